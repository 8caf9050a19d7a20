import type { Ability } from '../../../abilities/ability.ts';
import { abilityText } from './ability-text.ts';
import { contextOf, type DescribableFace } from './context.ts';
import { capitalise } from './grammar.ts';
import { keywordPhrase } from './keyword-phrase.ts';

/** Paragraphs of a face's text: neighbouring plain keywords share a line, every other ability has its own. */
export function cardLines(face: DescribableFace): string[] {
  const context = contextOf(face);
  const lines: string[] = [];
  let keywords: string[] = [];
  const closeKeywords = (): void => {
    if (keywords.length > 0) lines.push(capitalise(keywords.join(', ')));
    keywords = [];
  };
  for (const ability of face.abilities) {
    if (ability.kind === 'keyword' && sharesLine(ability)) {
      keywords.push(keywordPhrase(ability, context));
      continue;
    }
    closeKeywords();
    lines.push(abilityText(ability, context));
  }
  closeKeywords();
  return lines;
}

/** Keywords without a cost stand together; those with one, and enchant, have a line of their own. */
const sharesLine = ({ keyword, parameter }: Extract<Ability, { kind: 'keyword' }>): boolean =>
  keyword !== 'enchant' &&
  (parameter === undefined ||
    parameter.kind === 'quality' ||
    parameter.kind === 'subtype' ||
    parameter.kind === 'amount');
