import { forbidding } from '../replacement/candidates.ts';
import type { WouldBeEvent } from '../replacement/event.ts';
import { findStateBasedActions, type SettlingRule } from '../state-based-actions/find-actions.ts';
import type { SettleChange, SettleHints } from '../state-based-actions/state-based-action.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import { endOverEffects } from './end-effects.ts';
import { exileFromTheGone } from './happening/end-of-game.ts';
import { mayBeUnsettled } from './may-be-unsettled.ts';
import { endPairs } from './pairs.ts';
import type { StepRun } from './step-run.ts';

/** More rounds than this would be a circle, which the rules of these actions don't have. */
const MOST_ROUNDS = 1_000;

/**
 * Performs state-based actions until none applies (CR 704.3), each round all at once. Effects that last for as long as
 * something is so end as soon as it isn't (611.2b).
 */
export function settle(run: StepRun, hints: SettleHints): void {
  endOverEffects(run);
  exileFromTheGone(run);
  endPairs(run);
  const told = new Set<string>();
  for (let round = 0; round < MOST_ROUNDS && mayBeUnsettled(run.state); round++) {
    const rules = possible(run, findStateBasedActions(run.evaluation, hints), told);
    const isToForget =
      run.state.players.some(({ drewFromEmpty }) => drewFromEmpty === true) ||
      [...run.state.objects.values()].some((object) => object.hasDeathtouchDamage === true);
    for (const { rule, changes } of rules) {
      const players = changes.flatMap((change) => ('player' in change ? [change.player] : []));
      run.note({
        kind: 'state-based-action',
        rule,
        objects: changes.flatMap((change) => ('object' in change ? [change.object] : [])),
        ...(players.length === 0 ? {} : { players }),
      });
    }
    perform(
      run,
      rules.flatMap(({ changes }) => changes),
    );
    if (isToForget) run.apply({ kind: 'state-based-actions-checked' });
    if (rules.length === 0) return;
    endOverEffects(run);
    exileFromTheGone(run);
    endPairs(run);
  }
}

/** Without the losses that can't happen (614.17): told once in a step, with what says so. */
function possible(run: StepRun, rules: readonly SettlingRule[], told: Set<string>): readonly SettlingRule[] {
  return rules.flatMap(({ rule, changes }) => {
    const able = changes.filter((change) => {
      if (change.kind !== 'lose') return true;
      const because = forbidding(run, lossOf(change));
      const key = `${rule} ${change.player}`;
      if (because.length > 0 && !told.has(key)) {
        told.add(key);
        const objects = because.flatMap(({ source }) => source ?? []);
        run.note({ kind: 'cannot-lose', player: change.player, because: objects, rule });
      }
      return because.length === 0;
    });
    return able.length === 0 ? [] : [{ rule, changes: able }];
  });
}

const lossOf = ({ player, because }: Extract<SettleChange, { kind: 'lose' }>): WouldBeEvent => ({
  kind: 'player-event',
  what: 'lose-game',
  player,
  amount: 1,
  because,
});

/** One loss a player, whatever the number of reasons: one replacement effect replaces all of them (704.7). */
function oncePerPlayer(changes: readonly SettleChange[]): readonly SettleChange[] {
  const losing = new Set<PlayerId>();
  return changes.filter((change) => {
    if (change.kind !== 'lose') return true;
    if (losing.has(change.player)) return false;
    losing.add(change.player);
    return true;
  });
}

/** All at once: what goes to a graveyard is one event of many (704.3), which replacement effects see as such. */
function perform(run: StepRun, changes: readonly SettleChange[]): void {
  run.happen(oncePerPlayer(changes).flatMap(eventOf));
  for (const change of changes) performOther(run, change);
}

function eventOf(change: SettleChange): readonly WouldBeEvent[] {
  const cause = 'state-based-action';
  if (change.kind === 'destroy')
    return [{ kind: 'destroy', object: change.object, canRegenerate: true, cause }];
  if (change.kind === 'lose') return [lossOf(change)];
  const to = DESTINATIONS[change.kind];
  if (to === undefined || !('object' in change)) return [];
  return [{ kind: 'change-zone', object: change.object, to, as: 'put', cause }];
}

const DESTINATIONS: { readonly [Kind in SettleChange['kind']]?: 'graveyard' | 'command' } = {
  'put-into-graveyard': 'graveyard',
  'put-into-command-zone': 'command',
};

function performOther(run: StepRun, change: SettleChange): void {
  if (!('object' in change)) {
    if (change.kind === 'start-engines')
      run.apply({ kind: 'designate-player', player: change.player, designation: 'speed 1' });
    return;
  }
  const { object } = change;
  if (!run.state.objects.has(object)) return;
  switch (change.kind) {
    case 'put-into-graveyard':
    case 'put-into-command-zone':
    case 'destroy':
      return;
    case 'unattach':
      run.apply({ kind: 'unattach', object });
      return;
    case 'stop-being-bestowed':
      run.apply({ kind: 'unattach', object });
      run.apply({ kind: 'undesignate', object, designation: 'bestowed' });
      return;
    case 'choose-protector':
      run.apply({ kind: 'choose-protector', object, player: change.player });
      return;
    case 'cease':
      run.apply({ kind: 'object-ceases', object });
      return;
    case 'remove-counters':
      for (const { kind, count } of change.counters) {
        run.apply({ kind: 'remove-counters', from: object, counter: kind, count });
      }
  }
}
