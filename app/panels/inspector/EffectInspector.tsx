import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { EffectId } from '../../../engine/index.ts';
import { LayerBadge } from '../../components/LayerBadge.tsx';
import { SentenceText } from '../../components/SentenceText.tsx';
import { Timestamp } from '../../components/Timestamp.tsx';
import { useHistory, useSentences, useTrace } from '../../store/hooks.ts';
import { effectView } from '../../views/inspector/effect-view.ts';
import { stepOf } from '../../views/inspector/inspected.ts';
import { effectText } from '../../views/inspector/inspector-text.ts';
import { Actions } from './Actions.tsx';
import { EffectLayer } from './EffectLayer.tsx';
import css from './Inspector.module.css';
import { StepNotes } from './StepNotes.tsx';
import { useLinks } from './use-links.ts';

/** Why one effect was applied when it was, what it did, and what it did not do. */
export function EffectInspector({ id }: { readonly id: EffectId }) {
  const { t } = useTranslation();
  const say = useSentences();
  const trace = useTrace();
  const history = useHistory();
  const links = useLinks();
  const view = useMemo(() => effectView(trace, say, id), [trace, say, id]);
  const { effect } = view;
  const step = stepOf({ kind: 'effect', id }, trace);
  const { source } = effect;
  return (
    <>
      <header className={css.head}>
        <p className={css.meta}>
          {effect.layers.map((layer) => (
            <LayerBadge key={layer} layer={layer} />
          ))}
          <span>
            {t(`inspector.origin.${effect.origin.kind}`)} <Timestamp at={effect.timestamp.at} />
          </span>
        </p>
        <h2>
          {source !== undefined && trace.evaluation.state.objects.has(source) ? (
            <button type="button" className={css.titleLink} onClick={() => links.onObject(source)}>
              {view.name}
            </button>
          ) : (
            view.name
          )}
        </h2>
        <p className={css.verdict}>
          <SentenceText sentence={view.verdict} {...links} />
        </p>
      </header>
      <div className={css.body}>
        {step !== undefined && <StepNotes history={history} step={step} />}
        <section className={css.section}>
          <h3>{t('inspector.whereFrom')}</h3>
          <ul className={css.reasons}>
            {view.origin.map((sentence) => (
              <li key={sentence.fragments.map(({ text }) => text).join('')}>
                <p>
                  <SentenceText sentence={sentence} withRules {...links} />
                </p>
              </li>
            ))}
          </ul>
        </section>
        {view.layers.map((layer) => (
          <EffectLayer key={layer.layer} view={layer} effect={id} />
        ))}
      </div>
      <Actions what={{ kind: 'effect', id }} text={() => effectText(view)} />
    </>
  );
}
