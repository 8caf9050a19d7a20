import '../../i18n/add-game.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { historySentenceIn } from '../../../engine/index.ts';
import { Message } from '../../components/Message.tsx';
import { SentenceText } from '../../components/SentenceText.tsx';
import { Timestamp } from '../../components/Timestamp.tsx';
import { useHistory, useMoment, useStrata } from '../../store/hooks.ts';
import { doneTo, type HappenedView, happenedAt } from '../../views/inspector/happened.ts';
import css from './Inspector.module.css';
import { useLinks } from './use-links.ts';

const SAY = historySentenceIn('en');

/** What state-based actions have done to an object or player, with the rule that did it (704). */
export function DoneTo({ id }: { readonly id: string }) {
  const { t } = useTranslation('game');
  const history = useHistory();
  const { step } = useMoment();
  const list = useMemo(() => doneTo(history, id, step, SAY), [history, id, step]);
  return <Lines label={t('happened.doneTo')} list={list} withTime />;
}

/** What happened at a step besides what it says itself. */
export function HappenedAt({ step }: { readonly step: number }) {
  const { t } = useTranslation('game');
  const history = useHistory();
  const isEvent = useStrata((state) => state.document.steps[step]?.action.kind === 'event');
  const list = useMemo(() => happenedAt(history, step, SAY, isEvent), [history, step, isEvent]);
  return <Lines label={t('happened.title')} list={list} />;
}

interface LinesProps {
  readonly label: string;
  readonly list: readonly HappenedView[];
  readonly withTime?: boolean;
}

function Lines({ label, list, withTime = false }: LinesProps) {
  const links = useLinks();
  if (list.length === 0) return null;
  return (
    <div className={css.notes}>
      <Message tone="info">
        <b>{label}</b>
        <ul className={css.happened}>
          {list.map(({ step, at, sentence }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what happened keeps its order
            <li key={`${step} ${index}`}>
              {withTime && (
                <>
                  <Timestamp at={at} />{' '}
                </>
              )}
              <SentenceText sentence={sentence} withRules {...links} />
            </li>
          ))}
        </ul>
      </Message>
    </div>
  );
}
