import '../../i18n/add-share.ts';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { drawGraphAlone } from '../../picture/picture.ts';
import { themeOf } from '../../picture/theme.ts';
import { useTrace } from '../../store/hooks.ts';
import tokens from '../../styles/tokens.css?raw';
import css from './Print.module.css';

/** The graph as it is drawn in pictures, as wide as the paper. */
export function PrintedGraph() {
  const { t } = useTranslation('share');
  const trace = useTrace();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { svg } = drawGraphAlone(trace, themeOf(tokens, 'light'));
    const drawn = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    place.current?.replaceChildren(document.importNode(drawn, true));
  }, [trace]);
  return (
    <section>
      <h2>{t('picture.graph')}</h2>
      <div ref={place} className={css.graph} />
    </section>
  );
}
