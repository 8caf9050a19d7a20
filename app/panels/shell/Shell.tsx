import { lazy, Suspense } from 'react';
import { RulePageContext } from '../../components/rule-page.ts';
import { useStrata } from '../../store/hooks.ts';
import { DragProvider } from '../dnd/DragProvider.tsx';
import { usePlace } from '../use-place.ts';
import { Desktop } from './Desktop.tsx';
import { FileDropHint } from './FileDropHint.tsx';
import { Late, offline, printLayer } from './Late.tsx';
import { Notices } from './Notices.tsx';
import { Phone } from './Phone.tsx';
import css from './Shell.module.css';
import { useFileDrop } from './use-file-drop.ts';
import { useLink } from './use-link.ts';
import { useIsPhone } from './use-media.ts';
import { usePageLook } from './use-page-look.ts';
import { usePaste } from './use-paste.ts';
import { useRuleAddress } from './use-rule-address.ts';
import { useShortcuts } from './use-shortcuts.ts';

const Presentation = lazy(async () => ({
  default: (await import('../present/Presentation.tsx')).Presentation,
}));
const Dialogs = lazy(async () => ({ default: (await import('../dialogs/Dialogs.tsx')).Dialogs }));

/** Arranges the panels for the size of the window. */
export function Shell() {
  const { rules } = usePlace();
  const isPhone = useIsPhone();
  const hasDialog = useStrata((state) => state.dialog !== undefined);
  const isPresenting = useStrata((state) => state.isPresenting);
  const isDropping = useFileDrop();
  const openRule = useRuleAddress();
  useShortcuts();
  usePaste();
  useLink();
  usePageLook();
  return (
    <RulePageContext value={openRule}>
      <DragProvider rules={rules}>
        <div className={css.app} inert={isPresenting}>
          {isPhone ? <Phone /> : <Desktop />}
        </div>
        {isPresenting && (
          <Suspense>
            <Presentation />
          </Suspense>
        )}
        {hasDialog && (
          <Suspense>
            <Dialogs />
          </Suspense>
        )}
        <Notices />
        <Late load={printLayer} />
        <Late load={offline} />
        {isDropping && <FileDropHint />}
      </DragProvider>
    </RulePageContext>
  );
}
