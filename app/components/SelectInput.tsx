import {
  Button as AriaButton,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select,
  SelectValue,
} from 'react-aria-components';
import { Icon } from './Icon.tsx';
import css from './SelectInput.module.css';

interface SelectInputProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly onChange: (value: string) => void;
  /** The label is read out only. */
  readonly hidesLabel?: boolean;
}

/** One of a list that opens. Typing finds an entry. */
export function SelectInput({ label, value, options, onChange, hidesLabel = false }: SelectInputProps) {
  return (
    <Select
      className={css.field ?? ''}
      selectedKey={value}
      onSelectionChange={(key) => onChange(String(key))}
      {...(hidesLabel ? { 'aria-label': label } : {})}
    >
      {!hidesLabel && <Label className={css.label ?? ''}>{label}</Label>}
      <AriaButton className={css.button ?? ''}>
        <SelectValue className={css.value ?? ''} />
        <Icon name="chevron-down" size={12} />
      </AriaButton>
      <Popover className={css.popover ?? ''} offset={4}>
        <ListBox className={css.list ?? ''}>
          {options.map((option) => (
            <ListBoxItem
              key={option.value}
              id={option.value}
              textValue={option.text}
              className={css.item ?? ''}
            >
              {option.text}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  );
}
