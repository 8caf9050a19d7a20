import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { plainText, recordInstead } from '../../../engine/index.ts';
import { Message } from '../../components/Message.tsx';
import { SentenceText } from '../../components/SentenceText.tsx';
import { useSentences } from '../../store/hooks.ts';
import { comparisonOf } from '../../views/what-if/comparison.ts';
import { ComparisonView } from './ComparisonView.tsx';
import type { ShownBoard } from './use-board.ts';
import css from './WhatIf.module.css';

/** What would come of the same board without dependency: not what the rules give, but what they are for. */
export function TimestampsAlone({ board }: { readonly board: ShownBoard }) {
  const { t } = useTranslation('states');
  const say = useSentences();
  const { trace } = board;
  const comparison = useMemo(() => {
    const alone = recordInstead(trace.evaluation.state, { withoutDependency: true });
    return comparisonOf(trace, alone, { first: t('whatIf.byRules'), second: t('whatIf.alone') }, say);
  }, [trace, say, t]);
  if (trace.dependencies.length === 0) return <Message tone="info">{t('whatIf.noDependency')}</Message>;
  return (
    <>
      <Message tone="warning">{t('whatIf.notRules')}</Message>
      <ComparisonView comparison={comparison} heads={[t('whatIf.byRules'), t('whatIf.alone')]} />
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
}
