import { ReactFlowProvider } from '@xyflow/react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSentences, useTrace } from '../../store/hooks.ts';
import { graphList } from '../../views/graph/graph-list.ts';
import { graphView } from '../../views/graph/graph-view.ts';
import css from './Graph.module.css';
import { GraphCanvas } from './GraphCanvas.tsx';
import { GraphFooter } from './GraphFooter.tsx';
import { GraphList } from './GraphList.tsx';

/** Above this number of nodes the list for screen readers is made only when it is asked for. */
const LARGE = 300;

/** Effects by layer and timestamp, in the order in which they are applied, with who waits for whom and why. */
export function GraphView() {
  const { t } = useTranslation();
  const say = useSentences();
  const trace = useTrace();
  const [isList, setList] = useState(false);
  const view = useMemo(
    () =>
      graphView(trace, say, {
        loopShort: (times) => t('graph.loopShort', { times }),
        loopTiny: t('graph.loopTiny'),
      }),
    [trace, say, t],
  );
  const isLarge = view.graph.nodes.length > LARGE;
  const list = useMemo(
    () => (isList || !isLarge ? graphList(trace, say, view) : []),
    [trace, say, view, isList, isLarge],
  );
  return (
    <ReactFlowProvider>
      <div className={css.panel}>
        {isList ? (
          <GraphList list={list} />
        ) : view.graph.nodes.length === 0 ? (
          <p className={css.nothing}>{t('graph.empty')}</p>
        ) : (
          <>
            <GraphCanvas view={view} />
            <GraphList list={list} isHidden />
          </>
        )}
        <GraphFooter layout={view.layout} isList={isList} onList={setList} />
      </div>
    </ReactFlowProvider>
  );
}
