import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { Message } from '../../components/Message.tsx';
import { SentenceText } from '../../components/SentenceText.tsx';
import { useActions, useSentences } from '../../store/hooks.ts';
import type { LabChoice } from '../../views/lab/lab.ts';
import type { LabTree } from '../../views/lab/tree-view.ts';
import { useIsPhone } from '../shell/use-media.ts';
import { LazyTreeCanvas } from './LazyTreeCanvas.tsx';
import { OrderTable } from './OrderTable.tsx';
import { OutcomeList } from './OutcomeList.tsx';
import css from './Outcomes.module.css';
import type { LabNow } from './use-lab.ts';
import { useOutcomes } from './use-outcomes.ts';

/** More situations than this nobody can read as a picture; the outcomes are told all the same. */
const MOST_DRAWN = 160;

/** All orders at once: how many outcomes there are, the tree, and the same in words. */
export function Outcomes({ now }: { readonly now: LabNow }) {
  const { t } = useTranslation('lab');
  const say = useSentences();
  const actions = useActions();
  // There the tree is wider than the screen: what comes of it is read first.
  const isPhone = useIsPhone();
  const { answer, stop, again } = useOutcomes(now);
  const goTo = (path: readonly LabChoice[]) => actions.setLab({ ...now.lab, path });
  if (answer === undefined) return null;
  return (
    <section className={css.outcomes} aria-label={t('tree.outcomes')}>
      {answer.kind === 'working' && (
        <p className={css.working} role="status">
          {t('tree.working')} <Button onPress={stop}>{t('tree.stop')}</Button>
        </p>
      )}
      {(answer.kind === 'stopped' || answer.kind === 'failed') && (
        <p className={css.working} role="status">
          {t(`tree.${answer.kind}`)} <Button onPress={again}>{t('tree.again')}</Button>
        </p>
      )}
      {answer.kind === 'problem' && (
        <Message tone="warning">
          {t('problem')} <SentenceText sentence={say.problemSentence(answer.problem)} withRules />
        </Message>
      )}
      {answer.kind === 'tree' && (
        <>
          <Summary tree={answer.tree} />
          {answer.tree.isCut && (
            <Message tone="warning">
              {t('tree.cut', { orders: answer.tree.orders, outcomes: answer.tree.outcomes.length })}
            </Message>
          )}
          {answer.tree.nodes.length > MOST_DRAWN ? (
            <>
              <p className={css.note}>
                {t(answer.tree.isCut ? 'tree.tooLargeCut' : 'tree.tooLarge', {
                  count: answer.tree.nodes.length,
                })}
              </p>
              <OutcomeList tree={answer.tree} onTake={goTo} />
            </>
          ) : (
            <>
              {isPhone && answer.tree.outcomes.length > 1 && <OutcomeList tree={answer.tree} onTake={goTo} />}
              <LazyTreeCanvas tree={answer.tree} path={now.played.path} onGo={goTo} />
            </>
          )}
          <OrderTable tree={answer.tree} onTake={goTo} />
        </>
      )}
    </section>
  );
}

function Summary({ tree }: { readonly tree: LabTree }) {
  const { t } = useTranslation('lab');
  const { orders, outcomes, chooser, quantity, isCut } = tree;
  const amounts = outcomes.flatMap(({ amount }) => amount ?? []);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const hasRange = amounts.length > 1 && least !== most && quantity !== undefined && chooser !== undefined;
  return (
    <header className={css.summary}>
      <h1>
        {chooser === undefined
          ? t('tree.single')
          : isCut
            ? t('tree.titleCut')
            : t(outcomes.length === 1 ? 'tree.titleOne' : 'tree.title', {
                orders,
                outcomes: outcomes.length,
              })}
      </h1>
      {chooser !== undefined && (
        <p>
          {!isCut && t('tree.merged')}{' '}
          {hasRange && t('tree.range', { player: chooser, least, most, what: t(`quantity.${quantity}`) })}
        </p>
      )}
    </header>
  );
}
