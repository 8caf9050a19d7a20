import type { BoardDocument, CardDefinition, CardFace, EditCommand, Step } from '../../../engine/index.ts';
import { cardOfFace } from '../../../engine/index.ts';

/**
 * One edit that puts the card into the board in place of `before`: a card with other faces keeps those, and steps follow
 * it to its new name.
 */
export function saveCard(
  document: BoardDocument,
  face: CardFace,
  before: CardDefinition | undefined,
): EditCommand {
  const card = withFace(face, before);
  const put: EditCommand = { kind: 'put-card', card };
  if (before === undefined || before.name === card.name) return put;
  const isOwn = document.cards?.some(({ name }) => name === before.name) === true;
  const renames = document.steps.flatMap((step, index): readonly EditCommand[] => {
    const renamed = withCardName(step, before.name, card.name);
    return renamed === step ? [] : [{ kind: 'replace-step', index, step: renamed }];
  });
  return {
    kind: 'all-of',
    commands: [...(isOwn ? [{ kind: 'remove-card', name: before.name } as const] : []), put, ...renames],
  };
}

function withFace(face: CardFace, before: CardDefinition | undefined): CardDefinition {
  const [first, ...others] = before?.faces ?? [];
  if (before === undefined || first === undefined || others.length === 0) return cardOfFace(face);
  return {
    ...before,
    name: before.name.replace(first.name, face.name),
    faces: [face, ...others],
  };
}

/** The step with the card called by another name, or the same step if it doesn't speak of that card. */
function withCardName(step: Step, from: string, to: string): Step {
  const { action } = step;
  if (action.kind === 'enter') {
    if (!action.entries.some(({ card }) => card === from)) return step;
    const entries = action.entries.map((entry) => (entry.card === from ? { ...entry, card: to } : entry));
    return { ...step, action: { ...action, entries } };
  }
  if (!('card' in action) || action.card !== from) return step;
  return { ...step, action: { ...action, card: to } };
}

/** Whether a step of the board puts that card somewhere. */
export const isCardInUse = ({ steps }: BoardDocument, name: string): boolean =>
  steps.some((step) => withCardName(step, name, `${name} `) !== step);
