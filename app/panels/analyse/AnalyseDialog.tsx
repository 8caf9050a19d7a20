import '../../i18n/add-own.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObjectId } from '../../../engine/index.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { useActions } from '../../store/hooks.ts';
import { type CardTexts, useCardTexts } from '../use-card-texts.ts';
import { CardAnalysis } from './CardAnalysis.tsx';
import { asPasted, PasteAnalysis } from './PasteAnalysis.tsx';
import { useObjectTexts } from './use-object-texts.ts';

interface AnalyseDialogProps {
  readonly card?: string;
  /** A token or an emblem of the board, which no name finds. */
  readonly object?: ObjectId;
  readonly text?: string;
}

/** A text, each fragment of it with the layer and the rule in which it works: a card's, a token's, or a pasted one. */
export function AnalyseDialog({ card, object, text = '' }: AnalyseDialogProps) {
  const [pasted, setPasted] = useState(card === undefined && object === undefined ? text : undefined);
  if (pasted !== undefined) return <Pasted text={pasted} />;
  if (card !== undefined) return <OfCard name={card} onPaste={setPasted} />;
  return object === undefined ? null : <OfObject id={object} onPaste={setPasted} />;
}

interface Pastes {
  readonly onPaste: (text: string) => void;
}

function OfCard({ name, onPaste }: Pastes & { readonly name: string }) {
  return <Known name={name} isCard found={useCardTexts(name)} onPaste={onPaste} />;
}

function OfObject({ id, onPaste }: Pastes & { readonly id: ObjectId }) {
  const { t } = useTranslation('own');
  const found = useObjectTexts(id);
  const name = found === 'none' ? id : found.card.name || t('analyse.emblem');
  return <Known name={name} isCard={false} found={found} onPaste={onPaste} />;
}

interface KnownProps extends Pastes {
  readonly name: string;
  /** Whether it is a card, which can be edited as an own one. */
  readonly isCard: boolean;
  readonly found: CardTexts | 'none' | undefined;
}

function Known({ name, isCard, found, onPaste }: KnownProps) {
  const { t } = useTranslation('own');
  const { t: tApp } = useTranslation();
  const actions = useActions();
  const close = () => actions.openDialog(undefined);
  const isKnown = found !== undefined && found !== 'none';
  return (
    <Dialog
      title={t('analyse.title', { name })}
      isWide
      onClose={close}
      actions={
        <>
          <Button onPress={() => onPaste(isKnown ? asPasted(found) : '')}>{t('analyse.paste')}</Button>
          {isKnown && isCard && (
            <Button onPress={() => actions.openDialog({ kind: 'own-card', card: name })}>
              {t('analyse.edit')}
            </Button>
          )}
          <Button look="primary" autoFocus onPress={close}>
            {tApp('close')}
          </Button>
        </>
      }
    >
      {isKnown && <CardAnalysis found={found} />}
      {found === undefined && <p aria-busy="true">{t('analyse.waiting')}</p>}
      {found === 'none' && <p>{t('analyse.none', { name })}</p>}
    </Dialog>
  );
}

function Pasted({ text }: { readonly text: string }) {
  const { t } = useTranslation('own');
  const { t: tApp } = useTranslation();
  const actions = useActions();
  const close = () => actions.openDialog(undefined);
  return (
    <Dialog
      title={t('analyse.pasteTitle')}
      isWide
      onClose={close}
      actions={
        <Button look="primary" onPress={close}>
          {tApp('close')}
        </Button>
      }
    >
      <PasteAnalysis first={text} />
    </Dialog>
  );
}
