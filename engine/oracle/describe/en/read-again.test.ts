import { describe, expect, it } from 'vitest';
import type { CardType } from '../../../vocabulary/card-types.ts';
import { canonical } from '../../compile/canonical.ts';
import { compileText } from '../../compile/compile-text.ts';
import { describeCard } from './describe.ts';

/** What a text means, how that is said, and what is meant by what was said. */
function again(text: string, cardTypes: readonly CardType[], subtypes: readonly string[]) {
  const face = { name: 'Test Card', supertypes: [], cardTypes, subtypes };
  const { abilities, lines } = compileText({ ...face, text });
  const said = describeCard({ ...face, abilities }).join('\n');
  return {
    isRead: lines.every(({ unread }) => unread === undefined),
    was: canonical(abilities),
    said,
    is: canonical(compileText({ ...face, text: said }).abilities),
  };
}

/** Texts whose description once meant something else or nothing, and what must stand in it now. */
const TEXTS: readonly (readonly [string, string, string, CardType, (readonly string[])?])[] = [
  [
    'all that depends on one condition',
    'If you control a Vampire, each opponent loses 2 life and you gain 2 life.',
    'each opponent loses 2 life and you gain 2 life',
    'sorcery',
  ],
  [
    'three things that depend on one condition',
    'If you control a Vampire, each opponent loses 3 life, you gain 3 life, and you draw a card.',
    'each opponent loses 3 life, then you gain 3 life, then draw a card',
    'sorcery',
  ],
  [
    'the object itself after a token came',
    'When this Equipment enters, create a 1/1 white Soldier creature token, then attach this Equipment to it.',
    'Attach this Equipment to it.',
    'artifact',
    ['Equipment'],
  ],
  [
    'the object itself beside one that died',
    'Whenever a creature dealt damage by this creature this turn dies, put a +1/+1 counter on this creature.',
    'put a +1/+1 counter on this creature',
    'creature',
  ],
  [
    'a token without color that is no creature',
    '{T}: Create a colorless Equipment artifact token named Axe with "Equipped creature gets +1/+0" and equip {2}.',
    'a colorless Equipment',
    'artifact',
  ],
  [
    'objects other than the target',
    'Target creature you control gets +2/+1 until end of turn. Each other creature you control gets +1/+1 until end of turn.',
    'Other creatures you control get +1/+1',
    'sorcery',
  ],
  [
    'whose graveyard it is',
    "When this creature enters, exile target player's graveyard.",
    "target player's graveyard",
    'creature',
  ],
  [
    'how many colors there are',
    "Target creature that's one or more colors gains flying until end of turn.",
    'one or more colors',
    'sorcery',
  ],
  [
    'a condition that is none of the trigger',
    'At the beginning of your end step, draw a card if you control a Vampire. Otherwise, you gain 2 life.',
    'draw a card if you control a Vampire. Otherwise, you gain 2 life',
    'enchantment',
  ],
  [
    'what deals as much damage as it has power',
    "Target creature you control deals damage equal to its power to target creature you don't control.",
    'deals damage equal to its power to target creature',
    'sorcery',
  ],
  [
    'several targets of one word once',
    'Choose one or both —\n• Draw a card.\n• Tap up to two target creatures.',
    'Tap up to two target creatures.',
    'sorcery',
  ],
  ['that all are sacrificed', 'Sacrifice all creatures you control.', 'Sacrifice all', 'sorcery'],
  [
    'from where a spell was cast',
    'Whenever you cast a spell from exile, you gain 1 life.',
    'a spell from exile',
    'creature',
  ],
  [
    'that no counters are left',
    'At the beginning of your upkeep, if there are no oil counters on this creature, draw a card.',
    'no oil counters',
    'creature',
  ],
  [
    'a limit of the modes',
    "Choose one that hasn't been chosen —\n• Draw a card.\n• You gain 1 life.",
    "Choose one that hasn't been chosen —",
    'sorcery',
  ],
  [
    'the levels of a Class',
    '{1}{R}: Level 2\nCreatures you control get +1/+1.\n{2}{R}: Level 3\nCreatures you control have haste.',
    '{2}{R}: Level 3\nCreatures you control have haste.',
    'enchantment',
    ['Class'],
  ],
  [
    'what a station has',
    'Station\nSTATION 3+\nCreatures you control get +1/+1.\nSTATION 8+\nFlying, trample\n5/4',
    'STATION 8+\nFlying, trample\n5/4',
    'artifact',
    ['Spacecraft'],
  ],
];

describe('What is said of a tree', () => {
  for (const [what, text, words, type, subtypes = []] of TEXTS)
    it(`tells ${what}`, () => {
      const { isRead, was, said, is } = again(text, [type], subtypes);
      expect(isRead).toBe(true);
      expect(said).toContain(words);
      expect(is).toEqual(was);
    });
});
