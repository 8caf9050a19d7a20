import type { Evaluation, StepAction } from '../../../engine/index.ts';
import { objectId } from '../../../engine/index.ts';

export type CombatAction = Extract<StepAction, { kind: 'combat' }>;

/** A permanent in the editor of combat. */
export interface CombatRow {
  readonly id: string;
  readonly name: string;
  readonly size: string | undefined;
  readonly controller: string;
  readonly isAttacking: boolean;
  /** What it attacks; empty where that is not said. */
  readonly attacking: string;
  /** The attacker that it blocks; empty for none. */
  readonly blocks: string;
}

export interface CombatView {
  /** What may attack: the active player's creatures first (508.1a). */
  readonly attackers: readonly CombatRow[];
  /** What may block: creatures that do not attack, of players other than the attacking ones (509.1a). */
  readonly blockers: readonly CombatRow[];
  /** Players, and planeswalkers and battles by their ids, that can be attacked (508.1b). */
  readonly defenders: readonly { readonly id: string; readonly name: string; readonly isPlayer: boolean }[];
}

/**
 * Combat as the action says it, for the board before it. With `isAll`, permanents that are no creatures are listed as
 * well: the step is refused for them, but it can be made.
 */
export function combatView(
  evaluation: Evaluation,
  action: CombatAction,
  nameOf: (id: string) => string,
  isAll = false,
): CombatView {
  const { state } = evaluation;
  const attacks = new Map((action.attackers ?? []).map(({ id, attacking }) => [id, attacking]));
  const blocks = new Map(Object.entries(action.blockers ?? {}));
  const permanents = [...state.objects.values()].filter(
    ({ id, zone, isPhasedOut }) =>
      zone === 'battlefield' && (!isPhasedOut || attacks.has(id) || blocks.has(id)),
  );
  const rows = permanents.flatMap((object): readonly CombatRow[] => {
    const { cardTypes, power, toughness, controller } = evaluation.object(object.id);
    const isNamed = attacks.has(object.id) || blocks.has(object.id);
    if (!isAll && !isNamed && !cardTypes.includes('creature')) return [];
    return [
      {
        id: object.id,
        name: nameOf(object.id),
        size: power === undefined && toughness === undefined ? undefined : `${power ?? 0}/${toughness ?? 0}`,
        controller,
        isAttacking: attacks.has(object.id),
        attacking: attacks.get(object.id) ?? '',
        blocks: blocks.get(object.id) ?? '',
      },
    ];
  });
  const isFirst = ({ controller }: CombatRow) => controller === state.activePlayer;
  const attacking = new Set(rows.filter((row) => row.isAttacking).map(({ controller }) => controller));
  return {
    attackers: [...rows.filter(isFirst), ...rows.filter((row) => !isFirst(row))],
    blockers: rows.filter(
      (row) =>
        row.blocks !== '' || (isAll ? !row.isAttacking : !row.isAttacking && !attacking.has(row.controller)),
    ),
    defenders: [
      ...state.players.map(({ id }) => ({ id: id as string, name: id as string, isPlayer: true })),
      ...permanents.flatMap(({ id }) => {
        const { cardTypes } = evaluation.object(id);
        const isAttackable = cardTypes.includes('planeswalker') || cardTypes.includes('battle');
        return isAttackable ? [{ id: id as string, name: nameOf(id), isPlayer: false }] : [];
      }),
    ],
  };
}

/** The action with that permanent attacking, or not. Whoever stops attacking is blocked by nobody. */
export function withAttacker(action: CombatAction, id: string, attacks: boolean, whom = ''): CombatAction {
  const others = (action.attackers ?? []).filter((each) => each.id !== id);
  const kept = Object.entries(action.blockers ?? {}).filter(
    ([blocker, attacker]) => (attacks || attacker !== id) && (!attacks || blocker !== id),
  );
  const attackers = attacks ? [...others, whom === '' ? { id } : { id, attacking: whom }] : others;
  return combatOf(attackers, kept);
}

/** The action with that attacker attacking somebody else; an empty name says nothing of whom. */
export function withAttacked(action: CombatAction, id: string, whom: string): CombatAction {
  const attackers = (action.attackers ?? []).map((each) =>
    each.id !== id ? each : whom === '' ? { id } : { id, attacking: whom },
  );
  return combatOf(attackers, Object.entries(action.blockers ?? {}));
}

/** The action with that permanent blocking an attacker; an empty one is none. */
export function withBlock(action: CombatAction, blocker: string, attacker: string): CombatAction {
  const others = Object.entries(action.blockers ?? {}).filter(([id]) => id !== blocker);
  return combatOf(action.attackers ?? [], attacker === '' ? others : [...others, [blocker, attacker]]);
}

type Attackers = NonNullable<CombatAction['attackers']>;

/** What is empty is left out, as the format writes it. */
const combatOf = (attackers: Attackers, blocks: readonly (readonly [string, string])[]): CombatAction => ({
  kind: 'combat',
  ...(attackers.length === 0 ? {} : { attackers }),
  ...(blocks.length === 0 ? {} : { blockers: Object.fromEntries(blocks) }),
});

/** Combat as it is on the board now: a new step says all of it. */
export function combatNow({ state }: Evaluation): CombatAction {
  const { attackers, blockers } = state.combat;
  return combatOf(
    attackers.map(({ object, attacking }) =>
      attacking === undefined ? { id: object } : { id: object, attacking },
    ),
    blockers.map(({ blocker, attacker }) => [blocker, attacker] as const),
  );
}

/** Combat with one attacker more, which attacks the only other player, if there is only one. */
export function withNewAttacker(evaluation: Evaluation, action: CombatAction, id: string): CombatAction {
  if (action.attackers?.some((each) => each.id === id) === true) return action;
  return withAttacker(action, id, true, likelyDefender(evaluation, id));
}

/** The player whom an attacker attacks in a game of two; empty where there is a choice. */
export function likelyDefender(evaluation: Evaluation, id: string): string {
  const attacker = evaluation.state.objects.get(objectId(id));
  if (attacker === undefined) return '';
  const { controller } = evaluation.object(attacker.id);
  const others = evaluation.state.players.filter((player) => player.id !== controller);
  return others.length === 1 ? (others[0]?.id ?? '') : '';
}
