import type { Amount } from '../../abilities/amount.ts';
import type { EventReplacement } from '../../abilities/replacement-effect.ts';
import { amountOn } from '../../layers/amounts.ts';
import type { WouldBeEvent } from '../event.ts';
import { type Asked, manaCount } from '../matching/matches-event.ts';
import { matchesTokens } from '../matching/matches-tokens.ts';

/** The same event with another amount; nothing, if that is 0 (614.7a). */
export function changeAmount(
  asked: Asked,
  { event: pattern }: EventReplacement,
  to: Amount,
  event: WouldBeEvent,
): readonly WouldBeEvent[] {
  const of = (amount: number): number =>
    Math.max(
      0,
      amountOn(asked.board, to, {
        ...asked.context,
        event: { ...asked.context.event, amount },
      }),
    );
  switch (event.kind) {
    case 'deal-damage':
    case 'gain-life':
    case 'player-event': {
      const amount = of(event.amount);
      return amount > 0 ? [{ ...event, amount }] : [];
    }
    case 'lose-life': {
      // Damage that would reduce life too far: the amount is the life total that remains.
      const remains = pattern.kind === 'damage-reduces-life';
      const life = asked.board.state.players.find(({ id }) => id === event.player)?.life ?? 0;
      const amount = remains ? Math.max(0, life - of(event.amount)) : of(event.amount);
      return amount > 0 ? [{ ...event, amount }] : [];
    }
    case 'draw':
    case 'put-counters':
    case 'mill': {
      const count = of(event.count);
      return count > 0 ? [{ ...event, count }] : [];
    }
    case 'create-tokens': {
      const what = pattern.kind === 'create-tokens' ? pattern.what : undefined;
      const batches = event.batches
        .map((batch) =>
          what === undefined || matchesTokens(asked, what, event, batch)
            ? { ...batch, count: of(batch.count) }
            : batch,
        )
        .filter(({ count }) => count > 0);
      return batches.length > 0 ? [{ ...event, batches }] : [];
    }
    case 'add-mana': {
      const count = manaCount(event.mana);
      const times = count === 0 ? 0 : of(count) / count;
      if (!Number.isInteger(times)) return [event];
      return times > 0 ? [{ ...event, mana: event.mana.repeat(times) }] : [];
    }
    case 'destroy':
    case 'counter-spell':
    case 'change-zone':
    case 'enter':
    case 'discard':
    case 'begin':
    case 'turn-face-up':
    case 'untap':
    case 'object-event':
      return [event];
  }
}
