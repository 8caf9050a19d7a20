import { describe, expect, it } from 'vitest';
import { gets } from '../../../cards/build.ts';
import type { HistoryEvent } from '../../../history/history.ts';
import { STATE_BASED_ACTIONS } from '../../../state-based-actions/find-actions.ts';
import { board } from '../../../testing/board.ts';
import { objectId, playerId } from '../../../vocabulary/ids.ts';
import { plainText } from '../fragments.ts';
import { historySentence } from './history.ts';
import { ruleSummary } from './rules.ts';

const before = board()
  .permanent('Grizzly Bears', { id: 'bears' })
  .permanent('Rancor', { id: 'rancor', attachedTo: 'bears' })
  .effect({ id: 'growth', source: 'Giant Growth', affects: ['bears'], parts: [gets(3, 3)] })
  .state();
const after = board().permanent('Swamp', { id: 'swamp' }).state();

const said = (event: HistoryEvent): string => plainText(historySentence(event, before, after));
const bears = objectId('bears');

describe('what happened', () => {
  it.each([
    ['704.5f', 'Grizzly Bears is put into the graveyard: toughness 0 or less.'],
    ['704.5g', 'Grizzly Bears is destroyed: as much damage as toughness.'],
    [
      '704.5j',
      'Grizzly Bears is put into the graveyard: a player keeps only one legendary permanent of a name.',
    ],
    ['704.5q', 'Grizzly Bears: a +1/+1 counter and a -1/-1 counter remove each other.'],
  ])('by the state-based action %s', (rule, sentence) => {
    expect(said({ kind: 'state-based-action', rule, objects: [bears] })).toBe(sentence);
  });

  it.each(STATE_BASED_ACTIONS.map(({ rule }) => rule))(
    'by %s, with a reason and a sentence of its own',
    (rule) => {
      const words = said({ kind: 'state-based-action', rule, objects: [bears], players: [playerId('A')] });
      expect(words).not.toMatch(/a state-based action/);
      expect(words.length).toBeGreaterThan(20);
      expect(ruleSummary(rule)).toBeDefined();
    },
  );

  it('to several objects at once, which are linked', () => {
    const event = {
      kind: 'state-based-action',
      rule: '704.5m',
      objects: [bears, objectId('rancor')],
    } as const;
    const sentence = historySentence(event, before, after);
    expect(plainText(sentence)).toMatch(/^Grizzly Bears and Rancor are put into the graveyard: an Aura/);
    expect(sentence.fragments.filter(({ kind }) => kind === 'object')).toHaveLength(2);
    expect(sentence.rules).toEqual(['704.5m']);
  });

  it('to objects that came and went', () => {
    expect(said({ kind: 'entered', object: objectId('swamp') })).toBe('Swamp enters the battlefield.');
    expect(said({ kind: 'left', object: bears, to: 'exile' })).toBe('Grizzly Bears is now in exile.');
    expect(said({ kind: 'left', object: bears, to: 'graveyard' })).toBe(
      'Grizzly Bears is now in the graveyard.',
    );
  });

  it('to effects', () => {
    expect(said({ kind: 'effect-created', effect: 'growth' })).toBe('Giant Growth begins to apply.');
    expect(said({ kind: 'effect-ended', effect: 'growth', because: 'duration' })).toBe('Giant Growth ends.');
    expect(said({ kind: 'effect-ended', effect: 'growth', because: 'never-began' })).toContain(
      'never begins',
    );
  });

  it('not at all', () => {
    expect(said({ kind: 'not-carried-out', words: 'Draw a card.' })).toBe(
      'Not carried out here: Draw a card.',
    );
  });
});
