import type { Comparison } from '../../../abilities/amount.ts';
import type { ColorWord, NameWord, SubtypeWord } from '../../../abilities/words.ts';
import { COLOR_WORDS } from '../../../vocabulary/colors.ts';
import type { CounterKind } from '../../../vocabulary/counters.ts';
import type { Keyword } from '../../../vocabulary/keywords.ts';
import type { Subtype } from '../../../vocabulary/subtypes.ts';
import { withArticle } from './grammar.ts';

export const colorPhrase = (word: ColorWord): string =>
  typeof word === 'string' ? COLOR_WORDS[word] : 'the chosen color';

/** A subtype, or what stands for the chosen one: "the chosen type", "the chosen basic land type". */
export function subtypePhrase(word: SubtypeWord): string {
  if (typeof word === 'string') return word;
  const ordinal = word.index === undefined ? '' : `${ORDINALS[word.index] ?? 'last'} `;
  switch (word.chosen) {
    case 'creature-type':
    case 'basic-land-type':
    case 'land-type':
      return `the ${ordinal}chosen type`;
  }
}

const ORDINALS: readonly string[] = ['first', 'second', 'third', 'fourth', 'fifth'];

/** A keyword alone: "flying", "islandwalk". */
export const keywordWord = ({ keyword, of }: { readonly keyword: Keyword; readonly of?: Subtype }): string =>
  of !== undefined && keyword === 'landwalk' ? `${of.toLowerCase()}walk` : keyword;

export const namePhrase = (word: NameWord): string => (typeof word === 'string' ? word : 'the chosen name');

export const counterPhrase = (kind: CounterKind | undefined): string =>
  kind === undefined ? 'counter' : `${kind} counter`;

export const aCounter = (kind: CounterKind): string => withArticle(counterPhrase(kind));

/** "4 or greater", "less than 2", "4": what follows "power", "mana value" … Takes the number's text. */
export function comparisonPhrase(comparison: Comparison, to: string): string {
  const isPlain = /^(?:\w+|-?\d+)$/.test(to);
  switch (comparison) {
    case '=':
      return isPlain ? to : `equal to ${to}`;
    case '!=':
      return `other than ${to}`;
    case '<':
      return `less than ${to}`;
    case '<=':
      return isPlain ? `${to} or less` : `less than or equal to ${to}`;
    case '>':
      return `greater than ${to}`;
    case '>=':
      return isPlain ? `${to} or greater` : `greater than or equal to ${to}`;
  }
}
