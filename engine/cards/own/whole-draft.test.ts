import { describe, expect, it } from 'vitest';
import { LIBRARY_CARDS } from '../library/index.ts';
import { EMPTY_DRAFT } from './draft.ts';
import { draftOfCard, EMPTY_CARD, facesOfDraft, makeWhole, withLayout } from './whole-draft.ts';

const bear = { ...EMPTY_DRAFT, name: 'Bear', typeLine: 'Creature — Bear', power: '2', toughness: '2' };

describe('a card with all its faces', () => {
  it('has both names, and the abilities of each face', () => {
    const { card, problems } = makeWhole({
      layout: 'transform',
      faces: [
        { ...bear, text: 'Flying' },
        { ...bear, name: 'Big Bear', power: '5', text: 'Big Bear gets +1/+1.' },
      ],
    });
    expect(problems).toEqual([]);
    expect(card).toMatchObject({ name: 'Bear // Big Bear', layout: 'transform' });
    expect(card.faces.map(({ power, abilities }) => [power, abilities[0]?.kind])).toEqual([
      [2, 'keyword'],
      [5, 'static'],
    ]);
  });

  it('tells in which face something is wrong, and that faces have the same name', () => {
    const { problems } = makeWhole({ layout: 'split', faces: [bear, { ...bear, manaCost: 'Q' }] });
    expect(problems.map(({ face, field, code }) => [face, field, code])).toEqual([
      [1, 'manaCost', 'not-a-cost'],
      [1, 'name', 'same-name'],
    ]);
  });

  it('keeps the second face while the layout has only one', () => {
    const two = withLayout({ ...EMPTY_CARD, faces: [bear] }, 'adventure');
    expect(two.faces[1]?.typeLine).toBe('Sorcery — Adventure');
    const one = withLayout(two, 'normal');
    expect(facesOfDraft(one)).toEqual([bear]);
    expect(makeWhole(one).card).toMatchObject({ name: 'Bear', layout: 'normal' });
    expect(withLayout(one, 'split').faces).toEqual(two.faces);
  });

  it('has one mana cost if it is a flip card (710.1c)', () => {
    const flip = { layout: 'flip', faces: [bear, { ...bear, name: 'Den', manaCost: '3' }] } as const;
    expect(makeWhole(flip).card.faces[1]?.manaCost).toBe('');
    expect(makeWhole({ ...flip, layout: 'split' }).card.faces[1]?.manaCost).toBe('{3}');
  });

  it('is any built-in card again: name, layout and faces', () => {
    const shape = ({ name, layout, faces }: (typeof LIBRARY_CARDS)[number]) =>
      [name, layout, ...faces.map((face) => face.name)].join(' | ');
    expect(LIBRARY_CARDS.map((card) => shape(makeWhole(draftOfCard(card)).card))).toEqual(
      LIBRARY_CARDS.map(shape),
    );
  });
});
