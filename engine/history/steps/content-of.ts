import type { Reading } from '../../oracle/text-reader.ts';
import { refuse } from '../refusal.ts';

/** What the text means; the step is refused, with the words that mean nothing, if not all of it is understood. */
export function contentOf<Content>(
  reading: Reading<Content> | undefined,
  code: 'unknown-effect-text' | 'unsupported-text',
  text: string,
  card?: string,
): Content {
  if (reading === undefined) return refuse('text-not-read-yet', { text });
  if ('content' in reading) return reading.content;
  const { unread } = reading;
  return refuse(code, {
    text,
    unread: unread.text,
    expected: unread.expected,
    ...(card === undefined ? {} : { card }),
  });
}
