import { type ReactNode, useId, useRef } from 'react';
import css from './MarkedTextArea.module.css';

interface MarkedTextAreaProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  readonly autoFocus?: boolean;
  /** The same text with marks, drawn below the letters. */
  readonly marks: ReactNode;
  readonly isInvalid: boolean;
  /** Id of what says more about the text. */
  readonly describedBy: string;
  readonly onSubmit?: () => void;
}

/** Several lines of text that show, as they are written, what their words are. */
export function MarkedTextArea({
  label,
  hint,
  value,
  onChange,
  placeholder = '',
  autoFocus = false,
  marks,
  isInvalid,
  describedBy,
  onSubmit,
}: MarkedTextAreaProps) {
  const id = useId();
  const below = useRef<HTMLDivElement>(null);
  return (
    <div className={css.field}>
      <div className={css.head}>
        <label htmlFor={id}>{label}</label>
        {hint !== undefined && <span className={css.hint}>{hint}</span>}
      </div>
      <div className={css.box}>
        <div ref={below} className={css.marks} aria-hidden="true">
          {marks}
          {'\n'}
        </div>
        <textarea
          id={id}
          className={css.area}
          value={value}
          placeholder={placeholder}
          rows={5}
          spellCheck={false}
          autoCapitalize="sentences"
          // biome-ignore lint/a11y/noAutofocus: a dialog opens for what is written here
          autoFocus={autoFocus}
          maxLength={5000}
          aria-invalid={isInvalid}
          aria-describedby={describedBy}
          onChange={(event) => onChange(event.target.value)}
          onScroll={(event) => below.current?.scrollTo({ top: event.currentTarget.scrollTop })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            onSubmit?.();
          }}
        />
      </div>
    </div>
  );
}
