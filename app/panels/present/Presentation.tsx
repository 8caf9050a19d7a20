import '../../i18n/add-present.ts';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { plainText } from '../../../engine/index.ts';
import { IconButton } from '../../components/Button.tsx';
import { LayerBadge } from '../../components/LayerBadge.tsx';
import { Segmented } from '../../components/Segmented.tsx';
import { SentenceText } from '../../components/SentenceText.tsx';
import { shownDocument, stateAt } from '../../store/derived.ts';
import { useActions, useHistory, useSentences, useStrata, useTrace } from '../../store/hooks.ts';
import { presentView } from '../../views/present/present-view.ts';
import { timelineView } from '../../views/timeline/timeline-view.ts';
import { ThemeButton } from '../header/ThemeButton.tsx';
import { useStepLabel } from '../timeline/use-step-label.ts';
import css from './Presentation.module.css';
import { PresentedBoard } from './PresentedBoard.tsx';
import { PresentedLadder } from './PresentedLadder.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { useStops } from './use-stops.ts';

const Graph = lazy(async () => ({ default: (await import('../graph/GraphView.tsx')).GraphView }));

/** The board with its ladder or graph as large as the screen, gone through step by step, each step told in words. */
export function Presentation() {
  const { t } = useTranslation('present');
  const say = useSentences();
  const actions = useActions();
  const history = useHistory();
  const trace = useTrace();
  const document_ = useStrata(shownDocument);
  const selection = useStrata((state) => state.selection);
  const label = useStepLabel();
  const screen = useRef<HTMLDivElement>(null);
  const [beside, setBeside] = useState<'ladder' | 'graph'>('ladder');
  const end = () => actions.present(false);
  const selected = selection?.kind === 'object' ? selection.id : undefined;
  const object =
    selected !== undefined && trace.evaluation.state.objects.has(selected) ? selected : undefined;
  const { at, last, canMove, move } = useStops(object, end);
  useFullScreen(end);
  useEffect(() => {
    const before = document.activeElement;
    screen.current?.focus();
    return () => {
      // The app is inert until it is shown again.
      if (before instanceof HTMLElement) requestAnimationFrame(() => before.focus());
    };
  }, []);
  const view = useMemo(
    () =>
      presentView(
        trace,
        at.moment === 0 ? undefined : stateAt(history, at.moment - 1),
        { moment: at.moment, position: at.position },
        object,
        say,
      ),
    [trace, history, at.moment, at.position, object, say],
  );
  const chip = at.moment === 0 ? undefined : timelineView(document_, history, at.moment)[at.moment - 1];
  const step = chip === undefined ? t('start') : t('stepWords', { step: at.moment, what: label(chip.label) });
  const name = object === undefined ? undefined : say.objectName(trace.evaluation.state, object);
  const changedNames = view.board.groups
    .flatMap(({ objects }) => objects)
    .filter(({ id }) => view.changed.has(id))
    .map((each) => each.name);
  return (
    <section ref={screen} className={css.screen} aria-label={t('title')} tabIndex={-1}>
      <header className={css.head}>
        <h1>{document_.title ?? t('title')}</h1>
        <p className={css.where}>
          {last > 0 && <span>{t('step', { step: at.moment, last })}</span>}
          {view.total > 0 && <span>{t('effects', { applied: view.applied, total: view.total })}</span>}
        </p>
        <div className={css.tools}>
          <Segmented
            label={t('beside')}
            value={beside}
            options={(['ladder', 'graph'] as const).map((value) => ({ value, text: t(value) }))}
            onChange={setBeside}
          />
          <ThemeButton />
          <IconButton icon="x" label={t('end')} onPress={end} />
        </div>
      </header>
      <div className={css.stage}>
        <PresentedBoard view={view} selected={object} />
        {beside === 'ladder' ? (
          <PresentedLadder view={view} position={at.position} name={name} />
        ) : (
          <div className={css.graph}>
            <Suspense fallback={<div aria-busy="true" />}>
              <Graph />
            </Suspense>
          </div>
        )}
      </div>
      <footer className={css.foot}>
        <div className={css.sentence}>
          {view.current === undefined ? (
            <p>
              {step}{' '}
              {at.position === 0
                ? t('printed')
                : `${t('whole', { count: view.total })} ${
                    changedNames.length === 0
                      ? ''
                      : t('changed', { count: changedNames.length, names: changedNames.join(', ') })
                  }`}
            </p>
          ) : (
            <>
              <p>
                <LayerBadge layer={view.current.layer} look="solid" />{' '}
                {view.sentences[0] !== undefined && <SentenceText sentence={view.sentences[0]} />}
              </p>
              {view.sentences.slice(1).map((note) => (
                <p key={plainText(note)} className={css.note}>
                  <SentenceText sentence={note} />
                  {note.rules.length > 0 && <span className={css.rules}> {note.rules.join(', ')}</span>}
                </p>
              ))}
            </>
          )}
        </div>
        <p className="visually-hidden" aria-live="polite">
          {view.current === undefined
            ? `${step} ${at.position === 0 ? t('printed') : t('whole', { count: view.total })} ${
                changedNames.length === 0
                  ? ''
                  : t('changed', { count: changedNames.length, names: changedNames.join(', ') })
              }`
            : view.sentences.map(plainText).join(' ')}
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
        <div className={css.moves} role="group" aria-label={t('title')}>
          <IconButton
            icon="skip-back"
            label={t('previousMoment')}
            isDisabled={!canMove('previous-moment')}
            onPress={() => move('previous-moment')}
          />
          <IconButton
            icon="step-back"
            label={t('previous')}
            isDisabled={!canMove('previous')}
            onPress={() => move('previous')}
          />
          <IconButton
            icon="step-forward"
            label={t('next')}
            isDisabled={!canMove('next')}
            onPress={() => move('next')}
          />
          <IconButton
            icon="skip-forward"
            label={t('nextMoment')}
            isDisabled={!canMove('next-moment')}
            onPress={() => move('next-moment')}
          />
          <span className={css.keys}>{t('keys')}</span>
        </div>
      </footer>
    </section>
  );
}
