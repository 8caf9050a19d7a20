import type { Instruction } from '../../abilities/instruction.ts';
import type { ObjectReference, PlayerReference } from '../../abilities/references.ts';
import type { Selector } from '../../abilities/selector.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { numberOf, objectAt, playersAt, selected } from './ask.ts';
import { divided, inOrder } from './divide.ts';
import { fixReferences } from './fix-references.ts';
import type { Resolution } from './resolution.ts';

/** "… deals N damage to …" (CR 120), all of it at the same time. */
export function dealDamage(
  resolution: Resolution,
  instruction: Extract<Instruction, { kind: 'deal-damage' }>,
): void {
  const { run } = resolution;
  const source = instruction.from === undefined ? resolution.source : objectAt(resolution, instruction.from);
  const { objects, players } = damaged(resolution, instruction.to);
  const dealt =
    instruction.divided === true
      ? divided(
          resolution,
          numberOf(resolution, instruction.amount),
          inOrder(resolution, [...objects, ...players]),
        )
      : [
          ...objects.map((id) => [id, numberOf(resolution, instruction.amount, id)] as const),
          ...players.map((id) => [id, numberOf(resolution, instruction.amount)] as const),
        ];
  run.happen(dealt.map(([to, amount]) => ({ kind: 'deal-damage', source, to, amount, isCombat: false })));
}

type FixedObject = Extract<ObjectReference, { kind: 'object' }>;

function damaged(
  resolution: Resolution,
  to: Selector | PlayerReference,
): { readonly objects: readonly ObjectId[]; readonly players: readonly PlayerId[] } {
  // A reference to a target may turn out to be an object.
  const fixed = fixReferences<Selector | PlayerReference | FixedObject>(to, resolution);
  if (fixed.kind === 'object') return { objects: [fixed.id], players: [] };
  if (isPlayerReference(fixed)) return { objects: [], players: playersAt(resolution, fixed) };
  // "any target" may be a player, whom no selector finds.
  const players = resolution.run.state.players.map(({ id }) => id);
  const targeted = to.kind === 'targets' ? players.filter((id) => resolution.targets.includes(id)) : [];
  return { objects: selected(resolution, fixed), players: targeted };
}

const PLAYER_REFERENCES: readonly string[] = [
  'you',
  'opponents',
  'each-player',
  'active-player',
  'target',
  'player',
  'chosen-player',
  'controller-of',
  'owner-of',
];

/** "attached-to" is a word of both: as a selector it says to what. */
const isPlayerReference = (to: Selector | PlayerReference): to is PlayerReference =>
  PLAYER_REFERENCES.includes(to.kind) || (to.kind === 'attached-to' && !('what' in to));
