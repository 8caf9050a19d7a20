import { ProgressBar } from 'react-aria-components';
import css from './Progress.module.css';

interface ProgressProps {
  readonly label: string;
  /** From 0 to 100. */
  readonly percent: number;
}

/** How far something is. */
export function Progress({ label, percent }: ProgressProps) {
  return (
    <ProgressBar aria-label={label} value={percent} className={css.track ?? ''}>
      <div className={css.done} style={{ inlineSize: `${percent}%` }} />
    </ProgressBar>
  );
}
