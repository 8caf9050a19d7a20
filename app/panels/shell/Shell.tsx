import { useEffect } from 'react';
import { useStrata } from '../../store/hooks.ts';
import { Dialogs } from '../dialogs/Dialogs.tsx';
import { DragProvider } from '../dnd/DragProvider.tsx';
import { useIsDark } from '../header/ThemeButton.tsx';
import { usePlace } from '../use-place.ts';
import { Desktop } from './Desktop.tsx';
import { FileDropHint } from './FileDropHint.tsx';
import { Notices } from './Notices.tsx';
import { Phone } from './Phone.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { useIsPhone } from './use-media.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** Arranges the panels for the size of the window. */
export function Shell() {
  const { rules } = usePlace();
  const isPhone = useIsPhone();
  const dark = useIsDark();
  const title = useStrata((state) => state.document.title);
  const isDropping = useFileDrop();
  useShortcuts();
  useEffect(() => {
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  }, [dark]);
  useEffect(() => {
    document.title = title === undefined ? 'Strata' : `${title} – Strata`;
  }, [title]);
  return (
    <DragProvider rules={rules}>
      {isPhone ? <Phone /> : <Desktop />}
      <Dialogs />
      <Notices />
      {isDropping && <FileDropHint />}
    </DragProvider>
  );
}
