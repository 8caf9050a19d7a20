import type { Sentences, Trace } from '../../../engine/index.ts';
import { type EffectGraph, type EffectNode, effectGraph } from './effect-nodes.ts';
import type { GraphLayout } from './graph-layout.ts';
import { layoutGraph } from './layout-graph.ts';

/** Words of the interface that the graph's layout must leave room for. */
export interface GraphLabels {
  /** "Loop: t6, t12" */
  readonly loopShort: (times: string) => string;
  readonly loopTiny: string;
}

/** What stands on a node. */
export interface NodeWords {
  readonly source: string;
  /** What it does in a word or two. */
  readonly summary: string;
}

export interface GraphView {
  readonly graph: EffectGraph;
  readonly layout: GraphLayout;
  readonly words: ReadonlyMap<string, NodeWords>;
}

/** The graph of a trace, with its words and every place worked out. */
export function graphView(trace: Trace, say: Sentences, labels: GraphLabels): GraphView {
  const graph = effectGraph(trace);
  const words = new Map(graph.nodes.map((node) => [node.key, nodeWords(trace, say, node)]));
  const layout = layoutGraph(graph, {
    reason: (dependency) => say.dependencyLabel(trace, dependency),
    loop: (nodes) => loopLabels(trace, say, labels, nodes),
  });
  return { graph, layout, words };
}

const nodeWords = (trace: Trace, say: Sentences, { effect, layer }: EffectNode): NodeWords => ({
  source: say.effectName(trace, effect.id),
  summary: say.effectSummary(trace.evaluation.state, effect, layer),
});

function loopLabels(
  trace: Trace,
  say: Sentences,
  { loopShort, loopTiny }: GraphLabels,
  nodes: readonly EffectNode[],
): readonly string[] {
  const [first] = nodes;
  if (first === undefined) return [loopTiny];
  const times = nodes.map(({ effect }) => say.timestampLabel(effect.timestamp)).join(', ');
  const whole = say.loopLabel(trace, { layer: first.layer, effects: nodes.map(({ effect }) => effect.id) });
  return [whole, loopShort(times), loopTiny];
}
