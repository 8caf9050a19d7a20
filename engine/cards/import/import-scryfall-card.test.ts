import { describe, expect, it } from 'vitest';
import { importScryfallCard } from './import-scryfall-card.ts';

function imported(json: unknown) {
  const result = importScryfallCard(json);
  if (!result.ok) throw new Error(result.problems.join('; '));
  return result.imported;
}

describe('cards in the shape of Scryfall', () => {
  it('become cards with printed values and compiled abilities', () => {
    const { card, faces, problems } = imported({
      name: 'Test Bear',
      layout: 'normal',
      mana_cost: '{1}{G}',
      type_line: 'Legendary Creature — Bear',
      oracle_text: 'Trample\nOther Bears you control get +1/+1.',
      power: '2',
      toughness: '1+*',
    });
    expect(problems).toEqual([]);
    expect(card.faces[0]).toMatchObject({
      supertypes: ['legendary'],
      cardTypes: ['creature'],
      subtypes: ['Bear'],
      power: 2,
      toughness: '1+*',
    });
    expect(card.faces[0].abilities.map(({ kind }) => kind)).toEqual(['keyword', 'static']);
    expect(faces[0]?.lines.map((line) => line.class)).toEqual(['understood', 'understood']);
  });

  it('have several faces, each with its own text', () => {
    const { card } = imported({
      name: 'Day // Night',
      layout: 'transform',
      card_faces: [
        {
          name: 'Day',
          mana_cost: '{W}',
          type_line: 'Creature — Human',
          oracle_text: 'Vigilance',
          power: '1',
          toughness: '1',
        },
        {
          name: 'Night',
          mana_cost: '',
          colors: ['B'],
          type_line: 'Creature — Vampire',
          oracle_text: 'Flying',
          power: '2',
          toughness: '2',
        },
      ],
    });
    expect(card.layout).toBe('transform');
    expect(card.faces.map(({ name, colorIndicator }) => [name, colorIndicator])).toEqual([
      ['Day', undefined],
      ['Night', ['B']],
    ]);
  });

  it('say which lines were not understood, and from where on', () => {
    const { card } = imported({
      name: 'Half Known',
      layout: 'normal',
      type_line: 'Creature — Bear',
      oracle_text: 'Flying\nWhile frobnicating, this creature zorbles.',
      power: '2',
      toughness: '2',
    });
    const [face] = card.faces;
    expect(face.abilities).toHaveLength(1);
    expect(face.unread).toHaveLength(1);
    const [line] = face.unread ?? [];
    expect(line?.text).toBe('While frobnicating, this creature zorbles.');
    expect(line?.text.slice(line.start, line.end)).toBe('frobnicating');
  });

  it('know subtypes of two words', () => {
    expect(
      imported({ name: 'A', layout: 'normal', type_line: 'Creature — Time Lord Doctor' }).card.faces[0]
        .subtypes,
    ).toEqual(['Time Lord', 'Doctor']);
  });

  it('say what is wrong with another shape', () => {
    expect(importScryfallCard({ layout: 3 })).toMatchObject({ ok: false });
    expect(importScryfallCard(undefined)).toMatchObject({ ok: false });
  });
});
