import { describe, expect, test } from 'vitest';
import { LIBRARY_CARDS, matchEffectText, sentencesIn } from '../../../engine/index.ts';
import { cardRows, cardSearch } from './card-rows.ts';
import { buildEffect, EFFECT_FORMS } from './effect-forms.ts';

const rows = cardRows(LIBRARY_CARDS, sentencesIn('en'));
const search = cardSearch(rows);
const found = (query: string): readonly string[] => search.find(query).hits.map(({ card }) => card.name);

describe('the search', () => {
  test('finds unfinished words of a name first', () => {
    expect(found('blood mo')[0]).toBe('Blood Moon');
    expect(found('urb')[0]).toBe('Urborg, Tomb of Yawgmoth');
  });

  test('finds words of the text, and forgives a wrong letter', () => {
    expect(found('nonbasic lands mountains')).toContain('Blood Moon');
    expect(found('opalesence')[0]).toBe('Opalescence');
  });

  test('gives everything for nothing, and nothing for nonsense', () => {
    expect(found('')).toHaveLength(LIBRARY_CARDS.length);
    expect(found('qqqqzzzz')).toEqual([]);
  });

  test.each([
    ['!"blood moon"', 'Blood Moon', 'Magus of the Moon'],
    ['layer:4 t:enchantment', 'Blood Moon', 'Humility'],
    ['layer:7b', 'Humility', 'Glorious Anthem'],
    ['layer:7', 'Glorious Anthem', 'Blood Moon'],
    ['cda', 'Tarmogoyf', 'Grizzly Bears'],
    ['is:static t:creature', 'Magus of the Moon', 'Grizzly Bears'],
    ['replaces:enter t:creature', 'Clone', 'Grizzly Bears'],
    ['cda', 'Avian Changeling', 'Clone'],
    ['replaces:destroy', 'Boar Umbra', 'Blood Moon'],
    ['c:g pow=2 tou<=2 mv:2', 'Grizzly Bears', 'Hill Giant'],
    ['t:enchantment -layer:4', 'Humility', 'Blood Moon'],
    ['(humility or opalescence) -o:"1/1"', 'Opalescence', 'Humility'],
    ['o:"nonbasic lands"', 'Blood Moon', 'Urborg, Tomb of Yawgmoth'],
    ['kw:flying', 'Serra Angel', 'Grizzly Bears'],
  ])('%s finds %s and not %s', (query, wanted, unwanted) => {
    const names = found(query);
    expect(names).toContain(wanted);
    expect(names).not.toContain(unwanted);
    expect(search.find(query).errors).toEqual([]);
  });
});

describe('rows', () => {
  test('list names without a card being read', () => {
    let asked = 0;
    const [card] = LIBRARY_CARDS;
    if (card === undefined) throw new Error('the library has no card');
    const sentences = sentencesIn('en');
    const counting = {
      ...sentences,
      typeLine: (...all: Parameters<typeof sentences.typeLine>) => {
        asked += 1;
        return sentences.typeLine(...all);
      },
    };
    const fresh = cardSearch(cardRows([card], counting));
    expect(fresh.find('').hits.map(({ card: { name } }) => name)).toEqual([card.name]);
    expect(asked).toBe(0);
    fresh.find(card.name);
    fresh.find(card.name);
    expect(asked).toBe(1);
  });

  test('are read ahead in pieces until none is left', () => {
    const prepared = cardSearch(rows);
    let pieces = 1;
    while (!prepared.prepare(100)) pieces += 1;
    expect(pieces).toBe(Math.ceil(rows.length / 100));
    expect(prepared.find('blood mo').hits[0]?.card.name).toBe('Blood Moon');
  });

  test.each([
    ['Blood Moon', ['4']],
    ['Humility', ['6', '7b']],
    ['Rancor', ['6', '7c']],
    ['Tarmogoyf', ['7a']],
    ['Clone', ['1a']],
    ['Control Magic', ['2']],
    ['Grizzly Bears', []],
  ])('%s acts in layers %j', (name, layers) => {
    expect(rows.find((row) => row.name === name)?.reading?.layers).toEqual(layers);
  });
});

describe('effects by themselves', () => {
  test.each(EFFECT_FORMS.map((form) => [form.id, form] as const))(
    '%s reads as an effect that is understood',
    (_, form) => {
      const built = buildEffect(form.template, form.fields);
      expect(built?.text).toBeTruthy();
      expect(matchEffectText(built?.text ?? '')?.content.targets).toEqual(built?.targets);
    },
  );

  test('a field that does not fit makes no effect', () => {
    expect(
      buildEffect('target-gets', { what: 'creature', power: 'x', toughness: '1', duration: 'turn' }),
    ).toBeUndefined();
    expect(buildEffect('no-such-template', {})).toBeUndefined();
  });
});
