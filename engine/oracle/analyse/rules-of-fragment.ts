import { type RuleNumber, rule } from '../../vocabulary/ids.ts';
import { KEYWORDS, type Keyword } from '../../vocabulary/keywords.ts';
import { ruleOfKeyword } from '../../vocabulary/rule-of-keyword.ts';
import { ruleOfLayer } from '../../vocabulary/rule-of-layer.ts';
import type { Span } from '../compile/scope.ts';
import { type LineSort, ruleOfEntering, ruleOfReplacement } from './sort-of.ts';

/** The rules in which the words of a fragment work: of its layers first, then of what the words are for. */
export function rulesOfFragment(
  { means, layers = [] }: Span,
  words: string,
  sort: LineSort | undefined,
): readonly RuleNumber[] {
  // Counters of power and toughness say why they work in 7c (122.1a).
  const counters = layers.includes('7c') && /\bcounters?\b/i.test(words) ? [rule('122.1a')] : [];
  return [...new Set([...layers.map(ruleOfLayer), ...counters, ...ruleOfMeaning(means, words, sort)])];
}

function ruleOfMeaning(
  means: Span['means'],
  words: string,
  sort: LineSort | undefined,
): readonly RuleNumber[] {
  const isStatic = sort === 'static' || sort === 'characteristic-defining';
  switch (means) {
    case 'subject':
      // A static ability follows what fits its words; a resolution settles it (611.3a against 611.2c).
      return [rule(isStatic ? '611.3a' : '611.2c')];
    case 'change':
      if (sort === 'characteristic-defining') return [rule('604.3')];
      return keywordsGiven(words).map(ruleOfKeyword);
    case 'amount':
      return isStatic ? [] : [rule('611.2d')];
    case 'condition':
      if (sort === 'triggered') return [rule('603.4')];
      return isStatic ? [rule('611.3a')] : [];
    case 'duration':
      return [rule(/^for as long as/i.test(words) ? '611.2b' : '611.2a')];
    case 'target':
      return [rule('115.1')];
    case 'cost':
      return [rule('602.1a')];
    case 'trigger':
      return [rule(sort === 'chapter' ? '714.2b' : '603.1')];
    case 'keyword': {
      const keyword = keywordIn(words);
      return keyword === undefined ? [rule('702.1')] : [ruleOfKeyword(keyword)];
    }
    case 'instruction':
      if (/^\W*prevent/i.test(words)) return [rule('615.1a')];
      if (/\binstead\b|\bskip/i.test(words)) return [ruleOfReplacement(words)];
      return [rule('608.2c')];
    case 'replacement':
      if (sort === 'entering') return [ruleOfEntering(words)];
      return sort === 'prevention' ? [rule('615.1a')] : [ruleOfReplacement(words)];
    case 'ability-word':
      return [rule('207.2c')];
    case 'reminder':
      return [rule('207.2a')];
    case 'plain':
      return [];
  }
}

/** Keywords that the words of a change give or take away. */
const keywordsGiven = (words: string): readonly Keyword[] =>
  words.split(/,? and |, |\b(?:has|have|gains?|loses?)\b/).flatMap((part) => keywordIn(part.trim()) ?? []);

/** The keyword with which the words begin, or of which they are a form ("swampwalk", "basic landcycling"). */
function keywordIn(words: string): Keyword | undefined {
  const said = words.toLowerCase();
  const begun = KEYWORDS.filter((keyword) => said === keyword || new RegExp(`^${keyword}\\b`).test(said));
  const [longest] = [...begun].sort((one, another) => another.length - one.length);
  if (longest !== undefined) return longest;
  if (/walk\b/.test(said)) return 'landwalk';
  if (/cycling\b/.test(said)) return 'cycling';
  return /ninjutsu\b/.test(said) ? 'ninjutsu' : undefined;
}
