import '../../i18n/add-steps.ts';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Step, StepAction } from '../../../engine/index.ts';
import { proceed } from '../../commands/pending.ts';
import { Button } from '../../components/Button.tsx';
import { Checkbox } from '../../components/Checkbox.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Keys } from '../../components/Keys.tsx';
import { Message } from '../../components/Message.tsx';
import { SentenceText } from '../../components/SentenceText.tsx';
import { TextInput } from '../../components/TextInput.tsx';
import { loadTextReader } from '../../services/text-reader.ts';
import { problemsIfDone, stateAt } from '../../store/derived.ts';
import { useActions, useHistory, useMomentIndex, useStrata } from '../../store/hooks.ts';
import { complete, isWhole } from '../../views/edit/complete.ts';
import { cardsIn, named } from '../../views/edit/named.ts';
import { fieldsOfAction } from '../../views/edit/step-fields.ts';
import { startAction } from '../../views/pending/start.ts';
import { useProblemSentence } from '../use-problem-sentence.ts';
import css from './StepForm.module.css';
import { StepForm } from './StepForm.tsx';
import { useCards } from './use-cards.ts';
import { useStepTitle } from './use-step-title.ts';

/** The fields of one step of the game. Nothing changes before it is saved. */
export function EditStepDialog({ index }: { readonly index: number }) {
  const actions = useActions();
  const original = useStrata((state) => state.document.steps[index]);
  if (original === undefined) return null;
  return (
    <StepDialog
      original={original}
      index={index}
      isNew={false}
      onSave={(step) => {
        actions.dispatch({ kind: 'replace-step', index, step });
        actions.openDialog(undefined);
      }}
    />
  );
}

/** A step that is put together before it is added right after the shown moment. */
export function NewStepDialog({ action }: { readonly action: StepAction }) {
  const actions = useActions();
  const index = useMomentIndex();
  const title = useStepTitle();
  const { cardOf, broughtBy } = useCards(cardsIn(action));
  return (
    <StepDialog
      original={{ action }}
      index={index}
      isNew
      onSave={(step) => {
        const names = cardsIn(step.action);
        const brings = broughtBy(names);
        const started = startAction(step.action, names[0] ?? title(step.action), cardOf);
        actions.openDialog(undefined);
        actions.setPanels({ phone: 'board' });
        proceed(actions, { ...started, step, ...(brings.length === 0 ? {} : { brings }) });
      }}
    />
  );
}

interface StepDialogProps {
  readonly original: Step;
  readonly index: number;
  readonly isNew: boolean;
  readonly onSave: (step: Step) => void;
}

function StepDialog({ original, index, isNew, onSave }: StepDialogProps) {
  const { t } = useTranslation('steps');
  const { t: tApp } = useTranslation();
  const actions = useActions();
  const document = useStrata((state) => state.document);
  const before = stateAt(useHistory(), index);
  const titleOf = useStepTitle(before);
  const [step, setStep] = useState(original);
  const { action } = step;
  const { cardOf, names } = useCards(cardsIn(action));
  const context = useMemo(
    () => ({ cardOf, isPlayer: (id: string) => document.players.includes(id) }),
    [cardOf, document.players],
  );
  const setAction = (next: StepAction) => setStep({ ...step, action: next });
  const close = () => actions.openDialog(undefined);
  const isReady = isWhole(fieldsOfAction(action, context));
  const save = () => {
    if (isReady) onSave({ ...step, action: named(complete(action), document) });
  };
  useSubmitKey(save);
  const isWide = action.kind === 'combat' || action.kind === 'enter' || hasRulesText(action);
  return (
    <Dialog
      isSteady
      title={isNew ? titleOf(action) : t('title.edit')}
      isWide={isWide}
      onClose={close}
      actions={
        <>
          <Button onPress={close}>{tApp('cancel')}</Button>
          <Button look="primary" isDisabled={!isReady} onPress={save}>
            {tApp(isNew ? 'add' : 'save')}
            <Keys shortcut="mod+enter" />
          </Button>
        </>
      }
    >
      <StepForm
        action={action}
        before={before}
        context={context}
        cardNames={names}
        autoFocus={isNew}
        onChange={setAction}
        onSubmit={save}
      />
      <Problems step={step} index={index} isNew={isNew} isReady={isReady} />
      <details className={css.more} open={!isNew}>
        <summary>{t('more')}</summary>
        <div className={css.fields}>
          <TextInput
            label={t('note')}
            value={step.note ?? ''}
            onChange={(note) => setStep(withNote(step, note))}
          />
          <TextInput
            label={t('timestamp')}
            placeholder={t('timestampHint')}
            value={step.timestamp === undefined ? '' : String(step.timestamp)}
            onChange={(text) => setStep(withTimestamp(step, text))}
          />
        </div>
        <Checkbox isSelected={step.off === true} onChange={(off) => setStep(withOff(step, off))}>
          {t('off')}
        </Checkbox>
      </details>
    </Dialog>
  );
}

/** Ctrl+Enter is the main button, wherever the keyboard is in the dialog. */
function useSubmitKey(submit: () => void): void {
  const latest = useRef(submit);
  latest.current = submit;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    // Before fields that have a meaning of their own for Enter.
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, []);
}

interface ProblemsProps {
  readonly step: Step;
  readonly index: number;
  readonly isNew: boolean;
  readonly isReady: boolean;
}

/** Why the step would be refused as it is now, with the rule that says so. What is asked for afterwards is not missed. */
function Problems({ step, index, isNew, isReady }: ProblemsProps) {
  const { t } = useTranslation('steps');
  const sentenceOf = useProblemSentence();
  const document = useStrata((state) => state.document);
  const shown = useDeferredValue(step);
  const [isReading, setReading] = useState(hasRulesText(step.action));
  const { broughtBy } = useCards(cardsIn(shown.action));
  useEffect(() => {
    if (isReading) void loadTextReader().then(() => setReading(false));
  }, [isReading]);
  const problems = useMemo(() => {
    if (!isReady || shown.off === true || isReading) return [];
    const done = { ...shown, action: named(complete(shown.action), document) };
    return problemsIfDone(document, done, index, isNew, broughtBy(cardsIn(done.action))).filter(
      ({ code }) => !(isNew && (code === 'missing-target' || code === 'missing-choice')),
    );
  }, [shown, document, index, isNew, isReady, isReading, broughtBy]);
  if (problems.length === 0) return null;
  return (
    <div className={css.problems} role="status">
      {problems.map((problem) => (
        <Message key={`${problem.code} ${JSON.stringify(problem.parameters)}`} tone="warning">
          {t('wouldFail')} <SentenceText sentence={sentenceOf(problem)} withRules />
        </Message>
      ))}
    </div>
  );
}

function hasRulesText(action: StepAction): boolean {
  if (action.kind === 'sticker') return action.sticker === 'ability';
  return action.kind === 'effect' || action.kind === 'emblem' || action.kind === 'token';
}

function withNote(step: Step, note: string): Step {
  const { note: _, ...rest } = step;
  return note === '' ? rest : { ...rest, note };
}

function withTimestamp(step: Step, text: string): Step {
  const { timestamp: _, ...rest } = step;
  const number = Number(text);
  return text.trim() === '' || !Number.isInteger(number) ? rest : { ...rest, timestamp: number };
}

function withOff(step: Step, off: boolean): Step {
  const { off: _, ...rest } = step;
  return off ? { ...rest, off } : rest;
}
