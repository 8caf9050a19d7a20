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
  const onUp = () => {
    const to = last.current;
    start.current = undefined;
    last.current = undefined;
    if (to === undefined) {
      set(SHEET_HEIGHTS[(SHEET_HEIGHTS.indexOf(height) + 1) % SHEET_HEIGHTS.length] ?? 'half');
      return;
    }
    setPulled(undefined);
    if (to < 0.14) actions.select(undefined);
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
        aria-label={t('phone.grab')}
        onPointerDown={onDown}
        onPointerMove={onMove}
        onPointerUp={onUp}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === ' ') onUp();
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

const nearest = (part: number): SheetHeight =>
  SHEET_HEIGHTS.reduce((best, each) =>
    Math.abs(SHEET_RESTS[each] - part) < Math.abs(SHEET_RESTS[best] - part) ? each : best,
  );
