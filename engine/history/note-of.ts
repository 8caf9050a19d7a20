import type { GameEvent } from '../state/game-event.ts';
import type { HistoryEvent } from './history.ts';

/** What is told of an event of the state, if anything is. */
export function noteOf(event: GameEvent): HistoryEvent | undefined {
  switch (event.kind) {
    case 'object-appears':
      return event.object.zone === 'battlefield' ? { kind: 'entered', object: event.object.id } : undefined;
    case 'zone-change':
      if (event.become.zone === 'battlefield') return { kind: 'entered', object: event.become.id };
      return { kind: 'left', object: event.object, to: event.become.zone };
    case 'effect-begins':
      return { kind: 'effect-created', effect: event.effect.id };
    case 'object-ceases':
    case 'put-counters':
    case 'remove-counters':
    case 'attach':
    case 'unattach':
    case 'tap':
    case 'untap':
    case 'mark-damage':
    case 'set-life':
    case 'designate':
    case 'undesignate':
    case 'designate-player':
    case 'undesignate-player':
    case 'designate-game':
    case 'player-leaves':
    case 'library-known':
    case 'draw-from-empty':
    case 'turn-face-up':
    case 'choose-protector':
    case 'flip':
    case 'phase-out':
    case 'phase-in':
    case 'merge':
    case 'put-sticker':
    case 'set-combat':
    case 'turn-face-down':
    case 'transform':
    case 'choose':
    case 'effect-applies':
    case 'effects-end':
    case 'effect-shrinks':
    case 'remember-fact':
    case 'remove-damage':
    case 'remove-from-combat':
    case 'put-to-bottom':
    case 'state-based-actions-checked':
    case 'cleanup':
    case 'next-turn':
      return undefined;
  }
}
