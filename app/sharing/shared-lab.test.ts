import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CardDefinition,
  compilingReader,
  libraryCard,
  parseNotation,
  playHistory,
} from '../../engine/index.ts';
import { eventSpecs } from '../../engine/testing/arbitrary-documents.ts';
import { labOf } from '../views/lab/lab.ts';
import { playLab } from '../views/lab/play-lab.ts';
import { fragmentOf, readFragment } from './link/board-link.ts';
import { shareable } from './shareable.ts';
import { labFromView, labToView } from './shared-lab.ts';
import { sharedView } from './view-of.ts';

const read = (line: string) => {
  const { document } = parseNotation(line);
  if (document === undefined) throw new Error('The line is no board');
  return document;
};
const BOARD = read('!title Two; A: Doubling Season; Grizzly Bears #bears; B: Forest');
const FOREST = libraryCard('Forest');
if (FOREST === undefined) throw new Error('no Forest');
const [face] = FOREST.faces;
const own: readonly CardDefinition[] = [{ ...FOREST, name: 'Mine', faces: [{ ...face, name: 'Mine' }] }];

describe('the event in the lab', () => {
  it('travels with the board, with the choices made so far and the cards that it brings', () => {
    const lab = {
      ...labOf({ enter: { id: '', card: 'Mine', controller: 'A' } }, own),
      path: [
        { key: 'one', isApplied: true },
        { key: 'two', isApplied: false },
      ],
    };
    const sent = labToView(lab, BOARD, libraryCard);
    const document = shareable(
      BOARD,
      { view: 'lab', ...(sent === undefined ? {} : { lab: sent }) },
      libraryCard,
    );
    const back = readFragment(fragmentOf(document))?.document;
    expect(back === undefined ? undefined : sharedView(back)).toEqual({
      view: 'lab',
      lab: {
        ...lab,
        action: { ...lab.action, event: { enter: { id: 'mine', card: 'Mine', controller: 'A' } } },
      },
    });
  });

  it('without a card that is still to be chosen is left out, as no board could hold it', () => {
    expect(
      labToView(labOf({ enter: { id: '', card: '', controller: 'A' } }), BOARD, libraryCard),
    ).toBeUndefined();
  });

  it('of version 1 opens for ever', () => {
    // Never change this: links like it are out in the world.
    const document = readFragment(
      '#b1=wGKDMWGSwGQDqqdzEpMwzQQJAs88hG08QDqVEX7gZCaIlwQqB0BnQII0ABWBNnWBj6GEM8DKIMbBYhQkDDITqht40iHEaEg06ygBpYBnAicBT_pVcgQds1sLOvHQCnOOBmNDLErppKAMNh4A',
    )?.document;
    expect(document && sharedView(document)).toEqual({
      view: 'lab',
      selection: { kind: 'object', id: 'bears' },
      lab: {
        action: { kind: 'event', id: '', event: { counters: { on: 'bears', kind: '+1/+1', n: 2, by: 'A' } } },
        path: [],
      },
    });
  });

  it('that can’t be read is said to be so, and the rest of the view stays', () => {
    for (const lab of [null, 7, {}, { event: 3 }, { event: { tap: 'x' } }, { event: { event: { id: 'e' } } }])
      expect(sharedView({ players: ['A', 'B'], view: { view: 'lab', lab } })).toEqual({
        view: 'lab',
        isLabDamaged: true,
      });
  });

  it('of any kind comes back as it was', () => {
    const specs = fc.oneof(
      ...Object.entries(eventSpecs).map(([kind, spec]) => spec.map((value) => ({ [kind]: value }))),
    );
    fc.assert(
      fc.property(specs, (spec) => {
        const lab = labFromView({ event: { event: { id: 'lab', ...spec } } }, ['A', 'B']);
        if (lab === undefined) return;
        expect(labFromView(labToView(lab, BOARD, libraryCard), ['A', 'B'])).toEqual(lab);
      }),
      { seed: 31, numRuns: 300 },
    );
  });

  it('is read or not, and can be looked at, whatever was done to it', { timeout: 600_000 }, () => {
    const state = playHistory(BOARD, libraryCard, undefined, compilingReader).moments.at(-1)?.state;
    if (state === undefined) throw new Error('no state');
    const event = fc.oneof(
      fc
        .oneof(...Object.entries(eventSpecs).map(([kind, spec]) => spec.map((value) => ({ [kind]: value }))))
        .map((spec) => ({ event: { id: 'lab', ...spec } })),
      fc
        .constantFrom('draw', 'damage', 'enter', 'tokens', 'zone')
        .chain((kind) =>
          fc
            .dictionary(
              fc.constantFrom('player', 'n', 'id', 'card', 'to', 'source', 'amount', 'token'),
              fc.anything(),
            )
            .map((fields) => ({ event: { id: 'lab', [kind]: fields } })),
        ),
      fc.anything(),
    );
    const path = fc.oneof(
      fc.array(fc.oneof(fc.string(), fc.tuple(fc.string()), fc.anything())),
      fc.anything(),
    );
    const cards = fc.oneof(fc.constant(undefined), fc.constant(own), fc.array(fc.anything()), fc.anything());
    fc.assert(
      fc.property(fc.record({ event, path, cards }, { requiredKeys: [] }), (sent) => {
        const { lab, isLabDamaged } = sharedView({ players: ['A', 'B'], view: { lab: sent } });
        expect(lab === undefined).toBe(isLabDamaged === true);
        if (lab === undefined) return;
        const cardsOf = (name: string) => lab.brings?.find((card) => card.name === name) ?? libraryCard(name);
        const { run, problem } = playLab({ state, cards: cardsOf, reader: compilingReader }, lab);
        expect(run !== undefined || problem !== undefined).toBe(true);
      }),
      { seed: 32, numRuns: Number(process.env.FUZZ_RUNS ?? 500) },
    );
  });
});
