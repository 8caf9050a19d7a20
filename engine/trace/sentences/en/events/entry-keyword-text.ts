import type { Amount } from '../../../../abilities/amount.ts';
import type { EntryKeyword } from '../../../../replacement/entering/keyword-entry.ts';

/** What a keyword says of how its object enters, in our own words. */
export function entryKeywordText(by: EntryKeyword): string {
  switch (by.keyword) {
    case 'devour':
      return `Devour ${numberWord(by.each)}: it enters with +1/+1 counters for each permanent sacrificed as it enters.`;
    case 'amplify':
      return `Amplify ${numberWord(by.each)}: it enters with +1/+1 counters for each card revealed from hand that shares a creature type with it.`;
    case 'bloodthirst':
      return `Bloodthirst ${numberWord(by.amount)}: it enters with +1/+1 counters because an opponent was dealt damage this turn.`;
    case 'tribute':
      return `Tribute ${numberWord(by.amount)}: it enters with +1/+1 counters if an opponent chooses so.`;
    case 'riot':
      return 'Riot: it enters with a +1/+1 counter, or gains haste.';
    case 'unleash':
      return 'Unleash: it may enter with a +1/+1 counter.';
    case 'sunburst':
      return 'Sunburst: it enters with a counter for each color of mana spent to cast it.';
  }
}

const numberWord = (amount: Amount): string => (typeof amount === 'number' ? String(amount) : 'X');
