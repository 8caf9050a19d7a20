import { useTranslation } from 'react-i18next';
import { BASIC_LAND_TYPES, COLORS, SUBTYPES } from '../../../engine/index.ts';
import { Button } from '../../components/Button.tsx';
import { NumberInput } from '../../components/NumberInput.tsx';
import { SelectInput } from '../../components/SelectInput.tsx';
import { FIELD_KEYWORDS, FIELD_TYPES } from '../../views/library/effect-forms.ts';
import { CHANGES, type Change, COUNTED, PART_RESTRICTIONS } from '../../views/own/parts.ts';
import css from './Own.module.css';

interface ChangeFieldsProps {
  readonly number: number;
  readonly change: Change;
  readonly onChange: (change: Change) => void;
  readonly onRemove: (() => void) | undefined;
}

/** One change, with the values that it needs. */
export function ChangeFields({ number, change, onChange, onRemove }: ChangeFieldsProps) {
  const { t } = useTranslation('own');
  const set = (changed: Partial<Change>) => onChange({ ...change, ...changed });
  return (
    <fieldset className={css.part}>
      <legend>{t('parts.change', { number })}</legend>
      <SelectInput
        label={t('parts.kind')}
        value={change.kind}
        options={CHANGES.map((value) => ({ value, text: t(`parts.kinds.${value}`) }))}
        onChange={(value) => set(withKind(change, CHANGES.find((kind) => kind === value) ?? change.kind))}
      />
      <Values change={change} set={set} />
      {onRemove !== undefined && (
        <div className={css.partEnd}>
          <Button look="line" size="small" onPress={onRemove}>
            {t('parts.removeChange')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

/** The kind with a subtype that fits it. */
const withKind = ({ subtype }: Change, kind: Change['kind']): Partial<Change> => {
  if (kind === 'land-type')
    return { kind, subtype: BASIC_LAND_TYPES.find((type) => type === subtype) ?? 'Island' };
  if (kind === 'add-creature-type')
    return { kind, subtype: SUBTYPES.creature.includes(subtype) ? subtype : 'Zombie' };
  return { kind };
};

interface ValuesProps {
  readonly change: Change;
  readonly set: (changed: Partial<Change>) => void;
}

function Values({ change, set }: ValuesProps) {
  const { t } = useTranslation('own');
  const { t: tApp } = useTranslation();
  const plain = (values: readonly string[]) => values.map((value) => ({ value, text: value }));
  switch (change.kind) {
    case 'get':
    case 'base':
      return (
        <>
          <NumberInput label={t('parts.power')} value={change.power} onChange={(power) => set({ power })} />
          <NumberInput
            label={t('parts.toughness')}
            value={change.toughness}
            onChange={(toughness) => set({ toughness })}
          />
          {change.kind === 'get' && (
            <SelectInput
              label={t('parts.each')}
              value={change.each}
              options={COUNTED.map((value) => ({ value, text: t(`parts.eaches.${value}`) }))}
              onChange={(value) => set({ each: COUNTED.find((each) => each === value) ?? 'once' })}
            />
          )}
        </>
      );
    case 'gain':
    case 'lose':
      return (
        <SelectInput
          label={t('parts.keyword')}
          value={change.keyword}
          options={plain(FIELD_KEYWORDS)}
          onChange={(value) => set({ keyword: FIELD_KEYWORDS.find((each) => each === value) ?? 'flying' })}
        />
      );
    case 'color':
      return (
        <SelectInput
          label={t('parts.color')}
          value={change.color}
          options={[...COLORS, 'C' as const].map((color) => ({
            value: color === 'C' ? '' : color,
            text: tApp(`color.${color}`),
          }))}
          onChange={(value) => set({ color: COLORS.find((color) => color === value) ?? '' })}
        />
      );
    case 'add-type':
      return (
        <SelectInput
          label={t('parts.type')}
          value={change.type}
          options={plain(FIELD_TYPES)}
          onChange={(value) => set({ type: FIELD_TYPES.find((each) => each === value) ?? 'artifact' })}
        />
      );
    case 'add-creature-type':
    case 'land-type':
      return (
        <SelectInput
          label={t('parts.subtype')}
          value={change.subtype}
          options={plain(change.kind === 'land-type' ? BASIC_LAND_TYPES : SUBTYPES.creature)}
          onChange={(subtype) => set({ subtype })}
        />
      );
    case 'restrict':
      return (
        <SelectInput
          label={t('parts.restriction')}
          value={change.restriction}
          options={PART_RESTRICTIONS.map((value) => ({ value, text: t(`parts.restrictions.${value}`) }))}
          onChange={(value) =>
            set({ restriction: PART_RESTRICTIONS.find((each) => each === value) ?? 'cannot-block' })
          }
        />
      );
    case 'switch':
    case 'lose-all':
    case 'control':
      return null;
  }
}
