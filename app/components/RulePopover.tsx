import { type RefObject, useContext } from 'react';
import { Dialog, Heading, Popover } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { ruleSummariesIn } from '../../engine/index.ts';
import { isOnRulesPage } from '../views/rules/rules-page.ts';
import css from './RulePopover.module.css';
import { RulePageContext } from './rule-page.ts';

interface RulePopoverProps {
  readonly rule: string;
  readonly anchor: RefObject<Element | null>;
  readonly onClose: () => void;
}

/** Our sentence about a rule, beside its number. */
export function RulePopover({ rule, anchor, onClose }: RulePopoverProps) {
  const { t } = useTranslation();
  const openRule = useContext(RulePageContext);
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
        <p>{ruleSummariesIn('en')(rule) ?? t('rule.unknown')}</p>
        {openRule !== undefined && isOnRulesPage(rule) && (
          <button
            type="button"
            className={css.page}
            onClick={() => {
              onClose();
              openRule(rule);
            }}
          >
            {t('rule.page')}
          </button>
        )}
      </Dialog>
    </Popover>
  );
}
