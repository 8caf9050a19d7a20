import { TextArea as AriaTextArea, Label, TextField } from 'react-aria-components';
import css from './TextInput.module.css';

interface TextAreaProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  readonly rows: number;
  readonly maxLength?: number;
}

/** Several lines of text. */
export function TextArea({ label, value, onChange, placeholder = '', rows, maxLength }: TextAreaProps) {
  return (
    <TextField className={css.field ?? ''} value={value} onChange={onChange} autoFocus>
      <Label className={css.label ?? ''}>{label}</Label>
      <AriaTextArea
        className={css.area ?? ''}
        placeholder={placeholder}
        rows={rows}
        spellCheck={false}
        {...(maxLength === undefined ? {} : { maxLength })}
      />
    </TextField>
  );
}
