import { describe, expect, test } from 'vitest';
import type { CardDefinition } from '../../../engine/index.ts';
import { applyCommand, EMPTY_DRAFT, makeWhole, type WholeDraft } from '../../../engine/index.ts';
import { enter, game } from '../testing.ts';
import { isCardInUse, saveCard } from './save-card.ts';

const draft = (name: string, text = '') => ({
  ...EMPTY_DRAFT,
  name,
  text,
  typeLine: 'Creature — Bear',
  power: '2',
  toughness: '2',
});
const made = (layout: WholeDraft['layout'], ...faces: WholeDraft['faces']): CardDefinition =>
  makeWhole({ layout, faces }).card;
const cub = made('normal', draft('Cub', 'Flying'));
const board = applyCommand(
  { ...game(), steps: [{ action: enter('Cub') }, { action: enter('Forest') }], cards: [] },
  { kind: 'put-card', card: cub },
);

describe('saving an own card', () => {
  test('changes it where it is', () => {
    const saved = applyCommand(board, saveCard(board, made('normal', draft('Cub', 'Trample')), cub));
    expect(saved.cards?.map(({ faces }) => faces[0].text)).toEqual(['Trample']);
    expect(saved.steps).toBe(board.steps);
  });

  test('under another name takes the steps along', () => {
    const bear = made('normal', draft('Bear', 'Flying'));
    const saved = applyCommand(board, saveCard(board, bear, cub));
    expect(saved.cards?.map(({ name }) => name)).toEqual(['Bear']);
    expect(isCardInUse(saved, bear)).toBe(true);
    expect(isCardInUse(saved, cub)).toBe(false);
    expect(saved.steps[1]).toBe(board.steps[1]);
  });

  test('with a face more is another name, too', () => {
    const two = made('transform', draft('Cub', 'Flying'), draft('Den'));
    const saved = applyCommand(board, saveCard(board, two, cub));
    expect(saved.cards?.map(({ name, layout }) => [name, layout])).toEqual([['Cub // Den', 'transform']]);
    expect(isCardInUse(saved, two)).toBe(true);
  });

  test('takes along steps that name a face', () => {
    const two = made('split', draft('Cub'), draft('Den'));
    const start = {
      ...board,
      cards: [two],
      steps: [
        {
          action: {
            kind: 'enter',
            entries: [{ id: 'x', card: 'Cub // Den', face: 'Den', controller: 'A' }],
          },
        },
        { action: enter('Cub') },
      ],
    } as const;
    const saved = applyCommand(start, saveCard(start, made('split', draft('Whelp'), draft('Cave')), two));
    expect(saved.cards?.map(({ name }) => name)).toEqual(['Whelp // Cave']);
    expect(saved.steps.map(({ action }) => action.kind === 'enter' && action.entries[0])).toMatchObject([
      { card: 'Whelp // Cave', face: 'Cave' },
      { card: 'Whelp' },
    ]);
  });
});
