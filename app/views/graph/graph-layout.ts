import type { EffectId, Layer, PlayerId } from '../../../engine/index.ts';
import type { EffectNode, GraphDependency } from './effect-nodes.ts';
import type { Box, Point } from './geometry.ts';

/** The words that the layout must leave room for. */
export interface GraphWords {
  /** What a dependency comes from, in a few words: "its ability goes". */
  readonly reason: (dependency: GraphDependency['dependency']) => string;
  /** A loop's sentences, the longest first; the first that fits is taken. Without the rule's number. */
  readonly loop: (nodes: readonly EffectNode[]) => readonly string[];
}

/** Sizes that style sheets and layout share, in px. */
export const GRAPH = {
  node: { width: 104, height: 50 },
  /** Room for the lanes' numbers and names. */
  laneTitle: 106,
  axis: 44,
  emptyLane: 28,
  ghostLabel: 18,
  label: { height: 16, fontSize: 11, padding: 6, maxWidth: 264 },
  ribbon: { width: 88, label: 21, goneLabel: 36 },
  loopTag: { height: 21, fontSize: 11.5, around: 84 },
} as const;

export interface GraphLayout {
  readonly width: number;
  readonly height: number;
  readonly columns: readonly GraphColumn[];
  readonly lanes: readonly GraphLane[];
  readonly nodes: readonly NodeBox[];
  readonly edges: readonly GraphEdge[];
  readonly ribbons: readonly GraphRibbon[];
  readonly loops: readonly GraphLoop[];
}

/** One timestamp of the game; simultaneous effects share it. `x` is its middle. */
export interface GraphColumn {
  readonly at: number;
  readonly x: number;
  readonly players: readonly PlayerId[];
}

export type GraphLane =
  | {
      readonly kind: 'lane';
      readonly layer: Layer;
      readonly y: number;
      readonly height: number;
      /** Dependencies that are not drawn because there are too many. */
      readonly hiddenDependencies: number;
    }
  | {
      readonly kind: 'empty';
      readonly layers: readonly Layer[];
      readonly y: number;
      readonly height: number;
    };

/** A node's box without the reason that stands above one that was not applied. */
export interface NodeBox {
  readonly node: EffectNode;
  readonly box: Box;
  /** Position in keyboard order: column, then row of its lane. */
  readonly column: number;
  readonly row: number;
}

export interface GraphEdge {
  readonly key: string;
  readonly kind: 'order' | 'depends';
  readonly from: string;
  readonly to: string;
  /** Horizontal and vertical lines; the last point is the tip of the arrow. */
  readonly points: readonly Point[];
  readonly label: { readonly text: string; readonly full: string; readonly box: Box } | undefined;
  readonly dependency: GraphDependency | undefined;
}

/** An effect that started in one layer and goes on in others (613.6). */
export interface GraphRibbon {
  readonly effect: EffectId;
  readonly box: Box;
  readonly label: Box;
  readonly abilityIsGone: boolean;
}

export interface GraphLoop {
  readonly nodes: readonly string[];
  readonly box: Box;
  readonly tag: { readonly text: string; readonly box: Box };
}
