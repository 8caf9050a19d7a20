import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { NumberInput } from '../../components/NumberInput.tsx';
import { useActions } from '../../store/hooks.ts';

interface LifeDialogProps {
  readonly player: string;
  readonly life: number;
}

/** A life total is set by a step, like everything that happens. */
export function LifeDialog({ player, life }: LifeDialogProps) {
  const { t } = useTranslation();
  const actions = useActions();
  const [total, setTotal] = useState(life);
  const title = t('player.lifeTitle', { player });
  const close = () => actions.openDialog(undefined);
  const set = () => {
    if (total !== life) actions.addStep({ action: { kind: 'life', player, n: total } });
    close();
  };
  return (
    <Dialog
      title={title}
      onClose={close}
      actions={
        <Button look="primary" onPress={set}>
          {t('done')}
        </Button>
      }
    >
      <NumberInput label={title} value={total} onChange={setTotal} hidesLabel autoFocus />
    </Dialog>
  );
}
