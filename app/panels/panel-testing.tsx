import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { parseBoard } from '../../engine/index.ts';
import { i18n } from '../i18n/i18n.ts';
import { createStrataStore, type StrataStore } from '../store/create-store.ts';
import { StrataProvider } from '../store/hooks.ts';

/** Renders a panel with a store of its own, on a board of these steps, written as in a board file. */
export function renderPanel(
  panel: ReactNode,
  steps: readonly Readonly<Record<string, unknown>>[],
): StrataStore {
  const { document, errors } = parseBoard({ strata: 1, players: ['A', 'B'], steps });
  if (document === undefined) throw new Error(JSON.stringify(errors));
  const strata = createStrataStore(document);
  render(
    <I18nextProvider i18n={i18n}>
      <StrataProvider value={strata}>{panel}</StrataProvider>
    </I18nextProvider>,
  );
  return strata;
}
