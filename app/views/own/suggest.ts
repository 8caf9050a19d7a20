import { distance } from 'fastest-levenshtein';
import type { CompilableFace } from '../../../engine/index.ts';
import { compileText, knownWords } from '../../../engine/index.ts';
import type { LineView } from './reading.ts';

/** Words of the text and what could stand in their place, so that more of the line is read. */
export interface Fix {
  readonly start: number;
  readonly end: number;
  readonly was: string;
  readonly text: string;
}

/** What can be done about a line that is not understood. */
export interface Advice {
  /** The best first. */
  readonly fixes: readonly Fix[];
  /** What could stand in the place of the rest of the line from `start` on, so that the line is read. */
  readonly goesOn: { readonly start: number; readonly phrases: readonly string[] } | undefined;
}

const WORD = /[\p{L}][\p{L}'’-]*/gu;
/** So many words of a line are tried, and so many in the place of each. */
const SUSPECTS = 4;
const CANDIDATES = 6;

/** Phrases with which a line often goes on. */
const PHRASES = [
  'until end of turn',
  'get +1/+1',
  'gets +1/+1',
  'have flying',
  'gains flying',
  'gains flying until end of turn',
  'you control',
  'you control get +1/+1',
  'creature',
  'creatures you control get +1/+1',
  'in addition to its other types',
  'as long as you control a land',
  'for each land you control',
  'and has flying',
  'enters tapped',
  'base power and toughness 1/1',
  'a card',
  'this creature gets +1/+1',
];

/**
 * Advice about a line, each piece of it tried: a fix lets the reading go further, and what could go on makes the line
 * so far a whole one.
 */
export function adviceFor(face: CompilableFace, line: LineView): Advice {
  if (line.unread === undefined) return { fixes: [], goesOn: undefined };
  const fixes = fixesOf(face, line);
  return { fixes, goesOn: fixes.length > 0 ? undefined : goingOn(face, line) };
}

/** How far the line that begins at `start` is read: an offset, or beyond everything. */
function reach(face: CompilableFace, text: string, start: number): number {
  const line = compileText({ ...face, text }).lines.find((each) => each.start === start);
  if (line === undefined) return -1;
  return line.unread === undefined ? Number.POSITIVE_INFINITY : line.unread.start;
}

function fixesOf(face: CompilableFace, line: LineView): readonly Fix[] {
  const stop = line.unread?.start ?? line.start;
  const known = vocabulary();
  const found: { readonly fix: Fix; readonly gain: number; readonly far: number }[] = [];
  for (const { start, end, was } of suspects(face.text, line, stop, known)) {
    for (const { word, far } of nearest(was, known)) {
      const text = face.text.slice(0, start) + word + face.text.slice(end);
      const shift = word.length - was.length;
      const gain = reach(face, text, line.start) - shift - stop;
      // That only the word itself is read proves little: the next one must be, too.
      if (stop + gain > Math.max(end, stop) + 1)
        found.push({ fix: { start, end, was, text: word }, gain, far });
    }
  }
  const sorted = found.sort((one, another) =>
    one.gain === another.gain ? one.far - another.far : another.gain - one.gain,
  );
  return sorted.slice(0, 3).map(({ fix }) => fix);
}

/** Words that nobody knows, and the one where the reading stops; that one first. */
function suspects(text: string, line: LineView, stop: number, known: ReadonlyMap<string, string>) {
  const words = [...text.slice(line.start, line.end).matchAll(WORD)].map((match) => {
    const start = line.start + match.index;
    return { start, end: start + match[0].length, was: match[0] };
  });
  const strange = words.filter(({ was, start }) => start === stop || !known.has(was.toLowerCase()));
  return strange
    .sort((one, another) => Math.abs(one.start - stop) - Math.abs(another.start - stop))
    .slice(0, SUSPECTS);
}

/** Known words a few letters from this one, in its own case unless the word has a capital of its own. */
function nearest(was: string, known: ReadonlyMap<string, string>) {
  const wanted = was.toLowerCase();
  const most = wanted.length <= 3 ? 1 : 2;
  const isCapital = /^\p{Lu}/u.test(was);
  return [...known]
    .filter(([word]) => Math.abs(word.length - wanted.length) <= most)
    .map(([word, spelled]) => ({ spelled, far: distance(word, wanted) }))
    .filter(({ spelled, far }) => far <= most && spelled !== was)
    .sort((one, another) => one.far - another.far)
    .slice(0, CANDIDATES)
    .map(({ spelled, far }) => ({
      word: isCapital ? spelled.charAt(0).toUpperCase() + spelled.slice(1) : spelled,
      far,
    }));
}

/** So many words before the place where the reading stops may be what is wrong. */
const BACK = 4;

function goingOn(face: CompilableFace, line: LineView): Advice['goesOn'] {
  const { unread } = line;
  if (unread === undefined) return undefined;
  const inLine = face.text.slice(line.start, line.end);
  const starts = [...inLine.matchAll(/\S+/g)].map(({ index }) => line.start + index);
  const isLast = face.text.slice(unread.end, line.end).trim().replace('.', '') === '';
  const places = [
    ...(isLast ? [line.end] : []),
    ...starts
      .filter((start) => start <= unread.start && start > line.start)
      .slice(-BACK)
      .reverse(),
  ];
  for (const start of places) {
    const before = face.text.slice(0, start).replace(/[\s.]+$/, '');
    const goes = (more: string): boolean =>
      reach(face, `${before}${more}.`, line.start) === Number.POSITIVE_INFINITY;
    const found = PHRASES.filter((phrase) => goes(` ${phrase}`)).slice(0, 3);
    const phrases = start < line.end && goes('') ? ['.', ...found] : found;
    if (phrases.length > 0) return { start: before.length, phrases };
  }
  return undefined;
}

let words: ReadonlyMap<string, string> | undefined;

/** Known words in small letters, each with its spelling. */
function vocabulary(): ReadonlyMap<string, string> {
  words ??= new Map([...knownWords()].map((word) => [word.toLowerCase(), word]));
  return words;
}
