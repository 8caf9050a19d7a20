import { type BoardDocument, type CardDefinition, parseBoard, stepToJson } from '../../engine/index.ts';
import { namedEvent } from '../views/lab/commit.ts';
import type { Lab, LabChoice } from '../views/lab/lab.ts';
import { isOwn } from './shareable.ts';

// The event that is looked at in the lab travels in the document's `view`, as a step of a board file does, with the choices
// made so far and the cards of its own that it brings.

/** The id that the event has on its way; it becomes a step with an id of its own only when it happens. */
const ON_THE_WAY = 'lab';
const MOST_CHOICES = 200;

/**
 * The lab as it goes out, without the definitions of built-in cards; `undefined` if its event is not complete, so that
 * no board could hold it. `builtIn` gives the built-in card of a name.
 */
export function labToView(
  { action, path, brings = [] }: Lab,
  document: BoardDocument,
  builtIn: (name: string) => CardDefinition | undefined,
): Readonly<Record<string, unknown>> | undefined {
  const cards = brings.filter((card) => isOwn(card, builtIn));
  const sent = {
    event: stepToJson({ action: { ...namedEvent(action, document), id: ON_THE_WAY } }),
    ...(path.length === 0 ? {} : { path: path.map(({ key, isApplied }) => (isApplied ? key : [key])) }),
    ...(cards.length === 0 ? {} : { cards }),
  };
  // Read once: what no board could hold is left out, and equal events are written equally.
  const read = labFromView(sent, document.players)?.action;
  return read === undefined
    ? undefined
    : { ...sent, event: stepToJson({ action: { ...read, id: ON_THE_WAY } }) };
}

/**
 * Reads a lab that came with a board: its event by the same schema as any step, its cards as any card. `undefined` if it
 * is none. Never throws.
 */
export function labFromView(value: unknown, players: readonly string[]): Lab | undefined {
  if (typeof value !== 'object' || value === null || !('event' in value)) return undefined;
  const path = 'path' in value ? pathOf(value.path) : [];
  if (path === undefined) return undefined;
  const { document } = parseBoard({
    strata: 1,
    players,
    steps: [value.event],
    ...('cards' in value ? { cards: value.cards } : {}),
  });
  const [step, ...others] = document?.steps ?? [];
  if (step?.action.kind !== 'event' || others.length > 0) return undefined;
  const brings = document?.cards ?? [];
  return {
    action: { ...step.action, id: '' },
    path,
    ...(brings.length === 0 ? {} : { brings }),
  };
}

/** A choice is the key of what was applied, or in a list by itself of what was left. */
function pathOf(value: unknown): readonly LabChoice[] | undefined {
  if (!Array.isArray(value) || value.length > MOST_CHOICES) return undefined;
  const path = value.flatMap((each): readonly LabChoice[] => {
    const [key, ...others] = Array.isArray(each) ? (each as unknown[]) : [each];
    return typeof key === 'string' && others.length === 0 ? [{ key, isApplied: !Array.isArray(each) }] : [];
  });
  return path.length === value.length ? path : undefined;
}
