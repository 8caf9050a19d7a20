import type { KeywordAbility } from '../../abilities/ability.ts';
import type { Amount } from '../../abilities/amount.ts';
import type { EntryModification, ReplacementEffectDefinition } from '../../abilities/replacement-effect.ts';
import { allOf, cardType, type Selector, source, youControl } from '../../abilities/selector.ts';

type EntersDefinition = Extract<ReplacementEffectDefinition, { kind: 'enters' }>;

/** Keywords whose effect on how their object enters asks for something that no text of a card says in full (CR 702). */
export type EntryKeyword =
  /** 702.82: the chosen ones are sacrificed; so many +1/+1 counters for each. */
  | { readonly keyword: 'devour'; readonly what: Selector; readonly each: Amount }
  /** 702.38: so many +1/+1 counters for each chosen card in hand that shares a creature type with it. */
  | { readonly keyword: 'amplify'; readonly each: Amount }
  /** 702.54: so many +1/+1 counters if an opponent was dealt damage this turn; as many as that damage was for X. */
  | { readonly keyword: 'bloodthirst'; readonly amount: Amount }
  /** 702.104: so many +1/+1 counters if the opponent has it so. */
  | { readonly keyword: 'tribute'; readonly amount: Amount }
  /** 702.136: a +1/+1 counter or haste. */
  | { readonly keyword: 'riot' }
  /** 702.98: a +1/+1 counter, unless its controller leaves it. */
  | { readonly keyword: 'unleash' }
  /** 702.44: a counter for each color of mana spent. */
  | { readonly keyword: 'sunburst' };

export interface KeywordEntryDefinition {
  readonly kind: 'enters-by-keyword';
  readonly by: EntryKeyword;
}

/** What a keyword ability says about how its object enters (CR 702), or `undefined` if nothing. */
export function keywordEntry(ability: KeywordAbility): EntersDefinition | KeywordEntryDefinition | undefined {
  const by = choosingKeyword(ability);
  if (by !== undefined) return { kind: 'enters-by-keyword', by };
  const entry = entryOf(ability);
  return entry === undefined ? undefined : { kind: 'enters', what: source, entry };
}

function choosingKeyword(ability: KeywordAbility): EntryKeyword | undefined {
  const { keyword } = ability;
  switch (keyword) {
    case 'devour':
      return { keyword, what: allOf(devouredBy(ability), youControl), each: amountOf(ability) };
    case 'amplify':
      return { keyword, each: amountOf(ability) };
    case 'bloodthirst':
    case 'tribute':
      return { keyword, amount: amountOf(ability) };
    case 'riot':
    case 'unleash':
    case 'sunburst':
      return { keyword };
    // 702.44c: "modular — sunburst" has its number from the colors, too.
    case 'modular':
      return ability.parameter === undefined ? { keyword: 'sunburst' } : undefined;
    default:
      return undefined;
  }
}

function entryOf(ability: KeywordAbility): readonly EntryModification[] | undefined {
  switch (ability.keyword) {
    // 702.43a, 702.58a
    case 'modular':
    case 'graft':
      return counters('+1/+1', amountOf(ability));
    // 702.32a
    case 'fading':
      return counters('fade', amountOf(ability));
    // 702.63a; without a number it has none (702.63b).
    case 'vanishing':
      return ability.parameter === undefined ? undefined : counters('time', amountOf(ability));
    // 702.176a: only if that cost was paid
    case 'impending':
      return [
        {
          kind: 'if',
          condition: {
            kind: 'matches',
            object: { kind: 'affected' },
            selector: { kind: 'designation', designation: 'impending' },
          },
          entry: counters('time', amountOf(ability)),
        },
      ];
    // 702.156a
    case 'ravenous':
      return counters('+1/+1', { kind: 'x' });
    default:
      return undefined;
  }
}

const counters = (counter: string, amount: Amount): readonly EntryModification[] => [
  { kind: 'counters', counter, amount },
];

/** 702.82c: creatures, if no quality is named. */
const devouredBy = ({ parameter }: KeywordAbility): Selector =>
  (parameter?.kind === 'amount' ? parameter.quality : undefined) ?? cardType('creature');

function amountOf({ parameter }: KeywordAbility): Amount {
  return parameter?.kind === 'amount' || parameter?.kind === 'amount-and-cost' ? parameter.amount : 0;
}
