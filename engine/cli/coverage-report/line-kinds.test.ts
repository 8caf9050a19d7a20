import { expect, it } from 'vitest';
import { kindsOfLine, type LineKind } from './line-kinds.ts';

const CASES: readonly (readonly [string, string, readonly LineKind[]])[] = [
  ['Creatures you control get +1/+1 and have flying.', 'Enchantment', ['static-6', 'static-7c']],
  ['Flying, vigilance', 'Creature', []],
  ['You control enchanted creature.', 'Enchantment — Aura', ['static-2']],
  ['Nonbasic lands are Mountains.', 'Enchantment', ['static-4']],
  ['Target creature gets +3/+3 until end of turn.', 'Instant', ['resolving']],
  ['Whenever this creature attacks, draw a card.', 'Creature', []],
  ['When this creature enters, target creature gains haste until end of turn.', 'Creature', ['resolving']],
  ['If a creature would die, exile it instead.', 'Enchantment', ['replacement']],
  ['This land enters tapped.', 'Land', ['replacement']],
  [
    "This creature's power and toughness are each equal to the number of lands you control.",
    'Creature',
    ['static-7a'],
  ],
];

it.each(CASES)('finds the kinds of "%s"', (line, typeLine, kinds) => {
  expect(kindsOfLine(line, typeLine)).toEqual(kinds);
});
