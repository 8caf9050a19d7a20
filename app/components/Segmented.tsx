import type { Key } from 'react-aria-components';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import css from './Segmented.module.css';

interface SegmentedProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly onChange: (value: Value) => void;
}

/** One of a few, all of them in sight. */
export function Segmented<Value extends string>({ label, value, options, onChange }: SegmentedProps<Value>) {
  const choose = (keys: Set<Key>) => {
    const chosen = options.find((option) => keys.has(option.value));
    if (chosen !== undefined) onChange(chosen.value);
  };
  return (
    <ToggleButtonGroup
      aria-label={label}
      className={css.track ?? ''}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={choose}
    >
      {options.map((option) => (
        <ToggleButton key={option.value} id={option.value} className={css.option ?? ''}>
          {option.text}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
