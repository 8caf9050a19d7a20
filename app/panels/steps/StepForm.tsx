import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameState, StepAction } from '../../../engine/index.ts';
import { objectId } from '../../../engine/index.ts';
import { faceOfAction } from '../../views/edit/face-of-text.ts';
import type { FieldContext, StepField } from '../../views/edit/step-field.ts';
import { fieldsOfAction } from '../../views/edit/step-fields.ts';
import { CombatEditor } from './CombatEditor.tsx';
import { EntryList } from './EntryList.tsx';
import { FieldInput, useFieldLabel } from './FieldInput.tsx';
import css from './StepForm.module.css';

const RulesTextField = lazy(async () => ({
  default: (await import('./RulesTextField.tsx')).RulesTextField,
}));

interface StepFormProps {
  readonly action: StepAction;
  readonly before: GameState | undefined;
  readonly context: FieldContext;
  readonly cardNames: readonly string[];
  /** Puts the keyboard into the first field that is to be written. */
  readonly autoFocus: boolean;
  readonly onChange: (action: StepAction) => void;
  readonly onSubmit: () => void;
}

/** Everything that a step says, to be changed. */
export function StepForm(props: StepFormProps) {
  const { action, before, context, onChange } = props;
  const { t } = useTranslation('steps');
  if (action.kind === 'combat') {
    return <CombatEditor action={action} before={before} onChange={onChange} />;
  }
  return (
    <>
      <Fields {...props} fields={fieldsOfAction(action, context)} />
      {action.kind === 'sticker' && <p className={css.hint}>{t(`stickerHint.${action.sticker}`)}</p>}
      {action.kind === 'text' && <p className={css.hint}>{t('textHint')}</p>}
      {action.kind === 'enter' && <EntryList {...props} action={action} />}
    </>
  );
}

interface FieldsProps extends StepFormProps {
  readonly fields: readonly StepField[];
}

/** Fields side by side; long texts take the whole width. */
export function Fields({ fields, action, before, cardNames, autoFocus, onChange, onSubmit }: FieldsProps) {
  const labelOf = useFieldLabel();
  const first = autoFocus ? firstToFill(fields) : undefined;
  if (fields.length === 0) return null;
  return (
    <div className={css.fields}>
      {fields.map((field) => {
        const key = `${field.name} ${field.about ?? ''} ${field.index ?? ''}`;
        const change = (value: string) => onChange(field.set(value));
        if (field.input === 'rules-text') {
          const on = action.kind === 'sticker' ? before?.objects.get(objectId(action.on)) : undefined;
          return (
            <div key={key} className={css.whole}>
              <Suspense>
                <RulesTextField
                  label={labelOf(field)}
                  face={faceOfAction(action, field.value, on?.card.faces[on.face])}
                  autoFocus={field === first}
                  onChange={change}
                  onSubmit={onSubmit}
                />
              </Suspense>
            </div>
          );
        }
        return (
          <FieldInput
            key={key}
            field={field}
            before={before}
            cardNames={cardNames}
            autoFocus={field === first}
            onChange={change}
          />
        );
      })}
    </div>
  );
}

const WRITTEN: ReadonlySet<StepField['input']> = new Set(['text', 'word', 'rules-text', 'number']);

/** The first field that is written and empty; else the first that is written. */
function firstToFill(fields: readonly StepField[]): StepField | undefined {
  const written = fields.filter(({ input, name }) => WRITTEN.has(input) && !name.startsWith('add'));
  return written.find(({ value, isOptional }) => value === '' && isOptional !== true) ?? written[0];
}
