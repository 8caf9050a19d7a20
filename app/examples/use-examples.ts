import { useEffect, useState } from 'react';
import type { BoardDocument } from '../../engine/index.ts';

/** The example boards; none for the moment that it takes to load them. */
export function useExamples(): readonly BoardDocument[] {
  const [examples, setExamples] = useState<readonly BoardDocument[]>([]);
  useEffect(() => {
    let isHere = true;
    void import('./examples.ts').then(({ EXAMPLES }) => isHere && setExamples(EXAMPLES));
    return () => {
      isHere = false;
    };
  }, []);
  return examples;
}
