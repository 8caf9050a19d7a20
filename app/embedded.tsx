import type { Root } from 'react-dom/client';
import { App } from './App.tsx';
import { i18n } from './i18n/i18n.ts';
import { EmbedProblem } from './panels/embed/EmbedProblem.tsx';
import { EmbedShell } from './panels/embed/EmbedShell.tsx';
import { embeddedBoard } from './services/embedded-board.ts';
import { embedInAddress } from './sharing/embed-address.ts';
import type { SharedView } from './sharing/view-of.ts';
import { STARTING_PANELS } from './store/create-store.ts';
import { historyOf, momentAt, traceOf } from './store/derived.ts';
import type { StrataState } from './store/state.ts';
import { mostInteresting } from './views/most-interesting.ts';

/** Shows the board of the address on somebody's page: to be looked at, and nothing of it kept. */
export async function showEmbedded(root: Root): Promise<void> {
  const address = embedInAddress(window.location.search);
  // Another board in the same frame.
  window.addEventListener('hashchange', () => window.location.reload());
  const board = await embeddedBoard(address, window.location.hash);
  if (board.problem !== undefined) {
    root.render(<EmbedProblem problem={board.problem} theme={address.theme} />);
    return;
  }
  const { document, view } = board;
  const moment = view.moment !== undefined && view.moment < document.steps.length ? view.moment : undefined;
  const shown = momentAt(historyOf(document, moment), moment);
  const interesting = address.example === undefined ? undefined : mostInteresting(shown, traceOf(shown));
  const selection =
    view.selection ??
    (interesting === undefined ? undefined : ({ kind: 'object', id: interesting } as const));
  const left = leftOut(view);
  const initial: Partial<StrataState> = {
    isReadOnly: true,
    theme: address.theme,
    // A lab without an event says nothing to somebody who can't choose one; the rules are no board.
    view: view.view === undefined || view.view === 'rules' ? 'board' : view.view,
    lab: view.lab,
    ...(view.split === undefined ? {} : { panels: { ...STARTING_PANELS, split: view.split } }),
    ...(left === undefined ? {} : { notice: { id: 1, text: left, tone: 'info', isQuiet: false } }),
    moment,
    position: view.position,
    selection,
  };
  root.render(
    <App document={document} initial={initial}>
      <EmbedShell />
    </App>,
  );
}

/** What the link asks for and is not here, in words. */
function leftOut({ view, split, lab, isLabDamaged }: SharedView): string | undefined {
  if (isLabDamaged) return i18n.t('share.eventDamaged');
  if (view === 'rules') return i18n.t('embed.noRules');
  const asksForLab = view === 'lab' || (view === 'split' && split === 'lab');
  return asksForLab && lab === undefined ? i18n.t('embed.noEvent') : undefined;
}
