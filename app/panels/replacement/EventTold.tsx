import { useTranslation } from 'react-i18next';
import { eventSentencesIn } from '../../../engine/index.ts';
import { SentenceText } from '../../components/SentenceText.tsx';
import { pendingOf } from '../../views/lab/lab-view.ts';
import css from './Lab.module.css';
import type { LabNow } from './use-lab.ts';

/** The event in words, where it is only to be looked at. */
export function EventTold({ now }: { readonly now: LabNow }) {
  const { t } = useTranslation('lab');
  const { start } = now.played;
  if (start === undefined) return null;
  const pending = pendingOf(start);
  const events = pending.length > 0 ? pending : start.happened.slice(0, 1).map(({ event }) => event);
  return (
    <section className={css.block} aria-label={t('event')}>
      <h2 className={css.title}>{t('event')}</h2>
      <p className={css.now}>
        <SentenceText sentence={eventSentencesIn('en').eventsSentence(now.game.state, events, 'would')} />
      </p>
    </section>
  );
}
