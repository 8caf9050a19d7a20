import { useMemo } from 'react';
import { useHistory, useStrata, useTrace } from '../../store/hooks.ts';
import { inspected } from '../../views/inspector/inspected.ts';
import { EffectInspector } from './EffectInspector.tsx';
import { AbsentInspector, EmptyInspector, StepInspector } from './EmptyInspector.tsx';
import css from './Inspector.module.css';
import { ObjectInspector } from './ObjectInspector.tsx';

/** What the selected object, effect or step is, and why: the answer first, the proof under it. */
export function InspectorPanel() {
  const selection = useStrata((state) => state.selection);
  const steps = useStrata((state) => state.document.steps);
  const trace = useTrace();
  const history = useHistory();
  const what = useMemo(() => inspected(selection, steps, trace), [selection, steps, trace]);
  return (
    <div className={css.panel}>
      {what.kind === 'nothing' && <EmptyInspector />}
      {what.kind === 'absent' && <AbsentInspector name={what.name} />}
      {what.kind === 'step' && <StepInspector index={what.index} history={history} />}
      {what.kind === 'object' && <ObjectInspector key={what.id} id={what.id} />}
      {what.kind === 'effect' && <EffectInspector key={what.id} id={what.id} />}
    </div>
  );
}
