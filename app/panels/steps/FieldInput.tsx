import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { COLORS, FACE_DOWN_KINDS, type GameState, STICKER_KINDS, ZONES } from '../../../engine/index.ts';
import { Checkbox } from '../../components/Checkbox.tsx';
import { ComboInput } from '../../components/ComboInput.tsx';
import { NumberInput } from '../../components/NumberInput.tsx';
import { SelectInput } from '../../components/SelectInput.tsx';
import { TextInput } from '../../components/TextInput.tsx';
import { useSentences, useStrata } from '../../store/hooks.ts';
import type { ChoiceName, StepField } from '../../views/edit/step-field.ts';

interface FieldInputProps {
  readonly field: StepField;
  /** The game right before the step. */
  readonly before: GameState | undefined;
  readonly cardNames: readonly string[];
  readonly autoFocus?: boolean;
  readonly onChange: (value: string) => void;
}

interface Option {
  readonly value: string;
  readonly text: string;
}

/** One field of a step, as what it is: a player, an object, a number, a word … */
export function FieldInput({ field, before, cardNames, autoFocus = false, onChange }: FieldInputProps) {
  const { t } = useTranslation('steps');
  const { t: tApp } = useTranslation();
  const sentences = useSentences();
  const players = useStrata((state) => state.document.players);
  const label = useFieldLabel()(field);
  const hint = HINTS.find((each) => each === field.name);
  const placeholder = hint === undefined ? {} : { placeholder: t(`hint.${hint}`) };
  const people = players.map((player) => ({ value: player, text: tApp('player.name', { player }) }));
  const things = [...(before?.objects.keys() ?? [])].map((id) => ({
    value: id as string,
    text: before === undefined ? id : sentences.objectName(before, id),
  }));
  const select = (options: readonly Option[], none: string = t('none')) => {
    const all = [...(field.isOptional === true ? [{ value: '', text: none }] : []), ...distinct(options)];
    const isThere = all.some(({ value }) => value === field.value);
    return (
      <SelectInput
        label={label}
        value={field.value}
        options={isThere || field.value === '' ? all : [{ value: field.value, text: field.value }, ...all]}
        onChange={onChange}
      />
    );
  };
  switch (field.input) {
    case 'player':
      return select(people, field.name === 'owner' ? t('same') : undefined);
    case 'object':
      return select(things);
    case 'player-or-object':
      return select([...things, ...people]);
    case 'zone':
      return select(ZONES.map((zone) => ({ value: zone, text: tApp(`zone.${zone}`) })));
    case 'color':
      return select(COLORS.map((color) => ({ value: color, text: tApp(`color.${color}`) })));
    case 'face-down':
      return select(
        FACE_DOWN_KINDS.map((kind) => ({ value: kind, text: t(`faceDown.${kind}`) })),
        t('faceDown.no'),
      );
    case 'sticker-kind':
      return select(STICKER_KINDS.map((kind) => ({ value: kind, text: t(`stickerKind.${kind}`) })));
    case 'choice-name':
      return select(
        (field.options ?? []).map((name) => ({ value: name, text: t(`field.${name as ChoiceName}`) })),
      );
    case 'select':
      return select((field.options ?? []).map((value) => ({ value, text: value })));
    case 'word':
      return (
        <WordInput
          key={field.name.startsWith('add') ? JSON.stringify(field.options) : undefined}
          label={label}
          field={field}
          options={field.options ?? cardNames}
          autoFocus={autoFocus}
          {...placeholder}
          onChange={onChange}
        />
      );
    case 'number': {
      const value = field.value === '' ? undefined : Number(field.value);
      return (
        <NumberInput
          label={label}
          value={value}
          autoFocus={autoFocus}
          onChange={(number) => onChange(String(number))}
          {...(field.isOptional === true ? { onClear: () => onChange('') } : {})}
        />
      );
    }
    case 'text':
    case 'rules-text':
      return (
        <DraftText
          label={label}
          value={field.value}
          autoFocus={autoFocus}
          {...placeholder}
          onChange={onChange}
        />
      );
    case 'check':
      return (
        <Checkbox isSelected={field.value !== ''} onChange={(on) => onChange(on ? 'yes' : '')}>
          {label}
        </Checkbox>
      );
  }
}

const HINTS = ['types', 'subtypes', 'supertypes', 'colors', 'how', 'mana', 'order'] as const;

/** Several permanents may have one name: their ids tell them apart. */
function distinct(options: readonly Option[]): readonly Option[] {
  const count = new Map<string, number>();
  for (const { text } of options) count.set(text, (count.get(text) ?? 0) + 1);
  return options.map((option) =>
    (count.get(option.text) ?? 0) > 1 ? { ...option, text: `${option.text} (${option.value})` } : option,
  );
}

/** What a field is called: with its number where there are several. */
export function useFieldLabel(): (field: Pick<StepField, 'name' | 'about' | 'index'>) => string {
  const { t } = useTranslation('steps');
  return ({ name, about, index }) => {
    const label = t(`field.${name}`, { about: about ?? '' });
    return index === undefined ? label : t('numbered', { label, number: index + 1 });
  };
}

interface DraftProps {
  readonly label: string;
  readonly value: string;
  readonly autoFocus: boolean;
  readonly placeholder?: string;
  readonly onChange: (value: string) => void;
}

/** What is being typed stays as it is typed, whatever is understood of it. */
function DraftText({ value, onChange, ...props }: DraftProps) {
  const [draft, setDraft] = useState({ text: value, of: value });
  const text = draft.of === value ? draft.text : value;
  return (
    <TextInput
      {...props}
      value={text}
      onChange={(next) => {
        setDraft({ text: next, of: value });
        onChange(next);
      }}
    />
  );
}

interface WordProps extends Omit<DraftProps, 'value'> {
  readonly field: StepField;
  readonly options: readonly string[];
}

/** A word that adds something (a counter's kind) counts once it is chosen, any other as it is typed. */
function WordInput({ field, onChange, ...props }: WordProps) {
  const [draft, setDraft] = useState('');
  const adds = field.name.startsWith('add');
  if (!adds) return <ComboInput {...props} value={field.value} onChange={onChange} />;
  return (
    <ComboInput
      {...props}
      value={draft}
      onChange={(next) => {
        setDraft(next);
        if (props.options.includes(next)) onChange(next);
      }}
      onEnter={() => draft.trim() !== '' && onChange(draft)}
    />
  );
}
