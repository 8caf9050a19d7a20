import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { I18nextProvider } from 'react-i18next';
import type { BoardDocument } from '../engine/index.ts';
import { i18n } from './i18n/i18n.ts';
import { Shell } from './panels/shell/Shell.tsx';
import { ServicesProvider } from './panels/use-commands.ts';
import { keep } from './services/autosave.ts';
import { browserServices } from './services/browser-services.ts';
import { createStrataStore } from './store/create-store.ts';
import { StrataProvider } from './store/hooks.ts';
import type { StrataState } from './store/state.ts';

interface AppProps {
  /** The board to begin with. */
  readonly document: BoardDocument;
  readonly initial: Partial<StrataState>;
  /** What is shown instead of the app’s own arrangement of panels. */
  readonly children?: ReactNode;
}

/** The whole app around one store, which is kept in the browser unless the board is only to be looked at. */
export function App({ document, initial, children = <Shell /> }: AppProps) {
  const [strata] = useState(() => createStrataStore(document, initial));
  const services = useMemo(
    () => browserServices(strata.actions, () => strata.store.getState().document),
    [strata],
  );
  useLayoutEffect(
    () =>
      strata.store.getState().isReadOnly
        ? undefined
        : keep(strata.store, () => strata.actions.say(i18n.t('file.notKept'), 'error')),
    [strata],
  );
  return (
    <I18nextProvider i18n={i18n}>
      <I18nProvider locale={i18n.language}>
        <StrataProvider value={strata}>
          <ServicesProvider value={services}>{children}</ServicesProvider>
        </StrataProvider>
      </I18nProvider>
    </I18nextProvider>
  );
}
