import { useState } from 'react';
import {
  Button as AriaButton,
  ComboBox,
  Group,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components';
import css from './ComboInput.module.css';
import { Icon } from './Icon.tsx';

interface ComboInputProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly string[];
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  readonly autoFocus?: boolean;
  readonly onEnter?: () => void;
}

/** So many of the options are listed; the others are found by typing. */
const SHOWN = 60;

/** A word that is typed, with a list of those that are usual; any other may be written. */
export function ComboInput({
  label,
  value,
  options,
  onChange,
  placeholder,
  autoFocus = false,
  onEnter,
}: ComboInputProps) {
  const [isWhole, setWhole] = useState(false);
  const query = value.trim().toLowerCase();
  const begin = options.filter((option) => option.toLowerCase().startsWith(query));
  const hold = options.filter((option) => !begin.includes(option) && option.toLowerCase().includes(query));
  const shown = (query === '' || isWhole ? options : [...begin, ...hold]).slice(0, SHOWN);
  return (
    <ComboBox
      className={css.field ?? ''}
      allowsCustomValue
      menuTrigger="input"
      // Its button shows all that there is, typing only what fits.
      onOpenChange={(_, trigger) => setWhole(trigger === 'manual')}
      inputValue={value}
      onInputChange={onChange}
      items={shown.map((option) => ({ id: option }))}
      defaultFilter={() => true}
      onKeyUp={(event) => {
        if (event.key === 'Enter') onEnter?.();
      }}
    >
      <Label className={css.label ?? ''}>{label}</Label>
      <Group className={css.group ?? ''}>
        <Input
          className={css.input ?? ''}
          autoFocus={autoFocus}
          {...(placeholder === undefined ? {} : { placeholder })}
        />
        <AriaButton className={css.open ?? ''}>
          <Icon name="chevron-down" size={12} />
        </AriaButton>
      </Group>
      <Popover className={css.popover ?? ''} offset={4}>
        <ListBox className={css.list ?? ''}>
          {({ id }: { id: string }) => (
            <ListBoxItem id={id} textValue={id} className={css.item ?? ''}>
              {id}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
