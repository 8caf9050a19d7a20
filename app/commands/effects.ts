import { derive } from '../store/derived.ts';
import type { Command, CommandContext } from './command.ts';

const count = ({ state }: CommandContext): number => derive(state).trace.applied.length;
const position = (context: CommandContext): number => context.state.position ?? count(context);

/** Position 0 is before the first effect; the end follows the trace, however long it gets. */
function goTo(context: CommandContext, to: number): void {
  context.actions.setPosition(to >= count(context) ? undefined : Math.max(0, to));
}

export const nextEffect: Command = {
  id: 'next-effect',
  keys: ['j'],
  onlyLooks: true,
  isEnabled: (context) => position(context) < count(context),
  whyNot: () => 'after-last-effect',
  run: (context) => goTo(context, position(context) + 1),
};

export const previousEffect: Command = {
  id: 'previous-effect',
  keys: ['k'],
  onlyLooks: true,
  isEnabled: (context) => position(context) > 0,
  whyNot: () => 'before-first-effect',
  run: (context) => goTo(context, position(context) - 1),
};

export const firstEffect: Command = {
  id: 'first-effect',
  keys: ['shift+k'],
  onlyLooks: true,
  isEnabled: (context) => position(context) > 0,
  whyNot: () => 'before-first-effect',
  run: (context) => goTo(context, 0),
};

export const lastEffect: Command = {
  id: 'last-effect',
  keys: ['shift+j'],
  onlyLooks: true,
  isEnabled: (context) => position(context) < count(context),
  whyNot: () => 'after-last-effect',
  run: (context) => goTo(context, Number.POSITIVE_INFINITY),
};
