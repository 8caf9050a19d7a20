import type { CardDefinition } from '../cards/card-definition.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { Zone } from '../vocabulary/zones.ts';
import type { GameObject } from './game-object.ts';
import type { Timestamp } from './timestamp.ts';

/** What must be said of a new object; everything else begins empty. */
export interface NewObject {
  readonly id: ObjectId;
  readonly kind: GameObject['kind'];
  readonly card: CardDefinition;
  readonly owner: PlayerId;
  readonly zone: Zone;
  readonly timestamp: Timestamp;
  readonly sinceStep: number;
}

/** An object without memory (CR 400.7): untapped, face up, no counters, attached to nothing, nothing chosen. */
export const newObject = (start: NewObject & Partial<GameObject>): GameObject => ({
  face: 0,
  controller: start.owner,
  isTapped: false,
  faceDown: undefined,
  isPhasedOut: false,
  counters: [],
  attachedTo: undefined,
  damage: 0,
  choices: {},
  designations: [],
  exiledWith: undefined,
  x: undefined,
  ...start,
});
