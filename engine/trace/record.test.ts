import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate } from '../layers/evaluate.ts';
import type { Evaluation } from '../layers/evaluation.ts';
import type { GameState } from '../state/game-state.ts';
import { board } from '../testing/board.ts';
import { boardAt } from './board-at.ts';
import { recordTrace } from './record.ts';

const PERMANENTS = [
  ...['Blood Moon', 'Urborg, Tomb of Yawgmoth', 'Yavimaya, Cradle of Growth', 'Dryad Arbor', 'Life and Limb'],
  ...[
    'Humility',
    'Opalescence',
    'Enchanted Evening',
    'March of the Machines',
    'Mycosynth Lattice',
    'Ornithopter',
  ],
  ...[
    "Titania's Song",
    'Ashaya, Soul of the Wild',
    'Magus of the Moon',
    'Kormus Bell',
    'Dress Down',
    'Tarmogoyf',
  ],
  ...[
    'Grizzly Bears',
    'Serra Angel',
    'Glorious Anthem',
    'Archetype of Imagination',
    'Goblin Chieftain',
    'Island',
  ],
  ...[
    'Chameleon Colossus',
    'Muraganda Petroglyphs',
    'Living Lands',
    'Blood Sun',
    'Swamp',
    'Master of Etherium',
  ],
] as const;

/** Boards of a few built-in cards, of two players, with counters and phased-out ones among them. */
const boards: fc.Arbitrary<GameState> = fc
  .array(
    fc.record({
      card: fc.constantFrom(...PERMANENTS),
      controller: fc.constantFrom('A', 'B'),
      counters: fc.constantFrom<Record<string, number>>({}, {}, { '+1/+1': 2 }, { flying: 1, '-1/-1': 1 }),
      phasedOut: fc.constantFrom(false, false, false, true),
      zone: fc.constantFrom('battlefield', 'battlefield', 'battlefield', 'graveyard' as const),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((entries) =>
    entries
      .reduce(
        (builder, { card, zone, ...options }) => builder.card(card, zone as 'battlefield', options),
        board(),
      )
      .state(),
  );

/** Everything that an evaluation says, as plain data. */
function valuesOf(evaluation: Evaluation) {
  return {
    objects: [...evaluation.state.objects.keys()].map((id) => evaluation.object(id)),
    players: evaluation.state.players.map(({ id }) => evaluation.player(id)),
    effects: evaluation.effects,
  };
}

describe('a trace', () => {
  it('is the same evaluation as without an observer', () => {
    fc.assert(
      fc.property(boards, (state) => {
        expect(valuesOf(recordTrace(state).evaluation)).toEqual(valuesOf(evaluate(state)));
      }),
      { numRuns: 60 },
    );
  });

  it('leads from what is printed to the result, position by position', () => {
    fc.assert(
      fc.property(boards, (state) => {
        const trace = recordTrace(state);
        const end = boardAt(trace, trace.applied.length);
        for (const [id, object] of end.objects) {
          const { justChanged, ...values } = object;
          expect(trace.evaluation.object(id)).toMatchObject(values);
        }
        const start = boardAt(trace, 0);
        for (const [id, { names, colors, cardTypes, subtypes }] of start.objects) {
          const printed = { names, colors, cardTypes, subtypes };
          expect(trace.evaluation.object(id).printed).toMatchObject(printed);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('gives every change the value before it that the change before it left', () => {
    fc.assert(
      fc.property(boards, (state) => {
        const values = new Map<string, unknown>();
        for (const { changes } of recordTrace(state).applied)
          for (const { object, characteristic, before, after } of changes) {
            const key = `${object} ${characteristic}`;
            if (values.has(key)) expect(before).toEqual(values.get(key));
            values.set(key, after);
          }
      }),
      { numRuns: 60 },
    );
  });

  it('counts the applied effects from 1', () => {
    const trace = recordTrace(board().permanent('Humility').permanent('Glorious Anthem').state());
    expect(trace.applied.map(({ order }) => order)).toEqual(trace.applied.map((_, index) => index + 1));
    expect(trace.applied.length).toBeGreaterThan(2);
  });

  it('is made once for a state', () => {
    const state = board().permanent('Grizzly Bears').state();
    expect(recordTrace(state)).toBe(recordTrace(state));
    expect(recordTrace({ ...state })).not.toBe(recordTrace(state));
  });
});

describe('the board at a position', () => {
  const state = board().permanent('Grizzly Bears', { id: 'bears' }).permanent('Glorious Anthem').state();
  const bears = (position: number) => [...boardAt(recordTrace(state), position).objects.values()][0];

  it('is what is printed before the first effect', () => {
    expect(bears(0)).toMatchObject({ power: 2, toughness: 2, justChanged: [] });
    expect(boardAt(recordTrace(state), 0).justApplied).toBeUndefined();
  });

  it('marks what the last effect changed', () => {
    expect(bears(1)).toMatchObject({ power: 3, toughness: 3, justChanged: ['power', 'toughness'] });
    expect(boardAt(recordTrace(state), 1).justApplied?.layer).toBe('7c');
  });

  it('refuses positions that there are not', () => {
    for (const position of [-1, 2, 0.5])
      expect(() => boardAt(recordTrace(state), position)).toThrow(RangeError);
  });
});
