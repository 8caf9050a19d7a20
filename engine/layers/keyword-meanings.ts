import type { KeywordAbility } from '../abilities/ability.ts';
import type { ContinuousEffectDefinition } from '../abilities/continuous-effect.ts';
import { allOf, source } from '../abilities/selector.ts';
import type { Keyword } from '../vocabulary/keywords.ts';

/** What a keyword ability stands for in the layers. */
export interface KeywordMeaning {
  readonly effects: readonly ContinuousEffectDefinition[];
  readonly isCharacteristicDefining: boolean;
}

const MEANINGS: Partial<Record<Keyword, KeywordMeaning>> = {
  // 702.73a
  changeling: {
    effects: [{ appliesTo: source, parts: [{ kind: 'add-all-creature-types' }] }],
    isCharacteristicDefining: true,
  },
  // 702.114a
  devoid: {
    effects: [{ appliesTo: source, parts: [{ kind: 'set-colors', colors: [] }] }],
    isCharacteristicDefining: true,
  },
  // 702.176a
  impending: {
    effects: [
      {
        appliesTo: source,
        condition: {
          kind: 'matches',
          object: { kind: 'source' },
          selector: allOf(
            { kind: 'designation', designation: 'impending' },
            { kind: 'counters', counter: 'time', atLeast: 1 },
          ),
        },
        parts: [{ kind: 'remove-card-types', types: ['creature'] }],
      },
    ],
    isCharacteristicDefining: false,
  },
  // 702.161a
  'living metal': {
    effects: [
      {
        appliesTo: source,
        condition: { kind: 'turn-of', player: { kind: 'you' } },
        parts: [{ kind: 'add-card-types', types: ['creature'] }],
      },
    ],
    isCharacteristicDefining: false,
  },
};

/** The continuous effects that a keyword ability stands for, or `undefined` if it makes none in the layers. */
export function meaningOf(ability: KeywordAbility): KeywordMeaning | undefined {
  return MEANINGS[ability.keyword];
}
