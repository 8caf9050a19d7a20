import { useDeferredValue, useMemo } from 'react';
import type { CompilableFace } from '../../../engine/index.ts';
import { type LineView, type ReadingView, readingView } from '../../views/own/reading.ts';
import { type Advice, adviceFor } from '../../views/own/suggest.ts';

/** The text as it is read; typing goes first. */
export function useReading(face: CompilableFace): {
  readonly view: ReadingView;
  readonly adviceFor: (line: LineView) => Advice;
} {
  const shown = useDeferredValue(face);
  return useMemo(() => {
    const known = new Map<LineView, Advice>();
    return {
      view: readingView(shown),
      adviceFor: (line) => {
        const advice = known.get(line) ?? adviceFor(shown, line);
        known.set(line, advice);
        return advice;
      },
    };
  }, [shown]);
}
