import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CardDefinition } from '../cards/card-definition.ts';
import type { BoardDocument, Step } from '../document/board-document.ts';
import { cards } from '../testing/arbitraries.ts';
import { comparable } from '../testing/comparable.ts';
import { playHistory } from './play-history.ts';

/** `npm run soak` makes many more, one for twenty boards of the others: a whole game is played for each. */
const runs = (count: number) => ({
  numRuns: Math.ceil(Number(globalThis.process?.env.FUZZ_RUNS ?? count * 20) / 20),
});

/** How many enter in one step. */
const TOGETHER = 6;
const COUNTERS = ['+1/+1', '-1/-1', 'flying', 'loyalty'];

interface Touch {
  readonly kind: number;
  readonly on: number;
  readonly to: number;
}

/** Games in which at least 50 permanents with about 20 effects enter, and then something is done to some of them. */
const games: fc.Arbitrary<BoardDocument> = fc
  .record({
    pool: fc.array(cards, { minLength: 50, maxLength: 54 }),
    touches: fc.array(fc.record({ kind: fc.nat({ max: 6 }), on: fc.nat(), to: fc.nat() }), { maxLength: 8 }),
  })
  .map(({ pool, touches }) => {
    const travelling = pool.map((card, index) => named(card, `${card.name} ${index}`, index % 5 < 3));
    const entries = travelling.map(({ name }, index) => ({
      id: `o${index}`,
      card: name,
      controller: index % 3 === 0 ? 'B' : 'A',
    }));
    const enters = Array.from(
      { length: Math.ceil(entries.length / TOGETHER) },
      (_, index): Step => ({
        action: { kind: 'enter', entries: entries.slice(index * TOGETHER, (index + 1) * TOGETHER) },
      }),
    );
    return {
      strata: 1,
      players: ['A', 'B'],
      cards: travelling,
      steps: [...enters, ...touches.map((touch, index) => stepOf(touch, index, pool.length))],
    };
  });

/** Three in five are without abilities, so that about 20 effects meet. */
function named(card: CardDefinition, name: string, isPlain: boolean): CardDefinition {
  const [face] = card.faces;
  return { ...card, name, faces: [isPlain ? { ...face, abilities: [] } : face] };
}

function stepOf({ kind, on, to }: Touch, index: number, size: number): Step {
  const id = `o${on % size}`;
  switch (kind) {
    case 0:
    case 1:
      return {
        action: { kind: 'counter', on: id, counter: COUNTERS[to % COUNTERS.length] ?? 'flying', n: 1 },
      };
    case 2:
      return { action: { kind: 'move', id, to: 'battlefield', as: `again${index}` } };
    case 3:
      return { action: { kind: 'phase-out', id } };
    case 4:
      return { action: { kind: 'turn-face-down', id } };
    case 5:
      return { action: { kind: 'turn', player: to % 2 === 0 ? 'A' : 'B' } };
    default:
      return { action: { kind: 'tap', id } };
  }
}

/** What everything is in the end, without times and numbers of steps. */
function endOf(document: BoardDocument): unknown {
  const last = playHistory(document, () => undefined).moments.at(-1);
  if (last === undefined) return [];
  const zones = [...last.state.objects.values()].map(({ id, zone }) => [id, zone]);
  return { zones, values: withoutTimes(comparable(last.evaluation)) };
}

/** Effects are named by their objects and times are left out: a game with fewer steps counts fewer of them. */
const withoutTimes = (values: unknown): unknown =>
  JSON.parse(
    JSON.stringify(values, (key, value) => (key === 'timestamp' || key === 'sinceStep' ? undefined : value)),
  );

test('a step of a large game that is off is as if it had never been done', () => {
  fc.assert(
    fc.property(games, fc.nat(), (document, number) => {
      const index = number % document.steps.length;
      const off = document.steps.map((step, at) => (at === index ? { ...step, off: true } : step));
      const removed = document.steps.filter((_, at) => at !== index);
      expect(endOf({ ...document, steps: off })).toEqual(endOf({ ...document, steps: removed }));
    }),
    runs(15),
  );
});
