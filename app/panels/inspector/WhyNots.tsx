import { useTranslation } from 'react-i18next';
import { cx } from '../../components/cx.ts';
import { LayerBadge } from '../../components/LayerBadge.tsx';
import { RuleLink } from '../../components/RuleLink.tsx';
import { SentenceText } from '../../components/SentenceText.tsx';
import { Timestamp } from '../../components/Timestamp.tsx';
import type { WhyNotList, WhyNotView } from '../../views/inspector/why-not-view.ts';
import css from './Inspector.module.css';
import { useEffectHover, useLinks } from './use-links.ts';

interface WhyNotsProps {
  readonly title: string;
  readonly list: WhyNotList;
  /** The title names objects, so the effect's time says nothing. */
  readonly isAboutObjects?: boolean;
}

/** Why effects did nothing: the most surprising reason as a card, others as rows, obvious ones folded. */
export function WhyNots({ title, list, isAboutObjects = false }: WhyNotsProps) {
  const { t } = useTranslation();
  if (list.count === 0) return null;
  return (
    <section className={css.section}>
      <h3>
        {title} <span className={css.count}>{list.count}</span>
      </h3>
      {list.hero !== undefined && <Row view={list.hero} isHero isAboutObject={isAboutObjects} />}
      {list.rows.map((view) => (
        <Row key={view.key} view={view} isAboutObject={isAboutObjects} />
      ))}
      {list.more.length > 0 && (
        <details className={css.folded}>
          <summary>{t('inspector.more', { count: list.more.length })}</summary>
          {list.more.map((view) => (
            <Row key={view.key} view={view} isAboutObject={isAboutObjects} />
          ))}
        </details>
      )}
    </section>
  );
}

interface RowProps {
  readonly view: WhyNotView;
  readonly isHero?: boolean;
  readonly isAboutObject: boolean;
}

function Row({ view, isHero = false, isAboutObject }: RowProps) {
  const links = useLinks();
  const hover = useEffectHover(view.effect);
  return (
    <div className={cx(css.whyNot, isHero && css.hero)} {...hover}>
      <LayerBadge layer={view.layer} className={css.whyNotBadge} />
      <div>
        <p className={css.whyNotTitle}>
          <span>
            <SentenceText sentence={view.title} {...links} />
          </span>
          {!isAboutObject && <Timestamp at={view.timestamp.at} faint />}
          <span className={css.spring} />
          {view.rule !== undefined && <RuleLink rule={view.rule} />}
        </p>
        <p className={css.whyNotText}>
          <SentenceText sentence={view.sentence} {...links} />
        </p>
      </div>
    </div>
  );
}
