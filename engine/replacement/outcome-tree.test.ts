import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { libraryCard } from '../cards/library/index.ts';
import type { EventSpec } from '../document/event-spec.ts';
import { wouldHappen } from '../history/happening/would-happen.ts';
import { compilingReader } from '../oracle/compile/compiling-reader.ts';
import { enter, play } from '../testing/play.ts';
import { objectId } from '../vocabulary/ids.ts';
import { outcomeKey } from './fingerprint.ts';
import { type OutcomeTree, outcomesOf } from './outcome-tree.ts';
import { choose, decline, type EventRun } from './run.ts';

/** An enchantment token of a player that says this. */
const saying = (id: string, text: string, controller = 'A') => ({
  token: { id, controller, name: id, types: ['enchantment'], text },
});
const BEAR = enter('bear', 'Grizzly Bears');
const cards = Array.from({ length: 12 }, (_, index) => ({
  place: { id: `card-${index}`, card: 'Forest', zone: 'library', owner: 'A' },
}));

function begin(steps: readonly object[], event: EventSpec): EventRun {
  const { last } = play(steps as never);
  const { run, problem } = wouldHappen(last.state, event, { cards: libraryCard, reader: compilingReader });
  if (run === undefined) throw new Error(JSON.stringify(problem));
  return run;
}

/** Every path from the start to an end, walked anew by `choose` and `decline`: the outcome it leads to. */
function walkAll(
  start: EventRun,
  tree: OutcomeTree,
): readonly { readonly outcome: number; readonly run: EventRun }[] {
  const walk = (run: EventRun, at: number): { outcome: number; run: EventRun }[] => {
    const node = tree.nodes[at];
    if (node === undefined) throw new Error('an edge leads nowhere');
    if (node.outcome !== undefined) return [{ outcome: node.outcome, run }];
    return node.edges.flatMap(({ candidate, isApplied, to }) => {
      const same = run.choice?.open.find(({ key }) => key === candidate.key);
      if (same === undefined) throw new Error(`${candidate.key} can't be chosen on this way`);
      return walk(isApplied ? choose(run, same) : decline(run, same), to);
    });
  };
  return walk(start, 0);
}

function expectSound(start: EventRun): OutcomeTree {
  const base = start.game.state;
  const tree = outcomesOf(start);
  expect(tree.isCut).toBe(false);
  const walked = walkAll(start, tree);
  for (const { outcome, run } of walked) {
    const told = tree.outcomes[outcome];
    if (told === undefined) throw new Error('no such outcome');
    expect(outcomeKey(run.happened, run.game.state, base)).toBe(outcomeKey(told.happened, told.state, base));
  }
  expect(tree.outcomes.map((_, index) => walked.filter(({ outcome }) => outcome === index).length)).toEqual(
    tree.outcomes.map(({ ways }) => ways),
  );
  return tree;
}

const COUNTERS = [
  'If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead.',
  'If one or more +1/+1 counters would be put on a creature you control, twice that many +1/+1 counters are put on it instead.',
];
const DAMAGE = [
  'If a source would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.',
  'If a source would deal damage to you, prevent 1 of that damage.',
  'If a source you control would deal damage to a permanent or player, it deals that much damage plus 1 instead.',
  'If a source would deal damage to you, prevent all but 1 of that damage.',
];
const DRAWS = [
  'If you would draw a card, draw two cards instead.',
  'If you would draw a card, you gain 2 life instead.',
  'If you would draw a card, you may mill a card instead.',
];
const TOKENS = [
  'If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.',
  'If one or more tokens would be created under your control, three times that many of those tokens are created instead.',
];
const LIFE = [
  'If you would gain life, you gain that much life plus 1 instead.',
  'If you would gain life, you gain twice that much life instead.',
  'If you would gain life, draw that many cards instead.',
];

/** One of each group of 616.1b, c and e, for a creature that would enter under the control of B. */
const ENTERING = [
  "If a creature would enter under an opponent's control, it enters under your control instead.",
  'Creatures enter tapped.',
  'Creatures enter with an additional +1/+1 counter on them.',
  'Creatures enter as a copy of this permanent.',
];

const some = (texts: readonly string[]) =>
  fc.array(fc.constantFrom(...texts), { minLength: 1, maxLength: 4 });
const amount = fc.integer({ min: 1, max: 5 });
const token = { controller: 'A', token: { name: 'Saproling', types: ['creature'], power: 1, toughness: 1 } };
const boards: fc.Arbitrary<{ readonly texts: readonly string[]; readonly event: EventSpec }> = fc.oneof(
  fc.record({
    texts: some(COUNTERS),
    event: amount.map((n) => ({ counters: { on: 'bear', kind: '+1/+1', n } })),
  }),
  fc.record({
    texts: some(DAMAGE),
    event: amount.map((n) => ({ damage: { source: 'bear', to: 'A', amount: n } })),
  }),
  fc.record({
    texts: some(DRAWS).filter(({ length }) => length < 4),
    event: fc.constant({ draw: { player: 'A', n: 1 } }),
  }),
  fc.record({
    texts: some(TOKENS),
    event: fc.integer({ min: 1, max: 2 }).map((n) => ({ tokens: { ...token, n } })),
  }),
  fc.record({
    texts: some(ENTERING),
    event: fc.constant({ enter: { id: 'new', card: 'Grizzly Bears', controller: 'B' } }),
  }),
  fc.record({ texts: some(LIFE), event: amount.map((n) => ({ gainLife: { player: 'A', n } })) }),
);

const start = ({
  texts,
  event,
}: {
  readonly texts: readonly string[];
  readonly event: EventSpec;
}): EventRun => begin([...cards, BEAR, ...texts.map((text, index) => saying(`e${index}`, text))], event);

describe('the tree of outcomes', () => {
  it('leads each order, played step by step, to the outcome that it names', () => {
    fc.assert(
      fc.property(boards, (board) => {
        expectSound(start(board));
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  it('offers only candidates that the first group of 616.1 with any lets through, each once to an event (614.5)', () => {
    fc.assert(
      fc.property(boards, (board) => {
        for (const { choice, edges, run } of outcomesOf(start(board)).nodes) {
          if (choice === undefined) continue;
          const first = choice.candidates.map(({ group }) => group).sort()[0];
          expect(new Set(choice.open.map(({ group }) => group))).toEqual(new Set([first]));
          expect(new Set(edges.map(({ candidate }) => candidate))).toEqual(new Set(choice.open));
          const [task] = run.tasks;
          if (task?.kind !== 'events') throw new Error('a choice is about events');
          for (const { member, effect } of choice.open)
            expect(task.pending[member]?.applied).not.toContain(effect.key);
        }
      }),
      { numRuns: 40 },
    );
  }, 60_000);

  it('finds both orders of adding one and doubling', () => {
    const tree = expectSound(
      start({ texts: COUNTERS, event: { counters: { on: 'bear', kind: '+1/+1', n: 1 } } }),
    );
    const sizes = tree.outcomes.map(
      ({ state }) => [...state.objects.values()].find(({ id }) => id === 'bear')?.counters[0]?.count,
    );
    expect(sizes.sort()).toEqual([3, 4]);
  });

  it('makes one of situations that are equal: doubling effects in any order', () => {
    const texts = [1, 2, 3, 4].map(() => COUNTERS[1] as string);
    const tree = outcomesOf(start({ texts, event: { counters: { on: 'bear', kind: '+1/+1', n: 1 } } }));
    expect(tree.outcomes).toHaveLength(1);
    expect(tree.outcomes[0]?.ways).toBe(24);
    expect(tree.nodes).toHaveLength(16);
  });

  it('shows a choice that is not allowed as refused, and all others', () => {
    const texts = ['Creatures enter with an additional +1/+1 counter on them.'];
    const steps = [
      ...texts.map((text, index) => saying(`e${index}`, text)),
      saying('e9', 'Creatures enter tapped.'),
    ];
    const choices = { object: [objectId('bear')] };
    const token = { name: 'Slime', types: ['creature'], power: 2, toughness: 2, text: 'Devour 1', choices };
    // The Bears aren't A's to sacrifice.
    const run = begin([enter('bear', 'Grizzly Bears', { controller: 'B' }), ...steps], {
      tokens: { controller: 'A', n: 1, token },
    });
    const tree = outcomesOf(run);
    const refused = tree.nodes.filter((node) => node.refused !== undefined);
    expect(refused.map((node) => node.refused?.code)).toEqual(['illegal-choice']);
    expect(tree.nodes[0]?.edges.length).toBe(3);
    expect(tree.outcomes).toHaveLength(0);
  });

  it('says that it is cut, and what it has is right', () => {
    const run = start({
      texts: [...DAMAGE, ...DAMAGE],
      event: { damage: { source: 'bear', to: 'A', amount: 3 } },
    });
    const tree = outcomesOf(run, 10);
    expect(tree.isCut).toBe(true);
    const whole = outcomesOf(run);
    expect(whole.isCut).toBe(false);
    // What may come of it is known all the same, and is among what comes of it in the whole tree.
    expect(tree.outcomes.length).toBeGreaterThan(0);
    const ends = (of: typeof tree) =>
      of.outcomes.map(({ happened }) => JSON.stringify(happened.map(({ event }) => event)));
    expect(ends(whole)).toEqual(expect.arrayContaining(ends(tree)));
    expect(tree.outcomes.every(({ ways }) => ways > 0)).toBe(true);
  });

  it('leaves the game that it began with as it was', () => {
    const { last } = play([BEAR, saying('e0', COUNTERS[0] as string)] as never);
    const before = JSON.stringify([...last.state.objects]);
    const event = { counters: { on: 'bear', kind: '+1/+1', n: 1 } };
    const { run } = wouldHappen(last.state, event, { cards: libraryCard, reader: compilingReader });
    if (run === undefined) throw new Error('it would happen');
    outcomesOf(run);
    expect(JSON.stringify([...last.state.objects])).toBe(before);
  });
});
