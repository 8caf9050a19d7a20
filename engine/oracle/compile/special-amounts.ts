import type { Selector } from '../../abilities/selector.ts';
import { type Count, VALUE } from './amounts.ts';
import { nounGroup } from './nouns.ts';
import { objectPossessive } from './objects.ts';
import { alt, between, type Input, lazy, map, opt, type Parser, phrase, seq, table, word } from './parser.ts';
import { playerPossessive } from './players.ts';
import { always, type Meaning } from './scope.ts';
import { colorName } from './words.ts';

type Players = { readonly kind: 'opponents' } | { readonly kind: 'each-player' };
const players = table<Players>({
  'your opponents': { kind: 'opponents' },
  opponents: { kind: 'opponents' },
  players: { kind: 'each-player' },
  'all players': { kind: 'each-player' },
});

const inCosts: Parser<Meaning<Selector>> = alt<Meaning<Selector>>(
  map(
    seq(
      word('in'),
      lazy(() => objectPossessive),
      phrase('mana cost'),
    ),
    ([, object]): Meaning<Selector> =>
      (scope) => ({ kind: 'is', object: object(scope) }),
  ),
  map(
    seq(
      phrase('in the mana costs of'),
      lazy(() => nounGroup),
    ),
    ([, noun]) => noun.selector,
  ),
);

/** What is counted after "the number of" or "for each": mana symbols, the members of a party. */
export const specialCount: Parser<Count> = alt<Count>(
  map(
    seq(between(colorName, word('and', 'or')), word('mana'), word('symbol', 'symbols'), inCosts),
    ([of, , , among]): Count =>
      (scope) => ({ kind: 'mana-symbols', of, among: among(scope) }),
  ),
  map(phrase('opponent|opponents you have'), () =>
    always({ kind: 'player-count', of: { kind: 'opponents' } }),
  ),
  map(
    seq(
      word('creature', 'creatures'),
      word('in'),
      lazy(() => playerPossessive),
      word('party'),
    ),
    ([, , player]): Count =>
      (scope) => ({ kind: 'party', of: player(scope) }),
  ),
);

/** "the exiled card's mana value": of all that is exiled with the source. */
const ofExiled: Parser<Count> = map(
  seq(
    phrase('the exiled card|creature'),
    opt(word('card')),
    word("'s"),
    lazy(() => VALUE),
  ),
  ([, , , value]): Count =>
    (scope) => {
      if (scope.isResolving || scope.hasTrigger) return { kind: 'x' };
      const among: Selector = { kind: 'exiled-with-source' };
      // "its" behind it is of that card, of which no reference speaks.
      scope.it = { selector: among, nouns: ['card'], isPlural: false };
      return { kind: 'aggregate', which: 'total', value, among };
    },
);

const startingLife: Parser<Count> = map(
  seq(
    lazy(() => playerPossessive),
    phrase('starting life total'),
  ),
  ([player]): Count =>
    (scope) => ({ kind: 'starting-life', of: player(scope) }),
);

/** "less than or equal to half …": a whole number is at most a half just where it is at most that half rounded down. */
function roundedAs({ tokens }: Input, at: number): 'up' | 'down' {
  const before = tokens
    .slice(Math.max(0, at - 5), at)
    .map(({ w }) => w)
    .join(' ');
  return /\b(?:less|fewer) than or equal to$|\b(?:more|greater) than$/.test(before) ? 'down' : 'up';
}

/** Numbers that players have: the starting life total (103.4), the highest life total among several. */
export const specialAmount: Parser<Count> = alt<Count>(
  ofExiled,
  startingLife,
  (input, at) => {
    const compared = roundedAs(input, at);
    return map(
      seq(word('half'), startingLife, opt(seq(opt(word(',')), word('rounded'), word('up', 'down')))),
      ([, of, how]): Count =>
        (scope) => ({
          kind: 'half',
          of: of(scope),
          rounded: (how?.[2] as 'up' | 'down' | undefined) ?? compared,
        }),
    )(input, at);
  },
  map(seq(phrase('the highest|greatest life total among'), players), ([, of]) =>
    always({ kind: 'greatest-among-players', value: 'life', of }),
  ),
  map(seq(phrase('the highest number of cards in hand among'), players), ([, of]) =>
    always({ kind: 'greatest-among-players', value: 'hand-size', of }),
  ),
  map(phrase('the number of cards in the hand of the opponent with the most cards in hand'), () =>
    always({ kind: 'greatest-among-players', value: 'hand-size', of: { kind: 'opponents' } }),
  ),
  map(phrase('the life total of an opponent with the most life'), () =>
    always({ kind: 'greatest-among-players', value: 'life', of: { kind: 'opponents' } }),
  ),
);
