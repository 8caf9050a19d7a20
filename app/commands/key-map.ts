import type { Command } from './command.ts';

/** What of a key event names a shortcut. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The name of a pressed key: `mod+shift+z`, `]`, `?`. Shift counts only where the character does not tell it. */
export function shortcutOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): string {
  const name = SAME_KEY[key] ?? key.toLowerCase();
  const tellsShift = name.length === 1 && !/[a-z[\]]/.test(name);
  return [
    ...(ctrlKey || metaKey ? ['mod'] : []),
    ...(altKey ? ['alt'] : []),
    ...(shiftKey && !tellsShift ? ['shift'] : []),
    name,
  ].join('+');
}

const SAME_KEY: Readonly<Record<string, string>> = { ' ': 'space', '{': '[', '}': ']' };

/** The command for a pressed key, if any: inside a text field only those with Ctrl, function keys and Escape. */
export function commandFor(
  press: KeyPress,
  commands: readonly Command[],
  isTyping: boolean,
): Command | undefined {
  const shortcut = shortcutOf(press);
  if (isTyping && !/^(mod\+[^adcvxyz]|mod\+shift\+c|(shift\+)?f\d)/.test(shortcut)) return undefined;
  return commands.find(({ keys }) => keys.includes(shortcut));
}

/** Whether the keyboard is writing there. */
export function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (
    target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
    return true;
  return target instanceof HTMLInputElement && !/^(checkbox|radio|range|button)$/.test(target.type);
}
