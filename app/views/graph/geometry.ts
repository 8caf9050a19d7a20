/** Lengths are px of the graph at zoom 1; x grows to the right, y downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** Whether two boxes share more than an edge; `margin` px apart counts as sharing. */
export const overlaps = (a: Box, b: Box, margin = 0): boolean =>
  a.x < b.x + b.width + margin &&
  b.x < a.x + a.width + margin &&
  a.y < b.y + b.height + margin &&
  b.y < a.y + a.height + margin;

/** The smallest box around horizontal or vertical line from one point to another. */
export const boxOfLine = (a: Point, b: Point): Box => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
});

/** An SVG path through the points with rounded corners; a corner is never rounder than its shorter leg allows. */
export function roundedPath(points: readonly Point[], radius: number): string {
  const [start, ...rest] = points;
  if (start === undefined) return '';
  let path = `M${start.x} ${start.y}`;
  rest.forEach((point, index) => {
    const before = points[index];
    const after = points[index + 2];
    if (before === undefined || after === undefined) {
      path += `L${point.x} ${point.y}`;
      return;
    }
    const r = Math.min(radius, distance(before, point) / 2, distance(point, after) / 2);
    const from = towards(point, before, r);
    const to = towards(point, after, r);
    path += `L${from.x} ${from.y}Q${point.x} ${point.y} ${to.x} ${to.y}`;
  });
  return path;
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function towards(from: Point, to: Point, length: number): Point {
  const whole = distance(from, to);
  if (whole === 0) return from;
  return {
    x: from.x + ((to.x - from.x) * length) / whole,
    y: from.y + ((to.y - from.y) * length) / whole,
  };
}
