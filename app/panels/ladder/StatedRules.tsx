import '../../i18n/add-game.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { RuleLink } from '../../components/RuleLink.tsx';
import { useActions, useSentences, useTrace } from '../../store/hooks.ts';
import { gameFacts } from '../../views/game/game-view.ts';
import { RuleLines } from '../game/RuleLines.tsx';
import css from './Ladder.module.css';

/** The last part of the ladder: rules of the game that no layer carries out, costs in the order of 601.2f (613.11). */
export function StatedRules() {
  const { t } = useTranslation('game');
  const { select } = useActions();
  const say = useSentences();
  const trace = useTrace();
  const { costs, stated } = useMemo(() => gameFacts(trace, say), [trace, say]);
  if (costs.length + stated.length === 0) return null;
  return (
    <section className={css.stated} aria-label={t('ladder.stated')}>
      <h3>
        <button type="button" onClick={() => select({ kind: 'game', id: 'game' })}>
          {t('ladder.stated')}
        </button>{' '}
        <RuleLink rule="613.11" />
      </h3>
      <p>{t('ladder.hint')}</p>
      <RuleLines lines={costs} label={t('rules.costs')} />
      <RuleLines lines={stated} label={t('rules.stated')} />
    </section>
  );
}
