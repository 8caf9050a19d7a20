import { type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../components/Button.tsx';
import { cx } from '../../components/cx.ts';
import { useActions, useStrata } from '../../store/hooks.ts';
import { SHEET_HEIGHTS, type SheetHeight } from '../../store/state.ts';
import { InspectorPanel } from '../inspector/InspectorPanel.tsx';
import css from './Sheet.module.css';

/** Parts of the window's height between which the sheet comes to rest. */
export const SHEET_RESTS: Readonly<Record<SheetHeight, number>> = { low: 0.24, half: 0.54, full: 0.9 };

/** The inspector on a phone: low, half or full. It is pulled by its grip, or changed with its button. */
export function Sheet() {
  const { t } = useTranslation();
  const actions = useActions();
  const height = useStrata((state) => state.panels.sheet);
  const [pulled, setPulled] = useState<number>();
  const start = useRef<{ readonly y: number; readonly part: number } | undefined>(undefined);
  /** Where the finger is now, also before that has been drawn. */
  const last = useRef<number | undefined>(undefined);
  const set = (sheet: SheetHeight) => actions.setPanels({ sheet });

  const onDown = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { y: event.clientY, part: SHEET_RESTS[height] };
  };
  const onMove = (event: PointerEvent) => {
    const from = start.current;
    if (from === undefined || Math.abs(event.clientY - from.y) < 4) return;
    last.current = Math.max(0.08, Math.min(0.92, from.part + (from.y - event.clientY) / window.innerHeight));
    setPulled(last.current);
  };
  const toNext = () =>
    set(SHEET_HEIGHTS[(SHEET_HEIGHTS.indexOf(height) + 1) % SHEET_HEIGHTS.length] ?? 'half');
  /** Where it was pulled to; from now on nothing pulls it. */
  const letGo = () => {
    const to = last.current;
    start.current = undefined;
    last.current = undefined;
    setPulled(undefined);
    return to;
  };
  const onUp = () => {
    const to = letGo();
    if (to === undefined) toNext();
    else if (to < 0.14) actions.select(undefined);
    else set(nearest(to));
  };
  return (
    <section
      className={cx(css.sheet, pulled !== undefined && css.pulled)}
      style={{ '--height': `${(pulled ?? SHEET_RESTS[height]) * 100}dvh` }}
      aria-label={t('phone.sheet')}
      data-panel="inspector"
    >
      <button
        type="button"
        className={css.grab}
        ref={ownTouches}
        aria-label={t('phone.grab')}
        onPointerDown={onDown}
        onPointerMove={onMove}
        onPointerUp={onUp}
        // The browser has taken the finger for something else: the sheet goes back to where it was.
        onPointerCancel={letGo}
        // Pressed without a pointer: by a key, or by what reads the screen.
        onClick={({ detail }) => {
          if (detail === 0) toNext();
        }}
      />
      <div className={css.close}>
        <IconButton icon="x" label={t('close')} onPress={() => actions.select(undefined)} />
      </div>
      <div className={css.body}>
        <InspectorPanel />
      </div>
    </section>
  );
}

/**
 * Touches of the grip are not the browser's: it would see a fling in a sheet that is thrown away, and the next tap
 * would only end that fling. React listens too late to say so.
 */
function ownTouches(grip: HTMLElement | null): (() => void) | undefined {
  const own = (event: TouchEvent) => event.preventDefault();
  grip?.addEventListener('touchstart', own, { passive: false });
  return () => grip?.removeEventListener('touchstart', own);
}

const nearest = (part: number): SheetHeight =>
  SHEET_HEIGHTS.reduce((best, each) =>
    Math.abs(SHEET_RESTS[each] - part) < Math.abs(SHEET_RESTS[best] - part) ? each : best,
  );
