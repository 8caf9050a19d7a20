import type { Comparison } from '../../abilities/amount.ts';
import type { Condition } from '../../abilities/condition.ts';
import type { PlayerReference } from '../../abilities/references.ts';
import { bothPaired, inZone, pairedCreature, type Selector } from '../../abilities/selector.ts';
import { plainNumber } from './amounts.ts';
import { compare, type Test, you } from './conditions.ts';
import { nounGroup, together } from './nouns.ts';
import { isWhat } from './object-state.ts';
import { alt, lazy, map, mapSome, opt, type Parser, phrase, seq, table, word } from './parser.ts';
import { someoneHas } from './player-comparisons.ts';
import { playerPhrase, playerPossessive } from './players.ts';
import { always, type Meaning, NotUnderstood, name } from './scope.ts';
import { comparisonTo } from './with-phrase.ts';
import { colorName, counterKind, numberValue } from './words.ts';

const cardsHeld = seq(
  alt(
    map(seq(numberValue, phrase('or more')), ([count]) => ({ comparison: '>=' as Comparison, count })),
    map(seq(numberValue, phrase('or fewer')), ([count]) => ({ comparison: '<=' as Comparison, count })),
    map(word('no'), () => ({ comparison: '=' as Comparison, count: 0 })),
    map(seq(word('exactly'), numberValue), ([, count]) => ({ comparison: '=' as Comparison, count })),
    map(word('a'), () => ({ comparison: '>=' as Comparison, count: 1 })),
  ),
  word('card', 'cards'),
  phrase('in hand'),
);

const everyone = { kind: 'each-player' } as const;
const lifeAbove = (more: number): Condition => ({
  kind: 'compare',
  left: { kind: 'life', of: you },
  comparison: '>=',
  right: { kind: 'sum', of: [{ kind: 'starting-life', of: you }, more] },
});
const isPoisoned: Condition = {
  kind: 'compare',
  left: { kind: 'counters-on-player', player: { kind: 'opponents' }, counter: 'poison' },
  comparison: '>=',
  right: 1,
};

/** "you have", "that player has": of several players it would be said of each apart. */
const onePlayerHas: Parser<Meaning<PlayerReference>> = map(
  seq(
    lazy(() => playerPhrase),
    word('has', 'have'),
  ),
  ([player]): Meaning<PlayerReference> =>
    (scope) => {
      const who = player(scope);
      if (who.kind === 'opponents' || who.kind === 'each-player') throw new NotUnderstood(0, 'one player');
      return who;
    },
);

/** What players have: life, cards in hand, counters, designations. */
export const having: Parser<Test> = alt<Test>(
  someoneHas,
  map(
    seq(alt(phrase('an opponent has'), phrase('a player has')), comparisonTo, word('life')),
    ([who, make]) =>
      (scope) => ({
        kind: 'some-player',
        who: who === 'a player has' ? { kind: 'each-player' } : { kind: 'opponents' },
        value: 'life',
        ...make(scope),
      }),
  ),
  map(
    seq(alt(phrase('an opponent has'), phrase('a player has')), cardsHeld),
    ([who, [{ comparison, count }]]) =>
      always<Condition>({
        kind: 'some-player',
        who: who === 'a player has' ? { kind: 'each-player' } : { kind: 'opponents' },
        value: 'hand-size',
        comparison,
        to: count,
      }),
  ),
  map(
    seq(onePlayerHas, cardsHeld),
    ([player, [{ comparison, count }]]) =>
      (scope) =>
        compare({ kind: 'hand-size', of: player(scope) }, comparison, count),
  ),
  map(seq(onePlayerHas, comparisonTo, word('life')), ([player, make]) => (scope) => {
    const of = player(scope);
    const { comparison, to } = make(scope);
    return { kind: 'compare', left: { kind: 'life', of }, comparison, right: to };
  }),
  map(
    seq(
      table<PlayerReference>({
        'an opponent has': { kind: 'opponents' },
        'a player has': { kind: 'each-player' },
      }),
      numberValue,
      table<Comparison>({ 'or more cards': '>=', 'or fewer cards': '<=' }),
      word('in'),
      word('their'),
      table<'graveyard-size' | 'library-size'>({ graveyard: 'graveyard-size', library: 'library-size' }),
    ),
    ([who, to, comparison, , , value]) =>
      always<Condition>({ kind: 'some-player', who, value, comparison, to }),
  ),
  map(
    seq(
      lazy(() => playerPhrase),
      word('has', 'have'),
      numberValue,
      table<Comparison>({ 'or more cards': '>=', 'or fewer cards': '<=' }),
      phrase('in their|your graveyard'),
    ),
    ([player, , to, comparison]) =>
      (scope) => ({ kind: 'some-player', who: player(scope), value: 'graveyard-size', comparison, to }),
  ),
  map(
    seq(
      table<'graveyard-size' | 'library-size'>({
        'a graveyard has': 'graveyard-size',
        'a library has': 'library-size',
      }),
      numberValue,
      table<Comparison>({ 'or more cards in it': '>=', 'or fewer cards in it': '<=' }),
    ),
    ([value, to, comparison]) =>
      always<Condition>({ kind: 'some-player', who: everyone, value, comparison, to }),
  ),
  map(seq(phrase('there are'), numberValue, phrase('or more cards in a single graveyard')), ([, to]) =>
    always<Condition>({ kind: 'some-player', who: everyone, value: 'graveyard-size', comparison: '>=', to }),
  ),
  map(phrase('you have more cards in hand than each opponent'), () =>
    always<Condition>({
      kind: 'compare',
      left: { kind: 'hand-size', of: you },
      comparison: '>',
      right: { kind: 'greatest-among-players', value: 'hand-size', of: { kind: 'opponents' } },
    }),
  ),
  map(
    seq(phrase('you have at least'), numberValue, phrase('life more than your starting life total')),
    ([, more]) => always(lifeAbove(more)),
  ),
  map(
    seq(phrase('your life total is at least'), numberValue, phrase('greater than your starting life total')),
    ([, more]) => always(lifeAbove(more)),
  ),
  map(phrase('an opponent is poisoned'), () => always(isPoisoned)),
  map(
    seq(
      lazy(() => playerPhrase),
      word('has', 'have'),
      word('a', 'an'),
      counterKind,
    ),
    ([player, , , counter]) =>
      (scope) =>
        compare({ kind: 'counters-on-player', player: player(scope), counter }, '>=', 1),
  ),
  map(
    seq(
      colorName,
      phrase('is the most common color among'),
      opt(word('all')),
      lazy(() => nounGroup),
      phrase('or is tied for most common'),
    ),
    ([color, , , noun]) =>
      (scope) => ({ kind: 'most-common-color', color, among: noun.selector(scope) }),
  ),
  map(phrase('~ is paired with another creature'), () => (scope) => {
    name(scope, { selector: bothPaired, nouns: ['creature'], isPlural: true });
    return { kind: 'matches', object: { kind: 'paired' }, selector: pairedCreature };
  }),
  map(seq(phrase('you have'), numberValue, phrase('or more'), counterKind), ([, count, , counter]) =>
    always(compare({ kind: 'counters-on-player', player: you, counter }, '>=', count)),
  ),
  map(
    seq(
      lazy(() => playerPhrase),
      word('has', 'have'),
      numberValue,
      phrase('or more'),
      counterKind,
    ),
    ([player, , count, , counter]) =>
      (scope) =>
        compare({ kind: 'counters-on-player', player: player(scope), counter }, '>=', count),
  ),
  map(
    seq(
      lazy(() => playerPossessive),
      phrase('library has no cards in it'),
    ),
    ([of]) =>
      (scope) =>
        compare({ kind: 'cards-in-zone', of: of(scope), zone: 'library' }, '=', 0),
  ),
  map(
    seq(
      lazy(() => playerPossessive),
      phrase('library has at least'),
      lazy(() => plainNumber),
      phrase('cards in it'),
    ),
    ([of, , count]) =>
      (scope) => ({
        kind: 'compare',
        left: { kind: 'cards-in-zone', of: of(scope), zone: 'library' },
        comparison: '>=',
        right: count(scope),
      }),
  ),
  map(seq(phrase('you have'), numberValue, phrase('or more opponents')), ([, count]) =>
    always(compare({ kind: 'player-count', of: { kind: 'opponents' } }, '>=', count)),
  ),
  map(phrase("you have the city 's blessing"), () =>
    always<Condition>({ kind: 'player-designation', player: you, designation: "city's blessing" }),
  ),
  map(phrase('you have the initiative'), () =>
    always<Condition>({ kind: 'player-designation', player: you, designation: 'initiative' }),
  ),
  map(phrase('you are the monarch'), () =>
    always<Condition>({ kind: 'player-designation', player: you, designation: 'monarch' }),
  ),
  map(phrase('you have an enduring story'), () =>
    always<Condition>({ kind: 'player-designation', player: you, designation: 'enduring story' }),
  ),
  // 700.8: a party has at most four creatures.
  map(phrase('you have a full party'), () => always(compare({ kind: 'party', of: you }, '>=', 4))),
  map(phrase('you have max speed'), () =>
    always<Condition>({ kind: 'player-designation', player: you, designation: 'max speed' }),
  ),
);

export const turn: Parser<Test> = alt<Test>(
  map(phrase('it is your turn'), () => always<Condition>({ kind: 'turn-of', player: you })),
  map(alt(phrase('it is not your turn'), phrase("it isn't your turn")), () =>
    always<Condition>({ kind: 'not', of: { kind: 'turn-of', player: you } }),
  ),
  map(phrase("it is an opponent 's turn"), () =>
    always<Condition>({ kind: 'turn-of', player: { kind: 'opponents' } }),
  ),
);

/** The top card of a library or graveyard. */
export const topCard: Parser<Test> = map(
  seq(
    phrase('the top card of'),
    lazy(() => playerPossessive),
    table<'library' | 'graveyard'>({ library: 'library', graveyard: 'graveyard' }),
    word('is'),
    opt(word('a', 'an')),
    alt<Meaning<Selector>>(
      mapSome(
        lazy(() => nounGroup),
        // Another noun goes on: "is black, black creatures have …".
        (noun): Meaning<Selector> | undefined => (noun.isPlural ? undefined : noun.selector),
      ),
      isWhat,
    ),
  ),
  ([, player, zone, , , what]) =>
    (scope) => {
      const object = { kind: 'top-card', of: player(scope), zone } as const;
      const selector = together([what(scope), inZone(zone)]);
      name(scope, { selector: { kind: 'is', object }, object, nouns: ['card', ''], isPlural: false });
      return { kind: 'matches', object, selector };
    },
);
