import type { ReactNode } from 'react';
import { Button as AriaButton, Tooltip, TooltipTrigger } from 'react-aria-components';
import css from './Button.module.css';
import { cx } from './cx.ts';
import { Icon, type IconName } from './Icon.tsx';
import { Keys } from './Keys.tsx';

interface ButtonProps {
  readonly children?: ReactNode;
  readonly icon?: IconName | undefined;
  readonly look?: 'plain' | 'line' | 'primary';
  readonly size?: 'small' | 'medium' | 'large';
  readonly isDisabled?: boolean;
  readonly isPressed?: boolean | undefined;
  readonly onPress?: (() => void) | undefined;
  readonly autoFocus?: boolean;
  readonly slot?: string;
  readonly className?: string | undefined;
  readonly 'aria-label'?: string;
  readonly 'aria-haspopup'?: 'menu' | 'dialog';
  readonly 'aria-expanded'?: boolean;
}

/** A button with words, an icon, or both. */
export function Button({
  children,
  icon,
  look = 'plain',
  size = 'medium',
  isPressed,
  isDisabled = false,
  onPress,
  className,
  ...props
}: ButtonProps) {
  const isIcon = children === undefined;
  return (
    <AriaButton
      {...props}
      {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
      {...(onPress === undefined ? {} : { onPress })}
      isDisabled={isDisabled}
      className={cx(
        css.button,
        css[look],
        css[size],
        isIcon && css.icon,
        isPressed && css.pressed,
        className,
      )}
    >
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </AriaButton>
  );
}

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label'> {
  readonly icon: IconName;
  /** What the button does: its name, and its tooltip. */
  readonly label: string;
  /** The shortcut, as in the key map: `mod+z`. */
  readonly shortcut?: string | undefined;
}

/** A button of only an icon; its name and key are in the tooltip. */
export function IconButton({ label, shortcut, ...props }: IconButtonProps) {
  return (
    <TooltipTrigger delay={500}>
      <Button {...props} aria-label={label} />
      <Tooltip className={css.tooltip ?? ''} offset={6}>
        {label}
        {shortcut !== undefined && <Keys shortcut={shortcut} />}
      </Tooltip>
    </TooltipTrigger>
  );
}
