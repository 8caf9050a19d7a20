import { libraryCard } from '../../cards/library/index.ts';
import type { EventSpec } from '../../document/event-spec.ts';
import { parseBoard } from '../../document/parse-board.ts';
import { wouldHappen } from '../../history/happening/would-happen.ts';
import { playHistory } from '../../history/play-history.ts';
import { compilingReader } from '../../oracle/compile/compiling-reader.ts';
import { outcomesOf } from '../../replacement/outcome-tree.ts';
import { invariant } from '../../vocabulary/invariant.ts';

/** How long all orders of the effects that apply to one event take (616.1), equal situations merged. */
export interface OrderBenchmark {
  /** "8 counter effects, all orders" */
  readonly name: string;
  readonly run: () => void;
}

const MORE = 'If one or more +1/+1 counters would be put on a creature you control, ';
const COUNTERS = [
  `${MORE}that many plus one +1/+1 counters are put on it instead.`,
  `${MORE}twice that many +1/+1 counters are put on it instead.`,
];
const DEAL = 'If a source would deal damage to ';
const DAMAGE = [
  `${DEAL}a permanent or player, it deals double that damage to that permanent or player instead.`,
  `${DEAL}you, prevent 1 of that damage.`,
  'If a source you control would deal damage to a permanent or player, it deals that much damage plus 1 instead.',
  `${DEAL}a permanent or player, it deals triple that damage to that permanent or player instead.`,
];

const counters: EventSpec = { counters: { on: 'bear', kind: '+1/+1', n: 1 } };
const damage: EventSpec = { damage: { source: 'bear', to: 'A', amount: 3 } };

/** Trees of six and eight effects of a few kinds, from different objects. */
export const orderBenchmarks = (): readonly OrderBenchmark[] => [
  { name: '6 counter effects, all orders', run: allOrders(COUNTERS, 6, counters) },
  { name: '8 counter effects, all orders', run: allOrders(COUNTERS, 8, counters) },
  { name: '6 damage effects, all orders', run: allOrders(DAMAGE, 6, damage) },
  { name: '8 damage effects, all orders', run: allOrders(DAMAGE, 8, damage) },
];

function allOrders(texts: readonly string[], count: number, event: EventSpec): () => void {
  const sayings = Array.from({ length: count }, (_, index) => ({
    token: {
      id: `effect-${index}`,
      name: `Effect ${index}`,
      controller: 'A',
      types: ['enchantment'],
      text: texts[index % texts.length],
    },
  }));
  const bear = { enter: { id: 'bear', card: 'Grizzly Bears', controller: 'A' } };
  const { document } = parseBoard({ players: ['A', 'B'], steps: [bear, ...sayings] });
  invariant(document !== undefined, 'a sound board');
  const state = playHistory(document, libraryCard, undefined, compilingReader).moments.at(-1)?.state;
  invariant(state !== undefined, 'a last moment');
  return () => {
    const { run } = wouldHappen(state, event, { cards: libraryCard, reader: compilingReader });
    invariant(run !== undefined && !outcomesOf(run).isCut, 'all orders');
  };
}
