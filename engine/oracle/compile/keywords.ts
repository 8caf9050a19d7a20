import type { KeywordAbility, KeywordParameter } from '../../abilities/ability.ts';
import { allOf, anyOf, cardType, type Selector, subtype, supertype } from '../../abilities/selector.ts';
import { BASIC_LAND_TYPES } from '../../vocabulary/card-types.ts';
import type { Keyword } from '../../vocabulary/keywords.ts';
import { SUBTYPES } from '../../vocabulary/subtypes.ts';
import { plainNumber, whereX } from './amounts.ts';
import { chosenWord } from './chosen-word.ts';
import { manaCost } from './costs.ts';
import {
  AMOUNT_KEYWORDS,
  COST_KEYWORDS,
  costOf,
  costParameter,
  fromWhat,
  withAmount,
} from './keyword-parameters.ts';
import { properName } from './noun-after.ts';
import { nounGroup, together } from './nouns.ts';
import {
  alt,
  between,
  lazy,
  many1,
  map,
  mapSome,
  notAhead,
  opt,
  type Parser,
  phrase,
  preceded,
  seq,
  token,
  word,
} from './parser.ts';
import { always, type Meaning, NotUnderstood } from './scope.ts';
import { spanned } from './spans.ts';
import { textOf, uncapital, wordsBetween } from './text-of.ts';
import type { Token } from './token.ts';
import { keywordName } from './with-phrase.ts';
import { simpleAdjective } from './words.ts';

type Made = Meaning<KeywordAbility>;

const keyword = (name: Keyword, parameter?: KeywordParameter): KeywordAbility =>
  parameter === undefined
    ? { kind: 'keyword', keyword: name }
    : { kind: 'keyword', keyword: name, parameter };
const quality = (name: Keyword, of: Selector): KeywordAbility =>
  keyword(name, { kind: 'quality', quality: of });

/** Keeps the words of a variant that the keyword and its parameter don't say in full. */
const inWords =
  (parser: Parser<Made>): Parser<Made> =>
  (input, at) => {
    const result = parser(input, at);
    if (result === undefined) return undefined;
    const words = uncapital(wordsBetween(input, at, result.next));
    return { next: result.next, value: (scope) => ({ ...result.value(scope), words }) };
  };

const protection: Parser<Made> = map(
  seq(
    alt<'protection' | 'hexproof'>(
      map(phrase('protection from'), () => 'protection' as const),
      map(phrase('hexproof from'), () => 'hexproof' as const),
    ),
    between(fromWhat, alt(phrase(', and from'), phrase(', from'), phrase('and from'))),
  ),
  ([name, from]): Made =>
    (scope) => {
      const all = from.map((one) => one(scope));
      const [only] = all;
      return quality(name, only !== undefined && all.length === 1 ? only : anyOf(...all));
    },
);

const enchant: Parser<Made> = map(
  preceded(
    word('enchant'),
    alt<Made>(
      map(word('player', 'opponent'), () => always(keyword('enchant', { kind: 'player' }))),
      map(
        lazy(() => nounGroup),
        (noun): Made =>
          (scope) =>
            quality('enchant', noun.selector(scope)),
      ),
    ),
  ),
  (made) => made,
);

const walk: Parser<Made> = alt<Made>(
  map(
    phrase('landwalk of the chosen type'),
    (): Made => (scope) => quality('landwalk', { kind: 'subtype', subtype: chosenWord(scope) }),
  ),
  mapSome(
    token(({ w }) => (w.endsWith('walk') ? w.slice(0, -4) : undefined), 'landwalk'),
    (land) => {
      const name = SUBTYPES.land.find((each) => each.toLowerCase() === land);
      return name === undefined
        ? undefined
        : always<KeywordAbility>(keyword('landwalk', { kind: 'subtype', subtype: name }));
    },
  ),
  map(seq(many1(simpleAdjective), word('landwalk')), ([words]) =>
    always<KeywordAbility>(quality('landwalk', together([...words, cardType('land')]))),
  ),
  map(
    seq(
      word('snow'),
      token(({ w }) => BASIC_LAND_TYPES.find((each) => `${each.toLowerCase()}walk` === w), 'landwalk'),
    ),
    ([, land]) => always<KeywordAbility>(quality('landwalk', allOf(supertype('snow'), subtype(land)))),
  ),
  map(phrase('artifact landwalk'), () =>
    always<KeywordAbility>(quality('landwalk', allOf(cardType('artifact'), cardType('land')))),
  ),
);

/** "plainscycling {2}", "basic landcycling {1}{U}", "Slivercycling {3}". */
const typecycling: Parser<Made> = mapSome(
  seq(
    opt(word('basic', 'artifact')),
    token(({ w }) => (w.endsWith('cycling') && w !== 'cycling' ? w : undefined), 'cycling'),
    manaCost,
  ),
  ([first, name, mana]) =>
    always<KeywordAbility>(
      keyword('cycling', {
        kind: 'cost',
        cost: { mana, other: `${first === undefined ? '' : `${first} `}${name}` },
      }),
    ),
);

/** "Equip Knight {2}", "equip legendary creature {3}". */
const equipWho: Parser<Made> = map(
  seq(
    word('equip'),
    lazy(() => nounGroup),
    manaCost,
  ),
  ([, , mana]) => always<KeywordAbility>(keyword('equip', costOf(mana))),
);
const commanderNinjutsu: Parser<Made> = map(seq(phrase('commander ninjutsu'), manaCost), ([, mana]) =>
  always<KeywordAbility>(keyword('ninjutsu', costOf(mana))),
);

/** Variants that the rules treat as the keyword (702.33c, 702.37b). */
const aliased: Parser<Made> = (input, at) => {
  const name = alt<Keyword>(
    map(word('multikicker'), () => 'kicker'),
    map(word('megamorph'), () => 'morph'),
  )(input, at);
  return name === undefined ? undefined : parameterOf(name.value)(input, name.next);
};

/** Keywords whose parameter is said in words of its own kind. */
const worded: Parser<Made> = alt<Made>(
  map(
    seq(
      phrase('affinity for'),
      lazy(() => nounGroup),
    ),
    ([, noun]): Made =>
      (scope) =>
        quality('affinity', noun.selector(scope)),
  ),
  map(
    seq(
      phrase('champion a|an'),
      lazy(() => nounGroup),
    ),
    ([, noun]): Made =>
      (scope) =>
        quality('champion', noun.selector(scope)),
  ),
  map(
    seq(
      phrase('bands with other'),
      lazy(() => nounGroup),
    ),
    ([, noun]): Made =>
      (scope) =>
        quality('banding', noun.selector(scope)),
  ),
  map(phrase('start your engines !'), () => always(keyword('start your engines!'))),
  map(phrase('for mirrodin !'), () => always(keyword('for mirrodin!'))),
  map(seq(phrase('more than meets the eye'), manaCost), ([, mana]) =>
    always(keyword('more than meets the eye', costOf(mana))),
  ),
);

/** Keywords with more words than a parameter holds. */
const variants: Parser<Made> = alt<Made>(
  map(seq(phrase('partner with'), textOf(properName)), () => always(keyword('partner'))),
  map(
    textOf(seq(word('partner'), word('—'), properName, opt(alt<unknown>(word('select'), phrase('& son'))))),
    () => always(keyword('partner')),
  ),
  map(phrase("doctor 's companion"), () => always(keyword('partner'))),
  map(phrase('choose a background'), () => always(keyword('partner'))),
  map(phrase('friends forever'), () => always(keyword('partner'))),
  map(
    seq(phrase('splice onto'), word('arcane', 'instant'), opt(phrase('or sorcery')), costParameter()),
    ([, , , parameter]): Made =>
      (scope) =>
        keyword('splice', parameter(scope)),
  ),
  map(
    seq(
      lazy(() => nounGroup),
      word('offering'),
    ),
    () => always(keyword('offering')),
  ),
  map(
    seq(
      phrase('gift a|an'),
      many1(
        seq(
          notAhead(word(',', '.')),
          token(() => true, 'a word'),
        ),
      ),
    ),
    () => always(keyword('gift')),
  ),
  map(
    seq(
      phrase('craft with'),
      many1(
        seq(
          notAhead(token(({ kind }) => (kind === 'mana' ? true : undefined), 'mana')),
          token(() => true, 'a word'),
        ),
      ),
      manaCost,
    ),
    ([, , mana]) => always(keyword('craft', costOf(mana))),
  ),
  map(
    seq(
      phrase('devour'),
      lazy(() => nounGroup),
      lazy(() => plainNumber),
    ),
    ([, what, value]): Made =>
      (scope) =>
        keyword('devour', { kind: 'amount', amount: value(scope), quality: what.selector(scope) }),
  ),
  map(
    seq(
      phrase('emerge from'),
      lazy(() => nounGroup),
      manaCost,
    ),
    ([, , mana]) => always(keyword('emerge', costOf(mana))),
  ),
  map(
    seq(phrase('prototype'), manaCost, word('—', '-'), token(plainSize, 'power and toughness')),
    ([, mana, , size]) => always(keyword('prototype', { kind: 'cost-and-size', cost: { mana }, ...size })),
  ),
  map(seq(word('companion'), word('—'), many1(token(() => true, 'a word'))), () =>
    always(keyword('companion')),
  ),
  map(seq(word('kicker'), manaCost, word('and/or'), manaCost), ([, one, , other]) =>
    always(keyword('kicker', { kind: 'cost', cost: { mana: one, other } })),
  ),
  map(seq(phrase('modular — sunburst')), () => always(keyword('modular'))),
);

/** A keyword with its cost or number, if it is one that has those. */
const parameterOf =
  (name: Keyword): Parser<Made> =>
  (input, at) => {
    const parameter =
      (COST_KEYWORDS.has(name) ? costParameter()(input, at) : undefined) ??
      (AMOUNT_KEYWORDS.has(name) ? withAmount(input, at) : undefined);
    if (parameter === undefined) return { next: at, value: always(keyword(name)) };
    // "cumulative upkeep {R} or {G}": either cost, in words.
    const other = seq(word('or'), manaCost)(input, parameter.next);
    if (other !== undefined && input.tokens[parameter.next - 1]?.kind === 'mana')
      return {
        next: other.next,
        value: always<KeywordAbility>({
          kind: 'keyword',
          keyword: name,
          words: `${name} ${wordsBetween(input, at, other.next)}`,
        }),
      };
    const x = input.tokens.slice(at, parameter.next).some(({ w }) => w === '{x}' || w === '{X}')
      ? lazy(() => whereX)(input, parameter.next)
      : undefined;
    // "encore {X}, where X is its mana value": a cost can't say what its X is, so that the words do.
    if (x !== undefined)
      return {
        next: x.next,
        value: () => ({
          kind: 'keyword',
          keyword: name,
          words: `${name} ${wordsBetween(input, at, x.next)}`,
        }),
      };
    const start = input.tokens[at]?.start ?? 0;
    return {
      next: parameter.next,
      value: (scope) => {
        const value = parameter.value(scope);
        // "encore {X}, where X is its mana value": a cost can't say what its X is.
        if (scope.x !== undefined && value.kind === 'cost' && value.cost.mana?.includes('{X}') === true)
          throw new NotUnderstood(start, 'a cost without X');
        return keyword(name, value);
      },
    };
  };

const general: Parser<Made> = (input, at) => {
  const named = alt<Keyword>(
    keywordName,
    map(phrase('totem armor'), () => 'umbra armor'),
  )(input, at);
  if (named === undefined || named.value === 'protection' || named.value === 'enchant') return undefined;
  return parameterOf(named.value)(input, named.next);
};

/** One keyword ability with all that belongs to it (702). */
export const keywordAbility: Parser<Made> = spanned(
  'keyword',
  alt(
    protection,
    enchant,
    walk,
    inWords(alt(typecycling, commanderNinjutsu, equipWho, variants, aliased)),
    worded,
    general,
  ),
  () => [],
);

/** A line of keyword abilities. */
export const keywordList: Parser<readonly Made[]> = between(
  keywordAbility,
  alt(word(',', ';'), phrase(', and')),
);

/** "3/2": plain numbers only. */
function plainSize({ kind, w }: Token): { power: number; toughness: number } | undefined {
  const match = kind === 'size' ? /^(\d+)\/(\d+)$/.exec(w) : null;
  return match === null ? undefined : { power: Number(match[1]), toughness: Number(match[2]) };
}
