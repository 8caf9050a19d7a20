import { describe, expect, it } from 'vitest';
import { plainText } from '../../../engine/index.ts';
import { meeting, say } from '../ladder-testing.ts';
import { positionsIn, presentView } from './present-view.ts';

describe('what a presentation shows', () => {
  it('is the board after an effect, with what it changed, in a sentence', () => {
    const trace = meeting();
    const view = presentView(trace, undefined, { moment: 8, position: 1 }, undefined, say);
    expect(view.current?.source).toBe('Blood Moon');
    expect([...view.changed]).toEqual(['urborg']);
    expect([view.applied, view.total]).toEqual([1, trace.applied.length]);
    expect(view.sentences.map(plainText)[0]).toMatch(/^Blood Moon, t5: Nonbasic lands are Mountains/);
  });

  it('is at the end of a moment what the step changed', () => {
    const trace = meeting();
    const { state } = trace.evaluation;
    const objects = new Map([...state.objects].filter(([id]) => id !== 'swamp'));
    const view = presentView(
      trace,
      { ...state, objects },
      { moment: 8, position: undefined },
      undefined,
      say,
    );
    expect([...view.changed]).toEqual(['swamp']);
    expect(view.current).toBeUndefined();
  });

  it('stops only where something concerns the object', () => {
    const trace = meeting();
    const bears = [...trace.evaluation.state.objects.keys()].find((id) => id === 'bears');
    const own = trace.applied.filter(({ affected }) => bears !== undefined && affected.includes(bears));
    expect(positionsIn(trace, bears)).toEqual([0, ...own.map(({ order }) => order)]);
    expect(positionsIn(trace, undefined)).toHaveLength(trace.applied.length + 1);
  });
});
