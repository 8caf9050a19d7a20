import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../components/Segmented.tsx';
import { useHistory, useStrata, useTrace } from '../../store/hooks.ts';
import { inspected } from '../../views/inspector/inspected.ts';
import { EmptyInspector } from './EmptyInspector.tsx';
import css from './Inspector.module.css';
import { ObjectInspector } from './ObjectInspector.tsx';

/** At first nothing is selected, and then an object more often than an effect. */
const EffectInspector = lazy(async () => ({
  default: (await import('./EffectInspector.tsx')).EffectInspector,
}));

const AbsentInspector = lazy(async () => ({
  default: (await import('./StepInspector.tsx')).AbsentInspector,
}));
const StepInspector = lazy(async () => ({
  default: (await import('./StepInspector.tsx')).StepInspector,
}));
const PlayerInspector = lazy(async () => ({
  default: (await import('../game/PlayerInspector.tsx')).PlayerInspector,
}));
const GameInspector = lazy(async () => ({
  default: (await import('../game/GameInspector.tsx')).GameInspector,
}));

/** Beside the ladder, which is not there at first either. */
const BoardAtPosition = lazy(async () => ({
  default: (await import('../ladder/BoardAtPosition.tsx')).BoardAtPosition,
}));

/**
 * What the selected object, effect or step is, and why: the answer first, the proof under it. Beside the ladder, where
 * the board is not in sight, it also shows the board at the ladder's position.
 */
export function InspectorPanel() {
  const { t } = useTranslation();
  const isBesideLadder = useStrata((state) => state.view === 'ladder');
  const [page, setPage] = useState<'board' | 'why'>('board');
  const object = useStrata(({ selection }) => (selection?.kind === 'object' ? selection.id : undefined));
  const position = useStrata((state) => state.position);
  useEffect(() => {
    if (object !== undefined) setPage('why');
  }, [object]);
  useEffect(() => {
    if (position !== undefined) setPage('board');
  }, [position]);
  if (!isBesideLadder)
    return (
      <div className={css.panel}>
        <Explanation />
      </div>
    );
  return (
    <div className={css.panel}>
      <div className={css.pages}>
        <Segmented
          label={t('inspector.pages.label')}
          value={page}
          options={[
            { value: 'board', text: t('inspector.pages.board') },
            { value: 'why', text: t('inspector.pages.why') },
          ]}
          onChange={setPage}
        />
      </div>
      {page === 'board' ? (
        <Suspense fallback={<div aria-busy="true" />}>
          <BoardAtPosition />
        </Suspense>
      ) : (
        <Explanation />
      )}
    </div>
  );
}

function Explanation() {
  const selection = useStrata((state) => state.selection);
  const steps = useStrata((state) => state.document.steps);
  const trace = useTrace();
  const history = useHistory();
  const what = useMemo(() => inspected(selection, steps, trace), [selection, steps, trace]);
  switch (what.kind) {
    case 'nothing':
      return <EmptyInspector />;
    case 'absent':
      return (
        <Suspense fallback={<div aria-busy="true" />}>
          <AbsentInspector name={what.name} />
        </Suspense>
      );
    case 'step':
      return (
        <Suspense fallback={<div aria-busy="true" />}>
          <StepInspector index={what.index} history={history} />
        </Suspense>
      );
    case 'object':
      return <ObjectInspector key={what.id} id={what.id} />;
    case 'player':
      return (
        <Suspense fallback={<div aria-busy="true" />}>
          <PlayerInspector key={what.id} id={what.id} />
        </Suspense>
      );
    case 'game':
      return (
        <Suspense fallback={<div aria-busy="true" />}>
          <GameInspector />
        </Suspense>
      );
    case 'effect':
      return (
        <Suspense fallback={<div aria-busy="true" />}>
          <EffectInspector key={what.id} id={what.id} />
        </Suspense>
      );
  }
}
