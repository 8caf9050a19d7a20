import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { Segmented } from '../../components/Segmented.tsx';
import { EMBED_SIZES, type EmbedSize, embedAddress, embedSnippet } from '../../sharing/embed-address.ts';
import { THEMES, type Theme } from '../../store/state.ts';
import { ReadOnlyText } from './ReadOnlyText.tsx';
import css from './Share.module.css';
import type { SharedBoard } from './shared-board.ts';
import { useCopy } from './use-copy.ts';

/** The board on somebody's own page, to be stepped through and read there. */
export function EmbedPart({ board }: { readonly board: SharedBoard }) {
  const { t } = useTranslation('share');
  const { t: tApp } = useTranslation();
  const copy = useCopy();
  const [size, setSize] = useState<EmbedSize>('medium');
  const [theme, setTheme] = useState<Theme>('system');
  const title = board.document.title ?? tApp('header.untitled');
  const address = embedAddress(board.link, theme);
  const snippet = embedSnippet(address, t('embed.frameTitle', { title }), size);
  return (
    <>
      <p className={css.hint}>{t('embed.hint')}</p>
      <div className={css.choices}>
        <Segmented
          label={t('embed.sizes')}
          value={size}
          options={EMBED_SIZES.map((value) => ({ value, text: t(`embed.size.${value}`) }))}
          onChange={setSize}
        />
        <Segmented
          label={t('dialog.themes')}
          value={theme}
          options={THEMES.map((value) => ({ value, text: t(`embed.theme.${value}`) }))}
          onChange={setTheme}
        />
      </div>
      <ReadOnlyText label={t('embed.label')} text={snippet} rows={6} />
      <div className={css.actions}>
        <a className={css.try} href={address} target="_blank" rel="noopener">
          {t('embed.try')}
        </a>
        <Button look="primary" icon="copy" onPress={() => copy(snippet)}>
          {t('embed.copy')}
        </Button>
      </div>
    </>
  );
}
