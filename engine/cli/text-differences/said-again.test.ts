import { expect, it } from 'vitest';
import type { CardFace } from '../../cards/card-definition.ts';
import { compileText } from '../../oracle/compile/compile-text.ts';
import { contextOf } from '../../oracle/describe/en/context.ts';
import { describeAbility } from '../../oracle/describe/en/describe.ts';
import type { Passage } from './passages.ts';
import { misreadPassages } from './said-again.ts';

const face: CardFace = {
  name: 'Test Card',
  manaCost: '',
  supertypes: [],
  cardTypes: ['creature'],
  subtypes: [],
  abilities: compileText({ name: 'Test Card', text: 'Other creatures you control get +1/+1.' }).abilities,
};
const passage = (rendered: string): Passage => ({
  name: face.name,
  official: '',
  rendered,
  class: 'understood',
  abilities: face.abilities,
});
const said = face.abilities.map((ability) => describeAbility(ability, contextOf(face))).join('\n');

it('finds nothing where the rendered text means the same', () => {
  expect(misreadPassages(face, [passage(said)])).toEqual([]);
});

it('names the words that are not read, and where the meaning differs', () => {
  // The whole face is rendered anew; this one does not read back as a whole, either.
  const broken: CardFace = {
    ...face,
    abilities: [{ kind: 'plain-static', words: '+++' }, ...face.abilities],
  };
  const kinds = [said.replace('get', 'frob'), said.replace('+1/+1', '+1/+2'), said].map(
    (text) => misreadPassages(broken, [passage(text)])[0]?.kind,
  );
  expect(kinds).toEqual([
    expect.stringMatching(/^unread: /),
    'other: [].effects[].parts[].toughness 1 → 2',
    undefined,
  ]);
});
