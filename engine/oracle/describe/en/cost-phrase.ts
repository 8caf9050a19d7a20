import type { Cost } from '../../../abilities/ability.ts';
import type { Selector } from '../../../abilities/selector.ts';
import { countWord, numberPhrase } from './amount-phrase.ts';
import type { Narrator } from './context.ts';
import { capitalise, numberWord, plural } from './grammar.ts';
import { nounPhraseOf, renderNounPhrase } from './noun-phrase.ts';
import { ownWords } from './own-words.ts';
import { objectPhrase } from './references.ts';
import { aCounter, counterPhrase } from './words.ts';

/** A cost as it stands before the colon: "{2}{G}, {T}, Sacrifice a creature"; a loyalty cost as "+1", "−2", "0". */
export function costPhrase(cost: Cost, narrator: Narrator): string {
  const parts: string[] = [];
  if (cost.loyalty !== undefined) parts.push(loyaltyPhrase(cost.loyalty));
  if (cost.mana !== undefined) parts.push(cost.mana);
  if (cost.tap === true) parts.push('{T}');
  if (cost.untap === true) parts.push('{Q}');
  if (cost.payLife !== undefined) parts.push(`pay ${numberPhrase(cost.payLife, narrator)} life`);
  if (cost.discard !== undefined)
    parts.push(`discard ${cost.discard.count === 1 ? 'a card' : `${numberWord(cost.discard.count)} cards`}`);
  if (cost.removeCounters !== undefined) {
    const { counter, count } = cost.removeCounters;
    const counters =
      count === 1 ? aCounter(counter) : `${countWord(count)} ${plural(counterPhrase(counter))}`;
    parts.push(`remove ${counters} from ${objectPhrase({ kind: 'source' }, narrator)}`);
  }
  if (cost.sacrifice !== undefined)
    parts.push(sacrificePhrase(cost.sacrifice.what, cost.sacrifice.count ?? 1, narrator));
  if (cost.other !== undefined) parts.push(ownWords(cost.other, narrator.context));
  return parts.map(capitalise).join(', ');
}

function loyaltyPhrase(loyalty: number | '-x'): string {
  if (loyalty === '-x') return '−X';
  return loyalty > 0 ? `+${loyalty}` : loyalty < 0 ? `−${-loyalty}` : '0';
}

function sacrificePhrase(what: Selector, count: number, narrator: Narrator): string {
  const noun = nounPhraseOf(what, narrator);
  const things = { ...noun, control: undefined };
  if (noun.fixed !== undefined || count === 1)
    return `sacrifice ${renderNounPhrase(things, 'singular', 'a')}`;
  const other = noun.isOther ? 'other ' : '';
  return `sacrifice ${numberWord(count)} ${other}${renderNounPhrase({ ...things, isOther: false }, 'plural', 'none')}`;
}
