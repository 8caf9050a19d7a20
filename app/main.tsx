import './styles/tokens.css';
import './styles/icons.css';
import './styles/base.css';
import './styles/print.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { FIRST_EXAMPLE } from './examples/first-example.ts';
import { firstSelection } from './examples/first-selection.ts';
import { restore } from './services/autosave.ts';
import { ruleInAddress } from './services/rule-address.ts';
import { loadTextReader } from './services/text-reader.ts';
import { STARTING_PANELS } from './store/create-store.ts';

const element = document.getElementById('root');
if (element === null) throw new Error('index.html has no element #root');

const root = createRoot(element);
if (new URLSearchParams(location.search).has('embed'))
  await import('./embedded.tsx').then(({ showEmbedded }) => showEmbedded(root));
else await start();

/** The app with the board of the last visit, or with the first example. */
async function start(): Promise<void> {
  const place = ruleInAddress(location.hash);
  const kept = await restore();
  root.render(
    <App
      document={kept.document ?? FIRST_EXAMPLE}
      initial={{
        ...(kept.theme === undefined ? {} : { theme: kept.theme }),
        ...(kept.document === undefined ? { selection: firstSelection } : {}),
        ...(place === undefined ? {} : { view: 'rules' }),
        panels: {
          ...STARTING_PANELS,
          isTipOpen: kept.isTipOpen,
          ...(place === undefined ? {} : { phone: 'rules', ...place }),
        },
      }}
    />,
  );
  // What the first view does without comes while nobody waits for it.
  const later = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 800));
  later(() => {
    void import('./panels/library/LibraryPanel.tsx');
    void import('./panels/ladder/LadderPanel.tsx');
    void import('./components/MenuPopover.tsx');
    void import('./components/RulePopover.tsx');
    void import('./panels/dialogs/Dialogs.tsx');
    void import('./panels/palette/Palette.tsx');
    void loadTextReader();
  });
}
