import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LayerBadge, layerColor } from '../../components/LayerBadge.tsx';
import { useSentences, useTrace } from '../../store/hooks.ts';
import type { WaitingView } from '../../views/timeline/arc.ts';
import css from './Arc.module.css';

interface ArcProps {
  readonly waiting: WaitingView;
  readonly list: RefObject<HTMLDivElement | null>;
}

/** A dashed arc over the chips: which step waits for which (613.8). */
export function Arc({ waiting, list }: ArcProps) {
  const { t } = useTranslation();
  const trace = useTrace();
  const sentences = useSentences();
  const [ends, setEnds] = useState<{ readonly from: number; readonly to: number }>();
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const place = () => {
      const middle = (step: number) => {
        const chip = element.querySelector<HTMLElement>(`[data-step="${step}"]`);
        return chip === null ? undefined : chip.offsetLeft + chip.offsetWidth / 2;
      };
      const [from, to] = [middle(waiting.from), middle(waiting.to)];
      setEnds(from === undefined || to === undefined ? undefined : { from, to });
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(element);
    return () => observer.disconnect();
  }, [waiting, list]);
  if (ends === undefined) return null;
  // The arrow points at the one that waits, as the dependency is its own.
  const side = ends.to > ends.from ? 1 : -1;
  const [x1, x2] = [ends.to, ends.from];
  const bend = Math.min(26, Math.abs(x1 - x2) / 2);
  const d = `M${x1} 20C${x1} 8 ${x1 - side * 8} 2 ${x1 - side * bend} 2H${x2 + side * bend}C${x2 + side * 8} 2 ${x2} 6 ${x2} 16`;
  const stroke = layerColor(waiting.layer);
  return (
    <>
      <svg className={css.arc} aria-hidden="true">
        <path d={d} fill="none" stroke={stroke} strokeWidth={1.5} strokeDasharray="4 3" />
        <path
          d={`M${x2 - 3.5} 11.5L${x2} 17.5L${x2 + 3.5} 11.5`}
          fill="none"
          stroke={stroke}
          strokeWidth={1.5}
        />
      </svg>
      <span className={css.label} style={{ insetInlineStart: (x1 + x2) / 2 }}>
        <LayerBadge layer={waiting.layer} />
        {t('timeline.waits', {
          dependent: sentences.effectName(trace, waiting.dependent),
          on: sentences.effectName(trace, waiting.on),
        })}
      </span>
    </>
  );
}
