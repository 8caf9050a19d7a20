import type { WouldBeEvent } from '../../../../replacement/event.ts';

/** An event in a word or number, for a node of the tree: `6`, `exile`, `tapped`. */
export function shortEvent(event: WouldBeEvent): string {
  switch (event.kind) {
    case 'deal-damage':
    case 'gain-life':
    case 'lose-life':
      return String(event.amount);
    case 'draw':
      return `${event.player} draws ${event.count}`;
    case 'put-counters':
    case 'mill':
      return String(event.count);
    case 'create-tokens':
      return String(event.batches.reduce((sum, { count }) => sum + count, 0));
    case 'destroy':
      return 'destroyed';
    case 'counter-spell':
      return 'countered';
    case 'change-zone':
      return event.to;
    case 'enter': {
      const { object, effects } = event.entering;
      const copied = effects.flatMap((effect) => effect.copied.flatMap((values) => values?.names[0] ?? []));
      const name = copied.at(-1) ?? object.card.faces[object.face]?.name ?? object.card.name;
      const counters = object.counters.reduce((sum, { count }) => sum + count, 0);
      const parts = [
        ...(object.isTapped ? ['tapped'] : []),
        ...(counters > 0 ? [`${counters} counters`] : []),
      ];
      return parts.length === 0 ? name : `${name}, ${parts.join(', ')}`;
    }
    case 'discard':
      return 'discarded';
    case 'begin':
      return event.what;
    case 'turn-face-up':
      return 'face up';
    case 'untap':
      return 'untaps';
    case 'add-mana':
      return event.mana;
    case 'player-event':
      return event.what === 'roll-dice' ? `${event.amount} dice` : event.what.replaceAll('-', ' ');
    case 'object-event':
      return `${event.what}s`;
  }
}
