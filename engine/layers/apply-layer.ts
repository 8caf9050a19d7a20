import type { Layer } from '../vocabulary/layers.ts';
import { hasBit } from './columns/bits.ts';
import { TEXT, TEXT_IS_LOST } from './columns/column-ids.ts';
import type { Writer } from './columns/writer.ts';
import { endsAbility, layerPlan, written } from './dependency-on-board.ts';
import { EffectMemory, type EffectNode } from './effect-node.ts';
import type { Evaluator } from './evaluator.ts';
import { objectsOf } from './existence.ts';
import { LayerTeller } from './layer-teller.ts';
import { WaitingEffects } from './waiting-effects.ts';

/** Applies all effects of one layer in the order of 613.3, 613.7 and 613.8. */
export function applyLayer(evaluator: Evaluator, layer: Layer): void {
  evaluator.enter(layer);
  const waiting = new WaitingEffects(evaluator, layer);
  if (evaluator.teller === undefined) {
    for (let node = waiting.next(); node !== undefined; node = waiting.next())
      applyNode(evaluator, node, layer);
  } else {
    applyAndTell(evaluator, new LayerTeller(evaluator, evaluator.teller, layer), waiting, layer);
  }
  evaluator.leave(layer);
}

function applyAndTell(
  evaluator: Evaluator,
  teller: LayerTeller,
  waiting: WaitingEffects,
  layer: Layer,
): void {
  teller.began();
  for (;;) {
    teller.lookAround();
    const choice = waiting.choose();
    const node = choice.group[choice.position];
    if (node === undefined) break;
    teller.tellDependencies(choice);
    teller.apply(node, choice, () => applyNode(evaluator, node, layer));
  }
  teller.ended();
}

/** Applies one effect's parts of the layer, and follows what that does to effects. */
function applyNode(evaluator: Evaluator, node: EffectNode, layer: Layer): void {
  const { board } = evaluator;
  const plan = layerPlan(node, layer);
  const objects = objectsOf(board, node);
  const texts = board.texts(TEXT);
  const writer = written(board, node, plan, objects, evaluator.teller === undefined);
  board.step += 1;
  writer.commit();
  if (node.startedIn === undefined && node.plan.isShared) node.memory = new EffectMemory();
  node.affected = objects;
  node.startedIn ??= layer;
  node.isApplied = true;
  node.position = -1;
  if (plan.endsAbilities) endAbilities(evaluator, node, writer, layer);
  if (board.texts(TEXT) !== texts) evaluator.followTexts(texts, node);
  if (writer.abilityChanges.length > 0) evaluator.addGranted(writer.abilityChanges, node);
}

/** Effects whose abilities this application took away are gone, though those that have started go on (613.6). */
function endAbilities(evaluator: Evaluator, by: EffectNode, writer: Writer, layer: Layer): void {
  const { board, nodes } = evaluator;
  const { parts } = layerPlan(by, layer);
  const lost = writer.columns.has(TEXT_IS_LOST) ? board.bits(TEXT_IS_LOST) : undefined;
  for (const node of nodes) {
    if (node.gone !== undefined || node.abilityId === undefined) continue;
    if (by.affected === undefined || !hasBit(by.affected, node.sourceIndex)) continue;
    const isLost = lost !== undefined && node.grantedBy === undefined && hasBit(lost, node.sourceIndex);
    if (isLost || parts.some(({ part }) => endsAbility(by, part, node)))
      node.gone = { by: by.id, inLayer: layer };
  }
}
