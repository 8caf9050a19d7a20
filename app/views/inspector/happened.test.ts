import { describe, expect, it } from 'vitest';
import { historySentenceIn, plainText, type StepAction } from '../../../engine/index.ts';
import { enter, game, played } from '../testing.ts';
import { doneTo, happenedAt } from './happened.ts';
import { isSettledBy } from './inspected.ts';

const say = historySentenceIn('en');
const shrink: StepAction = { kind: 'counter', on: 'grizzly bears', counter: '-1/-1', n: 2 };
const heal: StepAction = { kind: 'life', player: 'B', n: 0 };

describe('what happened at a step', () => {
  const { history } = played(game('Grizzly Bears', enter('Hill Giant', 'B'), shrink, heal));

  it('is told with its rule, at the step after which it happened', () => {
    const [first, ...others] = happenedAt(history, 2, say, false).filter(({ sentence }) =>
      sentence.rules.some((rule) => rule.startsWith('704')),
    );
    expect(others).toEqual([]);
    expect(first && plainText(first.sentence)).toBe(
      'Grizzly Bears is put into the graveyard: toughness 0 or less.',
    );
    expect(first?.sentence.rules).toEqual(['704.5f']);
    expect(happenedAt(history, 0, say, false).flatMap(({ sentence }) => sentence.rules)).toEqual([]);
  });

  it('is told of the object and of the player to whom it happened, from then on', () => {
    expect(doneTo(history, 'grizzly bears', 1, say)).toEqual([]);
    expect(doneTo(history, 'grizzly bears', 3, say)).toHaveLength(1);
    expect(doneTo(history, 'hill giant', 2, say)).toEqual([]);
    expect(doneTo(history, 'B', 3, say).flatMap(({ sentence }) => sentence.rules)).toContain('704.5a');
    expect(isSettledBy(history, 'grizzly bears', 1)).toBe(false);
    expect(isSettledBy(history, 'grizzly bears', 2)).toBe(true);
  });
});
