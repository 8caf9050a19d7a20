import type { Instruction } from '../../abilities/instruction.ts';
import type { EntryModification } from '../../abilities/replacement-effect.ts';
import type { CardDefinition } from '../../cards/card-definition.ts';
import type { GameObject } from '../../state/game-object.ts';
import { newObject } from '../../state/new-object.ts';
import type { ResolvedEffect } from '../../state/resolved-effect.ts';
import type { Timestamp } from '../../state/timestamp.ts';
import type { Choices } from '../../vocabulary/choices.ts';
import type { CounterKind } from '../../vocabulary/counters.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import type { Speaker } from '../game.ts';

/** An object that is about to enter the battlefield, as it would be there (CR 614.12). */
export interface Entering {
  readonly object: GameObject;
  /** The object that it is now, if the game knows it already. */
  readonly from: ObjectId | undefined;
  /** It was a spell: effects that apply to that apply to it too (400.7a). */
  readonly keepsEffects?: true;
  /** Nothing says that it wasn't cast: the document lets it enter from nowhere, or it was a spell. */
  readonly isCast?: true;
  /** Kinds of counters that it brings along, which are not put on it as it enters. */
  readonly keptCounters?: readonly CounterKind[];
  /** What is chosen for it as it enters. */
  readonly choices: Choices;
  /** Which of the chosen modes effects have taken already, by their places in the list. */
  readonly modesTaken?: readonly number[];
  /** What the effect that puts it there says of how it enters. */
  readonly entry: readonly EntryModification[];
  /** The spell or ability that puts it there. */
  readonly resolution: EntryResolution | undefined;
  /** Effects that begin with it: as a copy, with other characteristics. */
  readonly effects: readonly ResolvedEffect[];
  /** Counters that the document adds to what the card says. */
  readonly extraCounters: Readonly<Record<string, number>>;
  /** What players do as it enters, before it is there (614.12a, 614.13). */
  readonly todo?: readonly { readonly instructions: readonly Instruction[]; readonly speaker: Speaker }[];
  /** Life that is paid and objects that are exiled or sacrificed as it enters. */
  readonly costs: EntryCosts;
}

/** What must be known of the spell or ability that puts an object onto the battlefield. */
export interface EntryResolution {
  readonly id: string;
  readonly source: ObjectId | undefined;
  readonly sourceName: string;
  readonly controller: PlayerId;
}

/** What else happens as it enters: paid, moved and turned before the object is there (614.12a, 614.13). */
export interface EntryCosts {
  readonly life: number;
  readonly exiled: readonly ObjectId[];
  readonly sacrificed: readonly ObjectId[];
  readonly turnedFaceDown: readonly ObjectId[];
  readonly discarded?: readonly ObjectId[];
}

const NO_COSTS: EntryCosts = { life: 0, exiled: [], sacrificed: [], turnedFaceDown: [] };

/** Until all that enter together get timestamps, in the order that 613.7m wants. */
export const UNSTAMPED: Timestamp = { at: 0, order: 0 };

export type EntryStart = Partial<
  Pick<Entering, 'choices' | 'entry' | 'resolution' | 'extraCounters' | 'isCast'>
>;

/** An object as it would enter before anything modifies how. */
export const enteringObject = (
  object: GameObject,
  from: ObjectId | undefined,
  start: EntryStart,
): Entering => ({
  object,
  from,
  choices: start.choices ?? {},
  entry: start.entry ?? [],
  resolution: start.resolution,
  effects: [],
  extraCounters: start.extraCounters ?? {},
  costs: NO_COSTS,
  ...(start.isCast === undefined ? {} : { isCast: start.isCast }),
});

export interface TokenStart {
  readonly id: ObjectId;
  readonly card: CardDefinition;
  /** The face that is up; the front if absent (707.8a). */
  readonly face?: number;
  readonly controller: PlayerId;
  readonly tapped: boolean;
  readonly choices: Choices;
  readonly attachedTo?: ObjectId | PlayerId;
}

/** A token as it is created (CR 111.2): its creator owns it. */
export function newToken(step: number, token: TokenStart): Entering {
  const { id, card, controller } = token;
  const object = newObject({
    kind: 'token',
    id,
    card,
    face: token.face ?? 0,
    owner: controller,
    zone: 'battlefield',
    timestamp: UNSTAMPED,
    sinceStep: step,
    isTapped: token.tapped,
    attachedTo: token.attachedTo,
  });
  return enteringObject(object, undefined, { choices: token.choices });
}
