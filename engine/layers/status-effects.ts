import type { Condition } from '../abilities/condition.ts';
import type { Modification } from '../abilities/modification.ts';
import { allOf, attachedObject, cardType, type Selector, subtype } from '../abilities/selector.ts';
import type { GameObject } from '../state/game-object.ts';
import type { Timestamp } from '../state/timestamp.ts';
import { powerToughnessOfCounter } from '../vocabulary/counters.ts';
import { faceDownParts } from './copiable-values.ts';
import type { EffectOrigin } from './evaluation.ts';
import { keywordOfCounter } from './keyword-counters.ts';

/** An effect that a rule makes of what is so of an object: one part, on that object if nothing else is said. */
export interface StatusEffect {
  readonly appliesTo?: Selector;
  readonly condition?: Condition;
  readonly id: string;
  readonly origin: EffectOrigin;
  readonly timestamp: Timestamp;
  readonly part: Modification;
}

/** The effects of an object's counters (122.1a–b, j) and of being face down (708.2). */
export function statusEffectsOf(object: GameObject): readonly StatusEffect[] {
  if (object.counters.length === 0 && object.faceDown === undefined) return [];
  const effects: StatusEffect[] = [];
  for (const { kind, count, timestamp } of object.counters) {
    const part = count > 0 ? partOfCounters(kind, count) : undefined;
    if (part === undefined) continue;
    effects.push({
      id: `${object.id}:${kind}`,
      origin: { kind: 'counter', counter: kind, count },
      timestamp,
      part,
      ...(kind === 'hone' ? ON_EQUIPPED_CREATURE : {}),
    });
  }
  if (object.faceDown !== undefined)
    effects.push({
      id: `${object.id}:face-down`,
      origin: { kind: 'face-down' },
      timestamp: object.timestamp,
      part: { kind: 'be-face-down', as: faceDownParts(object.faceDown) },
    });
  return effects;
}

/** 122.1j: hone counters on an Equipment are about the creature that it is attached to. */
const ON_EQUIPPED_CREATURE = {
  appliesTo: allOf(attachedObject, cardType('creature')),
  condition: { kind: 'matches', object: { kind: 'source' }, selector: subtype('Equipment') },
} as const;

const parts = new Map<string, Modification | undefined>();

/** The same part for the same counters, so that what is worked out of it is kept. */
function partOfCounters(kind: string, count: number): Modification | undefined {
  const key = `${count} ${kind}`;
  if (!parts.has(key)) parts.set(key, newPartOfCounters(kind, count));
  return parts.get(key);
}

function newPartOfCounters(kind: string, count: number): Modification | undefined {
  const size = powerToughnessOfCounter(kind);
  if (size !== undefined)
    return {
      kind: 'modify-power-toughness',
      power: size.power * count,
      toughness: size.toughness * count,
    };
  if (kind === 'hone') return { kind: 'modify-power-toughness', power: count, toughness: 0 };
  const keyword = keywordOfCounter(kind);
  return keyword === undefined
    ? undefined
    : { kind: 'add-ability', ability: { kind: 'keyword', keyword }, times: count };
}
