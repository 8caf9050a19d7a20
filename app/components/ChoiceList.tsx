import { useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import css from './ChoiceList.module.css';
import { SearchInput } from './SearchInput.tsx';

interface ChoiceListProps {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly onChoose: (value: string) => void;
}

/** A list from which one is chosen; a long one can be searched. */
export function ChoiceList({ label, options, onChoose }: ChoiceListProps) {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const isLong = options.length > 12;
  const found = options.filter(({ text }) => text.toLowerCase().includes(query.trim().toLowerCase()));
  const first = found[0];
  return (
    <div className={css.choice}>
      {isLong && (
        <SearchInput
          label={label}
          placeholder={t('library.placeholder')}
          value={query}
          onChange={setQuery}
          onEnter={() => first !== undefined && onChoose(first.value)}
          autoFocus
        />
      )}
      <ListBox
        aria-label={label}
        className={css.list ?? ''}
        selectionMode="single"
        autoFocus={isLong ? false : 'first'}
        onAction={(key) => onChoose(String(key))}
        onSelectionChange={(keys) => {
          const [key] = keys;
          if (keys !== 'all' && key !== undefined) onChoose(String(key));
        }}
      >
        {found.slice(0, 200).map(({ value, text }) => (
          <ListBoxItem key={value} id={value} textValue={text} className={css.item ?? ''}>
            {text}
          </ListBoxItem>
        ))}
      </ListBox>
    </div>
  );
}
