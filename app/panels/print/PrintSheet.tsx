import '../../i18n/add-share.ts';
import { type ComponentType, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { askedOf } from '../../services/share/asked-of.ts';
import { boardAddressNow } from '../../services/share/board-address.ts';
import { textReader } from '../../services/text-reader.ts';
import { derive } from '../../store/derived.ts';
import { useSentences, useStrataStore } from '../../store/hooks.ts';
import { reportFacts } from '../../views/report/report-facts.ts';
import { momentLine } from '../../views/report/report-text.ts';
import css from './Print.module.css';
import { PrintedLadder } from './PrintedLadder.tsx';
import { PrintedLink } from './PrintedLink.tsx';
import { Dependencies, Events, Pinned, PrintedBoard, Steps } from './PrintedParts.tsx';

interface PrintSheetProps {
  /** Draws the graph, where it is to be printed and there was time to load it. */
  readonly Graph: ComponentType | undefined;
}

/**
 * What is seen, on paper: the board with everything about it; the ladder, the graph or the lab with what belongs to
 * them. And the link to it.
 */
export function PrintSheet({ Graph }: PrintSheetProps) {
  const { t } = useTranslation();
  const { t: tShare } = useTranslation('share');
  const say = useSentences();
  const { store } = useStrataStore();
  const { facts, seen } = useMemo(() => {
    const state = { ...store.getState(), preview: undefined };
    const { history, index } = derive(state);
    const link = boardAddressNow(state);
    const asked = askedOf(state, textReader());
    return {
      seen: state.view,
      facts: reportFacts({ document: state.document, history, moment: index, link, asked }, say),
    };
  }, [store, say]);
  const hasBoard = seen === 'board' || seen === 'split' || seen === 'lab';
  const hasLadder = seen !== 'lab' && !(seen === 'graph' && Graph !== undefined);
  return (
    <article className={css.sheet} data-print="" data-seen={seen}>
      <header className={css.head}>
        <h1>{facts.title ?? t('header.untitled')}</h1>
        <p>{momentLine(facts, tShare)}</p>
      </header>
      {seen === 'lab' && <Events facts={facts} />}
      {hasBoard && <PrintedBoard facts={facts} />}
      <Pinned facts={facts} />
      {(seen === 'board' || seen === 'split') && (
        <>
          <Events facts={facts} />
          <Steps facts={facts} />
        </>
      )}
      {Graph !== undefined && <Graph />}
      {hasLadder && <PrintedLadder ladder={facts.ladder} />}
      {seen !== 'lab' && <Dependencies facts={facts} />}
      {facts.link !== undefined && <PrintedLink link={facts.link} />}
      <p className={css.fan}>{tShare('picture.fan')}</p>
    </article>
  );
}
