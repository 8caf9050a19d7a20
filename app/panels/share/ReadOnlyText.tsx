import { Label, TextArea, TextField } from 'react-aria-components';
import css from './Share.module.css';

interface ReadOnlyTextProps {
  readonly label: string;
  readonly text: string;
  readonly rows: number;
}

/** A text to be looked at and selected, not changed. */
export function ReadOnlyText({ label, text, rows }: ReadOnlyTextProps) {
  return (
    <TextField className={css.field ?? ''} value={text} isReadOnly>
      <Label className={css.label ?? ''}>{label}</Label>
      <TextArea
        className={css.text ?? ''}
        rows={rows}
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
      />
    </TextField>
  );
}
