import type {
  Dependency,
  EffectId,
  EffectInfo,
  Layer,
  Modification,
  NotAppliedReason,
  Trace,
} from '../../../engine/index.ts';
import { compareTimestamps, LAYERS, layerIndex, layerOf } from '../../../engine/index.ts';

/** One effect in one layer: what a node of the graph shows. */
export interface EffectNode {
  readonly key: string;
  readonly effect: EffectInfo;
  readonly layer: Layer;
  /** Its parts that belong to the layer. */
  readonly parts: readonly Modification[];
  /** Position in the ladder; `undefined` for an effect that was not applied in this layer. */
  readonly order: number | undefined;
  readonly notApplied: NotAppliedReason | undefined;
  /** CR 613.6: it goes on from an earlier layer, and whether its ability is gone by now. */
  readonly startedIn: Layer | undefined;
  readonly abilityIsGone: boolean;
}

/** What of a trace the graph shows, without any geometry. */
export interface EffectGraph {
  /** By layer, then timestamp. */
  readonly nodes: readonly EffectNode[];
  /** One per pair and layer; a pair with several reasons keeps them in `alsoBecause`. */
  readonly dependencies: readonly GraphDependency[];
  readonly loops: readonly { readonly layer: Layer; readonly nodes: readonly string[] }[];
}

export interface GraphDependency {
  readonly key: string;
  readonly from: string;
  readonly to: string;
  readonly dependency: Dependency;
  readonly alsoBecause: readonly Dependency[];
}

/** The key of an effect's node in a layer. */
export const nodeKey = (layer: Layer, effect: EffectId): string => `${layer}/${effect}`;

/** Nodes, dependencies and loops of a trace; every effect that was not applied is there, too. */
export function effectGraph(trace: Trace): EffectGraph {
  const nodes = new Map<string, EffectNode>();
  for (const step of trace.steps) {
    if (step.kind !== 'applied' && step.kind !== 'not-applied') continue;
    const { layer, effect } = step;
    const isApplied = step.kind === 'applied';
    nodes.set(nodeKey(layer, effect.id), {
      key: nodeKey(layer, effect.id),
      effect,
      layer,
      parts: isApplied ? step.parts : partsIn(effect, layer),
      order: isApplied ? step.order : undefined,
      notApplied: isApplied ? undefined : step.why,
      startedIn: isApplied ? step.startedIn : undefined,
      abilityIsGone: isApplied && step.abilityIsGone,
    });
  }
  return {
    nodes: [...nodes.values()].sort(compareNodes),
    dependencies: dependenciesBetween(trace.dependencies, nodes),
    loops: loopsBetween(trace.loops, nodes),
  };
}

/** The parts of an effect that belong to a layer. */
const partsIn = (effect: EffectInfo, layer: Layer): readonly Modification[] =>
  effect.parts.filter((part) => layerOf(part, effect.isCharacteristicDefining) === layer);

/** By layer, then timestamp, then order of application. */
export const compareNodes = (a: EffectNode, b: EffectNode): number =>
  layerIndex(a.layer) - layerIndex(b.layer) ||
  compareTimestamps(a.effect.timestamp, b.effect.timestamp) ||
  (a.order ?? 0) - (b.order ?? 0);

/** The nodes of each layer that has any, in the order of the layers. */
export function nodesByLayer(nodes: readonly EffectNode[]): ReadonlyMap<Layer, readonly EffectNode[]> {
  const byLayer = new Map<Layer, EffectNode[]>();
  for (const layer of LAYERS) {
    const own = nodes.filter((node) => node.layer === layer);
    if (own.length > 0) byLayer.set(layer, own);
  }
  return byLayer;
}

function dependenciesBetween(
  dependencies: readonly Dependency[],
  nodes: ReadonlyMap<string, EffectNode>,
): readonly GraphDependency[] {
  const byPair = new Map<string, Dependency[]>();
  for (const dependency of dependencies) {
    const from = nodeKey(dependency.layer, dependency.dependent);
    const to = nodeKey(dependency.layer, dependency.on);
    if (!nodes.has(from) || !nodes.has(to)) continue;
    const pair = `${from}>${to}`;
    const known = byPair.get(pair) ?? [];
    if (!known.some((other) => other.because === dependency.because)) known.push(dependency);
    byPair.set(pair, known);
  }
  return [...byPair].flatMap(([key, [first, ...others]]) =>
    first === undefined
      ? []
      : [
          {
            key,
            from: nodeKey(first.layer, first.dependent),
            to: nodeKey(first.layer, first.on),
            dependency: first,
            alsoBecause: others,
          },
        ],
  );
}

/** A loop is decided anew after each application (613.8c), so only the largest of nested ones is shown. */
function loopsBetween(loops: Trace['loops'], nodes: ReadonlyMap<string, EffectNode>): EffectGraph['loops'] {
  const found: { layer: Layer; nodes: string[] }[] = [];
  for (const { layer, effects } of loops) {
    const keys = effects.map((effect) => nodeKey(layer, effect)).filter((key) => nodes.has(key));
    const isInside = found.some((other) => keys.every((key) => other.nodes.includes(key)));
    if (keys.length > 1 && !isInside) found.push({ layer, nodes: keys });
  }
  return found.filter(
    (loop) =>
      !found.some(
        (other) =>
          other !== loop &&
          loop.nodes.some((key) => other.nodes.includes(key)) &&
          other.nodes.length > loop.nodes.length,
      ),
  );
}
