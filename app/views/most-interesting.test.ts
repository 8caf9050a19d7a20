import { describe, expect, it } from 'vitest';
import { compilingReader, libraryCard, playHistory } from '../../engine/index.ts';
import { EXAMPLES } from '../examples/examples.ts';
import { momentAt, traceOf } from '../store/derived.ts';
import { mostInteresting } from './most-interesting.ts';

const foundIn = (id: string) => {
  const example = EXAMPLES.find((each) => each.id === id);
  if (example === undefined) throw new Error(`No example ${id}`);
  const moment = momentAt(playHistory(example, libraryCard, undefined, compilingReader), undefined);
  return mostInteresting(moment, traceOf(moment));
};

describe('the object about which there is most to tell', () => {
  it('is the land that lost the ability it would have applied', () => {
    expect(foundIn('blood-moon-and-urborg')).toBe('urborg');
  });

  it('is something in every example about what is, not about what would happen', () => {
    const aboutObjects = EXAMPLES.filter(({ steps }) => steps.at(-1)?.action.kind !== 'event');
    expect(aboutObjects.length).toBeGreaterThanOrEqual(12);
    expect(aboutObjects.filter(({ id = '' }) => foundIn(id) === undefined).map(({ id }) => id)).toEqual([]);
  });

  it('is nothing where everything is as printed', () => {
    const moment = momentAt(
      playHistory({ strata: 1, players: ['A'], steps: [] }, libraryCard, undefined, compilingReader),
      undefined,
    );
    expect(mostInteresting(moment, traceOf(moment))).toBeUndefined();
  });
});
