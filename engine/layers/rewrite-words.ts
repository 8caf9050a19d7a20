import type { ColorWord, NameWord, SubtypeWord } from '../abilities/words.ts';
import type { Choices } from '../vocabulary/choices.ts';
import { COLOR_WORDS, COLORS } from '../vocabulary/colors.ts';
import { colorOfWord, nameOfWord, subtypeOfWord } from './chosen-words.ts';

/** How each use of a word in an effect's data is replaced (CR 612). */
export interface WordRewriter {
  readonly color?: (word: ColorWord) => ColorWord;
  readonly subtype?: (word: SubtypeWord) => SubtypeWord;
  readonly name?: (word: NameWord) => NameWord;
  /** Text that the engine only shows. */
  readonly prose?: (text: string) => string;
}

type WordKind = keyof WordRewriter;

/**
 * Where words stand in abilities, effects, selectors, amounts, conditions and instructions: by the kind of the node
 * and the field. What isn't listed holds no word that a text-changing effect may touch (612.2).
 */
const FIELDS: Readonly<Record<string, Readonly<Record<string, WordKind>>>> = {
  subtype: { subtype: 'subtype' },
  color: { color: 'color' },
  name: { name: 'name' },
  keyword: { of: 'subtype' },
  devotion: { to: 'color' },
  'change-words': { from: 'subtype', to: 'subtype' },
  'set-name': { name: 'name' },
  'set-subtypes': { subtypes: 'subtype' },
  'add-subtypes': { subtypes: 'subtype' },
  'remove-subtypes': { subtypes: 'subtype' },
  'set-basic-land-types': { types: 'subtype' },
  'set-colors': { colors: 'color' },
  'add-colors': { colors: 'color' },
  'plain-static': { words: 'prose' },
  'other-rule': { words: 'prose' },
  other: { words: 'prose' },
};

/** A token's description (111.3) has no kind of its own. Its name is made of its types (612.2a). */
const TOKEN_FIELDS: Readonly<Record<string, WordKind>> = {
  subtypes: 'subtype',
  colors: 'color',
  name: 'prose',
};

/** The data with its words replaced; the same value where no word changes. */
export function rewriteWords<T>(data: T, rewriter: WordRewriter): T {
  return walk(data, rewriter, undefined) as T;
}

function walk(
  node: unknown,
  rewriter: WordRewriter,
  fields: Readonly<Record<string, WordKind>> | undefined,
): unknown {
  if (Array.isArray(node)) return mapArray(node, (item) => walk(item, rewriter, undefined));
  if (typeof node !== 'object' || node === null) return node;
  const record = node as Readonly<Record<string, unknown>>;
  const own = fields ?? (typeof record.kind === 'string' ? FIELDS[record.kind] : undefined);
  let changed: Record<string, unknown> | undefined;
  for (const key of Object.keys(record)) {
    const before = record[key];
    const word = own?.[key];
    const after =
      word === undefined
        ? walk(before, rewriter, key === 'token' ? TOKEN_FIELDS : undefined)
        : rewriteField(before, word, rewriter);
    if (after === before) continue;
    changed ??= { ...record };
    changed[key] = after;
  }
  return changed ?? record;
}

function rewriteField(value: unknown, word: WordKind, rewriter: WordRewriter): unknown {
  if (Array.isArray(value)) return mapArray(value, (item) => rewriteField(item, word, rewriter));
  const isWord =
    typeof value === 'string' || (typeof value === 'object' && value !== null && 'chosen' in value);
  if (!isWord) return value;
  // Of a text-changing effect's words it is not said which sort they are of.
  const sort = word === 'subtype' && isChosenColor(value) ? 'color' : word;
  return (rewriter[sort] as ((from: unknown) => unknown) | undefined)?.(value) ?? value;
}

const isChosenColor = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'chosen' in value && value.chosen === 'color';

function mapArray(items: readonly unknown[], map: (item: unknown) => unknown): readonly unknown[] {
  let changed = false;
  const mapped = items.map((item) => {
    const after = map(item);
    if (after !== item) changed = true;
    return after;
  });
  return changed ? mapped : items;
}

/** Replaces one word by another of the same sort, as "change all instances of one word" does (612.1). */
export function wordChange(from: string, to: string): WordRewriter {
  const color = COLORS.find((candidate) => candidate === from);
  const shownFrom = color === undefined ? from : COLOR_WORDS[color];
  const shownTo = color === undefined ? to : (COLOR_WORDS[to as never] ?? to);
  const pattern = new RegExp(`\\b${shownFrom.replace(/[^\w]/g, '\\$&')}\\b`, 'g');
  const prose = (text: string) => text.replace(pattern, shownTo);
  if (color !== undefined) return { color: (word) => (word === from ? (to as ColorWord) : word), prose };
  return { subtype: (word) => (word === from ? to : word), prose };
}

/** Puts in what was chosen: for data that leaves the object that remembers the choice (607.2d). */
export function choiceBinding(choices: Choices | undefined): WordRewriter {
  return {
    color: (word) => colorOfWord(word, choices) ?? word,
    subtype: (word) => subtypeOfWord(word, choices) ?? word,
    name: (word) => nameOfWord(word, choices) ?? word,
  };
}
