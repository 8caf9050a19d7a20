import type { Amount, Comparison } from '../../abilities/amount.ts';
import type { PlayerReference } from '../../abilities/references.ts';
import {
  allOf,
  anyOf,
  cardType,
  controlledBy,
  inZone,
  not,
  type Selector,
  subtype,
} from '../../abilities/selector.ts';
import { KEYWORDS } from '../../vocabulary/keywords.ts';
import { SUBTYPES } from '../../vocabulary/subtypes.ts';
import { ZONES, type Zone } from '../../vocabulary/zones.ts';
import { amount, plainNumber } from './amounts.ts';
import { chosenWord } from './chosen-word.ts';
import { nounGroup, together } from './nouns.ts';
import { objectPhrase, referentPhrase } from './objects.ts';
import {
  alt,
  between,
  type Input,
  lazy,
  longest,
  many,
  map,
  mapSome,
  memo,
  notAhead,
  opt,
  type Parsed,
  type Parser,
  phrase,
  preceded,
  seq,
  table,
  token,
  word,
} from './parser.ts';
import { playerPhrase, playerPossessive } from './players.ts';
import { always, type Meaning } from './scope.ts';
import { cardTypeWord, counterKind, numberValue, simpleAdjective, subtypeWord } from './words.ts';

type Part = Meaning<Selector>;

const owner = (is: PlayerReference): Selector => ({ kind: 'owner', is });
const ofPlayer =
  (make: (player: PlayerReference) => Selector): ((player: Meaning<PlayerReference>) => Part) =>
  (player) =>
  (scope) =>
    make(player(scope));

/** "you control", "your opponents control", "you don't control", "that player owns". */
const controlled: Parser<Part> = alt(
  map(
    seq(
      lazy(() => playerPhrase),
      word('cast', 'casts'),
      notAhead(word('from', 'this', 'during', 'using')),
    ),
    ([player]) => ofPlayer(controlledBy)(player),
  ),
  map(phrase('you both own and control'), () =>
    always<Selector>(allOf(controlledBy({ kind: 'you' }), owner({ kind: 'you' }))),
  ),
  map(phrase("you don't control"), () => always(not(controlledBy({ kind: 'you' })))),
  map(phrase("you don't own"), () => always(not(owner({ kind: 'you' })))),
  map(phrase("you control but don't own"), () =>
    always<Selector>(allOf(controlledBy({ kind: 'you' }), not(owner({ kind: 'you' })))),
  ),
  map(
    seq(
      lazy(() => playerPhrase),
      word('control', 'controls', 'controlled'),
    ),
    ([player]) => ofPlayer(controlledBy)(player),
  ),
  map(
    seq(
      lazy(() => playerPhrase),
      word('own', 'owns'),
    ),
    ([player]) => ofPlayer(owner)(player),
  ),
);

const zoneWord: Parser<Zone> = table<Zone>({
  'graveyard|graveyards': 'graveyard',
  'hand|hands': 'hand',
  'library|libraries': 'library',
});

/** "in your graveyard", "from a graveyard", "in exile", "on the battlefield". */
const place: Parser<Part> = alt<Part>(
  map(phrase('on the battlefield'), () => always<Selector>({ kind: 'all' })),
  map(phrase('in|from exile'), () => always(inZone('exile'))),
  map(phrase('in|from the command zone'), () => always(inZone('command'))),
  map(phrase('you own that are|is not on the battlefield'), () => always(elsewhere)),
  map(seq(phrase("that aren't|isn't on the battlefield"), opt(phrase('or the stack'))), () =>
    always(elsewhere),
  ),
  map(
    seq(word('in', 'from'), alt(phrase('a'), phrase('all'), phrase('a single'), phrase('any')), zoneWord),
    ([, , zone]) => always(inZone(zone)),
  ),
  map(seq(word('in', 'from'), zoneWord), ([, zone]) => always(inZone(zone))),
  map(seq(word('in', 'from'), phrase("players'?"), word("'s"), zoneWord), ([, , , zone]) =>
    always(inZone(zone)),
  ),
  map(
    seq(
      word('in', 'from'),
      lazy(() => playerPossessive),
      zoneWord,
      opt(preceded(word('and', 'or'), zoneWord)),
    ),
    ([, player, zone, more]) =>
      (scope) =>
        allOf(more === undefined ? inZone(zone) : anyOf(inZone(zone), inZone(more)), owner(player(scope))),
  ),
);
const elsewhere: Selector = anyOf(
  ...(['hand', 'library', 'graveyard', 'exile', 'command'] as const).map(inZone),
);

/** "2 or less", "4 or greater", "less than or equal to …", "X", "equal to …". */
export const comparisonTo: Parser<Meaning<{ comparison: Comparison; to: Amount }>> = alt(
  map(
    seq(
      lazy(() => plainNumber),
      table<Comparison>({ 'or less|fewer': '<=', 'or greater|more': '>=' }),
    ),
    ([to, comparison]) =>
      (scope) => ({ comparison, to: to(scope) }),
  ),
  map(
    seq(
      table<Comparison>({
        'less than or equal to': '<=',
        'greater than or equal to': '>=',
        'less than': '<',
        'greater than': '>',
        'equal to': '=',
        'other than': '!=',
      }),
      lazy(() => amount),
    ),
    ([comparison, to]) =>
      (scope) => ({ comparison, to: to(scope) }),
  ),
  map(
    lazy(() => plainNumber),
    (to) => (scope) => ({ comparison: '=' as const, to: to(scope) }),
  ),
);

const VALUES = table<'power' | 'toughness' | 'mana-value'>({
  power: 'power',
  toughness: 'toughness',
  'mana value': 'mana-value',
  'converted mana cost': 'mana-value',
});
const compared: Parser<Part> = alt(
  map(
    seq(phrase('power or toughness'), comparisonTo),
    ([, make]): Part =>
      (scope) => {
        const { comparison, to } = make(scope);
        return anyOf(
          { kind: 'compare', value: 'power', comparison, to },
          { kind: 'compare', value: 'toughness', comparison, to },
        );
      },
  ),
  map(
    seq(opt(word('base')), VALUES, comparisonTo),
    ([, value, make]): Part =>
      (scope) => ({ kind: 'compare', value, ...make(scope) }),
  ),
);

const landwalkWord: Parser<Selector> = token(({ w }) => {
  const type = SUBTYPES.land.find((each) => `${each.toLowerCase()}walk` === w);
  return type === undefined ? undefined : ({ kind: 'keyword', keyword: 'landwalk', of: type } as const);
}, 'landwalk');
/** A keyword by its name alone. */
export const keywordName = table(
  Object.fromEntries(KEYWORDS.map((keyword) => [keyword.replace(/!$/, ' !'), keyword] as const)),
);
export const keywordSelector: Parser<Selector> = alt(
  landwalkWord,
  map(keywordName, (keyword): Selector => ({ kind: 'keyword', keyword })),
);

const onIt = seq(word('on'), word('it', 'them', 'him', 'her'));
const counters: Parser<Part> = alt(
  map(seq(alt(phrase('one or more'), word('a', 'an')), counterKind, onIt), ([, counter]) =>
    always<Selector>({ kind: 'counters', counter, atLeast: 1 }),
  ),
  map(seq(numberValue, phrase('or more'), counterKind, onIt), ([atLeast, , counter]) =>
    always<Selector>({ kind: 'counters', counter, atLeast }),
  ),
  map(seq(phrase('no counters'), onIt), () => always(not({ kind: 'counters', atLeast: 1 }))),
  map(seq(word('no'), counterKind, onIt), ([, counter]) =>
    always(not({ kind: 'counters', counter, atLeast: 1 })),
  ),
  map(
    seq(
      alt(phrase('a counter'), phrase('one or more counters'), phrase('counters'), phrase('counter')),
      onIt,
    ),
    () => always<Selector>({ kind: 'counters', atLeast: 1 }),
  ),
  map(seq(counterKind, onIt), ([counter]) => always<Selector>({ kind: 'counters', counter, atLeast: 1 })),
);

/** A card's name as it stands in a text: words with capitals and the small ones between them. */
const SMALL = new Set([
  'of',
  'the',
  'and',
  'to',
  'in',
  'for',
  'from',
  "'s",
  ',',
  'a',
  'with',
  'on',
  'at',
  'by',
]);
export const properName: Parser<string> = (input, at) => {
  let end = at;
  for (let next = at; next < input.tokens.length && next < at + 10; next += 1) {
    const found = input.tokens[next];
    if (found === undefined) break;
    if (found.kind === 'self') return undefined;
    if (/^[\p{Lu}\d]/u.test(found.text) && found.kind !== 'mana') end = next + 1;
    else if (!SMALL.has(found.w) || next === at) break;
    else if (found.w === "'s" && end === next) end = next + 1;
  }
  if (end === at) return undefined;
  const words = input.tokens.slice(at, end);
  let text = '';
  for (const [index, found] of words.entries())
    text += (index > 0 && words[index - 1]?.end !== found.start ? ' ' : '') + found.text;
  return { value: text, next: end };
};

const named: Parser<Part> = alt<Part>(
  map(phrase('with the chosen name'), () =>
    always<Selector>({ kind: 'name', name: { chosen: 'card-name' } }),
  ),
  map(seq(word('named'), properName), ([, name]) => always<Selector>({ kind: 'name', name })),
  map(
    seq(
      word('named'),
      token(({ kind }) => (kind === 'self' ? true : undefined), 'its name'),
    ),
    () => (scope) => ({ kind: 'name', name: scope.card.name }),
  ),
  map(seq(phrase('not named'), properName), ([, name]) => always(not({ kind: 'name', name }))),
);

/** What stands after "with". */
const having: Parser<Part> = alt<Part>(
  counters,
  compared,
  map(phrase('no abilities'), () => always<Selector>({ kind: 'has-no-abilities' })),
  map(
    seq(
      phrase('the same name as'),
      lazy(() => objectPhrase),
    ),
    ([, object]) =>
      (scope) => ({ kind: 'shares', what: 'name', with: object(scope) }),
  ),
  map(
    seq(
      opt(word('a', 'an')),
      table<'mana' | 'activated' | 'triggered'>({
        'mana ability|abilities': 'mana',
        'activated ability|abilities': 'activated',
        'triggered ability|abilities': 'triggered',
      }),
    ),
    ([, ability]) => always<Selector>({ kind: 'has-ability', ability }),
  ),
  map(between(keywordSelector, alt(phrase(', and|or|and/or'), word(',', 'and/or', 'or'))), (found) =>
    always(found.length === 1 ? together(found) : anyOf(...found)),
  ),
  map(seq(word('defender'), word('and'), keywordSelector), ([, , other]) =>
    always<Selector>(allOf({ kind: 'keyword', keyword: 'defender' }, other)),
  ),
  map(alt(phrase('an Aura attached to it'), phrase('an aura attached to it')), () =>
    always<Selector>({ kind: 'has-attached', what: { kind: 'subtype', subtype: 'Aura' } }),
  ),
);

const withList: Parser<Part> = map(
  seq(word('with'), having, opt(preceded(alt(word('and'), phrase('and with')), having))),
  ([, first, second]) =>
    (scope) =>
      second === undefined ? first(scope) : allOf(first(scope), second(scope)),
);
const without: Parser<Part> = map(
  seq(
    word('without'),
    alt(
      counters,
      map(between(keywordSelector, alt(phrase(', or'), word(',', 'or'))), (found) =>
        always(found.length === 1 ? together(found) : anyOf(...found)),
      ),
    ),
  ),
  ([, what]) =>
    (scope) =>
      not(what(scope)),
);

const designated = (designation: string): Part => always<Selector>({ kind: 'designation', designation });
const STATES = table<string>({
  'attacked this turn': 'that attacked this turn',
  'blocked this turn': 'that blocked this turn',
  'attacked or blocked this turn': 'that attacked or blocked this turn',
  "didn't attack this turn": "that didn't attack this turn",
  'entered|entered the battlefield this turn': 'that entered this turn',
  'entered the battlefield this turn': 'that entered this turn',
  'entered this turn': 'that entered this turn',
  'entered under your control this turn': 'that entered under your control this turn',
  'was dealt damage this turn': 'that was dealt damage this turn',
  'were dealt damage this turn': 'that was dealt damage this turn',
  'has been dealt damage this turn': 'that was dealt damage this turn',
  'dealt damage this turn': 'that dealt damage this turn',
  'dealt damage to you this turn': 'that dealt damage to you this turn',
  'dealt combat damage to a player this turn': 'that dealt combat damage to a player this turn',
  'crewed it this turn': 'that crewed it this turn',
  'convoked it': 'that convoked it',
});

/** What stands after "that": "that's attacking", "that shares a color with it", "that aren't on the battlefield". */
const relative: Parser<Part> = alt<Part>(
  map(STATES, (state) => designated(state)),
  map(
    seq(
      alt(phrase('share|shares a'), phrase('share|shares at least one')),
      table<'color' | 'creature-type' | 'card-type' | 'name'>({
        color: 'color',
        'creature type': 'creature-type',
        'card type': 'card-type',
        name: 'name',
      }),
      word('with'),
      lazy(() => objectPhrase),
    ),
    ([, what, , object]) =>
      (scope) => ({ kind: 'shares', what, with: object(scope) }),
  ),
  map(seq(word('has', 'have'), having), ([, what]) => what),
  map(
    seq(phrase("don't|doesn't have"), having),
    ([, what]) =>
      (scope) =>
        not(what(scope)),
  ),
  map(
    seq(
      word('is', 'are', "'s"),
      lazy(() => isWhat),
    ),
    ([, what]) => what,
  ),
  map(
    seq(
      word("isn't", "aren't"),
      lazy(() => isWhat),
    ),
    ([, what]) =>
      (scope) =>
        not(what(scope)),
  ),
  map(
    seq(
      phrase('is|are not'),
      lazy(() => isWhat),
    ),
    ([, what]) =>
      (scope) =>
        not(what(scope)),
  ),
  map(phrase('can attack this turn'), () => designated('that can attack this turn')),
);

/** What an object is said to be: adjectives, types, colors, "of the chosen type", "attached to a creature". */
export const isWhat: Parser<Part> = alt<Part>(
  map(seq(phrase('attacking you'), opt(phrase('or a planeswalker you control'))), () =>
    designated('attacking you'),
  ),
  map(
    seq(
      phrase('attached to'),
      lazy(() => referentPhrase),
    ),
    ([, what]) =>
      (scope) => ({ kind: 'attached-to', what: what(scope).selector }),
  ),
  map(
    seq(
      phrase('attached to a|an'),
      lazy(() => nounGroup),
    ),
    ([, what]) =>
      (scope) => ({ kind: 'attached-to', what: what.selector(scope) }),
  ),
  map(
    phrase('of the chosen type'),
    () => ((scope) => ({ kind: 'subtype', subtype: chosenWord(scope) })) as Part,
  ),
  map(
    phrase('the chosen type'),
    () => ((scope) => ({ kind: 'subtype', subtype: chosenWord(scope) })) as Part,
  ),
  map(phrase('the chosen color'), () => always<Selector>({ kind: 'color', color: { chosen: 'color' } })),
  map(phrase('one or more colors'), () =>
    always<Selector>({ kind: 'color-count', comparison: '>=', count: 1 }),
  ),
  map(seq(word('exactly'), numberValue, word('colors', 'color')), ([, count]) =>
    always<Selector>({ kind: 'color-count', comparison: '=', count }),
  ),
  longest<Part>(
    map(orList(adjectiveOrType), (found) => always(found.length === 1 ? together(found) : anyOf(...found))),
    // Of a card it may be asked wherever it is.
    map(
      seq(
        opt(word('a', 'an')),
        lazy(() => nounGroup),
      ),
      ([, noun]): Part =>
        (scope) => {
          const selector = noun.selector(scope);
          return noun.isCard ? together([selector, everywhere]) : selector;
        },
    ),
  ),
);
const everywhere: Selector = anyOf(...ZONES.map(inZone));

/** "a, b, or c": a comma alone ends the list. */
export function orList<T>(parser: Parser<T>): Parser<readonly T[]> {
  return alt(
    map(
      seq(parser, many(preceded(word(','), parser)), alt(phrase(', or|and'), word('or', 'and/or')), parser),
      ([first, rest, , last]) => [first, ...rest, last],
    ),
    map(parser, (one) => [one]),
  );
}
function adjectiveOrType(input: Input, at: number): Parsed<Selector> | undefined {
  return mapSome(seq(opt(word('a', 'an')), many(simpleAdjective), many(typeNoun)), ([, adjectives, types]) =>
    adjectives.length + types.length === 0 ? undefined : together([...adjectives, ...types]),
  )(input, at);
}
const typeNoun: Parser<Selector> = alt<Selector>(
  map(cardTypeWord, ({ type }) => cardType(type)),
  map(subtypeWord, ({ name }) => subtype(name)),
  map(word('token', 'tokens'), () => ({ kind: 'token' })),
);

const othersThan: Parser<Part> = alt(
  map(
    seq(
      phrase('other than'),
      lazy(() => referentPhrase),
    ),
    ([, what]) =>
      (scope) =>
        not(what(scope).selector),
  ),
  map(
    seq(
      phrase('other than'),
      opt(word('a', 'an')),
      lazy(() => nounGroup),
    ),
    ([, , what]) =>
      (scope) =>
        not(what.selector(scope)),
  ),
);

/** What may follow a noun, in any order. */
export const after: Parser<readonly Part[]> = many(
  alt<Part>(
    controlled,
    place,
    named,
    withList,
    without,
    map(
      phrase('of the chosen type'),
      () => ((scope) => ({ kind: 'subtype', subtype: chosenWord(scope) })) as Part,
    ),
    map(
      phrase('of the first chosen type'),
      () => ((scope) => ({ kind: 'subtype', subtype: chosenWord(scope, 0) })) as Part,
    ),
    map(
      phrase('of the second chosen type'),
      () => ((scope) => ({ kind: 'subtype', subtype: chosenWord(scope, 1) })) as Part,
    ),
    map(phrase('of the chosen color'), () => always<Selector>({ kind: 'color', color: { chosen: 'color' } })),
    map(alt(phrase('of the creature type of your choice'), phrase('of that type')), () =>
      always<Selector>({ kind: 'subtype', subtype: { chosen: 'creature-type' } }),
    ),
    map(phrase('of your choice'), () => always<Selector>({ kind: 'all' })),
    map(
      seq(
        phrase('exiled with'),
        token(
          ({ kind, w }) => (kind === 'self' || w === 'it' || w === 'him' || w === 'her' ? true : undefined),
          'this',
        ),
      ),
      () => always<Selector>({ kind: 'exiled-with-source' }),
    ),
    map(
      seq(
        phrase('attached to'),
        lazy(() => referentPhrase),
      ),
      ([, what]) =>
        (scope) => ({ kind: 'attached-to', what: what(scope).selector }),
    ),
    map(
      seq(
        phrase('attached to a|an'),
        lazy(() => nounGroup),
      ),
      ([, what]) =>
        (scope) => ({ kind: 'attached-to', what: what.selector(scope) }),
    ),
    othersThan,
    blockingIt,
    map(seq(word('that', 'which'), relative), ([, what]) => what),
    map(seq(phrase('whose power is'), comparisonTo), ([, make]) => (scope) => ({
      kind: 'compare',
      value: 'power',
      ...make(scope),
    })),
    map(phrase('attacking you'), () => designated('attacking you')),
  ),
);
function blockingIt(input: Input, at: number): Parsed<Part> | undefined {
  const it = token(({ kind, w }) => (kind === 'self' || w === 'it' ? true : undefined), 'it');
  return map(seq(word('blocking'), it), () => designated('blocking it'))(input, at);
}
