import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Choices, COLORS, type Color } from '../../../engine/index.ts';
import { proceed } from '../../commands/pending.ts';
import { Button } from '../../components/Button.tsx';
import { ChoiceList } from '../../components/ChoiceList.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { NumberInput } from '../../components/NumberInput.tsx';
import { TextInput } from '../../components/TextInput.tsx';
import { useActions } from '../../store/hooks.ts';
import { optionsOf } from '../../views/pending/options.ts';
import { meetNeed, type Need, type Pending } from '../../views/pending/pending.ts';
import { wordOptions } from '../../views/pending/replaced-words.ts';

const MERGE_PLACES = ['top', 'bottom'] as const;

const isColor = (need: Need, value: string): value is Color =>
  ((need.kind === 'choice' && need.what === 'color') || need.kind === 'word') &&
  COLORS.some((color) => color === value);

const choicesOf = ({ step: { action } }: Pending): Choices | undefined =>
  'choices' in action ? action.choices : undefined;

interface ChoiceDialogProps {
  readonly pending: Pending;
  readonly need: Need;
  readonly title: string;
}

/** Asks for what can't be pointed at: a color, a type, a name, a mode, a number. */
export function ChoiceDialog({ pending, need, title }: ChoiceDialogProps) {
  const { t } = useTranslation();
  const actions = useActions();
  const options =
    need.kind === 'choice'
      ? optionsOf(need.what, need.from)
      : need.kind === 'merge-place'
        ? MERGE_PLACES
        : need.kind === 'word'
          ? wordOptions(need, choicesOf(pending))
          : undefined;
  const [number, setNumber] = useState(1);
  const [text, setText] = useState('');
  const isText = need.kind === 'choice' && options === undefined && need.what !== 'number';
  const choose = (value: string) => proceed(actions, meetNeed(pending, value));
  const isOptional = need.kind === 'choice' && need.isOptional === true;
  const textOf = (value: string): string =>
    need.kind === 'merge-place'
      ? t(`pending.mergePlace.${value as 'top' | 'bottom'}`)
      : isColor(need, value)
        ? t(`color.${value}`)
        : value;
  return (
    <Dialog
      title={title}
      onClose={() => actions.setPending(undefined)}
      actions={
        options === undefined ? (
          <Button
            look="primary"
            isDisabled={isText && text.trim() === ''}
            onPress={() => choose(isText ? text.trim() : String(number))}
          >
            {t('done')}
          </Button>
        ) : isOptional ? (
          <Button look="line" onPress={() => proceed(actions, meetNeed(pending, undefined))}>
            {t('pending.skip')}
          </Button>
        ) : undefined
      }
    >
      {isText ? (
        <TextInput
          label={title}
          value={text}
          onChange={setText}
          onEnter={() => text.trim() !== '' && choose(text.trim())}
          autoFocus
        />
      ) : options === undefined ? (
        <NumberInput label={title} value={number} min={0} onChange={setNumber} autoFocus />
      ) : (
        <ChoiceList
          label={title}
          options={options.map((value) => ({ value, text: textOf(value) }))}
          onChoose={choose}
        />
      )}
    </Dialog>
  );
}
