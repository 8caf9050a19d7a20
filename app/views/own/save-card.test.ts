import { describe, expect, test } from 'vitest';
import { applyCommand, cardOfFace, EMPTY_DRAFT, makeCard } from '../../../engine/index.ts';
import { enter, game } from '../testing.ts';
import { isCardInUse, saveCard } from './save-card.ts';

const faceOf = (name: string, text: string) =>
  makeCard({ ...EMPTY_DRAFT, name, text, typeLine: 'Creature — Bear', power: '2', toughness: '2' }).face;
const cub = cardOfFace(faceOf('Cub', 'Flying'));
const board = applyCommand(
  { ...game(), steps: [{ action: enter('Cub') }, { action: enter('Forest') }], cards: [] },
  { kind: 'put-card', card: cub },
);

describe('saving an own card', () => {
  test('changes it where it is', () => {
    const saved = applyCommand(board, saveCard(board, faceOf('Cub', 'Trample'), cub));
    expect(saved.cards?.map(({ faces }) => faces[0].text)).toEqual(['Trample']);
    expect(saved.steps).toBe(board.steps);
  });

  test('under another name takes the steps along', () => {
    const saved = applyCommand(board, saveCard(board, faceOf('Bear', 'Flying'), cub));
    expect(saved.cards?.map(({ name }) => name)).toEqual(['Bear']);
    expect(isCardInUse(saved, 'Bear')).toBe(true);
    expect(isCardInUse(saved, 'Cub')).toBe(false);
    expect(saved.steps[1]).toBe(board.steps[1]);
  });

  test('keeps the other faces of a card that has some', () => {
    const two = { name: 'Cub // Den', layout: 'split', faces: [cub.faces[0], faceOf('Den', '')] } as const;
    const saved = applyCommand(board, saveCard(board, faceOf('Whelp', ''), two));
    expect(saved.cards?.at(-1)).toMatchObject({
      name: 'Whelp // Den',
      faces: [{ name: 'Whelp' }, { name: 'Den' }],
    });
  });
});
