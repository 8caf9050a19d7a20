/** One line of a list of cards. */
export interface DeckLine {
  /** Its place in the text, from 0. */
  readonly line: number;
  readonly count: number;
  readonly name: string;
  readonly isSideboard: boolean;
}

/** Lines that are read; a longer text is no list of cards. */
const LINES = 600;
const NAME = 200;

/** Titles of parts, as programs that build decks write them. */
const PART =
  /^(?:deck|main(?: ?deck)?|side ?board|commanders?|companions?|maybe ?board|creatures?|lands?|instants?|sorcer(?:y|ies)|artifacts?|enchantments?|planeswalkers?|battles?|spells?|tokens?|other|about)\b\s*:?\s*(?:\(\d+\))?:?$/i;

/**
 * The cards that a text lists, one a line: "4 Lightning Bolt", "1x Fire // Ice (MH2) 290", "SB: 2 Abrade". Titles,
 * comments and empty lines name none. Any text can be read; never throws.
 */
export function parseDecklist(text: string): readonly DeckLine[] {
  const found: DeckLine[] = [];
  let isSideboard = false;
  for (const [line, whole] of text.split(/\r?\n/).slice(0, LINES).entries()) {
    const words = whole.trim();
    if (words === '' || /^(?:\/\/|#|name\s)/i.test(words)) continue;
    if (PART.test(words)) {
      isSideboard = /^(?:side|maybe)/i.test(words);
      continue;
    }
    const ownPart = /^(?:SB|sideboard):\s*/i.exec(words)?.[0] ?? '';
    const [counted = '', count = '1'] =
      /^(\d{1,2})(?:\s*[x×]\s+|\s+)/i.exec(words.slice(ownPart.length)) ?? [];
    const name = nameIn(words.slice(ownPart.length + counted.length));
    if (name === '' || Number(count) === 0) continue;
    found.push({ line, count: Number(count), name, isSideboard: isSideboard || ownPart !== '' });
  }
  return found;
}

/** The name without set, number, finish and tags behind it. */
const nameIn = (text: string): string =>
  text
    .replace(/\s+[([<][\w .-]{2,8}[)\]>].*$/, '')
    .replace(/\s+(?:\*[^*]+\*|#|\^|\[).*$/, '')
    .trim()
    .slice(0, NAME);

/** The text with another name in one line, its count kept. */
export function withName(text: string, { line, count, isSideboard }: DeckLine, name: string): string {
  const lines = text.split(/\r?\n/);
  lines[line] = `${isSideboard ? 'SB: ' : ''}${count} ${name}`;
  return lines.join('\n');
}

/** Whether a pasted text is a list and not a sentence or a file. */
export const looksLikeList = (text: string): boolean =>
  !/^\s*[[{<]/.test(text) && parseDecklist(text).length > 1;
