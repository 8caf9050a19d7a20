import type { Ability } from '../../abilities/ability.ts';
import type { Instruction } from '../../abilities/instruction.ts';
import type { CardDefinition } from '../../cards/card-definition.ts';
import type { GameObject } from '../../state/game-object.ts';
import { newObject } from '../../state/new-object.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import type { StepRun } from '../step-run.ts';
import { playersAt } from './ask.ts';
import { fixReferences } from './fix-references.ts';
import { nextId, type Resolution } from './resolution.ts';

/** "You get an emblem with …" (CR 114); each of several players gets one of their own. */
export function createEmblem(
  resolution: Resolution,
  { abilities, player }: Extract<Instruction, { kind: 'create-emblem' }>,
): void {
  const owners = player === undefined ? [resolution.controller] : playersAt(resolution, player);
  resolution.that = owners.map((owner) => {
    const id = nextId(resolution, `${resolution.id}-emblem`);
    const known = resolution.source === undefined ? undefined : { of: resolution.sourceName };
    putEmblem(resolution.run, id, owner, fixReferences(abilities, resolution), known);
    return id;
  });
}

/** An emblem has no characteristics but its abilities (114.3), and stays in the command zone. */
export function putEmblem(
  run: StepRun,
  id: ObjectId,
  owner: PlayerId,
  abilities: readonly Ability[],
  emblem?: GameObject['emblem'],
): void {
  const place = { id, owner, zone: 'command', timestamp: run.timestamp(), sinceStep: run.step } as const;
  run.apply({
    kind: 'object-appears',
    object: {
      ...newObject({ kind: 'emblem', card: emblemCard(abilities), ...place }),
      ...(emblem === undefined ? {} : { emblem }),
    },
  });
}

const emblemCard = (abilities: readonly Ability[]): CardDefinition => ({
  name: '',
  layout: 'emblem',
  faces: [{ name: '', manaCost: '', supertypes: [], cardTypes: [], subtypes: [], abilities }],
});
