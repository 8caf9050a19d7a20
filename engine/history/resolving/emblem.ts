import type { Ability } from '../../abilities/ability.ts';
import type { CardDefinition } from '../../cards/card-definition.ts';
import { newObject } from '../../state/new-object.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import type { StepRun } from '../step-run.ts';
import { fixReferences } from './fix-references.ts';
import { nextId, type Resolution } from './resolution.ts';

/** "You get an emblem with …" (CR 114). */
export function createEmblem(resolution: Resolution, abilities: readonly Ability[]): void {
  const id = nextId(resolution, `${resolution.id}-emblem`);
  putEmblem(resolution.run, id, resolution.controller, fixReferences(abilities, resolution));
  resolution.that = [id];
}

/** An emblem has no characteristics but its abilities (114.3), and stays in the command zone. */
export function putEmblem(run: StepRun, id: ObjectId, owner: PlayerId, abilities: readonly Ability[]): void {
  const place = { id, owner, zone: 'command', timestamp: run.timestamp(), sinceStep: run.step } as const;
  run.apply({
    kind: 'object-appears',
    object: newObject({ kind: 'emblem', card: emblemCard(abilities), ...place }),
  });
}

const emblemCard = (abilities: readonly Ability[]): CardDefinition => ({
  name: '',
  layout: 'emblem',
  faces: [{ name: '', manaCost: '', supertypes: [], cardTypes: [], subtypes: [], abilities }],
});
