import type { Box, Point } from '../graph/geometry.ts';
import { textWidth } from '../graph/text-width.ts';

/** What the ways go round: boxes in columns. */
export interface ColumnBox extends Box {
  readonly column: number;
}

/** So far from a situation a line passes it. */
const CLEAR = 9;

/** Through which points a line goes: between the situations of those columns that it passes. */
export function wayBetween(
  boxes: readonly ColumnBox[],
  from: ColumnBox,
  to: ColumnBox,
): readonly [Point, ...Point[]] {
  const start = { x: from.x + from.width, y: from.y + from.height / 2 };
  const end = { x: to.x, y: to.y + to.height / 2 };
  const between: Point[] = [];
  for (let column = from.column + 1; column < to.column; column += 1) {
    const passed = boxes.filter((box) => box.column === column);
    const [first] = passed;
    if (first === undefined) continue;
    const x = first.x + first.width / 2;
    const straight = start.y + ((end.y - start.y) * (x - start.x)) / (end.x - start.x);
    const free = [straight, ...passed.flatMap((box) => [box.y - CLEAR, box.y + box.height + CLEAR])].filter(
      (y) => passed.every((box) => y <= box.y - CLEAR || y >= box.y + box.height + CLEAR),
    );
    const y = free.sort((a, b) => Math.abs(a - straight) - Math.abs(b - straight))[0] ?? straight;
    between.push({ x, y });
  }
  return [start, ...between, end];
}

/** The way as a path of SVG: it leaves and reaches every point from the side. */
export const curveOf = (points: readonly Point[]): string =>
  points
    .map(({ x, y }, index) => {
      const before = points[index - 1];
      if (before === undefined) return `M${px(x)} ${px(y)}`;
      const bend = (x - before.x) / 2;
      return `C${px(before.x + bend)} ${px(before.y)} ${px(x - bend)} ${px(y)} ${px(x)} ${px(y)}`;
    })
    .join('');

const px = (value: number): string => String(Number(value.toFixed(2)));

/** A way of the tree, and what stands on it; empty for nothing. */
export interface LabelledWay {
  readonly id: string;
  readonly way: readonly Point[];
  readonly text: string;
}

const LABEL = { font: 11, height: 18, padding: 12, widest: 150 } as const;
/** Places along a piece of the way, the middle first. */
const PLACES = [0.5, 0.42, 0.58, 0.34, 0.66, 0.27, 0.73] as const;

/**
 * Where the middles of the labels stand: each on its own way, as near to the middle of its first piece as it can without
 * covering a label that was placed before, or a box. Where nothing is free, where least is covered.
 */
export function placeLabels(ways: readonly LabelledWay[], boxes: readonly Box[]): ReadonlyMap<string, Point> {
  const taken: Box[] = [...boxes];
  const places = new Map<string, Point>();
  // Those that can give way least are placed first.
  const steepLast = [...ways].sort((a, b) => slope(a) - slope(b));
  for (const { id, way, text } of steepLast) {
    if (text === '') continue;
    const width = Math.min(LABEL.widest, textWidth(text, LABEL.font) + LABEL.padding);
    let best: { readonly box: Box; readonly point: Point; readonly covered: number } | undefined;
    for (const point of placesOn(way)) {
      const box = {
        x: point.x - width / 2,
        y: point.y - LABEL.height / 2,
        width,
        height: LABEL.height,
      };
      const covered = taken.reduce((sum, other) => sum + overlap(box, other), 0);
      if (best === undefined || covered < best.covered) best = { box, point, covered };
      if (covered === 0) break;
    }
    if (best === undefined) continue;
    taken.push(best.box);
    places.set(id, best.point);
  }
  return places;
}

const slope = ({ way }: LabelledWay): number => Math.abs((way.at(-1)?.y ?? 0) - (way[0]?.y ?? 0));

/** Points on the pieces of a way, the likeliest first. */
const placesOn = (way: readonly Point[]): readonly Point[] =>
  way.slice(1).flatMap((to, index) => {
    const from = way[index] ?? to;
    return PLACES.map((part) => {
      const rest = 1 - part;
      const middle = (from.x + to.x) / 2;
      return {
        x: rest ** 3 * from.x + 3 * rest * part * middle + part ** 3 * to.x,
        y: from.y + (to.y - from.y) * (3 * part ** 2 - 2 * part ** 3),
      };
    });
  });

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}
