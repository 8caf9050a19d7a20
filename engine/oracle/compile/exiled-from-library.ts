import type { Told } from './clauses.ts';
import { eventPlayer } from './event-parts.ts';
import { endsAt, type Reader } from './instead-input.ts';
import { atEnd, map, opt, type Parser, phrase, seq, word } from './parser.ts';
import { NotUnderstood } from './scope.ts';

/** "that player exiles that many cards from the top of their library": hidden cards, which only a number tells. */
export const exilingOwn: Parser<Told> = map(
  seq(
    opt(eventPlayer),
    word('exile', 'exiles'),
    phrase('that many cards from the top of your|their library'),
    opt(word('.')),
    atEnd,
  ),
  ([player]): Told =>
    (scope) => [
      {
        kind: 'exile-from-library',
        player: player?.(scope) ?? { kind: 'you' },
        amount: { kind: 'event-amount' },
      },
    ],
);

/** "that player exiles that card face up" of a card that would be drawn: the top one of the library (121.1). */
export const exilingDrawn: Reader = (input) => {
  const result = seq(
    opt(eventPlayer),
    word('exile', 'exiles'),
    phrase('that card'),
    opt(phrase('face up|down')),
  )(input, 0);
  if (result === undefined || !endsAt(input, result.next)) return undefined;
  const start = input.tokens[0]?.start ?? 0;
  return (scope, event) => {
    if (event.kind !== 'draw') throw new NotUnderstood(start, 'a card that would be drawn');
    const player = result.value[0]?.(scope) ?? ({ kind: 'you' } as const);
    return { kind: 'do', instructions: [{ kind: 'exile-from-library', player, amount: 1 }] };
  };
};
