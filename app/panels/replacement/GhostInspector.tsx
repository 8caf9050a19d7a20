import '../../i18n/add-lab.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { RuleLink } from '../../components/RuleLink.tsx';
import { SentenceText } from '../../components/SentenceText.tsx';
import { useSentences } from '../../store/hooks.ts';
import { objectView } from '../../views/inspector/object-view.ts';
import { Characteristic } from '../inspector/Characteristic.tsx';
import inspector from '../inspector/Inspector.module.css';
import { WhyNots } from '../inspector/WhyNots.tsx';
import css from './Lab.module.css';
import { type GhostNow, useGhosts } from './use-ghosts.ts';
import { useLab } from './use-lab.ts';

/** The inspector of what would enter: its values as they would be on the battlefield, and why. */
export function GhostInspector({ id }: { readonly id: string }) {
  const { t } = useTranslation('lab');
  const ghosts = useGhosts(useLab());
  const ghost = ghosts.find((each) => each.id === id) ?? ghosts[0];
  if (ghost === undefined)
    return (
      <div className={inspector.empty}>
        <p>{t('ghost.none')}</p>
      </div>
    );
  return (
    <>
      <header className={inspector.head}>
        <p className={inspector.meta}>
          {t('ghost.title')} <RuleLink rule="614.12" />
        </p>
        <GhostHead ghost={ghost} />
      </header>
      <div className={inspector.body}>
        <GhostBody ghost={ghost} />
      </div>
    </>
  );
}

function GhostHead({ ghost }: { readonly ghost: GhostNow }) {
  const say = useSentences();
  const { name, verdict } = useMemo(() => objectView(ghost.trace, say, ghost.id), [ghost, say]);
  return (
    <>
      <h2>{name}</h2>
      <p className={inspector.verdict}>
        <SentenceText sentence={verdict} />
      </p>
    </>
  );
}

/** What it would be, in a sentence. */
export function GhostVerdict({ ghost }: { readonly ghost: GhostNow }) {
  const say = useSentences();
  const { name, verdict } = useMemo(() => objectView(ghost.trace, say, ghost.id), [ghost, say]);
  return (
    <p className={css.verdict}>
      <b>{name}:</b> <SentenceText sentence={verdict} />
    </p>
  );
}

/** Its characteristics with their reasons, and what would not apply to it. */
export function GhostBody({ ghost }: { readonly ghost: GhostNow }) {
  const { t } = useTranslation();
  const say = useSentences();
  const view = useMemo(() => objectView(ghost.trace, say, ghost.id), [ghost, say]);
  return (
    <div data-ghost={ghost.id}>
      <dl>
        {view.characteristics.map((characteristic) => (
          <Characteristic key={characteristic.name} object={ghost.id} view={characteristic} />
        ))}
      </dl>
      <WhyNots title={t('inspector.didNotApply')} list={view.didNotApply} />
    </div>
  );
}
