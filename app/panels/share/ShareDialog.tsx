import '../../i18n/add-share.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/Dialog.tsx';
import { Segmented } from '../../components/Segmented.tsx';
import { shareableBoard } from '../../services/share/board-address.ts';
import { useActions, useStrataStore } from '../../store/hooks.ts';
import { SHARE_PARTS, type SharePart } from '../../store/state.ts';
import { EmbedPart } from './EmbedPart.tsx';
import { LinkPart } from './LinkPart.tsx';
import { PicturePart } from './PicturePart.tsx';
import css from './Share.module.css';
import type { SharedBoard } from './shared-board.ts';
import { sharedBoard } from './shared-board.ts';
import { TextPart } from './TextPart.tsx';

/** Link, picture and text of the board as it is seen, to take along. */
export function ShareDialog({ part: first }: { readonly part: SharePart }) {
  const { t } = useTranslation('share');
  const actions = useActions();
  const { store } = useStrataStore();
  const [part, setPart] = useState(first);
  const [board, setBoard] = useState<SharedBoard>();
  useEffect(() => {
    void shareableBoard(store.getState()).then((document) => setBoard(sharedBoard(document)));
  }, [store]);
  return (
    <Dialog title={t('dialog.title')} isWide onClose={() => actions.openDialog(undefined)}>
      <div className={css.body}>
        <Segmented
          label={t('dialog.parts')}
          value={part}
          options={SHARE_PARTS.map((value) => ({ value, text: t(`dialog.part.${value}`) }))}
          onChange={setPart}
        />
        {board === undefined ? (
          <p className={css.hint} aria-busy="true">
            {t('dialog.drawing')}
          </p>
        ) : (
          <>
            {part === 'link' && <LinkPart board={board} />}
            {part === 'embed' && <EmbedPart board={board} />}
            {part === 'picture' && <PicturePart board={board} />}
            {part === 'text' && <TextPart board={board} />}
          </>
        )}
      </div>
    </Dialog>
  );
}
