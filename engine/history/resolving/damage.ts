import type { Instruction } from '../../abilities/instruction.ts';
import type { ObjectReference, PlayerReference } from '../../abilities/references.ts';
import type { Selector } from '../../abilities/selector.ts';
import { isKeyword } from '../../layers/object-facts.ts';
import type { ObjectValues } from '../../layers/values.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import type { Keyword } from '../../vocabulary/keywords.ts';
import { numberOf, objectAt, playersAt, selected } from './ask.ts';
import { fixReferences } from './fix-references.ts';
import { setLife } from './players.ts';
import type { Resolution } from './resolution.ts';

/** "… deals N damage to …" (CR 120.3), by what its source is. Nothing prevents or replaces it here. */
export function dealDamage(
  resolution: Resolution,
  instruction: Extract<Instruction, { kind: 'deal-damage' }>,
): void {
  const { run } = resolution;
  const source = instruction.from === undefined ? resolution.source : objectAt(resolution, instruction.from);
  const values = source === undefined ? undefined : (run.lastKnown(source) ?? valuesOf(resolution, source));
  const { objects, players } = damaged(resolution, instruction.to);
  const dealt = [
    ...objects.map((id) => [id, numberOf(resolution, instruction.amount, id)] as const),
    ...players.map((id) => [id, numberOf(resolution, instruction.amount)] as const),
  ].filter(([, amount]) => amount > 0);
  for (const [to, amount] of dealt) {
    if (players.includes(to as PlayerId)) damagePlayer(resolution, to as PlayerId, amount, values);
    else damageObject(resolution, to as ObjectId, amount, values);
  }
  const total = dealt.reduce((sum, [, amount]) => sum + amount, 0);
  if (has(values, 'lifelink')) setLife(run, [values.controller], (life) => life + total);
}

const valuesOf = ({ run }: Resolution, id: ObjectId): ObjectValues | undefined =>
  run.state.objects.has(id) ? run.evaluation.object(id) : undefined;

function has(values: ObjectValues | undefined, keyword: Keyword): values is ObjectValues {
  return values?.abilities.some(({ ability }) => isKeyword(ability, keyword)) ?? false;
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

function damagePlayer(
  { run }: Resolution,
  player: PlayerId,
  amount: number,
  source: ObjectValues | undefined,
): void {
  if (!has(source, 'infect')) {
    setLife(run, [player], (life) => life - amount);
    return;
  }
  run.apply({
    kind: 'put-counters',
    on: player,
    counter: 'poison',
    count: amount,
    timestamp: run.timestamp(),
  });
}

/** 120.3c, d, e, h: what damage does depends on what is damaged. */
function damageObject(
  { run }: Resolution,
  object: ObjectId,
  amount: number,
  source: ObjectValues | undefined,
): void {
  const { cardTypes } = run.evaluation.object(object);
  if (cardTypes.includes('planeswalker'))
    run.apply({ kind: 'remove-counters', from: object, counter: 'loyalty', count: amount });
  if (cardTypes.includes('battle'))
    run.apply({ kind: 'remove-counters', from: object, counter: 'defense', count: amount });
  if (!cardTypes.includes('creature')) return;
  if (has(source, 'wither') || has(source, 'infect')) {
    run.apply({
      kind: 'put-counters',
      on: object,
      counter: '-1/-1',
      count: amount,
      timestamp: run.timestamp(),
    });
  } else {
    run.apply({ kind: 'mark-damage', object, amount, isDeathtouch: has(source, 'deathtouch') });
  }
}
