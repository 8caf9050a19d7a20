import { expect, it } from 'vitest';
import type { Ability } from '../abilities/ability.ts';
import { source } from '../abilities/selector.ts';
import { contextOf } from './describe/en/context.ts';
import { matchFragment } from './match-fragment.ts';
import { rememberWords } from './official-words.ts';

const flying: Ability = { kind: 'keyword', keyword: 'flying' };
const crew: Ability = { kind: 'keyword', keyword: 'crew', parameter: { kind: 'amount', amount: 3 } };
const swampwalk: Ability = {
  kind: 'keyword',
  keyword: 'landwalk',
  parameter: { kind: 'subtype', subtype: 'Swamp' },
};
const fromBlack: Ability = {
  kind: 'keyword',
  keyword: 'protection',
  parameter: { kind: 'quality', quality: { kind: 'color', color: 'B' } },
};
const grow = (power: number): Ability => ({
  kind: 'activated',
  cost: { mana: `{${power}}` },
  instructions: [
    {
      kind: 'continuous-effect',
      appliesTo: source,
      parts: [{ kind: 'modify-power-toughness', power, toughness: power }],
      duration: { kind: 'until-end-of-turn' },
    },
  ],
});
const addGreen: Ability = {
  kind: 'activated',
  cost: { tap: true },
  instructions: [{ kind: 'add-mana', mana: '{G}' }],
};
const grantsFlying: Ability = {
  kind: 'static',
  effects: [
    { appliesTo: { kind: 'card-type', type: 'creature' }, parts: [{ kind: 'add-ability', ability: flying }] },
  ],
};

const context = contextOf({
  name: 'Test Wurm',
  supertypes: [],
  cardTypes: ['creature'],
  subtypes: ['Wurm'],
  abilities: [],
});
const find = (fragment: string, ...abilities: readonly Ability[]): readonly number[] =>
  matchFragment(fragment, abilities, context).indexes;

it('finds a keyword by its name, with or without what follows it', () => {
  expect(find('crew', flying, crew)).toEqual([1]);
  expect(find('Crew 3', flying, crew)).toEqual([1]);
  expect(find('swampwalk', flying, swampwalk)).toEqual([1]);
  expect(find('protection from black', flying, fromBlack)).toEqual([1]);
  expect(find('protection from red', flying, fromBlack)).toEqual([]);
});

it('prefers the keyword itself to a text that grants it', () =>
  expect(find('flying', grantsFlying, flying)).toEqual([1]));
expect(find('flying', grantsFlying, crew)).toEqual([]);

it('finds a part of a text', () => {
  expect(find('gets +2/+2', grow(1), grow(2))).toEqual([1]);
  expect(find('{T}: Add {G}', grow(1), addGreen)).toEqual([1]);
  expect(find('Test Wurm gets +1/+1', grow(1), addGreen)).toEqual([0]);
});

it('finds words in order with gaps, in either number', () => {
  expect(find('creatures has flying', grantsFlying, crew)).toEqual([0]);
  expect(find('this gets until end', grow(1), addGreen)).toEqual([]);
  expect(find('gets until end', grow(1), addGreen)).toEqual([0]);
});

it('reports several that fit equally well, and none for an empty or foreign fragment', () => {
  expect(find('until end of turn', grow(1), grow(2))).toEqual([0, 1]);
  expect(find('', grow(1))).toEqual([]);
  expect(find('draw a card', grow(1), addGreen)).toEqual([]);
});

it('finds an ability by the official words from which it was read, where ours are others', () => {
  const read: Ability = { ...grow(3) };
  rememberWords(read, 'Until end of turn, this creature gets +3/+3.');
  const context = contextOf({
    name: 'Bear',
    supertypes: [],
    cardTypes: ['creature'],
    subtypes: [],
    abilities: [],
  });
  expect(matchFragment('Until end of turn, this creature', [read, grow(2)], context).indexes).toEqual([0]);
  expect(matchFragment('Until end of turn, this creature', [grow(3), grow(2)], context).indexes).toEqual([]);
});

it('prefers an ability to one that only gives it', () => {
  const giver: Ability = {
    kind: 'static',
    effects: [
      {
        appliesTo: { kind: 'card-type', type: 'creature' },
        parts: [{ kind: 'add-ability', ability: addGreen }],
      },
    ],
  };
  const context = contextOf({
    name: 'Bear',
    supertypes: [],
    cardTypes: ['creature'],
    subtypes: [],
    abilities: [],
  });
  expect(matchFragment('Add {G}', [giver, addGreen], context).indexes).toEqual([1]);
  expect(matchFragment('Add {G}', [giver], context).indexes).toEqual([0]);
});
