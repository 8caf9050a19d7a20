import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './RuleLink.module.css';

const RulePopover = lazy(async () => ({ default: (await import('./RulePopover.tsx')).RulePopover }));

interface RuleLinkProps {
  readonly rule: string;
}

/** Number of a rule; pressed, it opens our own sentence about that rule. */
export function RuleLink({ rule }: RuleLinkProps) {
  const { t } = useTranslation();
  const link = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        ref={link}
        type="button"
        className={css.link}
        aria-label={t('rule.link', { rule })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        {rule}
      </button>
      {isOpen && (
        <Suspense>
          <RulePopover
            rule={rule}
            anchor={link}
            onClose={() => {
              setIsOpen(false);
              link.current?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
