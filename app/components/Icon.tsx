import { cx } from './cx.ts';

/** Names of the Lucide icons in `styles/icons.css`. */
export const ICONS = [
  'undo-2',
  'redo-2',
  'share-2',
  'command',
  'external-link',
  'printer',
  'code-xml',
  'search',
  'moon',
  'sun',
  'eye',
  'grip-vertical',
  'step-forward',
  'step-back',
  'skip-forward',
  'skip-back',
  'layers',
  'layout-grid',
  'library',
  'chevron-down',
  'chevron-right',
  'chevron-up',
  'x',
  'pin',
  'plus',
  'corner-down-right',
  'arrow-right',
  'arrow-down',
  'arrow-left',
  'copy',
  'link',
  'ban',
  'info',
  'rotate-ccw',
  'check',
  'triangle-alert',
  'panel-left',
  'maximize',
  'minus',
  'square-split-horizontal',
  'clock',
  'list-ordered',
  'workflow',
  'ellipsis',
  'zap',
  'book-open',
  'history',
  'keyboard',
  'trash-2',
  'pencil',
  'eye-off',
  'power',
  'power-off',
  'user',
  'users',
  'menu',
  'scan',
  'map',
  'list-filter',
  'play',
  'pause',
  'lightbulb',
  'image',
  'repeat',
  'hourglass',
] as const;
export type IconName = (typeof ICONS)[number];

interface IconProps {
  readonly name: IconName;
  /** Side in px; 16 if absent. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/** A decorative icon: what it means is said by the control around it. */
export function Icon({ name, size, className }: IconProps) {
  return (
    <i
      aria-hidden="true"
      className={cx('i', `i-${name}`, className)}
      style={size === undefined ? undefined : { fontSize: size }}
    />
  );
}
