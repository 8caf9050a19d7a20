import type { BoardDocument, StepAction } from './board-document.ts';
import type { EventSpec } from './event-spec.ts';

/** An id that no step of the document uses yet, made from a card's name: `Grizzly Bears` → `grizzly-bears-2`. */
export function freshId(document: BoardDocument, name: string): string {
  const word =
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 40) || 'object';
  const used = new Set([...document.players, ...document.steps.flatMap((step) => idsOf(step.action))]);
  if (!used.has(word)) return word;
  for (let count = 2; ; count++) {
    if (!used.has(`${word}-${count}`)) return `${word}-${count}`;
  }
}

/** The ids that an action gives to what it creates. */
export function idsOf(action: StepAction): readonly string[] {
  switch (action.kind) {
    case 'enter':
      return action.entries.map((entry) => entry.id);
    case 'token':
      return [action.token.id];
    case 'place':
    case 'emblem':
    case 'cast':
    case 'merge':
    case 'sticker':
      return [action.id];
    case 'resolve':
    case 'activate':
    case 'trigger':
    case 'effect':
      return [...(action.id === undefined ? [] : [action.id]), ...(action.creates ?? [])];
    case 'move':
      return action.as === undefined ? [] : [action.as];
    case 'event':
      return [action.id, ...enteringIn(action.event)];
    case 'unsupported':
      return idInside(action.value);
    case 'counter':
    case 'attach':
    case 'detach':
    case 'tap':
    case 'untap':
    case 'turn':
    case 'life':
    case 'choose':
    case 'turn-face-up':
    case 'turn-face-down':
    case 'transform':
    case 'convert':
    case 'flip':
    case 'phase-out':
    case 'phase-in':
    case 'combat':
    case 'designate':
    case 'text':
      return [];
  }
}

const enteringIn = (event: EventSpec): readonly string[] =>
  'enter' in event ? [event.enter].flat().map(({ id }) => id) : [];

function idInside(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return 'id' in value && typeof value.id === 'string' ? [value.id] : [];
}
