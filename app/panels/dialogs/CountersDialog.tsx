import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObjectId } from '../../../engine/index.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { NumberInput } from '../../components/NumberInput.tsx';
import { TextInput } from '../../components/TextInput.tsx';
import { useActions } from '../../store/hooks.ts';
import css from './EditStepDialog.module.css';

interface CountersDialogProps {
  readonly object: ObjectId;
  readonly name: string;
}

/** Any kind of counter, any number: fewer than none takes some off. */
export function CountersDialog({ object, name }: CountersDialogProps) {
  const { t } = useTranslation();
  const actions = useActions();
  const [kind, setKind] = useState('');
  const [count, setCount] = useState(1);
  const close = () => actions.openDialog(undefined);
  const add = () => {
    const counter = kind.trim().replaceAll('−', '-');
    if (counter !== '' && count !== 0)
      actions.addStep({ action: { kind: 'counter', on: object, counter, n: count } });
    close();
  };
  return (
    <Dialog
      title={t('counterDialog.title', { name })}
      onClose={close}
      actions={
        <Button look="primary" onPress={add} isDisabled={kind.trim() === '' || count === 0}>
          {t('add')}
        </Button>
      }
    >
      <div className={css.fields}>
        <TextInput
          label={t('counterDialog.kind')}
          value={kind}
          onChange={setKind}
          placeholder="charge"
          onEnter={add}
          autoFocus
        />
        <NumberInput label={t('counterDialog.count')} value={count} onChange={setCount} />
      </div>
    </Dialog>
  );
}
