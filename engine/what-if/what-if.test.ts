import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { libraryCard } from '../cards/library/index.ts';
import { parseBoard } from '../document/parse-board.ts';
import { playHistory } from '../history/play-history.ts';
import { compilingReader } from '../oracle/compile/compiling-reader.ts';
import { partingOf } from '../trace/parting.ts';
import { recordInstead, recordTrace } from '../trace/record.ts';
import { plainText } from '../trace/sentences/fragments.ts';
import { partingSentenceIn } from '../trace/sentences/parting-languages.ts';
import { effectId, objectId } from '../vocabulary/ids.ts';
import type { Layer } from '../vocabulary/layers.ts';
import { loopOutcomes, withoutDependency } from './by-timestamp.ts';
import { compareBoards } from './compare-boards.ts';
import { decisionBetween, outcomeOf } from './deciding-pairs.ts';
import { tryOrders } from './order-outcomes.ts';
import { ordersOf, withSwappedTimestamps } from './order-steps.ts';
import { withOrder } from './order-things.ts';

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

describe('does order matter?', () => {
  it('depends on whether Humility came before Opalescence', () => {
    const document = board(
      enter('humility', 'Humility'),
      enter('opalescence', 'Opalescence'),
      enter('bears', 'Grizzly Bears'),
    );
    const { outcomes, decision, tried, isAll, count } = report(document, [0, 1, 2]);
    expect([tried, count, isAll]).toEqual([6, 6, true]);
    expect(outcomes).toHaveLength(2);
    expect(outcomes[0]?.isPresent).toBe(true);
    expect(decision).toEqual({
      kind: 'ask',
      pair: [0, 1],
      yes: { kind: 'outcome', outcome: 0 },
      no: { kind: 'outcome', outcome: 1 },
    });
  });

  it('does not, where a dependency decides', () => {
    const document = board(
      enter('urborg', 'Urborg, Tomb of Yawgmoth'),
      enter('moon', 'Blood Moon'),
      enter('forest', 'Forest'),
    );
    const { outcomes, decision } = report(document, [0, 1, 2]);
    expect(outcomes).toHaveLength(1);
    expect(decision).toBeUndefined();
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
    expect(ordersOf(4, 100).orders).toHaveLength(24);
  });
});

describe('cards that enter at the same time', () => {
  const together = (...cards: readonly (readonly [id: string, card: string, controller: string])[]) => ({
    enter: cards.map(([id, card, controller]) => ({ id, card, controller })),
  });

  it('come in every order that their player can choose (613.7m), and it is said who chooses', () => {
    const document = board(
      together(
        ['humility', 'Humility', 'A'],
        ['moon', 'Blood Moon', 'B'],
        ['opalescence', 'Opalescence', 'A'],
      ),
      enter('bears', 'Grizzly Bears'),
    );
    const { outcomes, decision, tried, things, simultaneous } = report(document, [0, 1]);
    expect(tried).toBe(4);
    expect(things).toEqual([
      { step: 0, entry: 0 },
      { step: 0, entry: 2 },
      { step: 0, entry: 1 },
      { step: 1 },
    ]);
    expect(simultaneous).toEqual([{ step: 0, player: 'A', cards: ['Humility', 'Opalescence'] }]);
    expect(outcomes).toHaveLength(2);
    expect(decision).toMatchObject({ kind: 'ask', pair: [0, 1] });
    const [, other] = outcomes;
    const changed = withOrder(document, things, other?.orders[0] ?? []);
    const cards = changed.steps.flatMap(({ action }) =>
      action.kind === 'enter' ? action.entries.map(({ id }) => id) : [],
    );
    expect(cards.indexOf('opalescence')).toBeLessThan(cards.indexOf('humility'));
  });

  it('by an event come in every order, too', () => {
    const { enter: cards } = together(['humility', 'Humility', 'A'], ['opalescence', 'Opalescence', 'A']);
    const document = board({ event: { id: 'e', enter: cards } }, enter('bears', 'Grizzly Bears'));
    const { outcomes, tried, simultaneous } = report(document, [0]);
    expect(tried).toBe(2);
    expect(simultaneous).toEqual([{ step: 0, player: 'A', cards: ['Humility', 'Opalescence'] }]);
    expect(outcomes).toHaveLength(2);
  });

  it('as equal tokens are left out, which is said', () => {
    const token = { name: 'Soldier', types: ['creature'], power: 1, toughness: 1 };
    const document = board(
      { event: { id: 'e', tokens: { controller: 'A', n: 3, token } } },
      enter('humility', 'Humility'),
    );
    expect(report(document, [0, 1])).toMatchObject({ tried: 2, alike: [{ step: 0, name: 'Soldier' }] });
  });

  it('of different players have no choice', () => {
    const document = board(together(['humility', 'Humility', 'A'], ['opalescence', 'Opalescence', 'B']));
    expect(report(document, [0])).toMatchObject({ tried: 1, simultaneous: [] });
  });
});

describe('the questions that tell outcomes apart', () => {
  const places = (order: readonly number[], a: number, b: number) => order.indexOf(a) < order.indexOf(b);

  it('lead every order to its own outcome, however outcomes are told apart', () => {
    let decided = 0;
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 5 }),
        fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 2, max: 4 }),
        (count, questions, kinds) => {
          // Outcomes by an arbitrary rule about a few pairs.
          const groups = new Map<number, (readonly number[])[]>();
          for (const order of ordersOf(count, 200).orders) {
            const answers = questions.map(([a, b]) => Number(places(order, a % count, b % count)));
            const kind = answers.reduce((sum, answer, index) => sum + answer * (index + 1), 0) % kinds;
            groups.set(kind, [...(groups.get(kind) ?? []), order]);
          }
          const outcomes = [...groups.values()];
          const decision = decisionBetween(outcomes);
          if (outcomes.length < 2) expect(decision).toBeUndefined();
          if (decision === undefined) return;
          decided += 1;
          for (const [outcome, orders] of outcomes.entries())
            for (const order of orders) expect(outcomeOf(decision, order)).toBe(outcome);
        },
      ),
      { numRuns: 60 },
    );
    expect(decided).toBeGreaterThan(5);
  });

  it('ask for one pair where one decides', () => {
    const [yes, no] = [true, false].map((is) =>
      ordersOf(4, 100).orders.filter((order) => places(order, 1, 3) === is),
    );
    expect(decisionBetween([yes ?? [], no ?? []])).toEqual({
      kind: 'ask',
      pair: [1, 3],
      yes: { kind: 'outcome', outcome: 0 },
      no: { kind: 'outcome', outcome: 1 },
    });
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
    expect(parting?.inLayers).toMatchObject({
      kind: 'order',
      layer: '7b',
      first: 'humility/0/0',
      second: 'opalescence/0/0',
    });
    if (parting === undefined) return;
    const words = partingSentenceIn('en')(first, second, parting, NAMES);
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
    expect(parting?.inLayers).toMatchObject({
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

describe('one dependency ignored', () => {
  const chain = () =>
    board(
      enter('conspiracy', 'Conspiracy', { choices: { creatureType: 'Elf' } }),
      enter('opalescence', 'Opalescence'),
      enter('evening', 'Enchanted Evening'),
      enter('angel', 'Serra Angel'),
    );

  it('is applied in timestamp order with what it waited for, while the others still wait', () => {
    const trace = traceOf(chain());
    const opalescence = trace.dependencies.find(({ dependent }) => dependent === 'opalescence/0/0');
    if (opalescence === undefined) throw new Error('Opalescence waits for nothing');
    const alone = recordInstead(trace.evaluation.state, withoutDependency(trace, opalescence).instead);
    expect(orderIn(trace, '4')).toEqual(['evening', 'opalescence', 'conspiracy']);
    expect(orderIn(alone, '4')).toEqual(['opalescence', 'conspiracy', 'evening']);
    const all = recordInstead(trace.evaluation.state, withoutDependency(trace, 'all').instead);
    expect(orderIn(all, '4')).toEqual(['conspiracy', 'opalescence', 'evening']);
  });

  it('says what differs then, by object and characteristic, or that nothing does', () => {
    const trace = traceOf(
      board(
        enter('urborg', 'Urborg, Tomb of Yawgmoth'),
        enter('moon', 'Blood Moon'),
        enter('forest', 'Forest'),
      ),
    );
    const [dependency] = trace.dependencies;
    if (dependency === undefined) throw new Error('Urborg waits for nothing');
    const { differences, isSame } = withoutDependency(trace, dependency);
    expect(isSame).toBe(false);
    expect(differences).toEqual([{ object: 'forest', differs: ['types', 'abilities'] }]);

    const younger = traceOf(board(enter('moon', 'Blood Moon'), enter('urborg', 'Urborg, Tomb of Yawgmoth')));
    const [same] = younger.dependencies;
    if (same === undefined) throw new Error('Urborg waits for nothing');
    expect(withoutDependency(younger, same)).toMatchObject({ differences: [], isSame: true });
  });
});

describe('a dependency loop', () => {
  const life = () =>
    board(
      enter('arbor', 'Dryad Arbor'),
      {
        token: {
          id: 'saproling',
          controller: 'A',
          types: ['creature'],
          subtypes: ['Saproling'],
          power: 1,
          toughness: 1,
        },
      },
      enter('moon', 'Blood Moon'),
      enter('limb', 'Life and Limb'),
    );

  it('is tried in every order, and without each of its dependencies; what the rules give comes first', () => {
    const trace = traceOf(life());
    const [loop] = trace.loops;
    if (loop === undefined) throw new Error('no loop');
    const { outcomes, tried, isAll } = loopOutcomes(trace, loop);
    expect([tried, isAll]).toEqual([2, true]);
    expect(outcomes.map(({ isByRules, orders }) => [isByRules, orders])).toEqual([
      [true, [['moon/0/0', 'limb/0/0']]],
      [false, [['limb/0/0', 'moon/0/0']]],
    ]);
    expect(outcomes[0]).toMatchObject({ differences: [], isSame: true });
    expect(outcomes[1]?.differences.map(({ object }) => object)).toContain('saproling');
    // Without its own dependency Blood Moon goes first, and Life and Limb waits for it as ever.
    expect(outcomes.map(({ broken }) => broken.map(({ dependent }) => dependent))).toEqual([
      ['moon/0/0'],
      ['limb/0/0'],
    ]);
  });
});

const orderIn = (trace: ReturnType<typeof traceOf>, layer: Layer) =>
  trace.applied.filter((each) => each.layer === layer).map(({ effect }) => effect.source);

describe('an effect that is not there', () => {
  it('leaves everything as it would be without it', () => {
    const document = board(enter('anthem', 'Glorious Anthem'), enter('bears', 'Grizzly Bears'));
    const trace = traceOf(document);
    const without = recordInstead(trace.evaluation.state, { without: new Set([effectId('anthem/0/0')]) });
    expect(without.evaluation.object(objectId('bears'))).toMatchObject({ power: 2, toughness: 2 });
    expect(partingOf(trace, without)?.inLayers).toMatchObject({
      kind: 'only-one',
      appliedIn: 'first',
      effect: 'anthem/0/0',
      why: { kind: 'no-ability' },
    });
  });
});
