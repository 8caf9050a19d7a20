import type { EventPattern } from '../../abilities/event-pattern.ts';
import type { EventReplacement, Replacement } from '../../abilities/replacement-effect.ts';
import { source } from '../../abilities/selector.ts';
import type { CounterKind } from '../../vocabulary/counters.ts';
import { rule } from '../../vocabulary/ids.ts';
import type { RuledDefinition } from './keyword-effects.ts';

/** The replacement and prevention effects that counters of a kind make on the permanent that has them (CR 122.1). */
export function counterEffects(kind: CounterKind): readonly RuledDefinition[] {
  return COUNTER_EFFECTS[kind] ?? [];
}

const removeOne = (counter: CounterKind) =>
  ({ kind: 'remove-counters', from: source, counter, amount: 1 }) as const;

const replace = (event: EventPattern, instead: Replacement): EventReplacement => ({
  kind: 'replace',
  event,
  instead,
});

const COUNTER_EFFECTS: Readonly<Record<CounterKind, readonly RuledDefinition[]>> = {
  shield: [
    {
      definition: replace(
        { kind: 'deal-damage', to: { objects: source } },
        { kind: 'prevent', after: [removeOne('shield')] },
      ),
      rule: rule('122.1c'),
    },
    { definition: { kind: 'shield-counter' }, rule: rule('122.1c') },
  ],
  stun: [
    {
      definition: replace({ kind: 'untap', what: source }, { kind: 'do', instructions: [removeOne('stun')] }),
      rule: rule('122.1d'),
    },
  ],
  finality: [
    {
      definition: replace(
        { kind: 'change-zone', what: source, from: 'battlefield', to: 'graveyard' },
        { kind: 'go-to', zone: 'exile' },
      ),
      rule: rule('122.1h'),
    },
  ],
};
