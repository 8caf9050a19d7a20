import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { IconButton } from './Button.tsx';
import { cx } from './cx.ts';
import css from './Dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons at the foot, the main one last. */
  readonly actions?: ReactNode;
  readonly isWide?: boolean;
  /** There is nothing in it but text, so that the keyboard must be able to scroll it. */
  readonly isText?: boolean;
  /** Its top stays where it is while its content grows and shrinks. */
  readonly isSteady?: boolean;
  readonly onClose: () => void;
}

/** A modal dialog with a title; Escape, the cross and a press outside close it. */
export function Dialog({
  title,
  children,
  actions,
  isWide = false,
  isSteady = false,
  isText = false,
  onClose,
}: DialogProps) {
  const { t } = useTranslation();
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className={css.shade ?? ''}
    >
      <Modal className={cx(css.modal, isWide && css.wide, isSteady && css.steady)}>
        <AriaDialog className={css.dialog ?? ''}>
          <div className={css.head}>
            <Heading slot="title" className={css.title ?? ''}>
              {title}
            </Heading>
            <IconButton icon="x" label={t('close')} onPress={onClose} />
          </div>
          <div className={css.body} {...(isText ? { tabIndex: 0 } : {})}>
            {children}
          </div>
          {actions !== undefined && <div className={css.actions}>{actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
