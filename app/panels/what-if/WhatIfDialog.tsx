import '../../i18n/add-states.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/Dialog.tsx';
import { Segmented } from '../../components/Segmented.tsx';
import { useActions } from '../../store/hooks.ts';
import type { TimestampQuestion } from '../../views/what-if/by-timestamp-view.ts';
import { AllOrders } from './AllOrders.tsx';
import { OneChange } from './OneChange.tsx';
import { TimestampsAlone } from './TimestampsAlone.tsx';
import { useShownBoard } from './use-board.ts';
import css from './WhatIf.module.css';

const MODES = ['change', 'orders', 'timestamps'] as const;

/** The board beside what it would be otherwise. */
export function WhatIfDialog({ question }: { readonly question?: TimestampQuestion | undefined }) {
  const { t } = useTranslation('states');
  const actions = useActions();
  const board = useShownBoard();
  const [mode, setMode] = useState<(typeof MODES)[number]>(question === undefined ? 'change' : 'timestamps');
  return (
    <Dialog title={t('whatIf.title')} isWide onClose={() => actions.openDialog(undefined)}>
      <div className={css.body}>
        <Segmented
          label={t('whatIf.mode')}
          value={mode}
          options={MODES.map((value) => ({ value, text: t(`whatIf.modes.${value}`) }))}
          onChange={setMode}
        />
        {mode === 'change' && <OneChange board={board} />}
        {mode === 'orders' && <AllOrders board={board} />}
        {mode === 'timestamps' && <TimestampsAlone board={board} start={question} />}
      </div>
    </Dialog>
  );
}
