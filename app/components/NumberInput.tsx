import { Button as AriaButton, Group, Input, Label, NumberField } from 'react-aria-components';
import { Icon } from './Icon.tsx';
import css from './NumberInput.module.css';

interface NumberInputProps {
  readonly label: string;
  /** Without one the field is empty. */
  readonly value: number | undefined;
  readonly min?: number;
  readonly max?: number;
  readonly onChange: (value: number) => void;
  readonly autoFocus?: boolean;
  /** Called when the field was emptied; without it, that changes nothing. */
  readonly onClear?: () => void;
  /** The label is read out only. */
  readonly hidesLabel?: boolean;
}

/** A whole number with steps down and up. */
export function NumberInput({
  label,
  value,
  min,
  max,
  onChange,
  onClear,
  autoFocus = false,
  hidesLabel = false,
}: NumberInputProps) {
  return (
    <NumberField
      className={css.field ?? ''}
      value={value ?? Number.NaN}
      onChange={(next) => (Number.isFinite(next) ? onChange(Math.round(next)) : onClear?.())}
      autoFocus={autoFocus}
      {...(min === undefined ? {} : { minValue: min })}
      {...(max === undefined ? {} : { maxValue: max })}
      {...(hidesLabel ? { 'aria-label': label } : {})}
    >
      {!hidesLabel && <Label className={css.label ?? ''}>{label}</Label>}
      <Group className={css.group ?? ''}>
        <AriaButton slot="decrement" className={css.step ?? ''}>
          <Icon name="minus" size={13} />
        </AriaButton>
        <Input className={css.input ?? ''} />
        <AriaButton slot="increment" className={css.step ?? ''}>
          <Icon name="plus" size={13} />
        </AriaButton>
      </Group>
    </NumberField>
  );
}
