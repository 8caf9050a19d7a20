import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSentences, useStrata, useTrace } from '../../store/hooks.ts';
import { ladderView } from '../../views/ladder/ladder-view.ts';
import css from './Ladder.module.css';
import { LadderTable } from './LadderTable.tsx';
import { LadderTools } from './LadderTools.tsx';
import { StatedRules } from './StatedRules.tsx';

/** All effects in the order in which they are applied, layer by layer, with what each of them did. */
export function LadderPanel() {
  const { t } = useTranslation();
  const say = useSentences();
  const trace = useTrace();
  const selection = useStrata((state) => state.selection);
  const [isFiltered, setFiltered] = useState(false);
  const selected = selection?.kind === 'object' ? selection.id : undefined;
  const onlyObject = isFiltered ? selected : undefined;
  const view = useMemo(() => ladderView(trace, say, onlyObject), [trace, say, onlyObject]);
  const name = selected === undefined ? undefined : say.objectName(trace.evaluation.state, selected);
  return (
    <div className={css.panel}>
      <div className={css.main}>
        <LadderTools view={view} filter={{ name, isOn: onlyObject !== undefined, set: setFiltered }} />
        <div className={css.scroll}>
          {view.rows.length === 0 ? (
            <p className={css.nothing}>
              {onlyObject === undefined || name === undefined
                ? t('ladder.nothingAtAll')
                : t('ladder.nothingFor', { name })}
            </p>
          ) : (
            <LadderTable view={view} />
          )}
          {onlyObject === undefined && <StatedRules />}
        </div>
      </div>
    </div>
  );
}
