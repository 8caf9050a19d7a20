import type { Layer, Sentence, Sentences, Trace } from '../../../engine/index.ts';
import { waitsIn } from '../ladder/ladder-view.ts';
import { type EffectNode, nodesByLayer } from './effect-nodes.ts';
import type { GraphView } from './graph-view.ts';

/** All that the graph shows, as a list: the layers with their effects in order of application. */
export type GraphList = readonly GraphListLayer[];

export interface GraphListLayer {
  readonly layer: Layer;
  readonly items: readonly GraphListItem[];
  /** Why effects of this layer form loops, and what decides then. */
  readonly loops: readonly Sentence[];
}

export interface GraphListItem {
  readonly node: EffectNode;
  readonly source: string;
  readonly text: string;
  /** Why it was not applied. */
  readonly reason: Sentence | undefined;
  /** One asks here what timestamps alone would do. */
  readonly asksForTime: boolean;
  /** What it depends on, and why; each with its evidence. */
  readonly waits: readonly { readonly on: string; readonly reason: Sentence }[];
}

/** The same facts as the graph's nodes, edges, frames and ribbons, in the order in which they happened. */
export function graphList(trace: Trace, say: Sentences, { graph, words }: GraphView): GraphList {
  return [...nodesByLayer(graph.nodes)].map(([layer, nodes]) => ({
    layer,
    items: byTurn(nodes).map((node) => ({
      node,
      source: words.get(node.key)?.source ?? node.effect.sourceName,
      text: say.effectText(trace.evaluation.state, node.effect, layer),
      reason:
        node.notApplied === undefined
          ? undefined
          : say.notAppliedSentence(trace, { layer, effect: node.effect, why: node.notApplied }),
      asksForTime: waitsIn(trace, layer, node.effect.id),
      waits: graph.dependencies
        .filter(({ from }) => from === node.key)
        .flatMap(({ to, dependency, alsoBecause }) =>
          [dependency, ...alsoBecause].map((one) => ({
            on: words.get(to)?.source ?? to,
            reason: say.dependencySentence(trace, one),
          })),
        ),
    })),
    loops: trace.loops.filter((loop) => loop.layer === layer).map((loop) => say.loopSentence(trace, loop)),
  }));
}

/** Order of application; what was not applied stands where its timestamp would have put it. */
function byTurn(nodes: readonly EffectNode[]): readonly EffectNode[] {
  const turn = [...nodes]
    .filter(({ order }) => order !== undefined)
    .sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
  for (const vanished of nodes.filter(({ order }) => order === undefined)) {
    const younger = turn.findIndex(({ effect }) => effect.timestamp.at > vanished.effect.timestamp.at);
    turn.splice(younger === -1 ? turn.length : younger, 0, vanished);
  }
  return turn;
}
