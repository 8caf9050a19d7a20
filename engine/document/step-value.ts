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
    case 'transform':
    case 'convert':
    case 'flip':
      return [action.kind, action.id];
    case 'turn-face-up':
      return ['turnFaceUp', action.id];
    case 'turn-face-down':
      return ['turnFaceDown', action.id];
    case 'phase-out':
      return ['phaseOut', action.id];
    case 'phase-in':
      return ['phaseIn', action.id];
    case 'combat':
      return ['combat', combatValue(action)];
    case 'sticker':
      return ['sticker', { id: action.id, on: action.on, kind: action.sticker, value: action.value }];
    case 'event': {
      const { kind, event, id, ...beside } = action;
      return [kind, { id, ...event, ...beside }];
    }
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
    case 'choose':
    case 'cast':
    case 'merge':
    case 'designate':
    case 'text': {
      const { kind, ...value } = action;
      return [kind, value];
    }
  }
}

function combatValue({ attackers, blockers }: Extract<StepAction, { kind: 'combat' }>): unknown {
  return {
    ...(attackers === undefined
      ? {}
      : { attackers: attackers.map((each) => (each.attacking === undefined ? each.id : each)) }),
    ...(blockers === undefined ? {} : { blockers }),
  };
}
