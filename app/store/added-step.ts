import type { CardDefinition, EditCommand, Step } from '../../engine/index.ts';

/** Adds a step together with the cards that it needs and the board does not have: one edit for the user. */
export const addedStep = (step: Step, index: number, cards: readonly CardDefinition[] = []): EditCommand => {
  const add = { kind: 'add-step', step, index } as const;
  if (cards.length === 0) return add;
  return { kind: 'all-of', commands: [...cards.map((card) => ({ kind: 'put-card', card }) as const), add] };
};
