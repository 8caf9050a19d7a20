import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components';
import css from './Checkbox.module.css';
import { Icon } from './Icon.tsx';

interface CheckboxProps {
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly children: ReactNode;
}

export function Checkbox({ isSelected, onChange, children }: CheckboxProps) {
  return (
    <AriaCheckbox className={css.checkbox ?? ''} isSelected={isSelected} onChange={onChange}>
      <span className={css.box}>{isSelected && <Icon name="check" size={12} />}</span>
      {children}
    </AriaCheckbox>
  );
}
