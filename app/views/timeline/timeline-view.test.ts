import { describe, expect, test } from 'vitest';
import { enter, game, played } from '../testing.ts';
import { waitingOf } from './arc.ts';
import { lastTimestamp, stepThatMade, timelineView } from './timeline-view.ts';

describe('the timeline', () => {
  const document = game(
    'Urborg, Tomb of Yawgmoth',
    { action: enter('Humility', 'B'), off: true },
    'No Such Card',
    'Blood Moon',
    { kind: 'turn', player: 'B' },
  );
  const { history, trace } = played(document);
  const chips = timelineView(document, history, 4);

  test('numbers what is carried out by its place, and gives no timestamp to the rest', () => {
    expect(chips.map(({ timestamp, isOff, isRefused }) => [timestamp, isOff, isRefused])).toEqual([
      [1, false, false],
      [undefined, true, false],
      [undefined, false, true],
      [4, false, false],
      [5, false, false],
    ]);
  });

  test('has short names, players and problems', () => {
    expect(chips[0]?.label).toEqual({ kind: 'plain', text: 'Urborg' });
    expect(chips.map(({ player }) => player)).toEqual(['A', 'B', 'A', 'A', 'B']);
    expect(chips[2]?.problems.map(({ code }) => code)).toEqual(['unknown-card']);
  });

  test('knows which steps come after the shown moment, and when that is', () => {
    expect(chips.map(({ isLater }) => isLater)).toEqual([false, false, false, false, true]);
    expect(lastTimestamp(history, 3)).toBe(1);
    expect(lastTimestamp(history, 0)).toBeUndefined();
  });

  test('finds the step that made an object', () => {
    expect(stepThatMade(document, 'blood moon')).toBe(3);
    expect(stepThatMade(document, 'nothing')).toBeUndefined();
  });

  test('says who waits for whom, seen from either', () => {
    expect(waitingOf(document, trace, 0)).toMatchObject({ from: 0, to: 3, layer: '4' });
    expect(waitingOf(document, trace, 3)).toMatchObject({ from: 0, to: 3 });
    expect(waitingOf(document, trace, 4)).toBeUndefined();
  });
});
