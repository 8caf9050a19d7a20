import type { Cost } from '../../abilities/ability.ts';
import { countOf } from '../../state/counter-groups.ts';
import { objectOf } from '../../state/edit-state.ts';
import { chosenObjects } from '../../vocabulary/choices.ts';
import { payLife } from '../happening/pay-life.ts';
import { refuse } from '../refusal.ts';
import { numberOf, selected } from '../resolving/ask.ts';
import { sacrifice } from '../resolving/moves.ts';
import type { Resolution } from '../resolving/resolution.ts';

/**
 * Pays what a document can name: loyalty, counters, life, a sacrifice that was chosen (CR 601.2h, 606.4). Mana, {T} and
 * the rest are taken as paid.
 */
export function payCost(resolution: Resolution, cost: Cost): void {
  payLoyalty(resolution, cost);
  payCounters(resolution, cost);
  payExiled(resolution, cost);
  if (cost.payLife !== undefined) {
    const life = numberOf(resolution, cost.payLife);
    payLife(resolution.run, resolution.controller, life, resolution.sourceName);
  }
  if (cost.sacrifice !== undefined) {
    const able = selected(resolution, cost.sacrifice.what);
    const chosen = chosenObjects(resolution).filter((id) => able.includes(id));
    const itself = able.filter((id) => id === resolution.source);
    sacrifice(resolution, chosen.length > 0 ? chosen : itself);
  }
}

function payLoyalty(resolution: Resolution, { loyalty }: Cost): void {
  const { run, source, sourceName } = resolution;
  if (loyalty === undefined || source === undefined) return;
  const change = loyalty === '-x' ? -(resolution.x ?? 0) : loyalty;
  if (change > 0) {
    const by = resolution.controller;
    run.happen([{ kind: 'put-counters', on: source, counter: 'loyalty', count: change, by, cause: 'cost' }]);
    return;
  }
  if (countOf(objectOf(run.state, source).counters, 'loyalty') < -change) {
    refuse('cannot-pay', { source: sourceName, cost: `${change} loyalty` }, '606.6');
  }
  if (change < 0) run.apply({ kind: 'remove-counters', from: source, counter: 'loyalty', count: -change });
}

/** "Put a card exiled with this creature into its owner's graveyard" (607.2a). */
function payExiled(resolution: Resolution, { other }: Cost): void {
  if (other === undefined || !/^put an? (?:\w+ )?card exiled with ~ into its owner's graveyard$/.test(other))
    return;
  const { run, source, sourceName } = resolution;
  const [chosen] = chosenObjects(resolution);
  const card = chosen === undefined ? undefined : run.state.objects.get(chosen);
  if (card === undefined || card.zone !== 'exile' || source === undefined || card.exiledWith !== source)
    refuse('cannot-pay', { source: sourceName, cost: other }, '607.2b');
  run.happen([{ kind: 'change-zone', object: card.id, to: 'graveyard', as: 'put', cause: 'cost' }]);
}

function payCounters(resolution: Resolution, { removeCounters }: Cost): void {
  const { run, source, sourceName } = resolution;
  if (removeCounters === undefined || source === undefined) return;
  const count = numberOf(resolution, removeCounters.count);
  const { counter } = removeCounters;
  if (countOf(objectOf(run.state, source).counters, counter) < count) {
    refuse('cannot-pay', { source: sourceName, cost: `${count} ${counter}` }, '118.3');
  }
  run.apply({ kind: 'remove-counters', from: source, counter, count });
}
