import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RuleLink } from '../../components/RuleLink.tsx';
import { GhostBody, GhostVerdict } from './GhostInspector.tsx';
import css from './Lab.module.css';
import { useGhosts } from './use-ghosts.ts';
import type { LabNow } from './use-lab.ts';

interface GhostProps {
  readonly now: LabNow;
  readonly onOpen: (id: string) => void;
}

/** What would enter, as it would be on the battlefield, with the reasons for its values. */
export function Ghost({ now, onOpen }: GhostProps) {
  const { t } = useTranslation('lab');
  const ghosts = useGhosts(now);
  const [isOpen, setOpen] = useState(false);
  const [first] = ghosts;
  if (first === undefined) return null;
  return (
    <section className={css.block} aria-label={t('ghost.title')}>
      <h2 className={css.title}>
        {t('ghost.title')} <RuleLink rule="614.12" />
      </h2>
      {ghosts.slice(0, 4).map((ghost) => (
        <GhostVerdict key={ghost.id} ghost={ghost} />
      ))}
      <p className={css.faint}>{t('ghost.why')}</p>
      <details
        open={isOpen}
        onToggle={(event) => {
          setOpen(event.currentTarget.open);
          if (event.currentTarget.open) onOpen(first.id);
        }}
      >
        <summary>{t('ghost.open')}</summary>
        {isOpen &&
          ghosts.slice(0, 4).map((ghost) => (
            <div key={ghost.id}>
              {ghosts.length > 1 && <h3>{ghost.trace.evaluation.object(ghost.id).names[0]}</h3>}
              <GhostBody ghost={ghost} />
            </div>
          ))}
      </details>
    </section>
  );
}
