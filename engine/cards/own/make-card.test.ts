import { describe, expect, it } from 'vitest';
import type { CardFace } from '../card-definition.ts';
import { LIBRARY_CARDS } from '../library/index.ts';
import { EMPTY_DRAFT } from './draft.ts';
import { draftOf } from './draft-of.ts';
import { makeCard } from './make-card.ts';

const bear = { ...EMPTY_DRAFT, name: 'Own Bear', typeLine: 'Creature — Bear', power: '2', toughness: '2' };

describe('a card that somebody writes', () => {
  it('has printed values and the abilities that its text means', () => {
    const { face, problems } = makeCard({
      ...bear,
      manaCost: '1g',
      typeLine: 'legendary creature - bear druid',
      toughness: '1+*',
      text: 'Trample\nOther Bears you control get +1/+1.',
    });
    expect(problems).toEqual([]);
    expect(face).toMatchObject({
      name: 'Own Bear',
      manaCost: '{1}{G}',
      supertypes: ['legendary'],
      cardTypes: ['creature'],
      subtypes: ['Bear', 'Druid'],
      power: 2,
      toughness: '1+*',
    });
    expect(face.abilities.map(({ kind }) => kind)).toEqual(['keyword', 'static']);
    expect(face.unread).toBeUndefined();
  });

  it('keeps a line that is not understood, without abilities', () => {
    const { face } = makeCard({ ...bear, text: 'Flying\nOther Bears hum.' });
    expect(face.abilities).toHaveLength(1);
    expect(face.text).toBe('Flying\nOther Bears hum.');
    expect(face.unread?.map(({ text, start, end }) => [text, text.slice(start, end)])).toEqual([
      ['Other Bears hum.', 'hum'],
    ]);
  });

  it('may leave the dash out, and has only the numbers of its types', () => {
    const { face, problems } = makeCard({
      ...bear,
      typeLine: 'Artifact Creature Golem',
      loyalty: '4',
    });
    expect(problems).toEqual([]);
    expect([face.cardTypes, face.subtypes, face.loyalty]).toEqual([
      ['artifact', 'creature'],
      ['Golem'],
      undefined,
    ]);
  });

  it.each([
    [{ name: ' ' }, 'name missing '],
    [{ typeLine: '' }, 'typeLine no-card-type '],
    [{ typeLine: 'Creture — Bear' }, 'typeLine unknown-type creture'],
    [{ manaCost: '2Q' }, 'manaCost not-a-cost 2Q'],
    [{ manaCost: '{2}{' }, 'manaCost not-a-cost {2}{'],
    [{ power: '' }, 'power missing-size '],
    [{ power: 'big' }, 'power not-a-size big'],
    [{ indicator: 'Q' }, 'indicator not-a-color Q'],
    [{ typeLine: 'Planeswalker — Jace', loyalty: 'x' }, 'loyalty not-a-number x'],
    [{ typeLine: 'Creature — Bear Zorble' }, 'typeLine unknown-subtype Zorble strange'],
  ])('%j: %s', (changed, told) => {
    const { problems } = makeCard({ ...bear, ...changed });
    expect(
      problems.map(
        ({ field, code, found, isStrange }) => `${field} ${code} ${found}${isStrange ? ' strange' : ''}`,
      ),
    ).toEqual([told]);
  });

  it('has the printed values of any built-in face from which it comes', () => {
    const faces = LIBRARY_CARDS.flatMap((card) => card.faces);
    expect(faces.map((face) => printed(makeCard(draftOf(face)).face))).toEqual(faces.map(printed));
  });
});

const printed = ({ abilities: _, text: __, unread: ___, ...values }: CardFace) => values;
