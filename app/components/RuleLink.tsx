import { Button, Dialog, DialogTrigger, Heading, Popover } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { sentencesIn } from '../../engine/index.ts';
import css from './RuleLink.module.css';

interface RuleLinkProps {
  readonly rule: string;
}

/** Number of a rule; pressed, it opens our own sentence about that rule. */
export function RuleLink({ rule }: RuleLinkProps) {
  const { t } = useTranslation();
  return (
    <DialogTrigger>
      <Button className={css.link ?? ''} aria-label={t('rule.link', { rule })}>
        {rule}
      </Button>
      <Popover className={css.popover ?? ''} placement="bottom end" offset={6}>
        <Dialog className={css.dialog ?? ''}>
          <Heading slot="title" className={css.title ?? ''}>
            {t('rule.title', { rule })}
          </Heading>
          <p>{sentencesIn('en').ruleSummary(rule) ?? t('rule.unknown')}</p>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
