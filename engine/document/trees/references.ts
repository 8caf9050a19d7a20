import type { ObjectReference, PlayerReference } from '../../abilities/references.ts';
import { type Check, kindOf, number, oneOf, optional, text } from './check.ts';

export const objectReference: Check = kindOf<ObjectReference>(() => ({
  source: {},
  affected: {},
  candidate: {},
  'attached-to': {},
  paired: {},
  target: { index: number },
  chosen: { index: optional(number), noun: optional(text) },
  that: { index: optional(number) },
  'event-source': {},
  'top-card': { of: playerReference, zone: oneOf(['library', 'graveyard']) },
  object: { id: text },
}));

export const playerReference: Check = kindOf<PlayerReference>(() => ({
  you: {},
  opponents: {},
  'each-player': {},
  'active-player': {},
  target: { index: number },
  'chosen-player': { noun: optional(text) },
  'event-player': {},
  'you-and': { other: playerReference },
  'controller-of': { object: objectReference },
  'owner-of': { object: objectReference },
  'attached-to': {},
  player: { id: text },
}));
