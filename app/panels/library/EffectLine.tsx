import { GridListItem } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon.tsx';
import { LayerBadge } from '../../components/LayerBadge.tsx';
import { buildEffect, type EffectForm, fieldsOf } from '../../views/library/effect-forms.ts';
import { useDrag } from '../dnd/DragProvider.tsx';
import { AddButtons } from './AddButtons.tsx';
import { EffectField } from './EffectField.tsx';
import css from './Rows.module.css';

interface EffectLineProps {
  readonly form: EffectForm;
  readonly fields: Readonly<Record<string, string>>;
  readonly players: readonly string[];
  readonly isChosen: boolean;
  readonly onAdd: (player: string) => void;
  readonly onChange: (name: string, value: string) => void;
}

/** One effect with its text as it would read; its fields show when it is chosen. */
export function EffectLine({ form, fields, players, isChosen, onAdd, onChange }: EffectLineProps) {
  const { t } = useTranslation();
  const { begin } = useDrag();
  const built = buildEffect(form.template, fields);
  const name = t(`effect.name.${form.id as 'pump'}`);
  return (
    <GridListItem id={form.id} textValue={name} className={css.item ?? ''}>
      <div
        className={css.row}
        data-effect={form.id}
        onPointerDown={(event) =>
          built !== undefined && begin({ kind: 'effect', text: built.text, name: built.text }, event)
        }
      >
        <Icon name="grip-vertical" size={13} className={css.grip} />
        <span className={css.name}>{name}</span>
        <span className={css.badges}>
          {built?.layers.map((layer) => (
            <LayerBadge key={layer} layer={layer} />
          ))}
        </span>
        <span className={isChosen ? css.text : css.type} style={{ gridColumn: '1 / -1' }}>
          {built?.text ?? t('effect.cannotRead')}
        </span>
      </div>
      {isChosen && (
        <>
          <div className={css.fields}>
            {fieldsOf(form.template).map((field) => (
              <EffectField
                key={field.name}
                name={field.name}
                kind={field.kind}
                value={fields[field.name] ?? ''}
                onChange={(value) => onChange(field.name, value)}
              />
            ))}
          </div>
          <AddButtons players={players} kind="effect" onAdd={onAdd} />
        </>
      )}
    </GridListItem>
  );
}
