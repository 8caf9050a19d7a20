import type { Amount } from '../../abilities/amount.ts';
import type { PlayerReference } from '../../abilities/references.ts';
import { amount, countTail, forEach, plainNumber, timesCount, withTail } from './amounts.ts';
import { you } from './conditions.ts';
import { type Made, one } from './instructions.ts';
import { objectPhrase } from './objects.ts';
import { alt, lazy, map, notAhead, opt, type Parser, phrase, seq, table, word } from './parser.ts';
import { actingPlayer, playerPossessive } from './players.ts';
import { type Meaning, NotUnderstood, name, type Referent, type Scope } from './scope.ts';

const doer = opt(lazy(() => actingPlayer));

/** The card that was drawn, discarded or milled is "it" in what follows. */
const drawn: Referent = {
  selector: { kind: 'is', object: { kind: 'that' } },
  object: { kind: 'that' },
  nouns: ['card'],
  isPlural: false,
};

const cardCount: Parser<Meaning<Amount>> = alt<Meaning<Amount>>(
  map(phrase('an additional card'), () => () => 1),
  map(
    seq(
      lazy(() => plainNumber),
      phrase('additional cards'),
    ),
    ([count]) => count,
  ),
  map(phrase('a card'), () => () => 1),
  map(
    seq(
      lazy(() => plainNumber),
      word('cards', 'card'),
    ),
    ([count]) => count,
  ),
);

/** "target player gains 3 life and draws a card": the one of whom was told before. */
function theSame(scope: Scope): PlayerReference {
  if (scope.player === undefined) throw new NotUnderstood(0, 'a player named before');
  return scope.player;
}

const perEach = opt(lazy(() => countTail));

/** "you and that player each draw a card": each of them does it. */
const bothDo: Parser<Made> = map(
  seq(
    phrase('you and'),
    lazy(() => actingPlayer),
    word('each'),
    table<'draw' | 'discard' | 'mill'>({ draw: 'draw', discard: 'discard', mill: 'mill' }),
    cardCount,
    perEach,
    // "each draw a card and lose 1 life": the second is done by both, too.
    notAhead(seq(word('and'), word('lose', 'gain', 'draw', 'discard', 'mill', 'create', 'sacrifice'))),
  ),
  ([, other, , kind, count, more]): Made =>
    (scope) => {
      const who = other(scope);
      const total = withTail(count(scope), more, scope);
      return [{ kind, player: { kind: 'you-and', other: who }, amount: total }];
    },
);

export const playersDo: Parser<Made> = alt<Made>(
  bothDo,
  map(
    seq(
      doer,
      table<readonly ['draw' | 'discard' | 'mill', boolean]>({
        draw: ['draw', false],
        draws: ['draw', true],
        discard: ['discard', false],
        discards: ['discard', true],
        mill: ['mill', false],
        mills: ['mill', true],
      }),
      cardCount,
      perEach,
    ),
    ([player, [kind, isThird], count, more]): Made =>
      one((scope) => {
        const who = player?.(scope) ?? (isThird ? theSame(scope) : you);
        const many = count(scope);
        const total = withTail(many, more, scope);
        name(scope, drawn);
        return { kind, player: who, amount: total };
      }),
  ),
  map(
    seq(
      doer,
      word('draw', 'draws'),
      phrase('cards equal to'),
      lazy(() => amount),
    ),
    ([player, verb, , count]): Made =>
      one((scope) => {
        const who = player?.(scope) ?? (verb === 'draws' ? theSame(scope) : you);
        return { kind: 'draw', player: who, amount: count(scope) };
      }),
  ),
  map(
    seq(
      lazy(() => actingPlayer),
      table<'gain-life' | 'lose-life'>({ 'gain|gains': 'gain-life', 'lose|loses': 'lose-life' }),
      alt<Meaning<Amount>>(
        map(
          seq(
            lazy(() => plainNumber),
            word('life'),
          ),
          ([count]) => count,
        ),
        map(
          seq(
            phrase('life equal to'),
            lazy(() => amount),
          ),
          ([, count]) => count,
        ),
      ),
      opt(lazy(() => forEach)),
    ),
    ([player, kind, count, each]): Made =>
      one((scope) => {
        const who = player(scope);
        const many = count(scope);
        return { kind, player: who, amount: each === undefined ? many : timesCount(many, each(scope)) };
      }),
  ),
  map(
    seq(
      word('gain', 'lose', 'gains', 'loses'),
      lazy(() => plainNumber),
      word('life'),
    ),
    ([kind, count]): Made =>
      one((scope) => ({
        kind: kind.startsWith('gain') ? 'gain-life' : 'lose-life',
        player: kind.endsWith('s') ? theSame(scope) : you,
        amount: count(scope),
      })),
  ),
  map(
    seq(
      lazy(() => playerPossessive),
      phrase('life total becomes'),
      opt(phrase('equal to')),
      lazy(() => amount),
    ),
    ([player, , , to]): Made => one((scope) => ({ kind: 'set-life', player: player(scope), to: to(scope) })),
  ),
  map(
    seq(
      word('exchange'),
      lazy(() => playerPossessive),
      phrase('life total with'),
      lazy(() => objectPhrase),
      word("'s"),
      word('power', 'toughness'),
    ),
    ([, player, , of, , value]): Made =>
      one((scope) => ({
        kind: 'exchange-life',
        player: player(scope),
        with: value as 'power' | 'toughness',
        of: of(scope),
      })),
  ),
);
