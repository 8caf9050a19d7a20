import type { CardDefinition, EventAction, EventSpec } from '../../../engine/index.ts';

/** What is looked at in the lab: an event that would happen at the shown moment, and the choices made so far. */
export interface Lab {
  readonly action: EventAction;
  /** The choices from the start on, as far as they were made (616.1). */
  readonly path: readonly LabChoice[];
  /** Cards that the event speaks of and the board does not have yet. */
  readonly brings?: readonly CardDefinition[] | undefined;
}

/** One choice: which candidate, and whether it is applied or, being optional, left. */
export interface LabChoice {
  readonly key: string;
  readonly isApplied: boolean;
}

/** A lab that begins with an event, nothing chosen yet. */
export const labOf = (event: EventSpec, brings?: readonly CardDefinition[]): Lab => ({
  action: { kind: 'event', id: '', event },
  path: [],
  ...(brings === undefined || brings.length === 0 ? {} : { brings }),
});

export const EVENT_KINDS = [
  'damage',
  'counters',
  'tokens',
  'draw',
  'destroy',
  'die',
  'counterSpell',
  'enter',
  'zone',
  'gainLife',
  'loseLife',
  'discard',
  'mill',
  'untap',
  'turnFaceUp',
  'addMana',
  'skip',
  'turnStep',
  'rollDie',
  'lose',
  'win',
] as const;
/** The kinds of events, as the case format names them. */
export type EventKind = (typeof EVENT_KINDS)[number];

export function kindOfEvent(event: EventSpec): EventKind {
  const kind = EVENT_KINDS.find((each) => each in event);
  if (kind === undefined) throw new Error('An event without a kind');
  return kind;
}

/** Whether something would enter the battlefield, so that it can be looked at before it does (614.12). */
export const entersInLab = (event: EventSpec): boolean =>
  'enter' in event || ('zone' in event && event.zone.to === 'battlefield') || 'tokens' in event;
