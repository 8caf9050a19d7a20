import { lemma, normalise, normalisedWords } from '../../oracle/normalise.ts';
import { oneWording } from './wordings.ts';

/** Words that one of two texts has more often than the other, and how much they tell. */
export interface WordLoss {
  /** Only in the official text: a part of its meaning may have been dropped. */
  readonly lost: readonly string[];
  /** Only in the rendered text: something may have been made up. */
  readonly added: readonly string[];
  readonly weight: number;
}

/** Stands for something else, joins clauses, or goes without saying: no sign of anything. */
const WEIGHTLESS: ReadonlySet<string> = new Set(
  `~ a an the it its it's this thi that those these and or to of with in on for by as from at is be do are has have gain
  get become card permanent creature spell who which then also he she him her his they their there exist all any
  one amount number player' owner' controller' creature' exiled s was were`.split(/\s+/),
);

/** Narrows or turns what is said: where such a word is lost, the reading is most likely wrong. */
const TELLING: ReadonlySet<string> = new Set(
  `other nontoken token only instead except unless otherwise during not no non up target may if while until next turn
  opponent you your control tapped untapped attacking blocking enchanted equipped chosen first second third once twice
  half more less fewer least most greater additional base still lose without total greatest equal same different enter
  dy die leave graveyard hand library exile battlefield combat end upkeep beginning cast long can`.split(
    /\s+/,
  ),
);

const WEIGHTY = 5;
const PLAIN = 2;

/** How much it tells that a word is missing; 0 for words that say nothing by themselves. */
const weightOf = (word: string): number => {
  if (WEIGHTLESS.has(word)) return 0;
  return TELLING.has(word) || /[\d{]/.test(word) || word.startsWith('non') ? WEIGHTY : PLAIN;
};

/** Compares two texts of an object with these names by their words, in any order. */
export function lostWords(official: string, rendered: string, names: readonly string[]): WordLoss {
  const one = wordCounts(official, names);
  const other = wordCounts(rendered, names);
  const lost = surplus(one, other);
  const added = surplus(other, one);
  const weight = [...lost, ...added].reduce((sum, word) => sum + weightOf(word), 0);
  return { lost, added, weight };
}

/** Ability words have no meaning (207.2c), and texts of static abilities drop them. */
const withoutAbilityWord = (text: string): string => text.replace(/^[A-Z][\w' ]{2,30} — (?=[A-Z{])/gm, '');

function wordCounts(text: string, names: readonly string[]): ReadonlyMap<string, number> {
  const words = normalisedWords(oneWording(normalise(withoutAbilityWord(text), { names })));
  const counts = new Map<string, number>();
  for (const word of words.map(lemma)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const surplus = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): string[] =>
  [...one]
    .filter(([word]) => weightOf(word) > 0)
    .flatMap(([word, count]) => new Array<string>(Math.max(0, count - (other.get(word) ?? 0))).fill(word))
    .sort();
