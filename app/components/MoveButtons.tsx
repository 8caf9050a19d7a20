import { IconButton } from './Button.tsx';

interface MoveButtonsProps {
  readonly earlier: { readonly label: string; readonly isDisabled: boolean };
  readonly later: { readonly label: string; readonly isDisabled: boolean };
  readonly onMove: (by: 1 | -1) => void;
}

/** Moves a row of an ordered list up or down by one place. */
export function MoveButtons({ earlier, later, onMove }: MoveButtonsProps) {
  return (
    <>
      <IconButton icon="chevron-up" size="small" {...earlier} onPress={() => onMove(-1)} />
      <IconButton icon="chevron-down" size="small" {...later} onPress={() => onMove(1)} />
    </>
  );
}
