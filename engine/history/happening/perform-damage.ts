import { isKeyword } from '../../layers/object-facts.ts';
import type { ObjectValues } from '../../layers/values.ts';
import type { DamageEvent, WouldBeEvent } from '../../replacement/event.ts';
import type { ContainedEvents } from '../../replacement/game.ts';
import { isPlayer } from '../../state/edit-state.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import type { Keyword } from '../../vocabulary/keywords.ts';
import type { StepRun } from '../step-run.ts';

/**
 * Damage is dealt (CR 120.3). Its results are events within it: loss of life, counters, life gained by lifelink
 * (120.4c); what is marked on a creature is marked at once.
 */
export function performDamage(run: StepRun, event: DamageEvent): readonly Omit<ContainedEvents, 'of'>[] {
  const { source, to, amount } = event;
  const values = source === undefined ? undefined : valuesOf(run, source);
  if (source !== undefined) run.apply({ kind: 'remember-fact', fact: { kind: 'dealt-damage', source, to } });
  if (isPlayer(run.state, to))
    run.apply({ kind: 'remember-fact', fact: { kind: 'player-damaged', player: to, amount } });
  const results = isPlayer(run.state, to)
    ? damagePlayer(to, amount, values)
    : damageObject(run, to, amount, values);
  const gained: WouldBeEvent[] = has(values, 'lifelink')
    ? [{ kind: 'gain-life', player: values.controller, amount, cause: 'damage' }]
    : [];
  return [...results, ...gained].map((each) => ({ events: [each] }));
}

/** A source that has left in this step has the values that it had then (608.2h). */
const valuesOf = (run: StepRun, id: ObjectId): ObjectValues | undefined =>
  run.lastKnown(id) ?? (run.state.objects.has(id) ? run.evaluation.object(id) : undefined);

function has(values: ObjectValues | undefined, keyword: Keyword): values is ObjectValues {
  return values?.abilities.some(({ ability }) => isKeyword(ability, keyword)) ?? false;
}

/** 120.3a–b */
function damagePlayer(
  player: PlayerId,
  amount: number,
  source: ObjectValues | undefined,
): readonly WouldBeEvent[] {
  if (!has(source, 'infect')) return [{ kind: 'lose-life', player, amount, cause: 'damage' }];
  return [
    {
      kind: 'put-counters',
      on: player,
      counter: 'poison',
      count: amount,
      by: source.controller,
      cause: 'damage',
    },
  ];
}

/** 120.3c, d, e, h: what damage does depends on what is damaged. */
function damageObject(
  run: StepRun,
  object: ObjectId,
  amount: number,
  source: ObjectValues | undefined,
): readonly WouldBeEvent[] {
  if (run.state.objects.get(object)?.zone !== 'battlefield') return [];
  const { cardTypes } = run.evaluation.object(object);
  if (cardTypes.includes('planeswalker'))
    run.apply({ kind: 'remove-counters', from: object, counter: 'loyalty', count: amount });
  if (cardTypes.includes('battle'))
    run.apply({ kind: 'remove-counters', from: object, counter: 'defense', count: amount });
  if (!cardTypes.includes('creature')) return [];
  if (has(source, 'wither') || has(source, 'infect')) {
    const by = source?.controller;
    return [{ kind: 'put-counters', on: object, counter: '-1/-1', count: amount, by, cause: 'damage' }];
  }
  run.apply({ kind: 'mark-damage', object, amount, isDeathtouch: has(source, 'deathtouch') });
  return [];
}
