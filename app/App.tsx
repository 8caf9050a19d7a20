import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { i18n } from './i18n/i18n.ts';
import { InspectorPanel } from './panels/inspector/InspectorPanel.tsx';
import { createStrataStore } from './store/create-store.ts';
import { StrataProvider } from './store/hooks.ts';

/** The whole app around one store. */
export function App() {
  const [strata] = useState(() => createStrataStore({ strata: 1, players: ['A', 'B'], steps: [] }));
  return (
    <I18nextProvider i18n={i18n}>
      <StrataProvider value={strata}>
        <h1>Strata</h1>
        <InspectorPanel />
      </StrataProvider>
    </I18nextProvider>
  );
}
