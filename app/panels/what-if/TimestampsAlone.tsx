import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { plainText, type Trace } from '../../../engine/index.ts';
import { Message } from '../../components/Message.tsx';
import { SelectInput } from '../../components/SelectInput.tsx';
import { SentenceText } from '../../components/SentenceText.tsx';
import { useSentences } from '../../store/hooks.ts';
import {
  loopOrders,
  pairsOf,
  questionKey,
  type TimestampQuestion,
  traceInstead,
} from '../../views/what-if/by-timestamp-view.ts';
import { comparisonOf } from '../../views/what-if/comparison.ts';
import { ComparisonView } from './ComparisonView.tsx';
import type { ShownBoard } from './use-board.ts';
import css from './WhatIf.module.css';

interface TimestampsAloneProps {
  readonly board: ShownBoard;
  readonly start: TimestampQuestion | undefined;
}

/** What would come of the same board without dependency: not what the rules give, but what they are for. */
export function TimestampsAlone({ board, start }: TimestampsAloneProps) {
  const { t } = useTranslation('states');
  const say = useSentences();
  const { trace } = board;
  const questions = useMemo(() => questionsOf(trace, start), [trace, start]);
  const [chosen, setChosen] = useState(questionKey(start ?? { kind: 'all' }));
  const question = questions.find((each) => questionKey(each) === chosen);
  const comparison = useMemo(() => {
    if (question === undefined) return undefined;
    const names = { first: t('whatIf.byRules'), second: t(`whatIf.otherwise.${question.kind}`) };
    return comparisonOf(trace, traceInstead(trace, question), names, say);
  }, [trace, question, say, t]);
  if (question === undefined || comparison === undefined)
    return <Message tone="info">{t('whatIf.noDependency')}</Message>;
  return (
    <>
      <div className={css.fields}>
        <SelectInput
          label={t('whatIf.ignored')}
          value={chosen}
          options={questions.map((each) => ({ value: questionKey(each), text: textOf(each) }))}
          onChange={setChosen}
        />
      </div>
      <Message tone="warning">{t(`whatIf.notRules.${question.kind}`)}</Message>
      <ComparisonView
        comparison={comparison}
        heads={[t('whatIf.byRules'), t(`whatIf.otherwise.${question.kind}`)]}
      />
      <section>
        <h3 className={css.head}>{t('whatIf.dependencies')}</h3>
        <ul className={css.dependencies}>
          {trace.dependencies.map((each) => {
            const sentence = say.dependencySentence(trace, each);
            return (
              <li key={`${each.layer} ${each.dependent} ${each.on} ${plainText(sentence)}`}>
                <b>
                  {say.layerBadge(each.layer)} {say.effectName(trace, each.dependent)} →{' '}
                  {say.effectName(trace, each.on)}
                </b>{' '}
                <SentenceText sentence={sentence} withRules />
              </li>
            );
          })}
          {trace.loops.map((loop) => (
            <li key={`${loop.layer} ${loop.effects.join()}`}>
              <SentenceText sentence={say.loopSentence(trace, loop)} withRules />
            </li>
          ))}
        </ul>
      </section>
    </>
  );

  function textOf(each: TimestampQuestion): string {
    const name = (id: Parameters<typeof say.effectName>[1]) => say.effectName(trace, id);
    switch (each.kind) {
      case 'all':
        return t('whatIf.ask.all');
      case 'pair':
        return t('whatIf.ask.pair', {
          layer: say.layerBadge(each.layer),
          a: name(each.dependent),
          b: name(each.on),
        });
      case 'order':
        return t('whatIf.ask.order', {
          layer: say.layerBadge(each.layer),
          order: each.effects.map(name).join(t('whatIf.alone.andThen')),
        });
    }
  }
}

/** Everything that can be asked of the board: nothing where no effect depends on another. */
function questionsOf(trace: Trace, start: TimestampQuestion | undefined): readonly TimestampQuestion[] {
  const pairs = pairsOf(trace).map((pair) => ({ kind: 'pair', ...pair }) as const);
  const all: readonly TimestampQuestion[] = [
    ...(trace.dependencies.length === 0 ? [] : [{ kind: 'all' } as const]),
    ...pairs,
    ...loopOrders(trace),
  ];
  const isThere = start === undefined || all.some((each) => questionKey(each) === questionKey(start));
  return isThere ? all : [...all, start];
}
