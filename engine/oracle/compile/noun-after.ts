import type { PlayerReference } from '../../abilities/references.ts';
import { allOf, anyOf, controlledBy, inZone, not, type Selector } from '../../abilities/selector.ts';
import type { Zone } from '../../vocabulary/zones.ts';
import { chosenWord } from './chosen-word.ts';
import { castHow, circumstance } from './circumstances.ts';
import { nounGroup, together } from './nouns.ts';
import { designated, relative } from './object-state.ts';
import { referentPhrase } from './objects.ts';
import {
  alt,
  between,
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
  token,
  word,
} from './parser.ts';
import { playerPhrase, playerPossessive } from './players.ts';
import { always, type Meaning } from './scope.ts';
import { comparisonTo, withList, without } from './with-phrase.ts';

export type Part = Meaning<Selector>;

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
  map(
    seq(
      lazy(() => playerPhrase),
      word('cast', 'casts'),
      castHow,
    ),
    ([player, , how]) =>
      (scope) =>
        allOf(controlledBy(player(scope)), { kind: 'designation', designation: `cast ${how}` }),
  ),
  // What enters is not there already.
  map(phrase('you already control'), () =>
    always<Selector>(allOf(controlledBy({ kind: 'you' }), not({ kind: 'is', object: { kind: 'affected' } }))),
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
  map(phrase('in exile and in your graveyard'), () =>
    always(allOf(anyOf(inZone('exile'), inZone('graveyard')), owner({ kind: 'you' }))),
  ),
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
    if (found.kind === 'self' && input.tokens[next - 1]?.w === ',' && next > at) break;
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

/** The name of a token, which may have the name of the object that creates it in it: "Koma's Coil". */
export const tokenName: Parser<string> = (input, at) => {
  const tokens = input.tokens.map((each) =>
    each.kind === 'self' && each.said !== undefined
      ? { ...each, kind: 'word' as const, w: each.said.toLowerCase(), text: each.said }
      : each,
  );
  return properName({ ...input, tokens }, at);
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
  map(
    seq(
      phrase('not named'),
      token(({ kind }) => (kind === 'self' ? true : undefined), 'its name'),
    ),
    () => (scope) => not({ kind: 'name', name: scope.card.name }),
  ),
  map(seq(phrase('not named'), properName), ([, name]) => always(not({ kind: 'name', name }))),
);

/** "except for lands and tokens", "except for Mageta". */
export const exceptFor: Parser<Part> = preceded(
  phrase(',? except for'),
  alt<Part>(
    map(
      lazy(() => referentPhrase),
      (what): Part =>
        (scope) =>
          not(what(scope).selector),
    ),
    map(
      between(
        lazy(() => nounGroup),
        alt(phrase(', and'), word(',', 'and')),
      ),
      (all): Part =>
        (scope) => {
          const others = all.map((what) => not(what.selector(scope)));
          return others.length === 1 && others[0] !== undefined ? others[0] : allOf(...others);
        },
    ),
  ),
);

const othersThan: Parser<Part> = alt(
  map(
    seq(
      phrase('other than'),
      between(
        lazy(() => referentPhrase),
        word('and', 'or'),
      ),
    ),
    ([, all]) =>
      (scope) => {
        const others = all.map((what) => not(what(scope).selector));
        return others.length === 1 && others[0] !== undefined ? others[0] : allOf(...others);
      },
  ),
  map(
    seq(
      phrase('other than'),
      opt(word('a', 'an')),
      lazy(() => nounGroup),
    ),
    ([, , what]) =>
      (scope) =>
        otherThanKind(what.selector(scope)),
  ),
);

/** "card other than a basic land card from a graveyard": where it is said of both. */
function otherThanKind(what: Selector): Selector {
  if (what.kind !== 'all-of') return not(what);
  const isPlace = (part: Selector): boolean => part.kind === 'zone' || part.kind === 'owner';
  const places = what.of.some(({ kind }) => kind === 'zone') ? what.of.filter(isPlace) : [];
  const rest = what.of.filter((part) => !places.includes(part));
  return places.length === 0 || rest.length === 0 ? not(what) : allOf(...places, not(together(rest)));
}

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
    map(phrase('of the last? chosen color'), () =>
      always<Selector>({ kind: 'color', color: { chosen: 'color' } }),
    ),
    map(alt(phrase('of the creature type of your choice'), phrase('of that type')), () =>
      always<Selector>({ kind: 'subtype', subtype: { chosen: 'creature-type' } }),
    ),
    map(phrase('of your|their choice'), () => always<Selector>({ kind: 'all' })),
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
        phrase('attached to'),
        opt(word('a', 'an')),
        lazy(() => nounGroup),
      ),
      ([, , what]) =>
        (scope) => ({ kind: 'attached-to', what: what.selector(scope) }),
    ),
    othersThan,
    exceptFor,
    map(circumstance, (words) => designated(words)),
    map(phrase('used to craft it|~'), () => always<Selector>({ kind: 'exiled-with-source' })),
    map(seq(word('that', 'which'), relative), ([, what]) => what),
    map(seq(phrase('whose power is'), comparisonTo), ([, make]) => (scope) => ({
      kind: 'compare',
      value: 'power',
      ...make(scope),
    })),
  ),
);
