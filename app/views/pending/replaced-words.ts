import type { Choices, Instruction } from '../../../engine/index.ts';
import { CHOICE_FIELDS } from '../../../engine/index.ts';
import { optionsOf } from './options.ts';
import type { Need } from './pending.ts';

/** What sort of word a text-changing effect replaces (612.2). */
export type WordSort = 'color' | 'basic-land-type' | 'creature-type';
type WordNeed = Extract<Need, { kind: 'word' }>;

/** Asks which word is replaced, and then by which, for effects that let their controller choose. */
export function wordNeeds(instructions: readonly Instruction[]): readonly Need[] {
  const sorts = new Set<WordSort>();
  let isNewChosen = false;
  const visit = (tree: unknown): void => {
    if (typeof tree !== 'object' || tree === null) return;
    if ('kind' in tree && tree.kind === 'change-words' && 'from' in tree && 'to' in tree) {
      const sort = sortOf(tree.from);
      if (sort !== undefined) sorts.add(sort);
      isNewChosen ||= sortOf(tree.to) !== undefined;
    }
    for (const value of Object.values(tree)) visit(value);
  };
  visit(instructions);
  if (sorts.size === 0) return [];
  const replaced: Need = { kind: 'word', sorts: [...sorts], place: 'replaced' };
  return isNewChosen ? [replaced, { ...replaced, place: 'new' }] : [replaced];
}

function sortOf(word: unknown): WordSort | undefined {
  if (typeof word !== 'object' || word === null || !('chosen' in word)) return undefined;
  return word.chosen === 'color' || word.chosen === 'basic-land-type' || word.chosen === 'creature-type'
    ? word.chosen
    : undefined;
}

/** The words that can be chosen; the new one is of the sort of the one that it replaces, and another (612.2). */
export function wordOptions(need: WordNeed, choices: Choices = {}): readonly string[] {
  if (need.place === 'replaced') return need.sorts.flatMap(wordsOf);
  const sort = sortChosen(need, choices);
  const replaced = sort === undefined ? undefined : [choices[CHOICE_FIELDS[sort]] ?? []].flat()[0];
  return sort === undefined ? [] : wordsOf(sort).filter((word) => word !== replaced);
}

/** The choices with this word added; its sort is that of the word that it replaces. */
export function withWord(need: WordNeed, choices: Choices = {}, word: string): Choices {
  const sort =
    need.place === 'new'
      ? sortChosen(need, choices)
      : need.sorts.find((each) => wordsOf(each).includes(word));
  if (sort === undefined) return choices;
  const key = CHOICE_FIELDS[sort];
  const before = need.place === 'new' ? [choices[key] ?? []].flat() : [];
  return { ...choices, [key]: before.length === 0 ? word : [...before, word] };
}

/** Whether a word to be replaced was said. */
export const isWordSaid = (need: WordNeed, choices: Choices = {}): boolean =>
  sortChosen(need, choices) !== undefined;

const sortChosen = ({ sorts }: WordNeed, choices: Choices): WordSort | undefined =>
  sorts.find((sort) => choices[CHOICE_FIELDS[sort]] !== undefined);

const wordsOf = (sort: WordSort): readonly string[] => optionsOf(sort, undefined) ?? [];
