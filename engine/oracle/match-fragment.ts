import type { Ability } from '../abilities/ability.ts';
import { KEYWORDS } from '../vocabulary/keywords.ts';
import type { DescribeContext } from './describe/en/context.ts';
import { describeAbility } from './describe/en/describe.ts';
import { parseKeyword } from './match/parse-keyword.ts';
import { lemma, normalise, normalisedWords } from './normalise.ts';
import { officialWords } from './official-words.ts';

/** Which abilities a fragment of official wording means, by index: none, one, or several that fit equally well. */
export interface FragmentMatch {
  readonly indexes: readonly number[];
  readonly how: 'keyword' | 'text' | 'words' | 'none';
}

/**
 * Finds the abilities that a fragment means: those of which it is the keyword ("equip", "protection from black"), and
 * for the name of a keyword no others; else those whose text contains it, or the
 * official words from which they were read; else those that have all its words in this order, with the fewest others between.
 * Texts are compared after {@link normalise}. Several indexes mean that the fragment is ambiguous.
 */
export function matchFragment(
  fragment: string,
  abilities: readonly Ability[],
  context: DescribeContext,
): FragmentMatch {
  const own = { names: [context.name] };
  const wanted = normalise(fragment, own);
  if (wanted === '') return { indexes: [], how: 'none' };
  const described = abilities.map((ability) => describeAbility(ability, context));
  const texts = described.map((text) => normalise(text, own));

  const keywords = indexesWhere(abilities, (ability, index) =>
    isKeyword(ability, texts[index] ?? '', wanted),
  );
  if (keywords.length > 0) return { indexes: keywords, how: 'keyword' };
  // What gives first strike to others doesn't have it.
  if (isKeywordName(fragment, wanted)) return { indexes: [], how: 'none' };

  // "flood counter" rather means the text with "a flood counter" than the one with "flood counters".
  const whole = indexesWhere(texts, (text) => ` ${text} `.includes(` ${wanted} `));
  if (whole.length > 0) return { indexes: unquoted(whole, described, wanted, own), how: 'text' };
  // A fragment may begin or end inside a word: a longer mana cost, a plural.
  const containing = indexesWhere(texts, (text) => text.includes(wanted));
  if (containing.length > 0) return { indexes: unquoted(containing, described, wanted, own), how: 'text' };
  const official = indexesWhere(abilities, (ability) =>
    ` ${normalise(officialWords(ability) ?? '', own)} `.includes(` ${wanted} `),
  );
  if (official.length > 0) return { indexes: official, how: 'text' };

  return bestByWords(texts, wanted);
}

/** Of several texts those that say it themselves, not in the quotation of an ability that they give. */
function unquoted(
  indexes: readonly number[],
  described: readonly string[],
  wanted: string,
  own: Parameters<typeof normalise>[1],
): readonly number[] {
  if (indexes.length < 2) return indexes;
  const outside = indexes.filter((index) =>
    normalise((described[index] ?? '').replace(/"[^"]*"/g, '""'), own).includes(wanted),
  );
  return outside.length === 0 ? indexes : outside;
}

/** A keyword alone, or with what may follow it: "flashback", "protection from black", "swampwalk". */
const isKeywordName = (fragment: string, wanted: string): boolean =>
  (KEYWORDS as readonly string[]).includes(wanted) || parseKeyword(fragment) !== undefined;

/** "crew" and "crew 3" both mean "crew 3"; "swampwalk" means that landwalk, "landwalk" any. */
function isKeyword(ability: Ability, text: string, wanted: string): boolean {
  return ability.kind === 'keyword' && (text === wanted || ability.keyword === wanted);
}

/** The texts that have all the words in order; of several, those with the fewest words between the first and the last. */
function bestByWords(texts: readonly string[], wanted: string): FragmentMatch {
  const words = tellingWords(wanted);
  const gaps = texts.map((text) => gapsBetween(tellingWords(text), words));
  const fewest = Math.min(...gaps);
  // More strange words than own ones is no match but a coincidence.
  if (!Number.isFinite(fewest) || fewest > words.length) return { indexes: [], how: 'none' };
  return { indexes: indexesWhere(gaps, (gap) => gap === fewest), how: 'words' };
}

/**
 * "Exile it and you gain 2 life" says what "Exile it. You gain 2 life" says, "a copy of that card" what "a copy of it" does
 * where the same was named before.
 */
const tellingWords = (normalised: string): string[] =>
  normalisedWords(normalised.replace(NAMED_BEFORE, 'it'))
    .map(lemma)
    .filter((word) => word !== 'and' && word !== 'then');

/** How many other words stand between the first and the last of the wanted; infinite if they aren't all there. */
function gapsBetween(words: readonly string[], wanted: readonly string[]): number {
  let fewest = Number.POSITIVE_INFINITY;
  for (let start = 0; start < words.length; start += 1) {
    if (words[start] !== wanted[0]) continue;
    let position = start;
    let found = 1;
    for (let next = start + 1; next < words.length && found < wanted.length; next += 1) {
      if (words[next] !== wanted[found]) continue;
      found += 1;
      position = next;
    }
    if (found === wanted.length) fewest = Math.min(fewest, position - start + 1 - wanted.length);
  }
  return fewest;
}

const NAMED_BEFORE =
  /\b(?:that|those) (?:artifact|aura|card|creature|enchantment|land|permanent|planeswalker|spell|token)s?\b/g;

const indexesWhere = <T>(items: readonly T[], test: (item: T, index: number) => boolean): number[] =>
  items.flatMap((item, index) => (test(item, index) ? [index] : []));
