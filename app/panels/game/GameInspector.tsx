import '../../i18n/add-game.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayerMark } from '../../components/PlayerMark.tsx';
import { RuleLink } from '../../components/RuleLink.tsx';
import { useActions, useSentences, useTrace } from '../../store/hooks.ts';
import { gameFacts } from '../../views/game/game-view.ts';
import type { RuleLine } from '../../views/game/rule-line.ts';
import chars from '../inspector/Characteristic.module.css';
import css from '../inspector/Inspector.module.css';
import { RuleLines } from './RuleLines.tsx';

/** The rules of the game as they are now (613.11): designations, costs, what may be done and what can't. */
export function GameInspector() {
  const { t } = useTranslation('game');
  const { t: tApp } = useTranslation();
  const { select } = useActions();
  const say = useSentences();
  const trace = useTrace();
  const view = useMemo(() => gameFacts(trace, say), [trace, say]);
  const count = view.applied.length + view.costs.length + view.stated.length;
  return (
    <>
      <header className={css.head}>
        <p className={css.meta}>
          <span>
            {t('rules.meta', { turn: view.turn })} <RuleLink rule="613.11" />
          </span>
        </p>
        <h2>{t('rules.title')}</h2>
        <p className={css.verdict}>{t('rules.verdict', { count })}</p>
      </header>
      <div className={css.body}>
        <dl>
          {view.facts.map(({ name, value, players, rule }) => (
            <div key={name} className={chars.characteristic}>
              <dt>{t(`rules.fact.${name}`)}</dt>
              <dd className={chars.value}>{t(`rules.value.${value}`, { players: players.join(', ') })}</dd>
              <dd className={chars.asPrinted}>
                <RuleLink rule={rule} />
              </dd>
            </div>
          ))}
        </dl>
        <Section title={t('rules.applied')} lines={view.applied} />
        <Section title={t('rules.costs')} lines={view.costs} />
        <Section title={t('rules.stated')} lines={view.stated} />
      </div>
      <div className={css.actions}>
        {trace.evaluation.state.players.map(({ id }) => (
          <button
            key={id}
            type="button"
            className={css.toPlayer}
            title={t('player.look', { player: id })}
            onClick={() => select({ kind: 'player', id })}
          >
            <PlayerMark player={id} isDecorative /> {tApp('player.name', { player: id })}
          </button>
        ))}
      </div>
    </>
  );
}

function Section({ title, lines }: { readonly title: string; readonly lines: readonly RuleLine[] }) {
  if (lines.length === 0) return null;
  return (
    <section className={css.section}>
      <h3>
        {title} <span className={css.count}>{lines.length}</span>
      </h3>
      <RuleLines lines={lines} label={title} />
    </section>
  );
}
