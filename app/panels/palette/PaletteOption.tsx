import { useTranslation } from 'react-i18next';
import type { EntryKind, PaletteEntry } from '../../commands/palette/entry.ts';
import type { FoundEntry } from '../../commands/palette/search.ts';
import { cx } from '../../components/cx.ts';
import { Icon, type IconName } from '../../components/Icon.tsx';
import { Keys } from '../../components/Keys.tsx';
import { COMMAND_ICONS } from '../command-icons.ts';
import css from './Palette.module.css';

interface PaletteOptionProps {
  readonly found: FoundEntry;
  readonly isActive: boolean;
  /** Its part is named beside it, where no heading does. */
  readonly hasGroup: boolean;
  readonly groupTitle: string;
  readonly onPoint: () => void;
  readonly onRun: () => void;
}

const ICONS: Readonly<Record<Exclude<EntryKind, 'command'>, IconName>> = {
  object: 'scan',
  step: 'clock',
  rule: 'book-open',
  example: 'lightbulb',
};

/** The element's id, by which the field names the active option. */
export const optionId = ({ key }: PaletteEntry): string => `palette-option-${key.replace(/[^\w-]/g, '_')}`;

/** One line: its icon, its name with the letters that were asked for, and its key or why it can't be run. */
export function PaletteOption({ found, isActive, hasGroup, groupTitle, onPoint, onRun }: PaletteOptionProps) {
  const { t } = useTranslation('palette');
  const { entry, marked } = found;
  const icon = entry.kind === 'command' ? COMMAND_ICONS[entry.command] : ICONS[entry.kind];
  const isPlace = entry.kind !== 'command';
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the keyboard stays in the field, which names the active option
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
    <div
      role="option"
      id={optionId(entry)}
      aria-selected={isActive}
      aria-disabled={entry.whyNot !== undefined}
      className={cx(css.option, isActive && css.active, entry.whyNot !== undefined && css.disabled)}
      onPointerMove={isActive ? undefined : onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onRun}
    >
      <Icon name={icon} size={16} className={css.icon} />
      <span className={css.text}>
        <span className={cx(css.name, entry.kind === 'rule' && css.number)}>
          {marking(entry.text, marked)}
        </span>
        {isPlace && entry.detail !== '' && <span className={css.detail}>{entry.detail}</span>}
      </span>
      {entry.whyNot === undefined ? (
        hasGroup && <span className={css.part}>{groupTitle}</span>
      ) : (
        <span className={css.why}>{t(`whyNot.${entry.whyNot}`)}</span>
      )}
      {entry.shortcut !== undefined && <Keys shortcut={entry.shortcut} />}
    </div>
  );
}

/** The text with the letters that were asked for marked; neighbors are marked together. */
function marking(text: string, marked: ReadonlySet<number>) {
  if (marked.size === 0) return text;
  const parts: { text: string; isMarked: boolean; at: number }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const isMarked = marked.has(at);
    const last = parts.at(-1);
    if (last?.isMarked === isMarked) last.text += text[at];
    else parts.push({ text: text[at] ?? '', isMarked, at });
  }
  return parts.map((part) => (part.isMarked ? <b key={part.at}>{part.text}</b> : part.text));
}
