import { describe, expect, test } from 'vitest';
import { compilingReader, type Instruction } from '../../../engine/index.ts';
import { game } from '../testing.ts';
import { chosenNeeds, remembers } from './chosen-needs.ts';
import { meetNeed, type Pending } from './pending.ts';
import { wordOptions } from './replaced-words.ts';
import { startEffect } from './start.ts';

function start(text: string): Pending {
  const pending = startEffect(game('Grizzly Bears'), text, 'An effect', 'A', compilingReader);
  if (pending === undefined) throw new Error(`Not understood: ${text}`);
  return pending;
}
const choicesOf = ({ step: { action } }: Pending): unknown =>
  'choices' in action ? action.choices : undefined;

describe('what a resolution speaks of as chosen', () => {
  test('a color of your choice is asked for, and may be left out', () => {
    const pending = start('Target creature becomes the color of your choice until end of turn.');
    expect(pending.needs).toMatchObject([
      { kind: 'target' },
      { kind: 'choice', what: 'color', isOptional: true },
    ]);
    expect(choicesOf(meetNeed(meetNeed(pending, 'bears'), 'G'))).toEqual({ color: 'G' });
  });

  test('nothing is asked for what the source remembers', () => {
    const instructions: readonly Instruction[] = [
      {
        kind: 'continuous-effect',
        appliesTo: { kind: 'targets' },
        parts: [{ kind: 'set-colors', colors: [{ chosen: 'color' }] }],
        duration: { kind: 'until-end-of-turn' },
      },
    ];
    expect(chosenNeeds(instructions, remembers({ color: 'R' }))).toEqual([]);
    expect(chosenNeeds(instructions, remembers({ creatureType: 'Elf' }))).toHaveLength(1);
  });
});

describe('the words of a text-changing effect', () => {
  const text =
    'Change the text of target permanent by replacing all instances of one color word with another or one basic land type with another.';

  test('first the one that is replaced, of any sort, then another of the same sort', () => {
    const pending = meetNeed(start(text), 'bears');
    const [replaced, inItsPlace] = pending.needs;
    if (replaced?.kind !== 'word' || inItsPlace?.kind !== 'word') throw new Error('Two words are needed.');
    expect(wordOptions(replaced)).toEqual([...'WUBRG', 'Plains', 'Island', 'Swamp', 'Mountain', 'Forest']);
    const met = meetNeed(pending, 'Island');
    expect(choicesOf(met)).toEqual({ basicLandType: 'Island' });
    expect(wordOptions(inItsPlace, { basicLandType: 'Island' })).toEqual([
      'Plains',
      'Swamp',
      'Mountain',
      'Forest',
    ]);
    expect(choicesOf(meetNeed(met, 'Swamp'))).toEqual({ basicLandType: ['Island', 'Swamp'] });
  });

  test('only one where the text names the other', () => {
    const pending = start(
      'Change the text of target creature by replacing all instances of one creature type with Vampire.',
    );
    expect(pending.needs.map(({ kind }) => kind)).toEqual(['target', 'word']);
  });
});
