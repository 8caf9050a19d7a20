import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { eventSentencesIn, objectId } from '../../../engine/index.ts';
import { addStep } from '../../commands/pending.ts';
import { Button } from '../../components/Button.tsx';
import { Message } from '../../components/Message.tsx';
import { PlayerMark } from '../../components/PlayerMark.tsx';
import { SentenceText } from '../../components/SentenceText.tsx';
import { useActions, useIsReadOnly, useSentences, useStrataStore, useTrace } from '../../store/hooks.ts';
import { eventStep } from '../../views/lab/commit.ts';
import type { LabChoice } from '../../views/lab/lab.ts';
import { labView } from '../../views/lab/lab-view.ts';
import { useStepTitle } from '../steps/use-step-title.ts';
import { Candidates } from './Candidates.tsx';
import { Ghost } from './Ghost.tsx';
import css from './Lab.module.css';
import { StepList } from './StepList.tsx';
import type { LabNow } from './use-lab.ts';

/** Who chooses among which effects, the choices made so far, and what comes of them. */
export function RunSection({ now }: { readonly now: LabNow }) {
  const { t } = useTranslation('lab');
  const say = useSentences();
  const trace = useTrace();
  const actions = useActions();
  const { store } = useStrataStore();
  const titleOf = useStepTitle();
  const isReadOnly = useIsReadOnly();
  const { lab, played } = now;
  const { run, problem, path } = played;
  const view = useMemo(
    () => (run === undefined ? undefined : labView(trace, eventSentencesIn('en'), run)),
    [trace, run],
  );
  const isUntouched = view?.happened !== undefined && view.steps.every(({ kind }) => kind === 'happened');
  const goTo = (next: readonly LabChoice[]) => actions.setLab({ ...lab, path: next });
  const commit = () => {
    if (run === undefined) return;
    const step = eventStep(store.getState().document, lab, run);
    const index = store.getState().moment ?? store.getState().document.steps.length;
    addStep(
      actions,
      { action: step },
      {
        name: titleOf(step),
        brings: lab.brings,
        select: { kind: 'step', id: index },
      },
    );
    actions.setLab(undefined);
    actions.setView('board');
    actions.setPanels({ phone: 'timeline', sheet: 'half' });
    actions.say(t('committed'), 'success');
  };
  return (
    <>
      {problem !== undefined && (
        <div className={css.block} role="status">
          <Message tone="warning">
            {t('problem')} <SentenceText sentence={say.problemSentence(problem)} withRules />
          </Message>
        </div>
      )}
      {view?.choice !== undefined && (
        <section className={css.block} aria-label={t('choice')}>
          <p className={css.now}>{view.now !== undefined && <SentenceText sentence={view.now} />}</p>
          <div className={css.who}>
            <PlayerMark player={view.choice.player} size="large" isDecorative />
            <div>
              <p>
                <b>
                  <SentenceText sentence={view.choice.chooser} withRules />
                </b>
              </p>
              <p className={css.reason}>
                <SentenceText sentence={view.choice.group} withRules />
              </p>
            </div>
          </div>
          <Candidates
            title={t('applies')}
            note={t('each', { count: view.choice.open.length })}
            rule="614.5"
            candidates={view.choice.open}
            onChoose={(key, isApplied) => goTo([...path, { key, isApplied }])}
          />
          <Candidates
            title={t('waiting')}
            candidates={view.choice.waiting}
            sentence={view.choice.waitingFor}
          />
        </section>
      )}
      {view?.happened !== undefined && (
        <section className={css.block} aria-label={t('result')}>
          <h2 className={css.title}>{t('result')}</h2>
          {isUntouched && <p className={css.reason}>{t('nothingApplies')}</p>}
          {view.happened.length === 0 ? (
            <p className={css.result}>{t('nothing')}</p>
          ) : (
            view.happened.map((sentence, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what happened keeps its order
              <p key={index} className={css.result}>
                <SentenceText sentence={sentence} />
              </p>
            ))
          )}
        </section>
      )}
      {run !== undefined && (
        <div className={css.actions}>
          {!isReadOnly && (
            <Button look="primary" isDisabled={run.choice !== undefined} onPress={commit}>
              {t('commit')}
            </Button>
          )}
          {path.length > 0 && (
            <>
              <Button look="line" icon="undo-2" onPress={() => goTo(path.slice(0, -1))}>
                {t('back')}
              </Button>
              <Button look="line" icon="rotate-ccw" onPress={() => goTo([])}>
                {t('restart')}
              </Button>
            </>
          )}
          {run.choice !== undefined && !isReadOnly && <p className={css.faint}>{t('commitFirst')}</p>}
        </div>
      )}
      <Ghost now={now} onOpen={(id) => actions.select({ kind: 'object', id: objectId(id) })} />
      {view !== undefined && view.steps.length > 0 && (
        <section className={css.block} aria-label={t('steps')}>
          <h2 className={css.title}>{t(run?.choice === undefined ? 'steps' : 'stepsLive')}</h2>
          <StepList steps={view.steps} />
        </section>
      )}
      {view !== undefined && view.others.length > 0 && (
        <details className={css.block} open={isUntouched}>
          <summary className={css.title}>
            {t('others')} <span className={css.count}>{view.others.length}</span>
          </summary>
          <p className={css.faint}>{t('othersHint')}</p>
          <Candidates candidates={view.others} isOff />
        </details>
      )}
    </>
  );
}
