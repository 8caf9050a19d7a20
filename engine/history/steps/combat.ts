import type { Restriction } from '../../abilities/modification.ts';
import type { Attacker, StepAction } from '../../document/board-document.ts';
import type { EvaluatedObject } from '../../layers/evaluation.ts';
import { isKeyword } from '../../layers/object-facts.ts';
import type { GameState } from '../../state/game-state.ts';
import { endEffectsAt } from '../end-effects.ts';
import { refuse } from '../refusal.ts';
import type { StepRun } from '../step-run.ts';
import { blockFault } from './block-fault.ts';
import { missingAttacker, missingBlocker } from './requirements.ts';

type CombatStep = Extract<StepAction, { kind: 'combat' }>;
type Attack = GameState['combat']['attackers'][number];
type Block = GameState['combat']['blockers'][number];

/**
 * Combat is as the step says: who attacks, and who blocks whom. An empty step ends it, and with it the effects that last
 * until end of combat (CR 511.2–3). Refuses an attack (508.1c) or block (509.1b) that an effect or keyword forbids, and a
 * declaration that leaves an untapped creature at home that must attack or block (508.1d, 509.1c; blocks only once some are
 * declared). Whether the attackers themselves are untapped is not asked.
 */
export function setCombat(run: StepRun, { attackers = [], blockers = {} }: CombatStep): void {
  if (attackers.length === 0) {
    const [blocker] = Object.keys(blockers);
    if (blocker !== undefined)
      refuse('malformed-step', { field: 'attackers', expected: 'somebody to block' });
    endEffectsAt(run, { kind: 'end-of-combat' });
    run.apply({ kind: 'set-combat', combat: { attackers: [], blockers: [] } });
    return;
  }
  const attacks = attackers.map((each) => attackOf(run, each));
  const missing = missingAttacker(
    run.evaluation,
    attacks,
    (values) => attackFault(run, values) === undefined,
  );
  if (missing !== undefined) refuse('must-attack', { object: missing }, '508.1d');
  run.apply({ kind: 'set-combat', combat: { attackers: attacks, blockers: [] } });
  const blocks = Object.entries(blockers).map(([blocker, attacker]) =>
    blockOf(run, attacks, blocker, attacker),
  );
  checkMenace(run, blocks);
  const idle = missingBlocker(run.evaluation, attacks, blocks);
  if (idle !== undefined) refuse('must-block', { object: idle }, '509.1c');
  const blocked = attacks.map((each) =>
    blocks.some(({ attacker }) => attacker === each.object) ? { ...each, isBlocked: true as const } : each,
  );
  run.apply({ kind: 'set-combat', combat: { attackers: blocked, blockers: blocks } });
}

function attackOf(run: StepRun, { id, attacking }: Attacker): Attack {
  const object = run.existingPermanent(id).id;
  const fault = attackFault(run, run.evaluation.object(object));
  if (fault !== undefined) refuse('cannot-attack', { object: id }, fault);
  return { object, attacking: attacking === undefined ? undefined : run.objectOrPlayer(attacking) };
}

/** Why a creature can't attack: the number of the rule, or `undefined` if it can. */
function attackFault(run: StepRun, values: EvaluatedObject): string | undefined {
  if (!values.cardTypes.includes('creature')) return '508.1a';
  if (isForbidden(values, 'cannot-attack')) return '508.1c';
  return hasDefender(values) && !mayAttackWithDefender(run) ? '702.3b' : undefined;
}

function blockOf(run: StepRun, attacks: readonly Attack[], blocker: string, attacker: string): Block {
  const block = { blocker: run.existingPermanent(blocker).id, attacker: run.existingPermanent(attacker).id };
  const isAttacking = attacks.some(({ object }) => object === block.attacker);
  const fault = isAttacking ? blockFault(run.evaluation, block.blocker, block.attacker) : '509.1a';
  if (fault !== undefined) refuse('cannot-block', { object: blocker, attacker }, fault);
  return block;
}

/** 702.111b: two or more creatures, or none. */
function checkMenace(run: StepRun, blocks: readonly Block[]): void {
  for (const { attacker, blocker } of blocks) {
    const isAlone = blocks.filter((each) => each.attacker === attacker).length === 1;
    const hasMenace = run.evaluation
      .object(attacker)
      .abilities.some(({ ability }) => isKeyword(ability, 'menace'));
    if (isAlone && hasMenace) refuse('cannot-block', { object: blocker, attacker }, '702.111b');
  }
}

const isForbidden = ({ restrictions }: EvaluatedObject, restriction: Restriction): boolean =>
  restrictions.some((each) => each.restriction === restriction);

const hasDefender = ({ abilities }: EvaluatedObject): boolean =>
  abilities.some(({ ability }) => isKeyword(ability, 'defender'));

/** Effects that let creatures attack "as though they didn't have defender" are words only: any of them may be about this. */
const mayAttackWithDefender = ({ evaluation }: StepRun): boolean =>
  evaluation.effects.some(({ parts }) =>
    parts.some((part) => part.kind === 'other-rule' && part.words.includes('defender')),
  );
