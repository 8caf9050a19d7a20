import type { Ability } from '../abilities/ability.ts';
import { type DescribeContext, narrate, plainContext } from './describe/en/context.ts';
import { describeAbility } from './describe/en/describe.ts';
import { sentence } from './describe/en/grammar.ts';
import { instructionSentences } from './describe/en/instruction-text.ts';
import { DURATION_PLACES } from './describe/en/resolving-effect.ts';
import type { AbilityTemplate, EffectContent, EffectTemplate } from './effect-template.ts';
import { readingOf } from './match/candidates.ts';
import { firstMatch, type TemplateMatch } from './match/match-templates.ts';
import { parseKeyword } from './match/parse-keyword.ts';
import { ABILITY_TEMPLATES } from './templates/ability-templates.ts';
import { EFFECT_TEMPLATES } from './templates/effect-templates.ts';

/**
 * What a free-standing one-shot effect with this text does: the template that it is and its instructions with their
 * targets. `undefined` if no template says the same; nothing is guessed.
 */
export function matchEffectText(
  text: string,
  templates: readonly EffectTemplate[] = EFFECT_TEMPLATES,
): TemplateMatch<EffectContent> | undefined {
  return firstMatch(readingOf(text, matchAbilityText), templates, effectTexts);
}

/** The ways to word the effect: with its duration where it usually stands, first, or last. */
export function* effectTexts({ targets, instructions }: EffectContent): Generator<string> {
  for (const place of DURATION_PLACES)
    yield instructionSentences(instructions, narrate(plainContext, targets), place).map(sentence).join(' ');
}

/** The ability that a text of one sentence or keyword is, as on an emblem, a token or in quotation marks. */
export function matchAbilityText(
  text: string,
  context: DescribeContext = plainContext,
  templates: readonly AbilityTemplate[] = ABILITY_TEMPLATES,
): Ability | undefined {
  const keyword = parseKeyword(text);
  if (keyword !== undefined) return keyword;
  const reading = readingOf(text, (quoted) => matchAbilityText(quoted, context, templates));
  return firstMatch(reading, templates, (ability) => [describeAbility(ability, context)])?.content;
}

/**
 * All abilities of a text of several lines, as an emblem or token has it; lines of keywords separated by commas are
 * several. A line that means nothing is in `unknown`.
 */
export function matchAbilityLines(
  text: string,
  context: DescribeContext = plainContext,
): { readonly abilities: readonly Ability[]; readonly unknown: readonly string[] } {
  const abilities: Ability[] = [];
  const unknown: string[] = [];
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const keywords = line.split(/, ?/).map(parseKeyword);
    const known = keywords.flatMap((keyword) => (keyword === undefined ? [] : [keyword]));
    const whole = known.length === keywords.length ? known : matchAbilityText(line, context);
    if (whole === undefined) unknown.push(line);
    else abilities.push(...(Array.isArray(whole) ? (whole as readonly Ability[]) : [whole as Ability]));
  }
  return { abilities, unknown };
}
