import type { EvaluatedObject, Evaluation } from '../../layers/evaluation.ts';
import { isKeyword } from '../../layers/object-facts.ts';
import type { CounterKind } from '../../vocabulary/counters.ts';
import { type RuleNumber, rule } from '../../vocabulary/ids.ts';
import type { Entering } from './entering.ts';

interface IntrinsicCounters {
  readonly counter: CounterKind;
  readonly count: number;
  readonly rule: RuleNumber;
}

type Brought = readonly [CounterKind, number | undefined, boolean, RuleNumber];

/** Counters that types alone bring: loyalty (CR 306.5b), defense (310.4b), the first lore counter (714.3a). */
export function intrinsicCounters(
  ahead: Evaluation,
  { object, choices }: Entering,
): readonly IntrinsicCounters[] {
  const values = ahead.object(object.id);
  const brought: readonly Brought[] = [
    ['loyalty', values.copiable.loyalty, values.cardTypes.includes('planeswalker'), rule('306.5b')],
    ['defense', values.copiable.defense, values.cardTypes.includes('battle'), rule('310.4b')],
    readAhead(values, object.choices.number ?? choices.number) ?? [
      'lore',
      1,
      values.subtypes.includes('Saga'),
      rule('714.3a'),
    ],
  ];
  return brought.flatMap(([counter, count, isSo, because]) =>
    isSo && count !== undefined && count > 0 ? [{ counter, count, rule: because }] : [],
  );
}

/** 714.3b: with read ahead a number up to that of its last chapter is chosen; the first chapter without a choice. */
function readAhead({ subtypes, abilities }: EvaluatedObject, chosen = 1): Brought | undefined {
  const hasIt = abilities.some(({ ability }) => isKeyword(ability, 'read ahead'));
  if (!hasIt) return undefined;
  const chapters = abilities.flatMap(({ ability }) =>
    ability.kind === 'triggered' && ability.trigger.kind === 'chapter' ? ability.trigger.chapters : [],
  );
  const number = Math.max(1, Math.min(chosen, ...(chapters.length > 0 ? [Math.max(...chapters)] : [])));
  return ['lore', number, subtypes.includes('Saga'), rule('714.3b')];
}
