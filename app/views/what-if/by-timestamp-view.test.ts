import { describe, expect, it } from 'vitest';
import { effectId } from '../../../engine/index.ts';
import { enter, loop, say, traceForTest } from '../ladder-testing.ts';
import { byTimestamp, traceInstead } from './by-timestamp-view.ts';

const urborg = () =>
  traceForTest(
    enter('urborg', 'Urborg, Tomb of Yawgmoth'),
    enter('moon', 'Blood Moon', 'B'),
    enter('forest', 'Forest'),
  );

describe('by timestamp alone', () => {
  it('says of each side of a dependency what would be, value by value', () => {
    const trace = urborg();
    for (const id of ['urborg/0/0', 'moon/0/0']) {
      const view = byTimestamp(trace, say, effectId(id), '4');
      expect(view?.all).toBeUndefined();
      expect(view?.loops).toEqual([]);
      expect(view?.pairs.map(({ rows }) => rows)).toEqual([
        [
          {
            key: 'forest',
            object: 'forest',
            name: 'Forest',
            values: [
              { what: 'types', first: 'Basic Land — Forest', second: 'Basic Land — Forest Swamp' },
              { what: 'abilities', first: undefined, second: expect.stringContaining('{B}') },
            ],
          },
        ],
      ]);
    }
  });

  it('is evaluated once for a trace and a question', () => {
    const trace = urborg();
    const question = { kind: 'all' } as const;
    expect(traceInstead(trace, question)).toBe(traceInstead(trace, question));
  });

  it('is nothing where no effect depends on another', () => {
    const trace = traceForTest(enter('anthem', 'Glorious Anthem'), enter('bears', 'Grizzly Bears'));
    expect(byTimestamp(trace, say, effectId('anthem/0/0'), '7c')).toBeUndefined();
  });

  it('tells of a loop the other order, and which dependency would have to be missing', () => {
    const trace = loop();
    const view = byTimestamp(trace, say, effectId('moon/0/0'), '4');
    expect(view?.pairs).toEqual([]);
    expect(view?.loops.map(({ byRules, isAll }) => [byRules, isAll])).toEqual([
      [['moon/0/0', 'limb/0/0'], true],
    ]);
    const [other] = view?.loops[0]?.others ?? [];
    expect(other?.orders).toEqual([['limb/0/0', 'moon/0/0']]);
    expect(other?.broken).toEqual([{ layer: '4', dependent: 'limb/0/0', on: 'moon/0/0' }]);
    expect(other?.rows.map(({ name }) => name)).toEqual(['Dryad Arbor', 'Saproling Token']);
  });
});
