import type { KeywordAbility } from '../../abilities/ability.ts';
import type { EventReplacement } from '../../abilities/replacement-effect.ts';
import { source } from '../../abilities/selector.ts';
import { type RuleNumber, rule } from '../../vocabulary/ids.ts';
import type { Zone } from '../../vocabulary/zones.ts';
import type { EffectDefinition } from './active-effect.ts';

/** A definition with the rule that says so. */
export interface RuledDefinition {
  readonly definition: EffectDefinition;
  readonly rule: RuleNumber;
  /** Where its object must be; on the battlefield if absent. */
  readonly zone?: Zone;
}

/** The replacement or prevention effect that a keyword ability of a permanent stands for (CR 702), if any. */
export function keywordEffect(ability: KeywordAbility): RuledDefinition | undefined {
  switch (ability.keyword) {
    case 'umbra armor':
      return { definition: { kind: 'umbra-armor' }, rule: rule('702.89a') };
    case 'protection':
      return protection(ability, { objects: source });
    case 'absorb':
      return ability.parameter?.kind === 'amount'
        ? {
            definition: {
              kind: 'replace',
              event: {
                kind: 'deal-damage',
                by: { what: { kind: 'all' }, isAnySource: true },
                to: { objects: source },
              },
              instead: { kind: 'prevent', amount: ability.parameter.amount },
            },
            rule: rule('702.64a'),
          }
        : undefined;
    case 'dredge':
      return dredge(ability);
    case 'madness':
      return {
        definition: {
          kind: 'replace',
          event: { kind: 'discard', player: { kind: 'you' }, what: source },
          instead: { kind: 'go-to', zone: 'exile' },
        },
        rule: rule('702.35a'),
        zone: 'hand',
      };
    default:
      return undefined;
  }
}

function dredge({ parameter }: KeywordAbility): RuledDefinition | undefined {
  if (parameter?.kind !== 'amount') return undefined;
  const { amount } = parameter;
  const you = { kind: 'you' } as const;
  return {
    definition: {
      kind: 'replace',
      event: { kind: 'draw', player: you },
      condition: {
        kind: 'compare',
        left: { kind: 'cards-in-zone', of: you, zone: 'library' },
        comparison: '>=',
        right: amount,
      },
      optional: true,
      instead: {
        kind: 'do',
        instructions: [
          { kind: 'mill', player: you, amount },
          {
            kind: 'move',
            what: { kind: 'all-of', of: [source, { kind: 'zone', zone: 'graveyard' }] },
            to: 'hand',
          },
        ],
      },
    },
    rule: rule('702.52a'),
    zone: 'graveyard',
  };
}

/** All damage by sources of that quality is prevented (702.16e, 702.16j). */
export function protection(
  { parameter }: KeywordAbility,
  to: Extract<EventReplacement['event'], { kind: 'deal-damage' }>['to'] & object,
): RuledDefinition | undefined {
  if (parameter?.kind !== 'quality') return undefined;
  return {
    definition: {
      kind: 'replace',
      event: { kind: 'deal-damage', by: { what: parameter.quality, isAnySource: true }, to },
      instead: { kind: 'prevent' },
    },
    rule: rule('702.16e'),
  };
}
