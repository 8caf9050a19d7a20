import { describe, expect, it } from 'vitest';
import { libraryCard } from '../cards/library/index.ts';
import type { BoardDocument, Step } from '../document/board-document.ts';
import { applyCommand } from '../document/commands/apply-command.ts';
import { parseBoard } from '../document/parse-board.ts';
import { enter, play } from '../testing/play.ts';
import { invariant } from '../vocabulary/invariant.ts';
import { playHistory } from './play-history.ts';

const bears = enter('bears', 'Grizzly Bears');
const anthem = enter('anthem', 'Glorious Anthem');

function documentOf(steps: readonly unknown[]): BoardDocument {
  const { document } = parseBoard({ players: ['A', 'B'], steps });
  invariant(document !== undefined, 'a sound document');
  return document;
}

describe('playHistory', () => {
  it('makes a moment for each step, and one before them', () => {
    const { history, size } = play([bears, anthem]);
    expect(history.moments.map(({ step }) => step)).toEqual([-1, 0, 1]);
    expect(size('bears')).toBe('3/3');
  });

  it('skips a step that cannot be done, says so at its index, and goes on', () => {
    const { history, size } = play([bears, { tap: 'nobody' }, enter('x', 'No Such Card'), anthem]);
    expect(history.moments.map(({ status }) => status)).toEqual([
      'done',
      'done',
      'refused',
      'refused',
      'done',
    ]);
    expect(history.problems.map(({ at, code }) => [at, code])).toEqual([
      [1, 'unknown-object'],
      [2, 'unknown-card'],
    ]);
    expect(size('bears')).toBe('3/3');
  });

  it('counts a step that is off as never done', () => {
    const { size, last } = play([bears, { ...anthem, off: true }]);
    expect([size('bears'), last.status]).toEqual(['2/2', 'off']);
  });

  it('gives each step a later timestamp, or the one that it carries', () => {
    const { object } = play([bears, { ...anthem, timestamp: 0.5 }, enter('lion', 'Silvercoat Lion')]);
    expect([object('bears'), object('anthem'), object('lion')].map(({ timestamp }) => timestamp.at)).toEqual([
      1, 0.5, 3,
    ]);
  });

  it('refuses a name that is taken', () => {
    expect(play([bears, bears]).problems).toEqual(['duplicate-id']);
    expect(play([enter('A', 'Grizzly Bears')]).problems).toEqual(['duplicate-id']);
  });

  it('finds cards that travel with the document first', () => {
    const face = {
      name: 'Own Bear',
      manaCost: '{G}',
      supertypes: [],
      cardTypes: ['creature'],
      subtypes: ['Bear'],
    };
    const card = {
      name: 'Own Bear',
      layout: 'normal',
      faces: [{ ...face, power: 5, toughness: 5, abilities: [] }],
    };
    expect(play([enter('own', 'Own Bear')], { cards: [card] }).size('own')).toBe('5/5');
  });
});

describe('the prefix of a previous history', () => {
  const document = documentOf([bears, anthem, enter('lion', 'Silvercoat Lion'), { tap: 'nobody' }]);
  const first = playHistory(document, libraryCard);

  it('is taken over up to the first changed step', () => {
    const step: Step = { action: { kind: 'tap', id: 'bears' } };
    const edited = applyCommand(document, { kind: 'add-step', step, index: 2 });
    const second = playHistory(edited, libraryCard, first);
    expect(second.moments.slice(0, 3).every((moment, index) => moment === first.moments[index])).toBe(true);
    expect(second.moments[3]).not.toBe(first.moments[3]);
    expect(second.problems.map(({ at }) => at)).toEqual([4]);
  });

  it('is taken over whole when only a title changes, with its problems', () => {
    const edited = applyCommand(document, { kind: 'set-title', title: 'T' });
    const second = playHistory(edited, libraryCard, first);
    expect(second.moments).toEqual(first.moments);
    expect(second.problems).toEqual(first.problems);
  });

  it('is not used for other players, other cards or another rule about state-based actions', () => {
    const players = applyCommand(document, { kind: 'add-player', player: 'C' });
    expect(playHistory(players, libraryCard, first).moments[1]).not.toBe(first.moments[1]);
    const without = applyCommand(document, { kind: 'set-state-based-actions', on: false });
    expect(playHistory(without, libraryCard, first).moments[1]).not.toBe(first.moments[1]);
    const moments = playHistory(document, (name) => libraryCard(name), first).moments;
    expect(moments[1]).not.toBe(first.moments[1]);
  });
});
