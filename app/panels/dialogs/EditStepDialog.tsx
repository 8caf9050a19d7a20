import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Step } from '../../../engine/index.ts';
import { COLORS, FACE_DOWN_KINDS, ZONES } from '../../../engine/index.ts';
import { Button } from '../../components/Button.tsx';
import { Checkbox } from '../../components/Checkbox.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { NumberInput } from '../../components/NumberInput.tsx';
import { SelectInput } from '../../components/SelectInput.tsx';
import { TextInput } from '../../components/TextInput.tsx';
import { useActions, useHistory, useSentences, useStrata } from '../../store/hooks.ts';
import { fieldsOfAction, type StepField, withField } from '../../views/edit/step-fields.ts';
import css from './EditStepDialog.module.css';

/** The fields of one step. Nothing changes before it is saved. */
export function EditStepDialog({ index }: { readonly index: number }) {
  const { t } = useTranslation();
  const actions = useActions();
  const original = useStrata((state) => state.document.steps[index]);
  const [step, setStep] = useState(original);
  const close = () => actions.openDialog(undefined);
  if (original === undefined || step === undefined) return null;
  const save = () => {
    actions.dispatch({ kind: 'replace-step', index, step });
    close();
  };
  return (
    <Dialog
      title={t('edit.title')}
      onClose={close}
      actions={
        <>
          <Button onPress={close}>{t('cancel')}</Button>
          <Button look="primary" onPress={save}>
            {t('save')}
          </Button>
        </>
      }
    >
      <div className={css.fields}>
        {fieldsOfAction(step.action).map((field) => (
          <FieldInput
            key={`${field.name} ${field.index}`}
            field={field}
            step={index}
            onChange={(value) => setStep({ ...step, action: withField(step.action, field, value) })}
          />
        ))}
        <TextInput
          label={t('edit.note')}
          value={step.note ?? ''}
          onChange={(note) => setStep(withNote(step, note))}
        />
        <TextInput
          label={t('edit.timestamp')}
          placeholder={t('edit.timestampHint')}
          value={step.timestamp === undefined ? '' : String(step.timestamp)}
          onChange={(text) => setStep(withTimestamp(step, text))}
        />
      </div>
      <Checkbox isSelected={step.off === true} onChange={(off) => setStep(withOff(step, off))}>
        {t('edit.off')}
      </Checkbox>
    </Dialog>
  );
}

interface FieldInputProps {
  readonly field: StepField;
  readonly step: number;
  readonly onChange: (value: string) => void;
}

function FieldInput({ field, step, onChange }: FieldInputProps) {
  const { t } = useTranslation();
  const sentences = useSentences();
  const history = useHistory();
  const players = useStrata((state) => state.document.players);
  const label = t(`edit.field.${field.name}`);
  const before = history.moments[step]?.state;
  const people = players.map((player) => ({ value: player, text: t('player.name', { player }) }));
  const things = [...(before?.objects.keys() ?? [])].map((id) => ({
    value: id as string,
    text: before === undefined ? id : sentences.objectName(before, id),
  }));
  const withPresent = (options: readonly { readonly value: string; readonly text: string }[]) =>
    field.value === '' || options.some(({ value }) => value === field.value)
      ? options
      : [{ value: field.value, text: field.value }, ...options];
  const none = { value: '', text: t('edit.none') };
  const select = (options: readonly { readonly value: string; readonly text: string }[]) => (
    <SelectInput label={label} value={field.value} options={withPresent(options)} onChange={onChange} />
  );
  switch (field.input) {
    case 'player':
      return select(people);
    case 'player-or-none':
      return select([{ value: '', text: t('edit.same') }, ...people]);
    case 'object':
      return select([...things, ...people]);
    case 'object-or-none':
      return select([none, ...things, ...people]);
    case 'zone':
      return select(ZONES.map((zone) => ({ value: zone, text: t(`zone.${zone}`) })));
    case 'color':
      return select(COLORS.map((color) => ({ value: color, text: t(`color.${color}`) })));
    case 'number':
      return (
        <NumberInput
          label={label}
          value={Number(field.value)}
          onChange={(number) => onChange(String(number))}
        />
      );
    case 'text':
      return <TextInput label={label} value={field.value} onChange={onChange} />;
    case 'face-down':
      return select([
        { value: '', text: t('edit.faceDown.no') },
        ...FACE_DOWN_KINDS.map((kind) => ({ value: kind, text: t(`edit.faceDown.${kind}`) })),
      ]);
    case 'check':
      return (
        <Checkbox isSelected={field.value !== ''} onChange={(on) => onChange(on ? 'yes' : '')}>
          {label}
        </Checkbox>
      );
  }
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
