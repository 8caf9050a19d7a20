import type { Resolution } from './resolution.ts';

/** "May" is done unless the document says otherwise. */
export const declines = ({ choices }: Pick<Resolution, 'choices'>): boolean =>
  [choices.mode ?? []].flat().includes('decline');
