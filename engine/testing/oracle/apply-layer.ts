import { changesOf } from '../../layers/changes.ts';
import type { DependencyInstead } from '../../layers/evaluator.ts';
import { partsIn } from '../../layers/layer-parts.ts';
import type { AppliedEvent, Change } from '../../layers/observer.ts';
import type { EffectId, ObjectId } from '../../vocabulary/ids.ts';
import type { Layer } from '../../vocabulary/layers.ts';
import { boardAfter, dependenciesOf, type FoundDependency } from './dependency.ts';
import type { KnownEffect } from './known-effect.ts';
import type { LiteralEvaluation } from './literal-evaluation.ts';
import { affectedOn, applyOn, existenceOn, resolvedParts } from './signature.ts';
import { componentsOf } from './strongly-connected.ts';

/** Applies all effects of one layer in the order of 613.3, 613.7 and 613.8. */
export function applyLayer(
  evaluation: LiteralEvaluation,
  layer: Layer,
  instead: readonly DependencyInstead[],
): void {
  const { observer } = evaluation;
  observer?.layerBegan?.(layer);
  const applied = new Set<EffectId>();
  const waited = new Map<EffectId, Set<EffectId>>();
  const told = new Set<string>();
  for (;;) {
    evaluation.takeNote(layer);
    const pending = evaluation.pendingIn(layer, applied);
    const defining = pending.filter((effect) => effect.isCharacteristicDefining);
    const group = defining.length > 0 ? defining : pending;
    if (group.length === 0) break;
    const choice = choose(evaluation, layer, group, waited, told, instead);
    applyChosen(evaluation, layer, choice, [...(waited.get(choice.effect.id) ?? [])], applied);
    applied.add(choice.effect.id);
  }
  evaluation.tellOfOthers(layer, applied);
  observer?.layerEnded?.(layer);
}

interface Choice {
  readonly effect: KnownEffect;
  readonly because: AppliedEvent['chosenBecause'];
  readonly passedOver: readonly EffectId[];
}

/** The earliest of the effects that wait for nothing outside their own loop (613.8b). `group` is in order of time. */
function choose(
  evaluation: LiteralEvaluation,
  layer: Layer,
  group: readonly KnownEffect[],
  waited: Map<EffectId, Set<EffectId>>,
  told: Set<string>,
  instead: readonly DependencyInstead[],
): Choice {
  const found = dependenciesOf(evaluation.board, group, layer);
  const decided = (a: number, b: number) =>
    instead.find(
      (each) => each.layer === layer && each.dependent === group[a]?.id && each.on === group[b]?.id,
    );
  for (const [a, row] of found.entries())
    for (const b of row.keys()) if (decided(a, b)?.holds === false) row[b] = undefined;
  const edges = found.map((row, a) =>
    row.flatMap((dependency, b) => (dependency === undefined && decided(a, b)?.holds !== true ? [] : [b])),
  );
  const component = componentsOf(edges);
  tell(evaluation, layer, group, found, component, told);
  tellDormant(evaluation, layer, group, waited, told);
  for (const [index, targets] of edges.entries())
    for (const target of targets) {
      const [a, b] = [group[index], group[target]];
      if (a !== undefined && b !== undefined && component[index] !== component[target])
        waited.set(a.id, (waited.get(a.id) ?? new Set()).add(b.id));
    }
  // A loop is applied in timestamp order (613.8b), so all of it waits for what one of its members waits for.
  const isOpen = (index: number): boolean =>
    edges[index]?.some((target) => component[target] !== component[index]) ?? false;
  const open = new Set(edges.flatMap((_, index) => (isOpen(index) ? [component[index]] : [])));
  const ready = component.findIndex((own) => !open.has(own));
  const effect = group[ready];
  if (effect === undefined) throw new Error('Invariant broken: a graph of components has a sink');
  const isInLoop = component.filter((other) => other === component[ready]).length > 1;
  return {
    effect,
    because: effect.isCharacteristicDefining
      ? 'characteristic-defining'
      : isInLoop
        ? 'loop'
        : ready > 0
          ? 'dependency'
          : 'timestamp',
    passedOver: group.slice(0, ready).map(({ id }) => id),
  };
}

function tell(
  { observer }: LiteralEvaluation,
  layer: Layer,
  group: readonly KnownEffect[],
  found: readonly (readonly (FoundDependency | undefined)[])[],
  component: readonly number[],
  told: Set<string>,
): void {
  for (const [index, row] of found.entries())
    for (const [target, dependency] of row.entries()) {
      const [dependent, on] = [group[index], group[target]];
      if (dependency === undefined || dependent === undefined || on === undefined) continue;
      const key = `${dependent.id} ${on.id} ${dependency.because}`;
      if (told.has(key)) continue;
      told.add(key);
      observer?.dependencyFound?.({
        layer,
        dependent: dependent.id,
        on: on.id,
        ...dependency,
        isInLoop: component[index] === component[target],
      });
    }
  for (const number of new Set(component)) {
    const effects = group.filter((_, index) => component[index] === number).map(({ id }) => id);
    const key = `loop ${effects.join(' ')}`;
    if (effects.length < 2 || told.has(key)) continue;
    told.add(key);
    observer?.loopFound?.({ layer, effects });
  }
}

/** Effects whose condition is false depend on those that would make it true (613.8a), though they can't wait. */
function tellDormant(
  evaluation: LiteralEvaluation,
  layer: Layer,
  group: readonly KnownEffect[],
  waited: Map<EffectId, Set<EffectId>>,
  told: Set<string>,
): void {
  const { board, observer } = evaluation;
  for (const dormant of evaluation.dormantIn(layer)) {
    if (dormant.isCharacteristicDefining !== group[0]?.isCharacteristicDefining) continue;
    for (const on of group) {
      if (!existenceOn(boardAfter(board, on, layer), dormant).exists) continue;
      waited.set(dormant.id, (waited.get(dormant.id) ?? new Set()).add(on.id));
      const key = `${dormant.id} ${on.id} existence`;
      if (told.has(key)) continue;
      told.add(key);
      observer?.dependencyFound?.({
        layer,
        dependent: dormant.id,
        on: on.id,
        because: 'existence',
        witness: { kind: 'existence', source: dormant.source, wouldExist: true },
        isInLoop: false,
      });
    }
  }
}

function applyChosen(
  evaluation: LiteralEvaluation,
  layer: Layer,
  { effect, because, passedOver }: Choice,
  waitedFor: readonly EffectId[],
  applied: ReadonlySet<EffectId>,
): void {
  const { observer } = evaluation;
  const before = evaluation.board;
  const existence = existenceOn(before, effect);
  if (!existence.exists) throw new Error('Invariant broken: only effects that exist are chosen');
  observer?.effectChosen?.({ layer, effect: evaluation.infoOf(effect) }, evaluation.questionsAbout(effect));
  const affected = affectedOn(before, effect, existence.text);
  const { startedIn } = effect;
  const abilityIsGone = startedIn !== undefined && isGone(evaluation, effect);
  evaluation.board = applyOn(before, effect, existence.text, layer, affected);
  evaluation.lastApplied = effect.id;
  evaluation.order += 1;
  effect.affected = affected;
  effect.startedIn ??= layer;
  const after = evaluation.board;
  const changesAt = (id: ObjectId): Change[] => {
    const object = before.state.objects.get(id);
    if (object === undefined) return [];
    const parts = resolvedParts(before, effect, existence.text, layer, id).map(({ does }) => does);
    return changesOf(object, before.object(id), after.object(id), parts);
  };
  observer?.effectApplied?.({
    layer,
    order: evaluation.order,
    effect: evaluation.infoOf(effect),
    parts: partsIn(existence.text.parts, layer, effect.isCharacteristicDefining).map(({ part }) => part),
    affected,
    changes: affected.flatMap(changesAt),
    changesOf: (id) => (affected.includes(id) ? changesAt(id) : []),
    valuesBefore: (id) => before.records.get(id),
    valuesAfter: (id) => after.records.get(id),
    chosenBecause: because,
    passedOver,
    waitedFor: waitedFor.filter((id) => applied.has(id)),
    startedIn,
    abilityIsGone,
  });
}

/** Whether the effect would not exist, had it not started (613.6). */
export function isGone(evaluation: LiteralEvaluation, effect: KnownEffect): boolean {
  return !existenceOn(evaluation.board, { ...effect, startedIn: undefined }).exists;
}
