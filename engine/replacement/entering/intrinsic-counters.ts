import type { Evaluation } from '../../layers/evaluation.ts';
import type { CounterKind } from '../../vocabulary/counters.ts';
import { type RuleNumber, rule } from '../../vocabulary/ids.ts';
import type { Entering } from './entering.ts';

interface IntrinsicCounters {
  readonly counter: CounterKind;
  readonly count: number;
  readonly rule: RuleNumber;
}

/** Counters that types alone bring: loyalty (CR 306.5b), defense (310.4b), the first lore counter (714.3a). */
export function intrinsicCounters(ahead: Evaluation, { object }: Entering): readonly IntrinsicCounters[] {
  const values = ahead.object(object.id);
  const brought: readonly (readonly [CounterKind, number | undefined, boolean, RuleNumber])[] = [
    ['loyalty', values.copiable.loyalty, values.cardTypes.includes('planeswalker'), rule('306.5b')],
    ['defense', values.copiable.defense, values.cardTypes.includes('battle'), rule('310.4b')],
    ['lore', 1, values.subtypes.includes('Saga'), rule('714.3a')],
  ];
  return brought.flatMap(([counter, count, isSo, because]) =>
    isSo && count !== undefined && count > 0 ? [{ counter, count, rule: because }] : [],
  );
}
