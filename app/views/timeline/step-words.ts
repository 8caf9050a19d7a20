import type { TFunction } from 'i18next';
import type { StepLabel } from './timeline-view.ts';

/** Words a step's label, as chips, announcements and reports show it. */
export function stepWords(t: TFunction, label: StepLabel): string {
  switch (label.kind) {
    case 'plain':
      return label.text;
    case 'counter': {
      const words = { kind: label.counter, on: label.on, n: Math.abs(label.n) };
      if (label.n < 0) return t('step.counterRemoved', words);
      return t(label.n === 1 ? 'step.counter' : 'step.counterMany', words);
    }
    case 'attach':
      return t('step.attach', label);
    case 'move':
    case 'place':
      return t(`step.${label.kind}`, { what: label.what, to: t(`zone.${zoneOf(label.to)}`).toLowerCase() });
    case 'turn':
      return t('step.turn', { player: label.player });
    case 'emblem':
      return t('step.emblem');
    case 'life':
      return t('step.life', label);
    case 'merge':
      return t('step.merge', label);
    case 'designate':
    case 'undesignate':
    case 'sticker':
      return t(`step.${label.kind}`, { what: label.what, on: label.on });
    case 'text':
      return t('step.text', label);
    case 'event':
      return t(`step.event.${label.event}`, { what: label.what, n: label.n, kind: label.of });
    case 'cast':
    case 'turn-face-up':
    case 'turn-face-down':
    case 'transform':
    case 'convert':
    case 'flip':
    case 'phase-out':
    case 'phase-in':
    case 'attack':
    case 'end-of-combat':
    case 'designate-game':
    case 'detach':
    case 'tap':
    case 'untap':
    case 'choose':
    case 'trigger':
    case 'activate':
    case 'token-copy':
      return t(`step.${label.kind}`, { what: label.what });
  }
}

type ZoneKey = 'battlefield' | 'hand' | 'library' | 'graveyard' | 'exile' | 'stack' | 'command';
const zoneOf = (zone: string): ZoneKey => zone as ZoneKey;
