import { describe, expect, it } from 'vitest';
import { libraryCard } from '../cards/library/index.ts';
import { parseBoard } from '../document/parse-board.ts';
import { playHistory } from '../history/play-history.ts';
import { compilingReader } from '../oracle/compile/compiling-reader.ts';
import { partingOf } from '../trace/parting.ts';
import { recordInstead, recordTrace } from '../trace/record.ts';
import { plainText } from '../trace/sentences/fragments.ts';
import { sentencesIn } from '../trace/sentences/languages.ts';
import { effectId, objectId } from '../vocabulary/ids.ts';
import { compareBoards } from './compare-boards.ts';
import { tryOrders } from './order-outcomes.ts';
import { ordersOf, withSwappedTimestamps } from './order-steps.ts';

const enter = (id: string, card: string, more: object = {}) => ({
  enter: { id, card, controller: 'A', ...more },
});

function board(...steps: readonly object[]) {
  const { document } = parseBoard({ strata: 1, players: ['A', 'B'], steps });
  if (document === undefined) throw new Error('no board');
  return document;
}

function traceOf(document: ReturnType<typeof board>) {
  const last = playHistory(document, libraryCard, undefined, compilingReader).moments.at(-1);
  if (last === undefined) throw new Error('no moment');
  return recordTrace(last.state);
}

function report(document: ReturnType<typeof board>, places: readonly number[]) {
  const trying = tryOrders(document, places, libraryCard, compilingReader);
  let count = 0;
  for (;;) {
    const step = trying.next();
    if (step.done === true) return { ...step.value, count };
    count += 1;
  }
}

const NAMES = { first: 'here', second: 'there' };
const say = sentencesIn('en');

describe('does order matter?', () => {
  it('depends on whether Humility came before Opalescence', () => {
    const document = board(
      enter('humility', 'Humility'),
      enter('opalescence', 'Opalescence'),
      enter('bears', 'Grizzly Bears'),
    );
    const { outcomes, deciding, tried, isAll, count } = report(document, [0, 1, 2]);
    expect([tried, count, isAll]).toEqual([6, 6, true]);
    expect(outcomes).toHaveLength(2);
    expect(outcomes[0]?.isPresent).toBe(true);
    expect(deciding).toEqual({ pairs: [[0, 1]], ways: [[[true]], [[false]]] });
  });

  it('does not, where a dependency decides', () => {
    const document = board(
      enter('urborg', 'Urborg, Tomb of Yawgmoth'),
      enter('moon', 'Blood Moon'),
      enter('forest', 'Forest'),
    );
    const { outcomes, deciding } = report(document, [0, 1, 2]);
    expect(outcomes).toHaveLength(1);
    expect(deciding).toBeUndefined();
  });

  it('leaves out orders that cannot be', () => {
    const document = board(
      enter('bears', 'Grizzly Bears'),
      enter('rancor', 'Rancor', { attachedTo: 'bears' }),
    );
    expect(report(document, [0, 1])).toMatchObject({ impossible: 1, tried: 2 });
  });

  it('tries some of too many orders, the present one among them', () => {
    const { orders, isAll } = ordersOf(9, 100);
    expect(isAll).toBe(false);
    expect(orders).toHaveLength(100);
    expect(new Set(orders.map((order) => order.join())).size).toBe(100);
    expect(orders[0]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(ordersOf(4).orders).toHaveLength(24);
  });
});

describe('two timestamps exchanged', () => {
  it('change the order in which effects are applied, and the first place is said with its rule', () => {
    const document = board(enter('humility', 'Humility'), enter('opalescence', 'Opalescence'));
    const [first, second] = [traceOf(document), traceOf(withSwappedTimestamps(document, 0, 1))];
    expect(compareBoards(first.evaluation, second.evaluation)).toEqual([
      { object: 'humility', differs: ['size'] },
    ]);
    const parting = partingOf(first, second);
    expect(parting).toMatchObject({
      kind: 'order',
      layer: '7b',
      first: 'humility/0/0',
      second: 'opalescence/0/0',
    });
    if (parting === undefined) return;
    const words = say.partingSentence(first, second, parting, NAMES);
    expect(plainText(words)).toBe(
      'The two part in layer 7b: here, Humility (t1) is applied before Opalescence (t2); there, Opalescence (t1) comes before Humility (t2). Timestamps decide.',
    );
    expect(words.rules).toEqual(['613.7']);
  });

  it('change nothing where a dependency decides', () => {
    const document = board(enter('urborg', 'Urborg, Tomb of Yawgmoth'), enter('moon', 'Blood Moon'));
    const [first, second] = [traceOf(document), traceOf(withSwappedTimestamps(document, 0, 1))];
    expect(compareBoards(first.evaluation, second.evaluation)).toEqual([]);
  });
});

describe('by timestamp alone', () => {
  it('Urborg makes Swamps before Blood Moon comes', () => {
    const document = board(
      enter('urborg', 'Urborg, Tomb of Yawgmoth'),
      enter('moon', 'Blood Moon'),
      enter('forest', 'Forest'),
    );
    const trace = traceOf(document);
    const alone = recordInstead(trace.evaluation.state, { withoutDependency: true });
    expect(trace.evaluation.object(objectId('forest')).subtypes).toEqual(['Forest']);
    expect([...alone.evaluation.object(objectId('forest')).subtypes].sort()).toEqual(['Forest', 'Swamp']);
    expect(alone.dependencies).toEqual([]);
    const parting = partingOf(trace, alone);
    expect(parting).toMatchObject({
      kind: 'only-one',
      layer: '4',
      appliedIn: 'second',
      why: { kind: 'ability-gone' },
    });
    // The rules' own evaluation stays what it was.
    expect(traceOf(document).applied.map(({ effect }) => effect.id)).toEqual(
      trace.applied.map(({ effect }) => effect.id),
    );
  });
});

describe('an effect that is not there', () => {
  it('leaves everything as it would be without it', () => {
    const document = board(enter('anthem', 'Glorious Anthem'), enter('bears', 'Grizzly Bears'));
    const trace = traceOf(document);
    const without = recordInstead(trace.evaluation.state, { without: new Set([effectId('anthem/0/0')]) });
    expect(without.evaluation.object(objectId('bears'))).toMatchObject({ power: 2, toughness: 2 });
    expect(partingOf(trace, without)).toMatchObject({
      kind: 'only-one',
      appliedIn: 'first',
      effect: 'anthem/0/0',
      why: undefined,
    });
  });
});
