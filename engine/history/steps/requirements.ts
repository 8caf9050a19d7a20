import type { Restriction } from '../../abilities/modification.ts';
import type { EvaluatedObject, Evaluation } from '../../layers/evaluation.ts';
import { isKeyword } from '../../layers/object-facts.ts';
import type { GameState } from '../../state/game-state.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { blockFault } from './block-fault.ts';

type Attack = GameState['combat']['attackers'][number];
type Block = GameState['combat']['blockers'][number];

/**
 * A creature that must attack, could, and does not: more requirements could be obeyed without disobeying a restriction
 * (CR 508.1d). Restrictions are each of one creature, so every able one must attack. Summoning sickness is not known.
 */
export function missingAttacker(
  evaluation: Evaluation,
  attacks: readonly Attack[],
  canAttack: (values: EvaluatedObject) => boolean,
): ObjectId | undefined {
  const [first] = attacks;
  if (first === undefined) return undefined;
  const { controller } = evaluation.object(first.object);
  return untappedCreatures(evaluation, controller).find(
    (values) =>
      is(values, 'must-attack') && canAttack(values) && !attacks.some(({ object }) => object === values.id),
  )?.id;
}

/**
 * A creature that must block, could, and does not (509.1c): alone, or together with another that is free, where the
 * attacker can be blocked by two or more only.
 */
export function missingBlocker(
  evaluation: Evaluation,
  attacks: readonly Attack[],
  blocks: readonly Block[],
): ObjectId | undefined {
  const defending = new Set(blocks.map(({ blocker }) => evaluation.object(blocker).controller));
  for (const player of defending) {
    const free = untappedCreatures(evaluation, player).filter(
      ({ id }) => !blocks.some(({ blocker }) => blocker === id),
    );
    const missing = free.find(
      (values) => is(values, 'must-block') && couldBlock(evaluation, values, free, attacks, blocks),
    );
    if (missing !== undefined) return missing.id;
  }
  return undefined;
}

function couldBlock(
  evaluation: Evaluation,
  { id }: EvaluatedObject,
  free: readonly EvaluatedObject[],
  attacks: readonly Attack[],
  blocks: readonly Block[],
): boolean {
  return attacks.some(({ object: attacker }) => {
    if (blockFault(evaluation, id, attacker) !== undefined) return false;
    const hasMenace = evaluation
      .object(attacker)
      .abilities.some(({ ability }) => isKeyword(ability, 'menace'));
    if (!hasMenace || blocks.some((block) => block.attacker === attacker)) return true;
    return free.some((other) => other.id !== id && blockFault(evaluation, other.id, attacker) === undefined);
  });
}

function untappedCreatures(evaluation: Evaluation, player: PlayerId): readonly EvaluatedObject[] {
  return [...evaluation.state.objects.values()].flatMap(({ id, zone, isTapped, isPhasedOut }) => {
    if (zone !== 'battlefield' || isTapped || isPhasedOut) return [];
    const values = evaluation.object(id);
    return values.controller === player && values.cardTypes.includes('creature') ? [values] : [];
  });
}

const is = ({ restrictions }: EvaluatedObject, restriction: Restriction): boolean =>
  restrictions.some((each) => each.restriction === restriction);
