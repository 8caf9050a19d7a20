import { joinList } from '../../../oracle/describe/en/grammar.ts';
import type { Layer } from '../../../vocabulary/layers.ts';
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
        ? `Applied ${isFirst && isLayer(only?.layer) ? 'first ' : ''}${where([only?.layer])}.`
        : `Applied ${where(applied.map(({ layer }) => layer))}.`;
  const [why] = missed;
  return together([
    sentence(effectText(trace.evaluation.state, effect)),
    sentence(strong(done)),
    why === undefined
      ? undefined
      : { ...notAppliedSentence(trace, { ...why, effect }), rules: rulesOfNotApplied(why.why, false) },
  ]);
}

const isLayer = (layer: Layer | undefined): boolean => layer !== 'players' && layer !== 'rules';

/** "in layer 4", "in layers 6 and 7b", "after the layers" */
function where(layers: readonly (Layer | undefined)[]): string {
  const numbered = layers.filter((layer) => layer !== undefined).filter(isLayer);
  const after = numbered.length < layers.length ? ['after the layers'] : [];
  const inside =
    numbered.length === 0 ? [] : [`in ${numbered.length === 1 ? 'layer' : 'layers'} ${joinList(numbered)}`];
  return [...inside, ...after].join(' and ');
}
