import '../../i18n/add-steps.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { objectId } from '../../../engine/index.ts';
import { proceed } from '../../commands/pending.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { NumberInput } from '../../components/NumberInput.tsx';
import { RuleLink } from '../../components/RuleLink.tsx';
import { useActions, useSentences, useTrace } from '../../store/hooks.ts';
import { evenly } from '../../views/pending/divided.ts';
import { meetNeed, type Pending, targetsOf } from '../../views/pending/pending.ts';
import css from './DivideDialog.module.css';

interface DivideDialogProps {
  readonly pending: Pending;
  readonly total: number | 'some';
  readonly title: string;
}

/** Asks how much each of several targets gets (601.2d), beginning with even shares. */
export function DivideDialog({ pending, total, title }: DivideDialogProps) {
  const { t } = useTranslation();
  const { t: tSteps } = useTranslation('steps');
  const actions = useActions();
  const say = useSentences();
  const { state } = useTrace().evaluation;
  const targets = targetsOf(pending);
  const [shares, setShares] = useState(() =>
    evenly(total === 'some' ? targets.length : total, targets.length),
  );
  const given = shares.reduce((sum, share) => sum + share, 0);
  const isWhole = total === 'some' || given === total;
  const nameOf = (id: string): string =>
    state.players.some((player) => player.id === id)
      ? t('player.name', { player: id })
      : say.objectName(state, objectId(id));
  const done = () => proceed(actions, meetNeed(pending, shares.join(',')));
  return (
    <Dialog
      title={title}
      onClose={() => actions.setPending(undefined)}
      actions={
        <Button look="primary" isDisabled={!isWhole} onPress={done}>
          {t('done')}
        </Button>
      }
    >
      <div className={css.shares}>
        {targets.map((id, index) => (
          <NumberInput
            // biome-ignore lint/suspicious/noArrayIndexKey: the targets keep their places
            key={index}
            label={nameOf(id)}
            value={shares[index] ?? 1}
            min={1}
            onChange={(share) => setShares(shares.map((each, at) => (at === index ? share : each)))}
            autoFocus={index === 0}
          />
        ))}
      </div>
      <p className={css.rest} role="status">
        {total === 'some' ? tSteps('divide.each') : tSteps('divide.rest', { given, total })}{' '}
        <RuleLink rule="601.2d" />
      </p>
    </Dialog>
  );
}
