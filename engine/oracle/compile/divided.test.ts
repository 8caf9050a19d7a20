import { describe, expect, it } from 'vitest';
import { abilities, instructions, isUnread } from '../../testing/reading.ts';
import { contextOf } from '../describe/en/context.ts';
import { describeAbility } from '../describe/en/describe.ts';

const TEXTS = [
  '{T}: Distribute three +1/+1 counters among any number of target creatures you control.',
  '{T}: This creature deals 4 damage divided as you choose among any number of targets.',
  '{T}: This creature deals 2 damage divided as you choose among one or two targets.',
  '{T}: This creature deals 3 damage divided as you choose among one, two, or three targets.',
  '{T}: This creature deals 5 damage divided as you choose among up to five targets.',
  '{T}: Prevent the next 4 damage that would be dealt this turn to any number of targets, divided as you choose.',
];

describe('what is divided among targets (601.2d)', () => {
  it.each(TEXTS)('is read as divided, and described as it is read: %s', (text) => {
    const [ability] = abilities(text);
    expect(JSON.stringify(ability)).toContain('"divided":true');
    const face = {
      name: 'Test Card',
      supertypes: [],
      cardTypes: ['creature'],
      subtypes: [],
      abilities: [],
    } as const;
    expect(ability === undefined ? '' : describeAbility(ability, contextOf(face))).toBe(text);
  });

  it('may be as much as is counted', () => {
    expect(
      instructions(
        '{T}: Distribute X +1/+1 counters among any number of target creatures, where X is the number of lands you control.',
      ),
    ).toMatchObject([{ kind: 'put-counters', amount: { kind: 'count' }, divided: true }]);
  });

  it('is not read where targets behind any number of others could not be told apart', () => {
    expect(
      isUnread(
        '{T}: This creature deals 5 damage divided as you choose among any number of targets. Target opponent gains 5 life.',
      ),
    ).toBe(true);
  });
});
