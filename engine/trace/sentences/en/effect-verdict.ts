import { joinList } from '../../../oracle/describe/en/grammar.ts';
import type { EffectExplanation, Sentence } from '../../explanation.ts';
import { rulesOfNotApplied } from '../../rules-of.ts';
import type { Trace } from '../../trace.ts';
import { sentence, strong, together } from '../fragments.ts';
import { effectText } from './effect-words.ts';
import { notAppliedSentence } from './why-not.ts';

/** "Nonbasic lands are Mountains. **Applied first in layer 4.**" */
export function effectVerdict(trace: Trace, { effect, layers }: EffectExplanation): Sentence {
  const applied = layers.filter(({ outcome }) => outcome.kind === 'applied');
  const [only] = applied;
  const isFirst = only?.outcome.kind === 'applied' && only.outcome.isFirst;
  const missed = layers.flatMap(({ layer, outcome }) =>
    outcome.kind === 'not-applied' ? [{ layer, why: outcome.why }] : [],
  );
  const done =
    applied.length === 0
      ? 'Not applied.'
      : applied.length === 1
        ? `Applied ${isFirst ? 'first ' : ''}in layer ${only?.layer}.`
        : `Applied in layers ${joinList(applied.map(({ layer }) => layer))}.`;
  const [why] = missed;
  return together([
    sentence(effectText(trace.evaluation.state, effect)),
    sentence(strong(done)),
    why === undefined
      ? undefined
      : { ...notAppliedSentence(trace, { ...why, effect }), rules: rulesOfNotApplied(why.why, false) },
  ]);
}
