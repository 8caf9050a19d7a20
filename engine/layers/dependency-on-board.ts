import type { Modification } from '../abilities/modification.ts';
import type { Layer } from '../vocabulary/layers.ts';
import { applyPart } from './apply/apply-part.ts';
import { copiableNow } from './apply/text.ts';
import { amountOnBoard, changeOnBoard } from './columns/amount-on-board.ts';
import { type Bits, forEachBit, hasBit, isEmpty, sameBits } from './columns/bits.ts';
import type { Board } from './columns/board.ts';
import { TEXT, TEXT_IS_LOST } from './columns/column-ids.ts';
import { conditionHoldsOnBoard } from './columns/condition-on-board.ts';
import { type BoardContext, referencedPlayerIds } from './columns/references-on-board.ts';
import { viewOf } from './columns/test-object.ts';
import { definitionIn } from './columns/text-box.ts';
import { Writer } from './columns/writer.ts';
import type { EffectNode } from './effect-node.ts';
import type { LayerPlan } from './effect-plan.ts';
import { contextOf, objectsFound, objectsOf } from './existence.ts';
import { Footprint } from './footprint.ts';
import type { NumberedPart } from './layer-parts.ts';
import type { DependencyReason } from './observer.ts';
import { resolveModification } from './resolve-modification.ts';

/** The effect's parts in a layer. */
export function layerPlan(node: EffectNode, layer: Layer): LayerPlan {
  const plan = node.inLayer ?? node.plan.inLayer.get(layer);
  if (plan === undefined) throw new Error(`Invariant broken: ${node.id} has no part in layer ${layer}`);
  return plan;
}

/** What may change what the effect is: only its parameters, once it has started (613.6). */
const readsNow = (node: EffectNode, plan: LayerPlan) =>
  node.startedIn === undefined ? plan.reads : plan.parameterReads;

/** Whether `b` might matter to `a` at all: what it writes, or whose abilities it may end. */
export function mayDepend(a: EffectNode, b: EffectNode, layer: Layer): boolean {
  const planOfB = layerPlan(b, layer);
  if (planOfB.endsAbilities && a.startedIn === undefined && a.abilityId !== undefined) return true;
  if (a.abilityId !== undefined && writesText(planOfB)) return true;
  return readsNow(a, layerPlan(a, layer)).meets(planOfB.writes);
}

/** The ability of an effect that has started can still get other words for the parts that are to come (613.8a). */
const mayBeReworded = (node: EffectNode): boolean =>
  node.startedIn !== undefined && node.abilityId !== undefined && node.gone === undefined;
const ITS_TEXT = new Footprint().add(TEXT);

/** Whether an effect of the layer may change the text of objects, and so what their abilities say (layers 1 and 3). */
export const writesText = ({ writes }: Pick<LayerPlan, 'writes'>): boolean => ITS_TEXT.meets(writes);

/** Whether `a` depends on `b` now (613.8a), remembered for as long as nothing that matters is written. */
export function dependsOn(board: Board, a: EffectNode, b: EffectNode, layer: Layer): boolean {
  if (wouldEnd(board, a, b, layer)) return true;
  // Effects with the same words share what is remembered, but each has the text of its own source.
  if (a.abilityId !== undefined && writesText(layerPlan(b, layer)))
    return reasonByTrial(board, a, b, layer) !== undefined;
  a.memory.verdicts ??= new Map();
  const known = a.memory.verdicts.get(b.memory);
  if (known !== undefined && known.at >= lastWriteFor(board, a, b, layer)) return known.depends;
  const depends = reasonByTrial(board, a, b, layer) !== undefined;
  a.memory.verdicts.set(b.memory, { at: board.step, depends });
  return depends;
}

function lastWriteFor(board: Board, a: EffectNode, b: EffectNode, layer: Layer): number {
  const planOfB = layerPlan(b, layer);
  return Math.max(
    board.lastWrite(readsNow(a, layerPlan(a, layer))),
    board.lastWrite(readsNow(b, planOfB)),
    board.lastWrite(planOfB.applicationReads),
  );
}

/** The clause of 613.8a by which `a` depends on `b`: found by applying just `b` to the board as it is. */
export function reasonFor(
  board: Board,
  a: EffectNode,
  b: EffectNode,
  layer: Layer,
): DependencyReason | undefined {
  return wouldEnd(board, a, b, layer) ? 'existence' : reasonByTrial(board, a, b, layer);
}

/** Whether `b` would end the existence of `a` by taking its ability away. */
const wouldEnd = (board: Board, a: EffectNode, b: EffectNode, layer: Layer): boolean =>
  a.startedIn === undefined && a.abilityId !== undefined && endsAbilityOf(board, b, a, layer);

function reasonByTrial(
  board: Board,
  a: EffectNode,
  b: EffectNode,
  layer: Layer,
): DependencyReason | undefined {
  const isUnstarted = a.startedIn === undefined;
  const plan = layerPlan(a, layer);
  const trial = trialOf(board, b, layer);
  if (isEmptyTrial(trial)) return undefined;
  const before = objectsOf(board, a);
  const parametersBefore = plan.varying.length === 0 ? [] : parametersNow(board, a, layer, before);
  return trial.tryOut(() => {
    const context = contextOf(board, a);
    const { condition } = a.plan;
    if (isUnstarted && condition !== undefined && !conditionHoldsOnBoard(board, condition, context))
      return 'existence';
    if (a.abilityId !== undefined && (isUnstarted || mayBeReworded(a))) {
      const fate = fateOfText(board, a);
      if (fate !== undefined && (isUnstarted || fate === 'text')) return fate;
    }
    if (isUnstarted && !sameBits(before, objectsFound(board, a))) return 'what-it-applies-to';
    if (plan.varying.length === 0) return undefined;
    const after = parametersOn(board, a, plan, before);
    return sameValues(parametersBefore, after) ? undefined : 'what-it-does';
  });
}

/**
 * Whether `a`, which does not exist only because its condition is false, would exist if `b` were applied (613.8a): then it
 * depends on it, though it has nothing to wait for.
 */
export function wouldBegin(board: Board, a: EffectNode, b: EffectNode, layer: Layer): boolean {
  if (!mayDepend(a, b, layer) || wouldEnd(board, a, b, layer)) return false;
  const trial = trialOf(board, b, layer);
  if (isEmptyTrial(trial)) return false;
  return trial.tryOut(() => {
    const fate = a.abilityId === undefined ? undefined : fateOfText(board, a);
    if (fate === 'existence') return false;
    const condition = fate === undefined ? a.plan.condition : definitionNow(board, a)?.condition;
    return condition === undefined || conditionHoldsOnBoard(board, condition, contextOf(board, a));
  });
}

const isEmptyTrial = (trial: Writer): boolean =>
  trial.columns.size === 0 && trial.abilityChanges.length === 0;

/** What applying just this effect's parts in the layer would write. */
export function trialOf(board: Board, node: EffectNode, layer: Layer): Writer {
  const plan = layerPlan(node, layer);
  const { memory } = node;
  const lastWrite = Math.max(board.lastWrite(readsNow(node, plan)), board.lastWrite(plan.applicationReads));
  if (memory.trial === undefined || memory.trialAt < lastWrite) {
    memory.trial = written(board, node, plan, objectsOf(board, node));
    memory.trial.keepOnlyChanges();
    memory.trialAt = board.step;
  }
  return memory.trial;
}

/** All parts of the effect in one layer, applied together to these objects. */
export function written(
  board: Board,
  node: EffectNode,
  plan: LayerPlan,
  objects: Bits,
  mayOverwrite = false,
): Writer {
  const writer = new Writer(board, mayOverwrite && plan.varying.length === 0);
  if (isEmpty(objects)) return writer;
  const context = contextOf(board, node);
  for (const { part, index } of plan.parts) {
    const by = { id: node.id, timestamp: node.timestamp, part: index };
    const copied = node.facts.resolved?.copied[index];
    applyPart({ board, writer, objects, context, by, ability: node.ability, copied }, part);
  }
  return writer;
}

/** Whether applying `b` would take away the ability that makes `a` (613.1f, 305.7). */
function endsAbilityOf(board: Board, b: EffectNode, a: EffectNode, layer: Layer): boolean {
  const plan = layerPlan(b, layer);
  if (!plan.endsAbilities || !hasBit(objectsOf(board, b), a.sourceIndex)) return false;
  if (plan.parts.some(({ part }) => endsAbility(b, part, a))) return true;
  if (a.grantedBy !== undefined || !plan.parts.some(({ part }) => part.kind === 'set-basic-land-types'))
    return false;
  return hasBit(trialOf(board, b, layer).bits(TEXT_IS_LOST), a.sourceIndex);
}

/** Whether the part, applied to `a`'s source in layer 6, takes away the ability that makes `a`. */
export function endsAbility(b: Pick<EffectNode, 'ability'>, part: Modification, a: EffectNode): boolean {
  const { ability } = a;
  switch (part.kind) {
    case 'lose-all-abilities':
      return true;
    case 'lose-keyword':
    case 'cannot-have-keyword':
      return ability?.kind === 'keyword' && ability.keyword === part.keyword;
    case 'lose-ability':
      return JSON.stringify(ability) === JSON.stringify(part.ability);
    case 'lose-this-ability':
      return JSON.stringify(ability) === JSON.stringify(b.ability);
    default:
      return false;
  }
}

/** The effect of its ability as the text of its source has it on the board as it is. */
const definitionNow = (board: Board, a: EffectNode) =>
  definitionIn(board.texts(TEXT)[a.sourceIndex]?.values.abilities[a.printed[0]], a.printed[1]);

/** Whether the text that makes `a` would be another one, or gone, on the board as it is (layers 1 to 3). */
function fateOfText(board: Board, a: EffectNode): 'existence' | 'text' | undefined {
  if (a.grantedBy !== undefined) return undefined;
  const box = board.texts(TEXT)[a.sourceIndex];
  const [abilityIndex, effectIndex] = a.printed;
  if (box === undefined || a.abilityId !== `${a.source}/${abilityIndex}${box.mark}`) return 'existence';
  return definitionIn(box.values.abilities[abilityIndex], effectIndex) ===
    definitionIn(a.ability, effectIndex)
    ? undefined
    : 'text';
}

function parametersNow(board: Board, node: EffectNode, layer: Layer, objects: Bits): readonly unknown[] {
  const plan = layerPlan(node, layer);
  const { memory } = node;
  if (memory.parametersAt < board.lastWrite(readsNow(node, plan))) {
    memory.parameters = parametersOn(board, node, plan, objects);
    memory.parametersAt = board.step;
  }
  return memory.parameters;
}

/** What the parts that may vary do: to each object, or to all of them alike; nothing if there are none. */
function parametersOn(board: Board, node: EffectNode, plan: LayerPlan, objects: Bits): readonly unknown[] {
  if (isEmpty(objects)) return [];
  const context = contextOf(board, node);
  const values: unknown[] = [];
  const add = (index: number) => {
    for (const numbered of plan.varying)
      values.push(...parameterOf(board, node, numbered, { ...context, affected: index }));
  };
  if (plan.variesByObject) forEachBit(objects, add);
  else add(-1);
  return values;
}

function parameterOf(
  board: Board,
  node: EffectNode,
  { part, index }: NumberedPart,
  context: BoardContext,
): readonly unknown[] {
  switch (part.kind) {
    case 'set-controller':
      return [referencedPlayerIds(board, part.to, context)[0]];
    case 'add-ability':
      return [part.times === undefined ? 1 : Math.max(0, amountOnBoard(board, part.times, context))];
    case 'modify-power-toughness':
      return [changeOnBoard(board, part.power, context), changeOnBoard(board, part.toughness, context)];
    case 'set-base-power-toughness':
      return [part.power, part.toughness].map((amount) =>
        amount === undefined ? undefined : amountOnBoard(board, amount, context),
      );
    default:
      return [JSON.stringify(resolvedOn(board, node, { part, index }, context))];
  }
}

/** What a part does, in full: for comparing what has no number, and for evidence. */
export function resolvedOn(
  board: Board,
  node: EffectNode,
  { part, index }: NumberedPart,
  context: BoardContext,
) {
  const affected = board.objects[context.affected]?.id;
  return resolveModification(
    viewOf(board),
    part,
    { source: node.source, you: context.you, ...(affected !== undefined && { affected }) },
    {
      copied: node.facts.resolved?.copied[index],
      ability: node.ability,
      copiableNow: (id) => copiableNow(board, board.indexOf.get(id) ?? -1),
    },
  );
}

function sameValues(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((value, index) => Object.is(value, b[index]));
}
