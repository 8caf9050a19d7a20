import type { KeywordAbility } from '../../abilities/ability.ts';
import type { Amount } from '../../abilities/amount.ts';
import type { EntryModification, ReplacementEffectDefinition } from '../../abilities/replacement-effect.ts';
import { source } from '../../abilities/selector.ts';

type EntersDefinition = Extract<ReplacementEffectDefinition, { kind: 'enters' }>;

/** What a keyword ability says about how its object enters (CR 702), or `undefined` if nothing. */
export function keywordEntry(
  ability: KeywordAbility,
): (EntersDefinition & { readonly sacrifices?: boolean }) | undefined {
  const entry = entryOf(ability);
  if (entry === undefined) return undefined;
  const definition = { kind: 'enters', what: source, entry } as const;
  return ability.keyword === 'devour' ? { ...definition, sacrifices: true } : definition;
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
    // 702.82a: for each of the chosen creatures
    case 'devour':
      return counters('+1/+1', { kind: 'times', factor: plainNumber(amountOf(ability)), of: CHOSEN });
    // 702.98a; "may" is done unless the document declines.
    case 'unleash':
      return counters('+1/+1', 1);
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

const CHOSEN: Amount = { kind: 'count', of: { kind: 'those', what: 'chosen' } };

const plainNumber = (amount: Amount): number => (typeof amount === 'number' ? amount : 1);

function amountOf({ parameter }: KeywordAbility): Amount {
  return parameter?.kind === 'amount' || parameter?.kind === 'amount-and-cost' ? parameter.amount : 0;
}
