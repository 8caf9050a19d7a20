import {
  type CostChoice,
  type CostStep,
  describeAbility,
  type ObjectId,
  rule,
  type Sentences,
  type Trace,
  totalCost,
} from '../../../engine/index.ts';
import { contextOfObject, type RuleLine, statedLine } from './rule-line.ts';

export interface CostLine extends Omit<RuleLine, 'change' | 'effect'> {
  readonly kind: CostStep['kind'];
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** The spell's own cost or keyword, not something that another object says. */
  readonly isOwn: boolean;
}

export interface CostView {
  readonly lines: readonly CostLine[];
  readonly total: string | undefined;
  /** Keywords whose cost may be paid instead, and besides. */
  readonly alternatives: readonly string[];
  readonly additional: readonly string[];
  readonly notComputed: readonly RuleLine[];
}

/** What the card costs to cast now, in the order of 601.2f; `undefined` for what isn't cast. */
export function costView(
  trace: Trace,
  say: Sentences,
  id: ObjectId,
  choice: CostChoice,
): CostView | undefined {
  const cost = totalCost(trace.evaluation, id, choice);
  if (cost === undefined) return undefined;
  return {
    total: cost.total,
    alternatives: cost.alternatives.map(({ keyword }) => keyword),
    additional: cost.additional.map(({ keyword }) => keyword),
    notComputed: cost.notComputed.map((each) => statedLine(trace, say, each, rule('601.2f'))),
    lines: cost.steps.map((step, index) => ({
      key: `${index} ${step.source}`,
      kind: step.kind,
      source: step.source,
      name: say.objectName(trace.evaluation.state, step.source),
      timestamp: step.source === id ? undefined : step.timestamp,
      words: wordsOf(trace, step),
      before: step.before,
      after: step.after,
      isOwn: step.source === id,
      rule: step.rule,
    })),
  };
}

/** A keyword says itself; any other text may speak of the object by its name. */
const wordsOf = (trace: Trace, { words, source }: CostStep): string =>
  words === undefined
    ? ''
    : describeAbility({ kind: 'plain-static', words }, contextOfObject(trace, source)).replace(/\.$/, '');
