import type { ReplacementAbility } from '../../abilities/ability.ts';
import type { Modification } from '../../abilities/modification.ts';
import type { EntryModification } from '../../abilities/replacement-effect.ts';
import { becoming } from './becoming.ts';
import { AS_ENTERS_OR_TURNED, ENTERS, end, itself, made } from './entering-parts.ts';
import { nounGroup } from './nouns.ts';
import { selfWord } from './objects.ts';
import { alt, between, lazy, map, type Parser, phrase, preceded, seq, word } from './parser.ts';
import { type Meaning, NotUnderstood, type Scope } from './scope.ts';
import { sizePair } from './size-pairs.ts';
import { withWords } from './text-of.ts';

type Form = { readonly mode: string; readonly parts: Meaning<readonly Modification[]> };
type OneOf = Extract<EntryModification, { kind: 'one-of' }>;

/** "a 2/2 creature with flying": one of the forms in which it may enter. */
const form: Parser<Form> = alt<Form>(
  map(
    seq(word('a', 'an'), withWords(lazy(() => becoming))),
    ([, { value, words }]): Form => ({ mode: words, parts: value }),
  ),
  map(
    withWords(sizePair),
    ({ value: { power, toughness }, words }): Form => ({
      mode: words,
      parts: (scope) => [
        { kind: 'set-base-power-toughness', power: power(scope), toughness: toughness(scope) },
      ],
    }),
  ),
);

/** The types that it has anyway are no change; others would have to replace them, which no such text says. */
function changes({ parts, mode }: Form, scope: Scope): OneOf['modes'][number] {
  const own: readonly string[] = scope.card.cardTypes;
  const changed = parts(scope).filter((part) => {
    if (part.kind !== 'set-card-types' && part.kind !== 'add-card-types') return true;
    if (part.types.every((type) => own.includes(type))) return false;
    throw new NotUnderstood(0, 'types that it has');
  });
  return { mode, parts: changed };
}

const AS = seq(word('as'), alt<unknown>(selfWord, word('it')), ENTERS, word(','));

const choosing = (as: Parser<unknown>): Parser<readonly Form[]> =>
  map(
    seq(
      as,
      phrase('it becomes your choice of'),
      form,
      alt<readonly Form[]>(
        map(seq(word(','), between(form, word(',')), phrase(', or'), form), ([, others, , last]) => [
          ...others,
          last,
        ]),
        map(preceded(word('or'), form), (last) => [last]),
      ),
      end,
    ),
    ([, , first, others]) => [first, ...others],
  );

const enteringAs: Parser<Form> = map(
  seq(alt<unknown>(selfWord, word('it')), ENTERS, word('as'), form),
  ([, , , found]) => found,
);
const flipped: Parser<readonly Form[]> = map(
  seq(
    AS,
    phrase('flip a coin . if the coin comes up heads ,'),
    enteringAs,
    phrase('. if it comes up tails ,'),
    enteringAs,
    end,
  ),
  ([, , heads, , tails]) => [heads, tails],
);

const entering = (
  parser: Parser<readonly Form[]>,
  more: { readonly byCoinFlip?: true; readonly alsoFaceUp?: true },
): Parser<Meaning<ReplacementAbility>> =>
  map(
    parser,
    (forms): Meaning<ReplacementAbility> =>
      (scope) => {
        const what = itself(scope);
        const modes = forms.map((one) => changes(one, scope));
        const { byCoinFlip, alsoFaceUp } = more;
        return made({
          kind: 'enters',
          what,
          ...(alsoFaceUp === undefined ? {} : { alsoFaceUp }),
          entry: [{ kind: 'one-of', ...(byCoinFlip === undefined ? {} : { byCoinFlip }), modes }],
        });
      },
  );

/** "As a creature you control enters, it becomes a Zombie in addition to its other types" (614.1c). */
const othersBecome: Parser<Meaning<ReplacementAbility>> = map(
  seq(
    word('as'),
    word('a', 'an'),
    lazy(() => nounGroup),
    ENTERS,
    phrase(', it becomes'),
    lazy(() => becoming),
    end,
  ),
  ([, , noun, , , what]): Meaning<ReplacementAbility> =>
    (scope) =>
      made({ kind: 'enters', what: noun.selector(scope), entry: [{ kind: 'with', parts: what(scope) }] }),
);

/**
 * "As this enters, it becomes your choice of …", "flip a coin. If the coin comes up heads, this enters as …": copiable
 * values that are settled as it enters (613.2a, 705).
 */
export const enteringForms: Parser<Meaning<ReplacementAbility>> = alt(
  othersBecome,
  entering(choosing(AS), {}),
  entering(choosing(AS_ENTERS_OR_TURNED), { alsoFaceUp: true }),
  entering(flipped, { byCoinFlip: true }),
);
