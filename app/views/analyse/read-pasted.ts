import type { CardType, TypeLine } from '../../../engine/index.ts';
import { compileText, parseTypeLine } from '../../../engine/index.ts';

/** One face of a pasted text: what stands above it was a name and a type line, or nothing. */
export interface PastedFace {
  /** Empty if there is none. */
  readonly name: string;
  /** `undefined` for words without a type line: what they are has to be guessed or said. */
  readonly types: TypeLine | undefined;
  readonly text: string;
}

const BETWEEN_FACES = /^\s*(?:\/{2,}|[-—–_]{2,})\s*$/;
const COST = /^(?:\{[^{}]+\})+$|^(?=.*[\dWUBRGX])[\dWUBRGXC]{1,8}$/;
const COST_AT_END = /\s+(?:\{[^{}]+\}\s*)+$/;
const NUMBERS = /^(?:[-\d*+.]+\s*\/\s*[-\d*+.]+|(?:loyalty|defense)\b\s*:?\s*\w+)$/i;
const LEVEL = /^level\s/i;

/**
 * The faces of a card as people copy it: name with or without cost, type line, text, size; faces with a line of `//` or
 * dashes between. Anything else is taken for text alone. Never throws.
 */
export const readPasted = (pasted: string): readonly PastedFace[] =>
  blocksOf(pasted)
    .map(faceOf)
    .filter(({ name, text }) => name !== '' || text !== '');

function blocksOf(pasted: string): readonly (readonly string[])[] {
  const blocks: string[][] = [[]];
  for (const line of pasted.split(/\r\n|\r|\n/).map((each) => each.trim())) {
    if (BETWEEN_FACES.test(line)) blocks.push([]);
    else if (line !== '') blocks.at(-1)?.push(line);
  }
  return blocks;
}

function faceOf(lines: readonly string[]): PastedFace {
  const at = lines.slice(0, 3).findIndex(isTypeLine);
  const [first = '', second = ''] = lines;
  const isHead = at === 0 || at === 1 || (at === 2 && COST.test(second));
  if (!isHead) return { name: '', types: undefined, text: lines.join('\n') };
  const body = lines.slice(at + 1);
  const last = body.at(-1) ?? '';
  const hasNumbers = NUMBERS.test(last) && !LEVEL.test(body.at(-2) ?? '');
  return {
    name: at === 0 ? '' : first.replace(COST_AT_END, ''),
    types: parseTypeLine(lines[at] ?? ''),
    text: (hasNumbers ? body.slice(0, -1) : body).join('\n'),
  };
}

function isTypeLine(line: string): boolean {
  if (/[.,:{}“”"]/.test(line)) return false;
  const { cardTypes, unknown } = parseTypeLine(line);
  return cardTypes.length > 0 && unknown.length === 0;
}

/** What words without a type line may stand on. */
export const GUESSED_TYPES = [
  'creature',
  'instant',
  'artifact',
  'enchantment',
  'land',
  'planeswalker',
] as const satisfies readonly CardType[];
export type GuessedType = (typeof GUESSED_TYPES)[number];

/** On which kind of card most of the text is understood; the first of these if several do. */
export function guessType(text: string): GuessedType {
  const unread = GUESSED_TYPES.map(
    (type) =>
      compileText({ name: '', text, cardTypes: [type] }).lines.filter((line) => line.unread !== undefined)
        .length,
  );
  return GUESSED_TYPES[unread.indexOf(Math.min(...unread))] ?? 'creature';
}
