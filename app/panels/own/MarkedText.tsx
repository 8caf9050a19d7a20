import type {} from '../../components/css-variables.ts';
import { layerColor } from '../../components/LayerBadge.tsx';
import type { Stretch } from '../../views/own/reading.ts';
import css from './Own.module.css';

/** A text with each stretch marked in the color of the layer in which it works. */
export function MarkedText({ stretches }: { readonly stretches: readonly Stretch[] }) {
  return (
    <>
      {stretches.map(({ text, look }, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: stretches never change places
        if (look === undefined) return <span key={index}>{text}</span>;
        const isLayer = look !== 'no-layer' && look !== 'reminder' && look !== 'unread' && look !== 'error';
        return (
          <mark
            // biome-ignore lint/suspicious/noArrayIndexKey: stretches never change places
            key={index}
            className={css.mark}
            data-look={isLayer ? 'layer' : look}
            style={isLayer ? { '--c': layerColor(look) } : {}}
          >
            {text}
          </mark>
        );
      })}
    </>
  );
}
