import type { History, Moment } from '../history/history.ts';
import type { RuleNumber } from '../vocabulary/ids.ts';
import { rule } from '../vocabulary/ids.ts';
import { rulesOfLayer } from '../vocabulary/rule-of-layer.ts';
import { explainEffect } from './explain-effect.ts';
import { explainObject } from './explain-object.ts';
import { ladderOf } from './ladder.ts';
import { recordTrace } from './record.ts';
import { rulesOfApplied, rulesOfDependency, rulesOfNotApplied, rulesOfWhyThen } from './rules-of.ts';
import { historySentenceIn } from './sentences/history-languages.ts';
import { sentencesIn } from './sentences/languages.ts';

const say = sentencesIn('en');

/**
 * Every rule that ladder, graph, inspector and timeline name for what happened in a history: why each effect applies,
 * where, then and since when, why others don't, what happened at each moment, and which step can't be done. Takes as
 * long as opening all of that.
 */
export function citedRules({ moments, problems }: History): ReadonlySet<RuleNumber> {
  const cited = new Set<RuleNumber>();
  const cite = (rules: readonly RuleNumber[]): void => {
    for (const each of rules) cited.add(each);
  };
  for (const [index, moment] of moments.entries()) {
    citeMoment(moment, cite);
    const before = moments[index - 1];
    if (before === undefined) continue;
    for (const event of moment.events) cite(historySentenceIn('en')(event, before.state, moment.state).rules);
  }
  cite(problems.flatMap((problem) => (problem.rule === undefined ? [] : [rule(problem.rule)])));
  return cited;
}

function citeMoment(moment: Moment, cite: (rules: readonly RuleNumber[]) => void): void {
  const trace = recordTrace(moment.state);
  for (const { layer, rows } of ladderOf(trace)) {
    if (rows.length > 0) cite(rulesOfLayer(layer));
    for (const row of rows) {
      if (row.kind === 'not-applied') {
        cite(rulesOfNotApplied(row.event.why, false));
        continue;
      }
      cite(rulesOfApplied(row.event));
      for (const note of say.appliedNotes(trace, row.event)) cite(note.rules);
    }
  }
  for (const dependency of trace.dependencies) cite(rulesOfDependency(dependency));
  for (const effect of trace.effects.values()) {
    for (const sentence of say.originSentences(trace, effect)) cite(sentence.rules);
    for (const { whyThen, madeTrue } of explainEffect(trace, effect.id).layers) {
      cite(whyThen.flatMap(rulesOfWhyThen));
      cite(say.madeTrueSentences(trace, madeTrue).flatMap(({ rules }) => rules));
    }
  }
  for (const object of moment.state.objects.values()) {
    cite(say.objectTimeSentence(object).rules);
    const { chains, didNotApply } = explainObject(trace, object.id, moment.endedEffects);
    cite(chains.flatMap(({ links }) => links.flatMap(({ rules }) => rules)));
    cite(didNotApply.flatMap(({ rules }) => rules));
  }
}
