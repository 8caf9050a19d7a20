import type { Layer, ObjectId, Sentences, Trace } from '../../../engine/index.ts';

/** An arrow on the board, from the source of an effect to what it applied to. */
export interface BoardEdge {
  readonly from: ObjectId;
  readonly to: ObjectId;
  /** The first layer in which the effect applied to it. */
  readonly layer: Layer;
  /** What the effect does, in a few words; only on one edge of a source. */
  readonly label: string | undefined;
  /** Touches the selected object; the others show what else its source touches. */
  readonly isMain: boolean;
}

/** Edges from what touches the selected object, or, for a source that nothing else touches, to what it touches. */
export function boardEdges(trace: Trace, selected: ObjectId, sentences: Sentences): readonly BoardEdge[] {
  const towards = edgesBetween(trace, sentences, (from, to) => to === selected && from !== selected);
  if (towards.length > 0) return towards;
  return edgesBetween(trace, sentences, (from, to) => from === selected && to !== selected);
}

function edgesBetween(
  trace: Trace,
  sentences: Sentences,
  isShown: (from: ObjectId, to: ObjectId) => boolean,
): readonly BoardEdge[] {
  const { state } = trace.evaluation;
  const edges = new Map<string, BoardEdge>();
  const labelled = new Set<ObjectId>();
  for (const { effect, affected, layer } of trace.applied) {
    const from = effect.source;
    if (from === undefined || state.objects.get(from)?.zone !== 'battlefield') continue;
    const attachedTo = state.objects.get(from)?.attachedTo;
    for (const to of affected) {
      // What is attached lies under its host already.
      if (!isShown(from, to) || attachedTo === to || edges.has(`${from} ${to}`)) continue;
      const label = labelled.has(from) ? undefined : sentences.effectSummary(state, effect, layer);
      labelled.add(from);
      edges.set(`${from} ${to}`, { from, to, layer, label, isMain: true });
    }
  }
  return [...edges.values()];
}
