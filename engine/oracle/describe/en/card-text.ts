import type { Ability } from '../../../abilities/ability.ts';
import type { Condition } from '../../../abilities/condition.ts';
import { abilityText } from './ability-text.ts';
import { contextOf, type DescribableFace, type DescribeContext } from './context.ts';
import { capitalise } from './grammar.ts';
import { keywordPhrase } from './keyword-phrase.ts';

/** Paragraphs of a face's text: neighbouring plain keywords share a line, every other ability has its own. */
export const cardLines = (face: DescribableFace): string[] => abilityLines(face.abilities, contextOf(face));

function abilityLines(abilities: readonly Ability[], context: DescribeContext): string[] {
  const lines: string[] = [];
  let keywords: string[] = [];
  const closeKeywords = (): void => {
    if (keywords.length > 0) lines.push(capitalise(keywords.join(', ')));
    keywords = [];
  };
  for (const ability of abilities) {
    if (ability.kind === 'keyword' && sharesLine(ability)) {
      keywords.push(keywordPhrase(ability, context));
      continue;
    }
    closeKeywords();
    lines.push(...(levelLines(ability, context) ?? [abilityText(ability, context)]));
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

/** What a leveler has in a range of level counters (CR 711.2): "LEVEL 6-11", its size, its abilities. */
function levelLines(ability: Ability, context: DescribeContext): string[] | undefined {
  if (ability.kind !== 'static') return undefined;
  const [effect, ...others] = ability.effects;
  if (effect?.condition === undefined || others.length > 0) return undefined;
  const range = levelRange(effect.condition);
  if (range === undefined) return undefined;
  const sizes = effect.parts.flatMap((part) =>
    part.kind === 'set-base-power-toughness' ? [`${part.power}/${part.toughness}`] : [],
  );
  const granted = effect.parts.flatMap((part) => (part.kind === 'add-ability' ? [part.ability] : []));
  if (sizes.length + granted.length !== effect.parts.length) return undefined;
  const { from, to } = range;
  return [`LEVEL ${from}${to === undefined ? '+' : `-${to}`}`, ...sizes, ...abilityLines(granted, context)];
}

function levelRange(
  condition: Condition,
): { readonly from: number; readonly to: number | undefined } | undefined {
  const parts = condition.kind === 'all-of' ? condition.of : [condition];
  let [from, to]: [number | undefined, number | undefined] = [undefined, undefined];
  for (const part of parts) {
    if (part.kind !== 'compare' || typeof part.left === 'number' || typeof part.right !== 'number')
      return undefined;
    if (part.left.kind !== 'counters-on' || part.left.counter !== 'level') return undefined;
    if (part.comparison === '>=') from = part.right;
    else if (part.comparison === '<=') to = part.right;
    else return undefined;
  }
  return from === undefined ? undefined : { from, to };
}
