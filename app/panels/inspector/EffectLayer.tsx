import { useTranslation } from 'react-i18next';
import type { EffectId } from '../../../engine/index.ts';
import { RuleLink } from '../../components/RuleLink.tsx';
import { SentenceText } from '../../components/SentenceText.tsx';
import { ValueText } from '../../components/ValueText.tsx';
import type { EffectLayerView } from '../../views/inspector/effect-view.ts';
import { whyKey } from '../../views/inspector/inspector-text.ts';
import { ByTimestamp } from '../what-if/ByTimestamp.tsx';
import css from './Inspector.module.css';
import { useLinks } from './use-links.ts';
import { WhyNots } from './WhyNots.tsx';

interface EffectLayerProps {
  readonly view: EffectLayerView;
  readonly effect: EffectId;
}

/** One layer of an effect: why first or why then, what it did to, and to what it did nothing. */
export function EffectLayer({ view, effect }: EffectLayerProps) {
  const { t } = useTranslation();
  const links = useLinks();
  const changed = view.didTo.filter(({ lines }) => lines.some(({ isChanged }) => isChanged));
  const same = view.didTo.filter((group) => !changed.includes(group));
  return (
    <>
      <section className={css.section}>
        <h3>{t(`inspector.${whyKey(view.question)}`, { layer: t(`layer.number.${view.layer}`) })}</h3>
        <ol className={css.reasons}>
          {view.reasons.map((reason) => (
            <li key={reason.fragments.map(({ text }) => text).join('')}>
              <p>
                <SentenceText sentence={reason} {...links} />
                {reason.rules[0] !== undefined && (
                  <>
                    {' '}
                    <RuleLink rule={reason.rules[0]} />
                  </>
                )}
              </p>
            </li>
          ))}
        </ol>
        {view.hasDependency && <ByTimestamp effect={effect} layer={view.layer} />}
      </section>
      {view.didTo.length > 0 && (
        <section className={css.section}>
          <h3>
            {t('inspector.didTo')} <span className={css.count}>{view.didTo.length}</span>
          </h3>
          <ul className={css.did}>
            {changed.map(({ key, object, name, lines }) => (
              <li key={key}>
                {object === undefined ? (
                  <b>{name}</b>
                ) : (
                  <button type="button" className={css.titleLink} onClick={() => links.onObject(object)}>
                    {name}
                  </button>
                )}
                {lines.map((line) => (
                  <p key={line.key}>
                    <ValueText tokens={line.tokens} />
                  </p>
                ))}
              </li>
            ))}
            {same.length > 0 && (
              <li className={css.faint}>
                {t('inspector.unchanged', { names: same.map(({ name }) => name).join(', ') })}
              </li>
            )}
          </ul>
        </section>
      )}
      <WhyNots title={t('inspector.notTo')} list={view.notTo} isAboutObjects />
    </>
  );
}
