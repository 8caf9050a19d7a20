import { KEYWORDS } from '../../vocabulary/keywords.ts';

/** One line of a card's text, or a line with the bullets below it. */
export interface SourceLine {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Lines that begin with a bullet and belong to this one. */
  readonly bullets: readonly SourceLine[];
}

interface Line extends SourceLine {
  end: number;
  text: string;
  readonly bullets: Line[];
}

/**
 * The lines of a text that have words; bullets go with the line that announces them. A line that breaks off within a
 * sentence goes on in the next one.
 */
export function linesOf(text: string): SourceLine[] {
  const lines: Line[] = [];
  let start = 0;
  for (const raw of text.split('\n')) {
    const end = start + raw.length;
    const line: Line = { start, end, text: raw, bullets: [] };
    const announcing = lines.at(-1);
    const last = announcing?.bullets.at(-1) ?? announcing;
    if (BULLET.test(raw) && announcing !== undefined) announcing.bullets.push(line);
    else if (last !== undefined && raw.trim() !== '' && goesOn(last.text, raw)) {
      last.end = end;
      last.text = text.slice(last.start, end).replaceAll('\n', ' ');
    } else if (raw.trim() !== '') lines.push(line);
    start = end + 1;
  }
  return lines;
}

/** A bullet, or what a mode costs of those that may be chosen (700.2i). */
const BULLET = /^\s*(?:[•*+]|&bull;?|(?:\{P\})+ [—-]) /;
const ENDED = /[.!?:—–)"”\]|-]\s*$/;
/** Fewer words than these may be a keyword with what belongs to it, or the title of a part. */
const LONG = 7;

/** Whether a line breaks off within a sentence that the next one ends: it has no mark at its end. */
function goesOn(line: string, next: string): boolean {
  const text = line.replace(/\([^()]*\)/g, ' ').trim();
  if (text === '' || ENDED.test(line) || isKeywords(text) || (isKeywords(next) && /^\s*\p{Lu}/u.test(next)))
    return false;
  return /^\s*[a-z]/.test(next) || text.endsWith(',') || text.split(/\s+/).length >= LONG;
}

const KEYWORD_START = new RegExp(`^(?:${KEYWORDS.join('|')})\\b`, 'i');
const isKeywords = (text: string): boolean => KEYWORD_START.test(text.replace(/^[\w' ]{1,30} [—-] /, ''));
