import { useTranslation } from 'react-i18next';
import { BASIC_LAND_TYPES, COLORS, SUBTYPES } from '../../../engine/index.ts';
import { NumberInput } from '../../components/NumberInput.tsx';
import { SelectInput } from '../../components/SelectInput.tsx';
import {
  COUNTERS,
  DURATIONS,
  FIELD_KEYWORDS,
  FIELD_TYPES,
  type FieldKind,
  QUALITIES,
} from '../../views/library/effect-forms.ts';

interface EffectFieldProps {
  readonly name: string;
  readonly kind: FieldKind;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One value of an effect: a number, or one of a list. */
export function EffectField({ name, kind, value, onChange }: EffectFieldProps) {
  const { t } = useTranslation();
  const label = t(`effect.field.${name as 'what'}`);
  if (kind === 'number' || kind === 'signed-number') {
    return (
      <NumberInput
        label={label}
        value={Number(value)}
        {...(kind === 'number' ? { min: 0 } : {})}
        onChange={(number) => onChange(String(number))}
      />
    );
  }
  const plain = (values: readonly string[]) => values.map((each) => ({ value: each, text: each }));
  const options = {
    color: [...COLORS, 'C' as const].map((color) => ({
      value: color === 'C' ? '' : color,
      text: t(`color.${color}`),
    })),
    'creature-type': plain(SUBTYPES.creature),
    'land-type': plain(BASIC_LAND_TYPES),
    'card-type': plain(FIELD_TYPES),
    counter: plain(COUNTERS),
    keyword: plain(FIELD_KEYWORDS),
    quality: QUALITIES.map((each) => ({ value: each, text: t(`effect.quality.${each}`) })),
    duration: DURATIONS.map((each) => ({ value: each, text: t(`effect.duration.${each}`) })),
  }[kind];
  return <SelectInput label={label} value={value} options={options} onChange={onChange} />;
}
