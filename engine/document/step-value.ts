import type { StepAction } from './board-document.ts';

/** An action as the file writes it: its key, and the value under it. The way back of `STEP_SCHEMAS`. */
export function stepValue(action: StepAction): readonly [key: string, value: unknown] {
  switch (action.kind) {
    case 'enter':
      return ['enter', action.entries.length === 1 ? action.entries[0] : action.entries];
    case 'token':
      return ['token', action.token];
    case 'counter':
      return ['counter', { on: action.on, kind: action.counter, n: action.n }];
    case 'tap':
    case 'untap':
      return [action.kind, action.id];
    case 'turn':
      return ['turn', action.player];
    case 'unsupported':
      return [action.step, action.value];
    case 'place':
    case 'resolve':
    case 'activate':
    case 'trigger':
    case 'effect':
    case 'emblem':
    case 'attach':
    case 'detach':
    case 'move':
    case 'life':
    case 'choose': {
      const { kind, ...value } = action;
      return [kind, value];
    }
  }
}
