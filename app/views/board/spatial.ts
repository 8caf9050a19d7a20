export type Direction = 'left' | 'right' | 'up' | 'down';

/** A box on the screen; any unit. */
export interface Box {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The box that a person would expect in that direction from the current one; `undefined` if there is none. */
export function neighborOf(boxes: readonly Box[], current: string, direction: Direction): string | undefined {
  const from = boxes.find(({ id }) => id === current);
  if (from === undefined) return boxes[0]?.id;
  const here = center(from);
  let best: { readonly id: string; readonly cost: number } | undefined;
  for (const box of boxes) {
    if (box.id === current) continue;
    const there = center(box);
    const [along, across] = project(there.x - here.x, there.y - here.y, direction);
    if (along < 4) continue;
    // Off to the side counts double, so that a row is left only when it is at its end.
    const cost = along + 2.2 * Math.abs(across);
    if (best === undefined || cost < best.cost) best = { id: box.id, cost };
  }
  return best?.id;
}

const center = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

function project(dx: number, dy: number, direction: Direction): readonly [along: number, across: number] {
  switch (direction) {
    case 'left':
      return [-dx, dy];
    case 'right':
      return [dx, dy];
    case 'up':
      return [-dy, dx];
    case 'down':
      return [dy, dx];
  }
}
