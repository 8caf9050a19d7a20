import type { Amount } from '../../../abilities/amount.ts';
import type { EventPattern } from '../../../abilities/event-pattern.ts';
import { numberPhrase } from './amount-phrase.ts';
import type { Narrator } from './context.ts';
import { numberWord, plural } from './grammar.ts';
import { counterPhrase } from './words.ts';

/** How a changed amount is said of the amount of the event (CR 614.1a). */
interface Change {
  readonly how: 'double' | 'triple' | 'half' | 'plus' | 'minus' | 'fixed';
  readonly by: string;
  readonly tail: string;
}

/** "double that damage", "that much damage plus 1", "half that damage, rounded down", "damage equal to its power". */
export function changedDamage(
  to: Amount,
  narrator: Narrator,
): { readonly text: string; readonly tail: string } {
  const { how, by, tail } = changeOf(to, narrator);
  switch (how) {
    case 'double':
    case 'triple':
      return { text: `${how} that damage`, tail };
    case 'half':
      return { text: 'half that damage', tail };
    case 'plus':
    case 'minus':
      return { text: `that much damage ${how} ${by}`, tail };
    case 'fixed':
      return { text: `damage equal to ${by}`, tail };
  }
}

/** "you gain twice that much life", without the player. */
export function changedLife(
  to: Amount,
  narrator: Narrator,
): { readonly text: string; readonly tail: string } {
  const { how, by, tail } = changeOf(to, narrator);
  switch (how) {
    case 'double':
      return { text: 'twice that much life', tail };
    case 'triple':
      return { text: 'three times that much life', tail };
    case 'half':
      return { text: 'half that much life', tail };
    case 'plus':
    case 'minus':
      return { text: `that much life ${how} ${by}`, tail };
    case 'fixed':
      return { text: `${by} life`, tail };
  }
}

/** "twice that many of those tokens", "that many plus one +1/+1 counters": with the noun that the event calls for. */
export function changedCount(
  to: Amount,
  event: EventPattern,
  narrator: Narrator,
): { readonly text: string; readonly tail: string } {
  const { how, by, tail } = changeOf(to, narrator);
  const count =
    how === 'double'
      ? 'twice that many'
      : how === 'triple'
        ? 'three times that many'
        : how === 'half'
          ? 'half that many'
          : how === 'fixed'
            ? by
            : `that many ${how} ${typeof to !== 'number' && /^\d+$/.test(by) ? numberWord(Number(by)) : by}`;
  return { text: `${count} ${thingsOf(event)}`, tail };
}

function thingsOf(event: EventPattern): string {
  if (event.kind === 'create-tokens') return 'of those tokens';
  if (event.kind === 'put-counters')
    return event.counter === 'energy'
      ? '{E}'
      : event.counter === undefined
        ? 'of each of those kinds of counters'
        : plural(counterPhrase(event.counter));
  return event.kind === 'roll-dice' ? 'dice' : 'cards';
}

function changeOf(to: Amount, narrator: Narrator): Change {
  if (typeof to !== 'number' && isEvent(to)) return { how: 'plus', by: '0', tail: '' };
  if (typeof to !== 'number' && to.kind === 'times' && isEvent(to.of) && (to.factor === 2 || to.factor === 3))
    return { how: to.factor === 2 ? 'double' : 'triple', by: '', tail: '' };
  if (typeof to !== 'number' && to.kind === 'half' && isEvent(to.of))
    return { how: 'half', by: '', tail: `, rounded ${to.rounded}` };
  if (typeof to !== 'number' && to.kind === 'sum') {
    const [first, second, ...others] = to.of;
    if (first !== undefined && isEvent(first) && second !== undefined && others.length === 0) {
      if (typeof second === 'number')
        return { how: second < 0 ? 'minus' : 'plus', by: String(Math.abs(second)), tail: '' };
      return { how: 'plus', by: 'X', tail: `, where X is ${numberPhrase(second, narrator)}` };
    }
  }
  return { how: 'fixed', by: numberPhrase(to, narrator), tail: '' };
}

const isEvent = (amount: Amount): boolean => typeof amount !== 'number' && amount.kind === 'event-amount';

/** "1 of that damage", "half that damage, rounded up", "all but 1 of that damage". */
export function preventedAmount(amount: Amount, narrator: Narrator): string {
  if (typeof amount === 'number') return `${amount} of that damage`;
  if (amount.kind === 'half' && isEvent(amount.of)) return `half that damage, rounded ${amount.rounded}`;
  const [first, second] = amount.kind === 'sum' ? amount.of : [];
  if (first !== undefined && isEvent(first) && typeof second === 'number' && second < 0)
    return `all but ${-second} of that damage`;
  return amount.kind === 'x'
    ? 'X of that damage'
    : `X of that damage, where X is ${numberPhrase(amount, narrator)}`;
}
