import type { ReplacementAbility } from '../../abilities/ability.ts';
import type { Modification } from '../../abilities/modification.ts';
import type { EntryModification } from '../../abilities/replacement-effect.ts';
import type { CardType } from '../../vocabulary/card-types.ts';
import { setsOfSubtype } from '../../vocabulary/subtypes.ts';
import { ENTERS, end, itself, made } from './entering-parts.ts';
import { abilities } from './granted.ts';
import { selfWord } from './objects.ts';
import { alt, lazy, many, map, opt, type Parser, phrase, preceded, seq, word } from './parser.ts';
import { type CardFacts, type Meaning, NotUnderstood, type Scope } from './scope.ts';
import { sizePair } from './size-pairs.ts';
import { textOf } from './text-of.ts';
import { cardTypeWord, subtypeWord } from './words.ts';

interface Form {
  readonly words: string;
  readonly parts: Meaning<readonly Modification[]>;
}

/** "a 2/2 artifact creature with flying": a size, types that it has or gets, abilities. */
const formParts: Parser<Meaning<readonly Modification[]>> = map(
  seq(
    sizePair,
    opt(subtypeWord),
    many(cardTypeWord),
    opt(
      preceded(
        word('with'),
        lazy(() => abilities),
      ),
    ),
  ),
  ([size, subtype, types, own]): Meaning<readonly Modification[]> =>
    (scope) => {
      hasTypes(
        scope.card,
        types.map(({ type }) => type),
      );
      return [
        { kind: 'set-base-power-toughness', power: size.power(scope), toughness: size.toughness(scope) },
        ...(subtype === undefined ? [] : [added(subtype.name)]),
        ...(own?.(scope) ?? []).map((ability): Modification => ({ kind: 'add-ability', ability })),
      ];
    },
);

/** The types that are said are those that it has anyway; another would be a change of types. */
function hasTypes({ cardTypes }: CardFacts, said: readonly CardType[]): void {
  const isOwn = said.length === 0 || said.every((type) => cardTypes.includes(type));
  if (!isOwn) throw new NotUnderstood(0, 'the types that it has');
}

/** "in addition to its other types", said of all forms behind the last. */
const added = (name: string): Modification => {
  if (!setsOfSubtype(name).includes('creature')) throw new NotUnderstood(0, 'a creature type');
  return { kind: 'add-subtypes', subtypes: [name] };
};

const form: Parser<Form> = (input, at) => {
  const article = word('a', 'an')(input, at);
  const start = article?.next ?? at;
  const result = formParts(input, start);
  const words = result === undefined ? undefined : textOf(formParts)(input, start);
  return result === undefined || words === undefined
    ? undefined
    : { next: result.next, value: { words: words.value, parts: result.value } };
};

const forms: Parser<readonly Form[]> = map(
  seq(form, many(preceded(word(','), form)), alt(phrase(', or'), word('or')), form),
  ([first, rest, , last]) => [first, ...rest, last],
);

const AS = seq(word('as'), alt<unknown>(selfWord, word('it')), ENTERS, word(','));

const oneOf = (all: readonly Form[], isCoin: boolean, isAdded: boolean, scope: Scope): ReplacementAbility => {
  const modes = all.map(({ words, parts }) => ({ mode: words, parts: parts(scope) }));
  const hasSubtype = modes.some(({ parts }) => parts.some(({ kind }) => kind === 'add-subtypes'));
  // A creature type that takes the place of the others would be another change.
  if (hasSubtype !== isAdded) throw new NotUnderstood(0, 'types in addition to its own');
  const entry: EntryModification = { kind: 'one-of', ...(isCoin ? { byCoinFlip: true } : {}), modes };
  return made({ kind: 'enters', what: itself(scope), entry: [entry] });
};

/** "As this creature enters, it becomes your choice of a 3/3 creature or a 2/2 creature with flying." (614.1c, 613.2a) */
export const becomesChoice: Parser<Meaning<ReplacementAbility>> = alt<Meaning<ReplacementAbility>>(
  map(
    seq(AS, phrase('it becomes your choice of'), forms, opt(phrase('in addition to its other types')), end),
    ([, , all, more]): Meaning<ReplacementAbility> =>
      (scope) =>
        oneOf(all, false, more !== undefined, scope),
  ),
  // "flip a coin. If the coin comes up heads, it enters as a 5/2 creature with haste. If it comes up tails, …" (705)
  map(
    seq(
      AS,
      phrase('flip a coin . if it|the coin? comes up heads ,'),
      alt<unknown>(selfWord, word('it')),
      ENTERS,
      word('as'),
      form,
      phrase('. if it|the coin? comes up tails ,'),
      alt<unknown>(selfWord, word('it')),
      ENTERS,
      word('as'),
      form,
      end,
    ),
    ([, , , , , heads, , , , , tails]): Meaning<ReplacementAbility> =>
      (scope) =>
        oneOf([heads, tails], true, false, scope),
  ),
);
