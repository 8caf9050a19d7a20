import { lazy, Suspense } from 'react';
import { useStrata } from '../../store/hooks.ts';
import { HelpDialog } from '../help/HelpDialog.tsx';
import { BadFileDialog } from './BadFileDialog.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { LifeDialog } from './LifeDialog.tsx';
import { PasteDialog } from './PasteDialog.tsx';
import { RenameDialog } from './RenameDialog.tsx';

// What reads and explains texts is large, and comes when it is asked for.
const CardDialog = lazy(async () => ({ default: (await import('../own/CardDialog.tsx')).CardDialog }));
const EffectDialog = lazy(async () => ({ default: (await import('../own/EffectDialog.tsx')).EffectDialog }));
const TokenDialog = lazy(async () => ({ default: (await import('../own/TokenDialog.tsx')).TokenDialog }));
const OpenTextDialog = lazy(async () => ({
  default: (await import('../share/OpenTextDialog.tsx')).OpenTextDialog,
}));
const KeptBoardsDialog = lazy(async () => ({
  default: (await import('../share/KeptBoardsDialog.tsx')).KeptBoardsDialog,
}));
const Palette = lazy(async () => ({ default: (await import('../palette/Palette.tsx')).Palette }));
const ShareDialog = lazy(async () => ({ default: (await import('../share/ShareDialog.tsx')).ShareDialog }));
const EditStepDialog = lazy(async () => ({
  default: (await import('../steps/StepDialog.tsx')).EditStepDialog,
}));
const NewStepDialog = lazy(async () => ({
  default: (await import('../steps/StepDialog.tsx')).NewStepDialog,
}));
const AnalyseDialog = lazy(async () => ({
  default: (await import('../analyse/AnalyseDialog.tsx')).AnalyseDialog,
}));
const WhatIfDialog = lazy(async () => ({
  default: (await import('../what-if/WhatIfDialog.tsx')).WhatIfDialog,
}));
const BugReportDialog = lazy(async () => ({
  default: (await import('../states/BugReportDialog.tsx')).BugReportDialog,
}));
const StateReportDialog = lazy(async () => ({
  default: (await import('../states/StateReportDialog.tsx')).StateReportDialog,
}));

/** The dialog that is open, if one is. */
export function Dialogs() {
  const dialog = useStrata((state) => state.dialog);
  switch (dialog?.kind) {
    case undefined:
      return null;
    case 'help':
      return <HelpDialog />;
    case 'rename':
      return <RenameDialog />;
    case 'edit-step':
      return (
        <Suspense>
          <EditStepDialog index={dialog.step} />
        </Suspense>
      );
    case 'new-step':
      return (
        <Suspense>
          <NewStepDialog action={dialog.action} />
        </Suspense>
      );
    case 'life':
      return <LifeDialog player={dialog.player} life={dialog.life} />;
    case 'import-cards':
      return <ImportDialog />;
    case 'paste-cards':
      return <PasteDialog text={dialog.text} />;
    case 'palette':
      return (
        <Suspense>
          <Palette />
        </Suspense>
      );
    case 'share':
      return (
        <Suspense>
          <ShareDialog key={dialog.part} part={dialog.part} />
        </Suspense>
      );
    case 'open-text':
      return (
        <Suspense>
          <OpenTextDialog text={dialog.text} />
        </Suspense>
      );
    case 'kept-boards':
      return (
        <Suspense>
          <KeptBoardsDialog />
        </Suspense>
      );
    case 'own-card':
      return (
        <Suspense>
          <CardDialog key={dialog.card} card={dialog.card} />
        </Suspense>
      );
    case 'own-effect':
      return (
        <Suspense>
          <EffectDialog step={dialog.step} />
        </Suspense>
      );
    case 'own-token':
      return (
        <Suspense>
          <TokenDialog step={dialog.step} />
        </Suspense>
      );
    case 'analyse':
      return (
        <Suspense>
          <AnalyseDialog {...dialog} />
        </Suspense>
      );
    case 'what-if':
      return (
        <Suspense>
          <WhatIfDialog question={dialog.question} />
        </Suspense>
      );
    case 'bug-report':
      return (
        <Suspense>
          <BugReportDialog />
        </Suspense>
      );
    case 'state-report':
      return (
        <Suspense>
          <StateReportDialog report={dialog.report} />
        </Suspense>
      );
    case 'bad-file':
      return <BadFileDialog name={dialog.name} errors={dialog.errors} />;
  }
}
