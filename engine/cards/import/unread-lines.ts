import type { CompiledText } from '../../oracle/compile/compile-text.ts';
import type { UnreadLine } from '../card-definition.ts';

/** What must be said with the card wherever it goes: nothing of these lines is among its abilities. */
export const unreadLines = (text: string, lines: CompiledText['lines']): readonly UnreadLine[] =>
  lines.flatMap(({ start, end, unread }) =>
    unread === undefined
      ? []
      : {
          text: text.slice(start, end),
          start: Math.max(unread.start, start) - start,
          end: Math.min(unread.end, end) - start,
        },
  );
