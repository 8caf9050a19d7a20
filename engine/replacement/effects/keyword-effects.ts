import type { KeywordAbility } from '../../abilities/ability.ts';
import type { Condition } from '../../abilities/condition.ts';
import type { EventPattern } from '../../abilities/event-pattern.ts';
import type { EventReplacement } from '../../abilities/replacement-effect.ts';
import { type Selector, source } from '../../abilities/selector.ts';
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
    // It can't be destroyed (614.17).
    case 'indestructible':
      return {
        definition: { kind: 'cannot', event: { kind: 'destroy', what: source } },
        rule: rule('702.12b'),
      };
    // As it is turned up by its megamorph cost, which is what a step means that says no more.
    case 'morph':
      return ability.words?.startsWith('megamorph') === true
        ? {
            definition: { kind: 'turned-face-up', counter: '+1/+1', amount: 1 },
            rule: rule('702.37b'),
          }
        : undefined;
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
    case 'flashback':
    case 'jump-start':
    case 'harmonize':
    case 'aftermath':
    case 'buyback':
    case 'rebound':
      return fromTheStack(ability.keyword);
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

const leavingTheStack = (...zones: readonly Exclude<Zone, 'battlefield' | 'stack'>[]): EventPattern => ({
  kind: 'any-of',
  of: zones.map((to) => ({ kind: 'change-zone', what: source, from: 'stack', to })),
});

const castBy = (way: string): Selector => ({ kind: 'designation', designation: way });

/**
 * Where a spell goes that was cast in one of these ways: into exile instead of anywhere else (702.34a, 702.127a, 702.133a,
 * 702.180a), or instead of the graveyard (702.27a, 702.88a). Rebound is for what was cast from a hand: in no other way.
 */
function fromTheStack(
  keyword: 'flashback' | 'jump-start' | 'harmonize' | 'aftermath' | 'buyback' | 'rebound',
): RuledDefinition {
  const isGraveyardOnly = keyword === 'buyback' || keyword === 'rebound';
  const isCastSo: Condition = { kind: 'matches', object: { kind: 'source' }, selector: castBy(keyword) };
  const isFromHand: Condition = {
    kind: 'not',
    of: {
      kind: 'matches',
      object: { kind: 'source' },
      selector: { kind: 'any-of', of: ['rebound', 'flashback', 'jump-start', 'harmonize'].map(castBy) },
    },
  };
  const condition = keyword === 'rebound' ? isFromHand : keyword === 'aftermath' ? undefined : isCastSo;
  return {
    definition: {
      kind: 'replace',
      event: isGraveyardOnly ? leavingTheStack('graveyard') : leavingTheStack('graveyard', 'hand', 'library'),
      ...(condition === undefined ? {} : { condition }),
      instead: { kind: 'go-to', zone: keyword === 'buyback' ? 'hand' : 'exile' },
    },
    rule: STACK_RULES[keyword],
    zone: 'stack',
  };
}

const STACK_RULES = {
  flashback: rule('702.34a'),
  'jump-start': rule('702.133a'),
  harmonize: rule('702.180a'),
  aftermath: rule('702.127a'),
  buyback: rule('702.27a'),
  rebound: rule('702.88a'),
};
