import '../../i18n/add-steps.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StepAction } from '../../../engine/index.ts';
import { Message } from '../../components/Message.tsx';
import { complete, isWhole } from '../../views/edit/complete.ts';
import { cardsIn, named } from '../../views/edit/named.ts';
import { fieldsOfAction } from '../../views/edit/step-fields.ts';
import { StepForm } from '../steps/StepForm.tsx';
import { useCards } from '../steps/use-cards.ts';
import type { ShownBoard } from './use-board.ts';
import css from './WhatIf.module.css';

interface ValueEditorProps {
  readonly board: ShownBoard;
  readonly step: number;
  /** The step as it would be; `undefined` while it says the same, or not enough. */
  readonly onChange: (action: StepAction | undefined) => void;
}

/** Everything that a step says, in the same fields as where it is edited; nothing of the board changes. */
export function ValueEditor({ board, step, onChange }: ValueEditorProps) {
  const { t } = useTranslation('states');
  const { document, history } = board;
  const original = document.steps[step]?.action;
  const [action, setAction] = useState(original);
  const { cardOf, names } = useCards(action === undefined ? [] : cardsIn(action));
  const context = useMemo(
    () => ({ cardOf, isPlayer: (id: string) => document.players.includes(id) }),
    [cardOf, document.players],
  );
  if (action === undefined) return null;
  const change = (next: StepAction) => {
    setAction(next);
    const isSame = JSON.stringify(next) === JSON.stringify(original);
    onChange(isSame || !isWhole(fieldsOfAction(next, context)) ? undefined : named(complete(next), document));
  };
  const hasNothing =
    action.kind !== 'combat' && action.kind !== 'enter' && fieldsOfAction(action, context).length === 0;
  return (
    <div className={css.editor}>
      {hasNothing ? (
        <Message tone="info">{t('whatIf.nothingToChange')}</Message>
      ) : (
        <StepForm
          action={action}
          before={history.moments[step]?.state}
          context={context}
          cardNames={names}
          autoFocus={false}
          onChange={change}
          onSubmit={() => undefined}
        />
      )}
    </div>
  );
}
