import type { Box } from './spatial.ts';

export interface EdgePath {
  readonly d: string;
  /** Where a label can sit. */
  readonly label: { readonly x: number; readonly y: number };
}

/** A curve from one tile to another, leaving and arriving at facing sides with a small gap for the arrowhead. */
export function edgePath(from: Box, to: Box): EdgePath {
  const gap = 5;
  const [a, b] = [middle(from), middle(to)];
  const isAbove = to.y + to.height <= from.y;
  const isBelow = to.y >= from.y + from.height;
  if (isAbove || isBelow) {
    const x1 = towards(from.x, from.width, b.x);
    const x2 = towards(to.x, to.width, a.x);
    const y1 = isAbove ? from.y : from.y + from.height;
    const y2 = isAbove ? to.y + to.height + gap : to.y - gap;
    const bend = Math.max(14, Math.abs(y2 - y1) * 0.5) * (isAbove ? -1 : 1);
    return {
      d: `M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}`,
      label: { x: (x1 + x2) / 2, y: (y1 + y2) / 2 },
    };
  }
  // Side by side: an arc over the tops.
  const isRight = b.x > a.x;
  const x1 = a.x + (isRight ? 1 : -1) * from.width * 0.25;
  const x2 = b.x - (isRight ? 1 : -1) * to.width * 0.25;
  const top = Math.min(from.y, to.y) - 18;
  return {
    d: `M${x1} ${from.y}C${x1} ${top} ${x2} ${top} ${x2} ${to.y - gap}`,
    label: { x: (x1 + x2) / 2, y: top - 2 },
  };
}

const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

/** A point on a side, a quarter of the way from its middle towards the other tile. */
function towards(start: number, length: number, other: number): number {
  const center = start + length / 2;
  const reach = length / 4;
  return center + Math.max(-reach, Math.min(reach, (other - center) * 0.25));
}
