import { describe, expect, it } from 'vitest';
import { objectId, plainText } from '../../../engine/index.ts';
import { enter, meeting, say, traceForTest } from '../ladder-testing.ts';
import { ladderView, rowState } from './ladder-view.ts';
import { tokensText } from './value-tokens.ts';

const rowsOf = (onlyObject?: string) =>
  ladderView(meeting(), say, onlyObject === undefined ? undefined : objectId(onlyObject)).rows;

describe('ladderView', () => {
  it('has the layers in order, those without effects together and said', () => {
    const { parts } = ladderView(meeting(), say);
    expect(parts.map((part) => (part.kind === 'layer' ? part.layer : part.text))).toEqual([
      'Copy, face down, control and text: nothing applies',
      '4',
      'Colors: nothing applies',
      '6',
      'P/T defined: nothing applies',
      '7b',
      '7c',
      'Switch P/T, players and game rules: nothing applies',
    ]);
  });

  it('lists effects in the order in which they were applied', () => {
    expect(rowsOf().map(({ order, source }) => `${order ?? '–'} ${source}`)).toEqual([
      '– Urborg',
      '1 Blood Moon',
      '2 Opalescence',
      '3 Humility',
      '4 Humility',
      '5 Opalescence',
      '6 +1/+1 counter',
      '7 Giant Growth',
    ]);
  });

  it('keeps an effect that vanished where its timestamp would have put it, with the reason', () => {
    const [urborg] = rowsOf();
    expect(urborg?.reason && plainText(urborg.reason)).toBe(
      'Waited for Blood Moon; by then its ability was gone.',
    );
    expect(urborg?.rules).toContain('613.8a');
  });

  it('says before and after for each object', () => {
    const lines = rowsOf()[4]?.lines.map(({ name, tokens }) => `${name}: ${tokensText(tokens)}`);
    expect(lines).toEqual(['Grizzly Bears: 2/2 → 1/1', 'Humility: none → 1/1', 'Blood Moon: none → 1/1']);
  });

  it('notes that an effect goes on without its ability', () => {
    expect(rowsOf()[4]?.notes.flatMap(({ rules }) => rules)).toContain('613.6');
  });

  it('shows only what has to do with an object', () => {
    expect(rowsOf('urborg').map(({ source, lines }) => [source, lines.map(({ name }) => name)])).toEqual([
      ['Urborg', []],
      ['Blood Moon', ['Urborg', 'Urborg']],
    ]);
  });

  it('tells what effects do to players', () => {
    const trace = traceForTest(enter('reliquary', 'Reliquary Tower'));
    const [row] = ladderView(trace, say).rows;
    expect(row?.lines.map(({ name, tokens }) => `${name}: ${tokensText(tokens)}`)).toEqual([
      'player A: 7 → no maximum',
    ]);
  });

  it('knows where each row stands', () => {
    const states = (position: number | undefined) => rowsOf().map((row) => rowState(row, position));
    expect(states(2)).toEqual(['vanished', 'done', 'current', 'next', 'next', 'next', 'next', 'next']);
    expect(states(0).filter((state) => state === 'next')).toHaveLength(7);
    expect(new Set(states(undefined))).toEqual(new Set(['vanished', 'done']));
  });
});
