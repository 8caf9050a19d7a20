import type { History, Step } from '../../../engine/index.ts';

/** Objects of one player that got timestamps at the same time, in the order that the player chose (613.7m). */
export interface Simultaneous {
  readonly step: number;
  readonly player: string;
  readonly objects: readonly string[];
}

/** Those of one step. Cards that an `enter` step names have the order of that step's own list, and are not among them. */
export const simultaneousAt = ({ moments }: History, steps: readonly Step[], step: number) =>
  steps[step]?.action.kind === 'enter'
    ? []
    : moments.flatMap((moment): readonly Simultaneous[] =>
        moment.step === step
          ? moment.chosenOrders.map(({ player, objects }) => ({ step, player, objects }))
          : [],
      );

/** Those with which the object got its timestamp last, up to a step; `undefined` if it got it alone. */
export const simultaneousWith = (
  history: History,
  steps: readonly Step[],
  id: string,
  upTo: number,
): Simultaneous | undefined =>
  history.moments
    .filter(({ step, chosenOrders }) => step <= upTo && chosenOrders.length > 0)
    .flatMap(({ step }) => simultaneousAt(history, steps, step))
    .filter(({ objects }) => objects.some((each) => each === id))
    .at(-1);

/** The order for the step with one object moved by a place; the orders of other players of the step stay. */
export function orderWith(
  all: readonly Simultaneous[],
  group: Simultaneous,
  from: number,
  to: number,
): readonly string[] {
  const moved = group.objects.filter((_, at) => at !== from);
  const id = group.objects[from];
  if (id === undefined) return group.objects;
  moved.splice(to, 0, id);
  const isThis = (each: Simultaneous) => each.player === group.player && each.objects[0] === group.objects[0];
  return all.flatMap((each) => (isThis(each) ? moved : each.objects));
}
