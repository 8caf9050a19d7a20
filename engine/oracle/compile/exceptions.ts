import type { Modification } from '../../abilities/modification.ts';
import type { EntryModification } from '../../abilities/replacement-effect.ts';
import { not } from '../../abilities/selector.ts';
import type { CharacteristicName } from '../../vocabulary/characteristics.ts';
import type { Keyword } from '../../vocabulary/keywords.ts';
import { amount, plainNumber } from './amounts.ts';
import { becoming, losingTypes } from './becoming.ts';
import { abilityList } from './granted.ts';
import { properName } from './noun-after.ts';
import { objectPossessive } from './objects.ts';
import {
  alt,
  between,
  lazy,
  map,
  opt,
  type Parser,
  phrase,
  preceded,
  seq,
  table,
  token,
  word,
} from './parser.ts';
import { type Meaning, NotUnderstood, type Scope } from './scope.ts';
import { sizePair } from './size-pairs.ts';
import { keywordName } from './with-phrase.ts';
import { counterKind } from './words.ts';

interface Exceptions {
  readonly except: readonly Modification[];
  readonly notCopied?: readonly CharacteristicName[];
}

interface One {
  readonly parts: Meaning<readonly Modification[]>;
  readonly notCopied?: CharacteristicName;
  /** "it loses all other card types": what the others give is all that it has. */
  readonly losesOthers?: boolean;
  /** It holds only if the copy wouldn't have that keyword by itself. */
  readonly unlessHas?: Keyword;
  readonly entry?: Meaning<EntryModification>;
}
const parts = (...all: readonly Modification[]): One => ({ parts: () => all });

const subject = alt(
  word('it', 'he', 'she', 'they'),
  phrase('the token'),
  phrase('that token'),
  phrase('the tokens'),
  phrase('the copy'),
);
const be = alt(word('is', 'are'));

const one: Parser<One> = alt<One>(
  map(seq(opt(subject), phrase('loses|lose all other card types')), () => ({
    parts: () => [],
    losesOthers: true,
  })),
  map(
    seq(
      subject,
      word('has', 'have'),
      lazy(() => abilityList),
      phrase("if that creature|permanent doesn't have"),
      keywordName,
    ),
    ([, , all, , unlessHas]) => ({ parts: all, unlessHas }),
  ),
  map(
    seq(
      phrase('its|his|her name is'),
      alt(
        properName,
        token(({ kind, text, byName }) => (kind === 'self' && byName === true ? text : undefined), 'a name'),
      ),
    ),
    ([, name]) => parts({ kind: 'set-name', name }),
  ),
  map(
    seq(
      alt<unknown>(subject, phrase('those creatures')),
      phrase("isn't|aren't legendary"),
      opt(phrase('if that|the chosen? permanent|creature|card|token is legendary')),
    ),
    () => parts({ kind: 'remove-supertypes', supertypes: ['legendary'] }),
  ),
  map(seq(subject, phrase('is|are not legendary')), () =>
    parts({ kind: 'remove-supertypes', supertypes: ['legendary'] }),
  ),
  map(
    seq(
      subject,
      phrase("doesn't copy"),
      opt(word('its', 'that')),
      opt(phrase("creature 's")),
      table<CharacteristicName>({ 'color|colors': 'colors' }),
    ),
    ([, , , , notCopied]) => ({ parts: () => [], notCopied }),
  ),
  map(
    seq(
      subject,
      word('has', 'have', 'gains'),
      lazy(() => abilityList),
    ),
    ([, , all]) => ({ parts: all }),
  ),
  map(
    seq(opt(seq(subject, word('has', 'have'))), phrase('its|their power and toughness are|is'), sizePair),
    ([, , size]) => ({
      parts: (scope) => [
        { kind: 'set-base-power-toughness', power: size.power(scope), toughness: size.toughness(scope) },
      ],
    }),
  ),
  map(
    seq(
      phrase('its power and toughness are equal to'),
      lazy(() => objectPossessive),
      phrase('power and toughness'),
    ),
    ([, whose]) => ({
      parts: (scope) => {
        const of = whose(scope);
        return [
          {
            kind: 'set-base-power-toughness',
            power: { kind: 'power', of },
            toughness: { kind: 'toughness', of },
          },
        ];
      },
    }),
  ),
  map(
    seq(
      phrase('its power and toughness are each equal to'),
      lazy(() => amount),
    ),
    ([, value]) => ({
      parts: (scope) => {
        const size = value(scope);
        return [{ kind: 'set-base-power-toughness', power: size, toughness: size }];
      },
    }),
  ),
  map(
    seq(
      subject,
      be,
      lazy(() => becoming),
    ),
    ([, , what]) => ({ parts: what }),
  ),
  map(
    seq(
      subject,
      word('enters'),
      lazy(() => entryPart),
    ),
    ([, , entry]) => ({ parts: () => [], entry }),
  ),
  map(
    seq(
      word('has', 'have', 'gains'),
      lazy(() => abilityList),
    ),
    ([, all]) => ({ parts: all }),
  ),
  map(seq(opt(subject), word('loses'), keywordName), ([, , keyword]) =>
    parts({ kind: 'lose-keyword', keyword }),
  ),
);

/** "with an additional +1/+1 counter on it", "tapped". */
export const entryPart: Parser<Meaning<EntryModification>> = alt<Meaning<EntryModification>>(
  map(word('tapped'), () => () => ({ kind: 'tapped' })),
  map(
    seq(
      word('with'),
      opt(lazy(() => plainNumber)),
      opt(word('a', 'an')),
      opt(word('additional')),
      counterKind,
      phrase('on it|them'),
    ),
    ([, count, , , counter]): Meaning<EntryModification> =>
      (scope) => ({ kind: 'counters', counter, amount: count?.(scope) ?? 1 }),
  ),
);

const list: Parser<readonly One[]> = preceded(
  seq(opt(word(',')), word('except')),
  between(one, alt(phrase(', and'), word(',', 'and'))),
);

/** ", except it's an artifact in addition to its other types": what is different about a copy (707.9). */
export const exceptions: Parser<Meaning<Exceptions>> = map(
  list,
  (all): Meaning<Exceptions> =>
    (scope) => {
      if (all.some(({ unlessHas }) => unlessHas !== undefined))
        throw new NotUnderstood(0, 'exceptions without a condition');
      const notCopied = all.flatMap((each) => each.notCopied ?? []);
      return {
        except: exceptOf(all, scope),
        ...(notCopied.length === 0 ? {} : { notCopied }),
      };
    },
);

function exceptOf(all: readonly One[], scope: Scope): readonly Modification[] {
  const own = all.flatMap((each) => each.parts(scope));
  return all.some(({ losesOthers }) => losesOthers === true) ? losingTypes(own) : own;
}

type ExceptIf = NonNullable<Extract<EntryModification, { kind: 'as-copy' }>['exceptIf']>;
interface EntryExceptions extends Exceptions {
  readonly entry: readonly EntryModification[];
  readonly exceptIf?: ExceptIf;
}

/** "it has vanishing 3 if that creature doesn't have vanishing": the copy has what the creature has (707.2). */
function exceptIfOf(all: readonly One[], scope: Scope): { readonly exceptIf?: ExceptIf } {
  const [only, ...more] = all.filter(({ unlessHas }) => unlessHas !== undefined);
  if (only?.unlessHas === undefined) return {};
  if (more.length > 0) throw new NotUnderstood(0, 'one exception with a condition');
  const selector = not({ kind: 'keyword', keyword: only.unlessHas });
  return {
    exceptIf: {
      condition: { kind: 'matches', object: { kind: 'affected' }, selector },
      except: only.parts(scope),
    },
  };
}

/** The same for what enters as a copy: how else it enters is told among the exceptions. */
export const entryExceptions: Parser<Meaning<EntryExceptions>> = map(
  list,
  (all): Meaning<EntryExceptions> =>
    (scope) => {
      const notCopied = all.flatMap((each) => each.notCopied ?? []);
      return {
        except: exceptOf(
          all.filter(({ unlessHas }) => unlessHas === undefined),
          scope,
        ),
        ...exceptIfOf(all, scope),
        entry: all.flatMap((each) => each.entry?.(scope) ?? []),
        ...(notCopied.length === 0 ? {} : { notCopied }),
      };
    },
);
