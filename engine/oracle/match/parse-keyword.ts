import type { KeywordAbility, KeywordParameter } from '../../abilities/ability.ts';
import { color } from '../../abilities/selector.ts';
import { COLOR_WORDS, COLORS } from '../../vocabulary/colors.ts';
import { KEYWORDS } from '../../vocabulary/keywords.ts';
import { SUBTYPES } from '../../vocabulary/subtypes.ts';
import { plainContext } from '../describe/en/context.ts';
import { describeKeyword } from '../describe/en/describe.ts';
import { normalise, normalisedWords } from '../normalise.ts';
import { parseQuality } from './parse-quality.ts';

/** A keyword ability from its words ("flying", "protection from black", "ward {2}", "swampwalk"), if it is one. */
export function parseKeyword(text: string): KeywordAbility | undefined {
  const wanted = normalise(text);
  for (const candidate of candidates(wanted))
    if (normalise(describeKeyword(candidate, plainContext)) === wanted) return candidate;
  return undefined;
}

/** Every reading worth a try; the one whose description is the text again is right. */
function candidates(wanted: string): KeywordAbility[] {
  const landType = SUBTYPES.land.find((type) => `${type.toLowerCase()}walk` === wanted);
  if (landType !== undefined)
    return [{ kind: 'keyword', keyword: 'landwalk', parameter: { kind: 'subtype', subtype: landType } }];
  return KEYWORDS.filter((keyword) => wanted === keyword || wanted.startsWith(`${keyword} `)).flatMap(
    (keyword) =>
      parameters(wanted.slice(keyword.length).trim()).map(
        (parameter): KeywordAbility =>
          parameter === undefined ? { kind: 'keyword', keyword } : { kind: 'keyword', keyword, parameter },
      ),
  );
}

function parameters(rest: string): (KeywordParameter | undefined)[] {
  if (rest === '') return [undefined];
  if (/^(?:\{[^}]+\})+$/.test(rest)) return [{ kind: 'cost', cost: { mana: rest.toUpperCase() } }];
  if (/^\d+$/.test(rest)) return [{ kind: 'amount', amount: Number(rest) }];
  if (rest === 'player') return [{ kind: 'player' }];
  if (rest === 'from everything') return [{ kind: 'quality', quality: { kind: 'all' } }];
  const word = rest.replace(/^(?:from|for) /, '');
  const known = COLORS.find((each) => COLOR_WORDS[each] === word);
  if (known !== undefined) return [{ kind: 'quality', quality: color(known) }];
  return parseQuality(normalisedWords(word)).map(({ quality }) => ({ kind: 'quality', quality }));
}
