import { Input, Label, TextField } from 'react-aria-components';
import css from './TextInput.module.css';

interface TextInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  readonly autoFocus?: boolean;
  readonly isInvalid?: boolean;
  readonly onEnter?: () => void;
}

/** One line of text. */
export function TextInput({
  label,
  value,
  onChange,
  placeholder = '',
  autoFocus = false,
  isInvalid = false,
  onEnter,
}: TextInputProps) {
  return (
    <TextField
      className={css.field ?? ''}
      value={value}
      onChange={onChange}
      autoFocus={autoFocus}
      isInvalid={isInvalid}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onEnter?.();
        else event.continuePropagation();
      }}
    >
      <Label className={css.label ?? ''}>{label}</Label>
      <Input className={css.input ?? ''} placeholder={placeholder} />
    </TextField>
  );
}
