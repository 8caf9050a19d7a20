import type { Root } from 'react-dom/client';
import { App } from './App.tsx';
import { EmbedProblem } from './panels/embed/EmbedProblem.tsx';
import { EmbedShell } from './panels/embed/EmbedShell.tsx';
import { embeddedBoard } from './services/embedded-board.ts';
import { embedInAddress } from './sharing/embed-address.ts';
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
  const initial: Partial<StrataState> = {
    isReadOnly: true,
    theme: address.theme,
    view: view.view === 'ladder' || view.view === 'graph' ? view.view : 'board',
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
