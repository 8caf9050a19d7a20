import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskedEvent } from '../../../engine/index.ts';
import { Button } from '../../components/Button.tsx';
import { Checkbox } from '../../components/Checkbox.tsx';
import { Segmented } from '../../components/Segmented.tsx';
import { PICTURE_KINDS, type PictureKind } from '../../picture/picture.ts';
import { PICTURE_THEMES, type PictureTheme } from '../../picture/theme.ts';
import { askedOf } from '../../services/share/asked-of.ts';
import { download, fileNameOf } from '../../services/share/download.ts';
import { copyPicture, pictureOf, pngFile, svgFile } from '../../services/share/picture-file.ts';
import { loadTextReader } from '../../services/text-reader.ts';
import { useActions, useSentences, useStrata, useStrataStore, useTrace } from '../../store/hooks.ts';
import { isDark } from '../../store/theme.ts';
import css from './Share.module.css';
import type { SharedBoard } from './shared-board.ts';

const SCALES = ['1', '2', '3'] as const;

/** The board, its ladder, its graph or all of it as a picture that opens as a board again. */
export function PicturePart({ board }: { readonly board: SharedBoard }) {
  const { t } = useTranslation('share');
  const { t: tApp } = useTranslation();
  const { store } = useStrataStore();
  const { say } = useActions();
  const selected = useSelectedName();
  const [kind, setKind] = useState<PictureKind>('report');
  const [theme, setTheme] = useState<PictureTheme>(isDark(store.getState().theme) ? 'dark' : 'light');
  const [scale, setScale] = useState<(typeof SCALES)[number]>('2');
  const [onlySelected, setOnlySelected] = useState(true);
  const asked = useAsked();
  const kinds = PICTURE_KINDS.filter((each) => each !== 'outcomes' || asked.some(hasOrders));
  const picture = useMemo(
    () => pictureOf(store.getState(), { kind, theme, onlySelected }, board.document, board.link, asked),
    [store, board, kind, theme, onlySelected, asked],
  );
  const preview = useMemo(() => URL.createObjectURL(svgFile(picture)), [picture]);
  useEffect(() => () => URL.revokeObjectURL(preview), [preview]);
  const title = board.document.title ?? tApp('header.untitled');
  const png = () => pngFile(picture, Number(scale), board.document);
  const cannotDraw = () => say(t('dialog.cannotDraw'), 'error');
  const copy = () =>
    copyPicture(png(), board.link).then(
      () => say(t('dialog.pictureCopied'), 'success'),
      // Where the browser doesn't let pictures into the clipboard, the file is what there is.
      () =>
        png().then((file) => {
          download(file, fileNameOf(title, 'png'));
          say(t('dialog.savedInstead'), 'error');
        }, cannotDraw),
    );
  const save = (file: Blob, ending: string) => {
    download(file, fileNameOf(title, ending));
    say(t('dialog.saved'), 'success');
  };
  return (
    <>
      <div className={css.choices}>
        <Segmented
          label={t('dialog.kinds')}
          value={kind}
          options={kinds.map((value) => ({ value, text: t(`dialog.kind.${value}`) }))}
          onChange={setKind}
        />
        <Segmented
          label={t('dialog.themes')}
          value={theme}
          options={PICTURE_THEMES.map((value) => ({ value, text: t(`dialog.theme.${value}`) }))}
          onChange={setTheme}
        />
        <Segmented
          label={t('dialog.scales')}
          value={scale}
          options={SCALES.map((value) => ({ value, text: t('dialog.scale', { scale: value }) }))}
          onChange={setScale}
        />
      </div>
      {kind === 'ladder' && selected !== undefined && (
        <Checkbox isSelected={onlySelected} onChange={setOnlySelected}>
          {t('dialog.only', { name: selected })}
        </Checkbox>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard */}
      <section className={css.preview} tabIndex={0} aria-label={t('dialog.pictureHint')}>
        <img
          src={preview}
          alt={t('dialog.preview', {
            kind: t(`dialog.kind.${kind}`),
            title,
            width: picture.width,
            height: picture.height,
          })}
        />
      </section>
      <p className={css.hint}>{t('dialog.pictureHint')}</p>
      <div className={css.actions}>
        <Button icon="arrow-down" look="line" onPress={() => save(svgFile(picture), 'svg')}>
          {t('dialog.saveSvg')}
        </Button>
        <Button icon="copy" look="line" onPress={copy}>
          {t('dialog.copyPicture')}
        </Button>
        <Button
          icon="image"
          look="primary"
          onPress={() => png().then((file) => save(file, 'png'), cannotDraw)}
        >
          {t('dialog.savePng')}
        </Button>
      </div>
    </>
  );
}

function useSelectedName(): string | undefined {
  const sentences = useSentences();
  const { state } = useTrace().evaluation;
  const selection = useStrata(({ selection: each }) => each);
  if (selection?.kind !== 'object' || !state.objects.has(selection.id)) return undefined;
  return sentences.objectName(state, selection.id);
}

const hasOrders = ({ answer }: AskedEvent): boolean => answer.kind === 'orders';

/** The events that are asked about, once texts can be read. */
function useAsked(): readonly AskedEvent[] {
  const { store } = useStrataStore();
  const [asked, setAsked] = useState<readonly AskedEvent[]>([]);
  useEffect(() => {
    void loadTextReader().then((reader) => setAsked(askedOf(store.getState(), reader)));
  }, [store]);
  return asked;
}
