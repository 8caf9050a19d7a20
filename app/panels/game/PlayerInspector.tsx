import '../../i18n/add-game.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerId } from '../../../engine/index.ts';
import { Button } from '../../components/Button.tsx';
import { PlayerMark } from '../../components/PlayerMark.tsx';
import { RuleLink } from '../../components/RuleLink.tsx';
import { useActions, useSentences, useTrace } from '../../store/hooks.ts';
import { playerFacts } from '../../views/game/player-view.ts';
import chars from '../inspector/Characteristic.module.css';
import { DoneTo } from '../inspector/Happened.tsx';
import css from '../inspector/Inspector.module.css';
import { RuleLines } from './RuleLines.tsx';

/** What is so of one player (613.10), and which effects and rules say so. */
export function PlayerInspector({ id }: { readonly id: PlayerId }) {
  const { t } = useTranslation('game');
  const { t: tApp } = useTranslation();
  const { select } = useActions();
  const say = useSentences();
  const trace = useTrace();
  const view = useMemo(() => playerFacts(trace, say, id), [trace, say, id]);
  if (view === undefined) return null;
  const meta = view.hasLeft ? 'left' : view.isActive ? 'active' : 'meta';
  return (
    <>
      <header className={css.head}>
        <p className={css.meta}>
          <PlayerMark player={id} isDecorative />
          <span>
            {t(`player.${meta}`)} <RuleLink rule="613.10" />
          </span>
        </p>
        <h2>{tApp('player.name', { player: id })}</h2>
        <p className={css.verdict}>{t('player.verdict', { count: view.count, player: id })}</p>
      </header>
      <div className={css.body}>
        <DoneTo id={id} />
        <dl>
          {view.facts.map(({ name, value, lines, rule }) => (
            <div key={name} className={chars.characteristic}>
              <dt>{t(`player.fact.${name}`)}</dt>
              <dd className={chars.value}>{value === '∞' ? t('player.noMaximum') : value}</dd>
              <dd className={chars.asPrinted}>
                <RuleLink rule={rule} />
              </dd>
              {lines.length > 0 && (
                <dd className={chars.proof}>
                  <RuleLines lines={lines} label={t(`player.fact.${name}`)} />
                </dd>
              )}
            </div>
          ))}
        </dl>
      </div>
      <div className={css.actions}>
        <Button size="small" icon="book-open" onPress={() => select({ kind: 'game', id: 'game' })}>
          {t('player.rules')}
        </Button>
      </div>
    </>
  );
}
