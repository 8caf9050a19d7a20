import type { RefObject } from 'react';
import { Dialog, Heading, Popover } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { sentencesIn } from '../../engine/index.ts';
import css from './RulePopover.module.css';

interface RulePopoverProps {
  readonly rule: string;
  readonly anchor: RefObject<Element | null>;
  readonly onClose: () => void;
}

/** Our sentence about a rule, beside its number. */
export function RulePopover({ rule, anchor, onClose }: RulePopoverProps) {
  const { t } = useTranslation();
  return (
    <Popover
      className={css.popover ?? ''}
      triggerRef={anchor}
      placement="bottom end"
      offset={6}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Dialog className={css.dialog ?? ''}>
        <Heading slot="title" className={css.title ?? ''}>
          {t('rule.title', { rule })}
        </Heading>
        <p>{sentencesIn('en').ruleSummary(rule) ?? t('rule.unknown')}</p>
      </Dialog>
    </Popover>
  );
}
