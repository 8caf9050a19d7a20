import { Button as AriaButton, Input, SearchField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Icon } from './Icon.tsx';
import { Keys } from './Keys.tsx';
import css from './SearchInput.module.css';

interface SearchInputProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Somebody is about to search. */
  readonly onFocus?: () => void;
  readonly onEnter?: () => void;
  /** Down from the field: into the list below. */
  readonly onDown?: () => void;
  readonly shortcut?: string;
  readonly autoFocus?: boolean;
  readonly id?: string;
}

/** A field that searches as one types; Escape empties it. */
export function SearchInput({
  label,
  placeholder,
  value,
  onChange,
  onFocus,
  onEnter,
  onDown,
  shortcut,
  autoFocus = false,
  id,
}: SearchInputProps) {
  const { t } = useTranslation();
  return (
    <SearchField
      aria-label={label}
      className={css.field ?? ''}
      value={value}
      onChange={onChange}
      onFocus={() => onFocus?.()}
      onSubmit={() => onEnter?.()}
      autoFocus={autoFocus}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown') onDown?.();
        else event.continuePropagation();
      }}
    >
      <Icon name="search" size={15} />
      <Input placeholder={placeholder} className={css.input ?? ''} {...(id === undefined ? {} : { id })} />
      {value === '' ? (
        shortcut !== undefined && <Keys shortcut={shortcut} />
      ) : (
        <AriaButton className={css.clear ?? ''} aria-label={t('library.clear')}>
          <Icon name="x" size={13} />
        </AriaButton>
      )}
    </SearchField>
  );
}
