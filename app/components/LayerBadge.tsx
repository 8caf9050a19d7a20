import { useTranslation } from 'react-i18next';
import type { Layer } from '../../engine/index.ts';
import type {} from './css-variables.ts';
import { cx } from './cx.ts';
import css from './LayerBadge.module.css';

interface LayerBadgeProps {
  readonly layer: Layer;
  /** `solid` for the layer that is acting, `ghost` for an effect that did not apply. */
  readonly look?: 'tint' | 'solid' | 'ghost';
  readonly className?: string | undefined;
}

/** Number of a layer, in the layer's color; name and older letter in the tooltip and for screen readers. */
export function LayerBadge({ layer, look = 'tint', className }: LayerBadgeProps) {
  const { t } = useTranslation();
  const name = t(`layer.name.${layer}`);
  return (
    <span
      className={cx(css.badge, look !== 'tint' && css[look], className)}
      style={{ '--c': layerColor(layer) }}
      title={t('layer.title', { layer: t(`layer.number.${layer}`), name })}
    >
      {t(`layer.number.${layer}`)}
      <span className="visually-hidden"> ({name})</span>
    </span>
  );
}

/** The layer's color as a CSS value, for edges, bars and lanes. Never the only sign of the layer. */
export function layerColor(layer: Layer): string {
  if (layer === 'players') return 'var(--LP)';
  if (layer === 'rules') return 'var(--LR)';
  return `var(--L${layer})`;
}
