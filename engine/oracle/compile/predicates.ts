import { layerOf, type Modification, type Restriction } from '../../abilities/modification.ts';
import type { ObjectReference } from '../../abilities/references.ts';
import type { Selector } from '../../abilities/selector.ts';
import { sameTree } from '../same-tree.ts';
import { basePhrase, becoming, losingTypes } from './becoming.ts';
import { exceptions } from './exceptions.ts';
import { freeRule } from './free-rules.ts';
import { gets } from './getting.ts';
import { abilities, abilityList } from './granted.ts';
import { loses } from './losing.ts';
import { nounGroup } from './nouns.ts';
import { objectPhrase, referentPhrase } from './objects.ts';
import {
  alt,
  between,
  constant,
  lazy,
  many,
  map,
  notAhead,
  opt,
  type Parser,
  phrase,
  preceded,
  seq,
  table,
  word,
} from './parser.ts';
import { type Meaning, NotUnderstood } from './scope.ts';
import { spanned } from './spans.ts';
import { textOf } from './text-of.ts';
import { keywordName } from './with-phrase.ts';
import { cardTypeWord, subtypeWord } from './words.ts';

/** What a predicate does to its subject, and what it says of the parts before it. */
export interface Clause {
  readonly parts: readonly Modification[];
  /** "loses all other card types": what was added before is all that stays. */
  readonly losesOthers?: boolean;
}
export type Part = Meaning<Clause>;

const parts = (...all: readonly Modification[]): Clause => ({ parts: all });
const made =
  (make: Meaning<readonly Modification[]>): Part =>
  (scope) => ({ parts: make(scope) });
const restrict = (...restrictions: readonly Restriction[]): Clause => ({
  parts: restrictions.map((restriction) => ({ kind: 'restrict', restriction })),
});

/** Which activated abilities can't be activated; the restriction without exception says too much for mana abilities. */
export const abilitiesLocked = (exceptMana: boolean): Modification =>
  exceptMana
    ? {
        kind: 'other-rule',
        words: "its activated abilities can't be activated unless they're mana abilities",
      }
    : { kind: 'restrict', restriction: 'cannot-activate-abilities' };

const topOfGraveyard: ObjectReference = { kind: 'top-card', of: { kind: 'you' }, zone: 'graveyard' };
const HAVE = word('has', 'have', 'gain', 'gains');
const has: Parser<Part> = alt<Part>(
  map(
    seq(
      HAVE,
      basePhrase,
      opt(
        preceded(
          alt(phrase(', and'), word(',', 'and')),
          lazy(() => abilityList),
        ),
      ),
    ),
    ([, base, more]): Part =>
      (scope) =>
        parts(base(scope), ...(more?.(scope) ?? [])),
  ),
  map(
    seq(HAVE, phrase('the chosen creature type in addition to its|their other types|type')),
    (): Part => () => parts({ kind: 'add-subtypes', subtypes: [{ chosen: 'creature-type' }] }),
  ),
  map(
    seq(
      HAVE,
      phrase('the full text of'),
      alt<Meaning<ObjectReference>>(
        lazy(() => objectPhrase),
        constant(phrase('the top card of your graveyard'), () => topOfGraveyard),
      ),
      opt(
        preceded(
          phrase('and has the text'),
          lazy(() => abilities),
        ),
      ),
    ),
    ([, , object, more]): Part =>
      (scope) => {
        const of = object(scope);
        const plus = more?.(scope);
        return parts({
          kind: 'gain-text-of',
          object: of,
          fullText: true,
          ...(plus === undefined ? {} : { plus }),
        });
      },
  ),
  map(seq(HAVE, phrase('all creature types')), (): Part => () => parts({ kind: 'add-all-creature-types' })),
  map(
    seq(HAVE, phrase('all basic land types')),
    (): Part => () => parts({ kind: 'add-all-land-types', which: 'basic' }),
  ),
  map(
    seq(
      HAVE,
      alt<readonly ('activated' | 'triggered' | 'loyalty')[]>(
        constant(phrase('all activated abilities of'), ['activated']),
        constant(phrase('all loyalty abilities of'), ['loyalty']),
        constant(phrase('all triggered abilities of'), ['triggered']),
        constant(phrase('all activated and triggered abilities of'), ['activated', 'triggered']),
      ),
      alt(
        map(
          seq(
            opt(word('all', 'each')),
            lazy(() => nounGroup),
          ),
          ([, noun]) => noun.selector,
        ),
        map(
          lazy(() => referentPhrase),
          (of): Meaning<Selector> =>
            (scope) =>
              of(scope).selector,
        ),
      ),
      opt(
        preceded(
          phrase('except for?'),
          table<'mana' | 'loyalty'>({ 'mana abilities': 'mana', 'loyalty abilities': 'loyalty' }),
        ),
      ),
    ),
    ([, kinds, among, except]): Part =>
      (scope) => {
        const of = among(scope);
        const but = except === undefined ? {} : { except };
        return parts(
          ...kinds.map((which): Modification => ({ kind: 'add-abilities-of', among: of, which, ...but })),
        );
      },
  ),
  map(
    seq(
      HAVE,
      lazy(() => abilityList),
    ),
    ([, all]): Part => made(all),
  ),
);

const notWhat: Parser<Part> = alt<Part>(
  map(
    seq(opt(word('a', 'an')), phrase('legendary')),
    (): Part => () => parts({ kind: 'remove-supertypes', supertypes: ['legendary'] }),
  ),
  map(phrase('snow'), (): Part => () => parts({ kind: 'remove-supertypes', supertypes: ['snow'] })),
  map(
    seq(opt(word('a', 'an')), cardTypeWord),
    ([, { type }]): Part =>
      () =>
        parts({ kind: 'remove-card-types', types: [type] }),
  ),
  map(
    seq(word('a', 'an'), subtypeWord),
    ([, { name }]): Part =>
      () =>
        parts({ kind: 'remove-subtypes', subtypes: [name] }),
  ),
);

const copy: Parser<Part> = map(
  seq(
    alt(phrase('a copy of'), phrase('copies of')),
    lazy(() => objectPhrase),
    opt(lazy(() => exceptions)),
  ),
  ([, of, except]): Part =>
    (scope) => {
      const object = of(scope);
      // "It" would be a copy of itself: what is meant was told in words that can't be followed.
      if (scope.telling !== undefined && sameTree(object, scope.telling))
        throw new NotUnderstood(0, 'something else to be a copy of');
      return parts({
        kind: 'become-copy',
        of: object,
        ...(except === undefined ? { except: [] } : except(scope)),
      });
    },
);

const is: Parser<Part> = alt<Part>(
  map(seq(word('is', 'are', 'become', 'becomes'), copy), ([, what]) => what),
  map(
    textOf(seq(word('is', 'are'), word('goaded', 'suspected', 'unblockable'))),
    (words): Part =>
      () =>
        parts({ kind: 'other-rule', words }),
  ),
  map(seq(word("isn't", "aren't"), notWhat), ([, what]) => what),
  map(seq(word('is', 'are'), alt(word('not'), phrase('no longer')), notWhat), ([, , what]) => what),
  map(seq(word('is', 'are', 'become', 'becomes'), becoming), ([, what]): Part => made(what)),
);

const CANNOT: Parser<Restriction> = table<Restriction>({
  attack: 'cannot-attack',
  block: 'cannot-block',
  'be blocked': 'cannot-be-blocked',
  'be enchanted': 'cannot-be-enchanted',
  'be equipped': 'cannot-be-equipped',
  'be sacrificed': 'cannot-be-sacrificed',
  'be countered': 'cannot-be-countered',
  transform: 'cannot-transform',
  'be regenerated': 'cannot-be-regenerated',
  'have counters put on it|them': 'cannot-have-counters',
});
/** What ends a plain restriction; "can't be blocked by …" says less than "can't be blocked". */
const plainEnd = alt<unknown>(
  word('.', ',', 'and', 'or'),
  seq(
    phrase('this turn|combat'),
    notAhead(alt(phrase('except'), phrase('as though'), phrase('by'), phrase('unless'), phrase('if able'))),
  ),
  phrase('until'),
  phrase('for as long as'),
  phrase('as long as'),
  phrase('unless'),
  seq(word('if'), notAhead(word('able', 'defending'))),
  (input, at) =>
    at >= input.tokens.length || input.tokens[at]?.kind === 'quote' ? { value: true, next: at } : undefined,
);
const restricted: Parser<Part> = alt<Part>(
  map(
    seq(
      phrase("its activated abilities can't be activated"),
      opt(phrase("unless they|they're are? mana abilities")),
    ),
    ([, except]): Part =>
      () =>
        parts(abilitiesLocked(except !== undefined)),
  ),
  map(
    seq(
      word("can't"),
      between(CANNOT, alt(phrase(', or'), word(',', 'or'))),
      ahead(plainEnd),
      notAhead(phrase('unless')),
    ),
    ([, all]): Part =>
      () =>
        restrict(...all),
  ),
  map(
    seq(phrase("can't have or gain"), keywordName),
    ([, keyword]): Part =>
      () =>
        parts({ kind: 'cannot-have-keyword', keyword }),
  ),
  map(
    seq(
      phrase("don't|doesn't untap during"),
      word('its', 'their'),
      alt(phrase("controller|controllers 's untap step|steps"), phrase('untap step')),
    ),
    (): Part => () => restrict('does-not-untap'),
  ),
  map(
    seq(word('attack', 'attacks'), phrase('each combat|turn if able')),
    (): Part => () => restrict('must-attack'),
  ),
  map(
    seq(word('attack', 'attacks'), phrase('this turn|combat if able')),
    (): Part => () => restrict('must-attack'),
  ),
  map(
    seq(word('block', 'blocks'), phrase('each combat|turn if able')),
    (): Part => () => restrict('must-block'),
  ),
  map(
    seq(word('block', 'blocks'), phrase('this turn|combat if able')),
    (): Part => () => restrict('must-block'),
  ),
  map(
    seq(phrase("can't attack or block"), ahead(plainEnd), notAhead(phrase('unless'))),
    (): Part => () => restrict('cannot-attack', 'cannot-block'),
  ),
);
function ahead(parser: Parser<unknown>): Parser<true> {
  return (input, at) => (parser(input, at) === undefined ? undefined : { value: true, next: at });
}

const subjectPronoun = opt(word('it', 'they'));
const clause: Parser<Part> = spanned<Clause>(
  'change',
  alt<Part>(
    gets,
    has,
    loses,
    is,
    restricted,
    lazy(() => freeRule),
  ),
  ({ parts: all }) => [...new Set(all.map((part) => layerOf(part, false)))],
);

/** One change of a subject: "gets +1/+1". */
export const onePredicate: Parser<Meaning<readonly Modification[]>> = map(
  clause,
  (one): Meaning<readonly Modification[]> =>
    (scope) =>
      joined([one(scope)]),
);

/** "gets +1/+1 and has flying", "loses all abilities, is a 1/1 Frog, and can't attack": one subject's predicates. */
export const predicate: Parser<Meaning<readonly Modification[]>> = map(
  seq(clause, many(preceded(seq(alt<unknown>(phrase(', and'), word(',', 'and')), subjectPronoun), clause))),
  ([first, rest]): Meaning<readonly Modification[]> =>
    (scope) => {
      const clauses = [first, ...rest].map((one) => one(scope));
      return joined(clauses);
    },
);

function joined(clauses: readonly Clause[]): readonly Modification[] {
  const all = clauses.flatMap((one) => one.parts);
  const isAbsolute = clauses.some(({ losesOthers }) => losesOthers === true);
  return orderedLosses(isAbsolute ? losingTypes(all) : all);
}

/** "has indestructible and loses all other abilities": what is lost is lost first. */
function orderedLosses(all: readonly Modification[]): readonly Modification[] {
  const lost = all.filter(({ kind }) => kind === 'lose-all-abilities');
  return lost.length === 0 ? all : [...lost, ...all.filter(({ kind }) => kind !== 'lose-all-abilities')];
}

/** "It's still a land." as a sentence of its own after an effect. */
export const stillSentence: Parser<true> = constant(
  alt<unknown>(
    seq(
      opt(word('.')),
      phrase('it is still a|an'),
      word('land', 'artifact', 'planeswalker', 'enchantment', 'vehicle', 'creature'),
    ),
    seq(opt(word('.')), phrase('they are still'), word('lands', 'artifacts', 'planeswalkers')),
    seq(opt(word('.')), phrase('he|she is still a planeswalker')),
  ),
  true,
);
