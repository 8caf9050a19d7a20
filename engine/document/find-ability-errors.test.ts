import { describe, expect, it } from 'vitest';
import { LIBRARY_CARDS } from '../cards/library/index.ts';
import { findAbilityErrors } from './find-ability-errors.ts';
import { parseBoard } from './parse-board.ts';
import { printBoard } from './print-board.ts';

const cardWith = (ability: unknown) => {
  const face = {
    name: 'Own',
    manaCost: '',
    supertypes: [],
    cardTypes: ['creature'],
    subtypes: [],
    power: 1,
    toughness: 1,
  };
  return { name: 'Own', layout: 'normal', faces: [{ ...face, abilities: [ability] }] };
};
const errorsOf = (ability: unknown) =>
  parseBoard({ players: ['A'], steps: [], cards: [cardWith(ability)] }).errors?.map(
    ({ path, code }) => `${path}: ${code}`,
  );

describe('cards that travel with a board', () => {
  it('may be any of the library, and come back as they were', () => {
    expect(findAbilityErrors(LIBRARY_CARDS)).toEqual([]);
    const cards = LIBRARY_CARDS.slice(0, 100);
    const result = parseBoard(printBoard({ strata: 1, players: ['A'], steps: [], cards }));
    expect(result.errors).toBeUndefined();
    expect(result.document?.cards).toEqual(cards);
  });

  it('have no ability, effect or selector of a kind that is not known', () => {
    const at = 'cards[0].faces[0].abilities[0]';
    const effect = (appliesTo: unknown, ...parts: unknown[]) => ({
      kind: 'static',
      effects: [{ appliesTo, parts }],
    });
    expect(errorsOf({ kind: 'magic' })).toEqual([`${at}.kind: unknown-value`]);
    expect(errorsOf(effect({ kind: 'all' }, { kind: 'explode' }))).toEqual([
      `${at}.effects[0].parts[0].kind: unknown-value`,
    ]);
    expect(errorsOf(effect({ kind: 'not' }))).toEqual([`${at}.effects[0].appliesTo.of: missing`]);
    expect(errorsOf(effect({ kind: 'all', of: 1 }))).toEqual([
      `${at}.effects[0].appliesTo.of: unknown-field`,
    ]);
    const grows = { kind: 'modify-power-toughness', power: { kind: 'count', of: 'all' }, toughness: 1 };
    expect(errorsOf(effect({ kind: 'all' }, grows))).toEqual([
      `${at}.effects[0].parts[0].power.of: expected`,
    ]);
    expect(errorsOf({ kind: 'keyword', keyword: 'flying' })).toBeUndefined();
  });
});
