import { describe, expect, test } from 'vitest';
import { type BoardDocument, libraryCard, playHistory } from '../../engine/index.ts';
import { playInPieces, withKnownSteps } from './play-in-pieces.ts';

const forests = (count: number): BoardDocument => ({
  strata: 1,
  players: ['A', 'B'],
  steps: Array.from({ length: count }, (_, index) => ({
    action: { kind: 'enter', entries: [{ id: `forest-${index}`, card: 'Forest', controller: 'A' }] },
  })),
});

describe('playing a long game in pieces', () => {
  test('gives the history that playing it at once gives', async () => {
    const document = forests(40);
    const history = await playInPieces(document, {
      cards: libraryCard,
      previous: undefined,
      pause: async () => true,
    });
    const atOnce = playHistory(document, libraryCard);
    expect(history?.moments.map(({ step, status }) => [step, status])).toEqual(
      atOnce.moments.map(({ step, status }) => [step, status]),
    );
    expect(history?.moments.at(-1)?.state).toEqual(atOnce.moments.at(-1)?.state);
  });

  test('stops when something newer was asked for, and what was played is kept', async () => {
    const played: number[] = [];
    const stopped = await playInPieces(forests(100), {
      cards: libraryCard,
      previous: undefined,
      pause: async (count) => {
        played.push(count);
        return count < 30;
      },
    });
    expect(stopped).toBeUndefined();
    expect(played.at(-1)).toBe(32);
  });

  test('an empty game has one moment', async () => {
    const history = await playInPieces(forests(0), {
      cards: libraryCard,
      previous: undefined,
      pause: async () => true,
    });
    expect(history?.moments).toHaveLength(1);
  });
});

describe('steps of a document that came as a message', () => {
  test('are those of the document before, as far as both begin alike', () => {
    const known = forests(5);
    const turn = { kind: 'turn', player: 'B' } as const;
    const sent: BoardDocument = structuredClone(known);
    const changed = {
      ...sent,
      steps: sent.steps.map((step, index) => (index === 3 ? { action: turn } : step)),
    };
    const document = withKnownSteps(changed, known);
    expect(document.steps.map((step, index) => step === known.steps[index])).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(document).toEqual(changed);
  });
});
