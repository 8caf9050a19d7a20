import type { Dependency, EffectInfo, Layer } from '../../engine/index.ts';
import { effectId, objectId, playerId } from '../../engine/index.ts';
import type { EffectGraph, EffectNode, GraphDependency } from './graph/effect-nodes.ts';
import { compareNodes, nodeKey } from './graph/effect-nodes.ts';

/** A node for tests: an effect that was applied as number `order`, or was gone if that is `undefined`. */
export function nodeForTest(
  name: string,
  layer: Layer,
  at: number,
  order: number | undefined,
  more: Partial<EffectNode> = {},
): EffectNode {
  return {
    key: nodeKey(layer, effectId(name)),
    effect: effectForTest(name, layer, at),
    layer,
    parts: [],
    order,
    notApplied: order === undefined ? { kind: 'nothing-to-apply-to' } : undefined,
    startedIn: undefined,
    abilityIsGone: false,
    ...more,
  };
}

function effectForTest(name: string, layer: Layer, at: number): EffectInfo {
  return {
    id: effectId(name),
    origin: { kind: 'resolution', step: at },
    source: objectId(name),
    sourceName: name,
    controller: playerId(at % 2 === 0 ? 'A' : 'B'),
    timestamp: { at, order: 0 },
    appliesTo: { kind: 'locked-in', objects: [] },
    condition: undefined,
    parts: [],
    isCharacteristicDefining: false,
    layers: [layer],
    affected: [],
  };
}

/** Names the effects by [dependent, on]. */
export function graphForTest(
  nodes: readonly EffectNode[],
  dependencies: readonly (readonly [string, string, Layer])[] = [],
  loops: EffectGraph['loops'] = [],
): EffectGraph {
  const isInLoop = (key: string) => loops.some((loop) => loop.nodes.includes(key));
  return {
    nodes: [...nodes].sort(compareNodes),
    loops,
    dependencies: dependencies.map(([dependent, on, layer]): GraphDependency => {
      const [from, to] = [nodeKey(layer, effectId(dependent)), nodeKey(layer, effectId(on))];
      const dependency: Dependency = {
        layer,
        dependent: effectId(dependent),
        on: effectId(on),
        because: 'existence',
        witness: { kind: 'existence', source: objectId(dependent), wouldExist: false },
        isInLoop: isInLoop(from) && isInLoop(to),
      };
      return { key: `${from}>${to}`, from, to, dependency, alsoBecause: [] };
    }),
  };
}
