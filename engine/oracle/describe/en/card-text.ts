import type { Ability } from '../../../abilities/ability.ts';
import type { Condition } from '../../../abilities/condition.ts';
import { abilityText } from './ability-text.ts';
import { contextOf, type DescribableFace, type DescribeContext } from './context.ts';
import { capitalise } from './grammar.ts';
import { keywordPhrase } from './keyword-phrase.ts';

/** Paragraphs of a face's text: neighbouring plain keywords share a line, every other ability has its own. */
export const cardLines = (face: DescribableFace): string[] =>
  abilityLines(
    face.abilities,
    contextOf(face),
    face.subtypes.includes('Spacecraft') || face.subtypes.includes('Planet'),
  );

function abilityLines(abilities: readonly Ability[], context: DescribeContext, isStation = false): string[] {
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
    lines.push(
      ...(levelLines(ability, context) ??
        (isStation ? stationLines(ability, context) : undefined) ??
        classLines(ability, context) ?? [abilityText(ability, context)]),
    );
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

/** What a Class has from a level on stands below the line that says how it is reached (716.2): "{1}{R}: Level 2". */
function classLines(ability: Ability, context: DescribeContext): string[] | undefined {
  if (!context.source.endsWith('Class') || ability.kind === 'keyword') return undefined;
  if (ability.kind === 'activated') {
    const [only, ...more] = ability.instructions;
    const level = only?.kind === 'other' ? /^~ becomes level (\d+)$/.exec(only.words)?.[1] : undefined;
    return level === undefined || more.length > 0
      ? undefined
      : [`${ability.cost.mana ?? ''}: Level ${level}`];
  }
  if (ability.kind !== 'static') return undefined;
  const [effect, ...others] = ability.effects;
  const test = effect?.condition;
  if (effect === undefined || others.length > 0 || test?.kind !== 'matches') return undefined;
  const levels = test.selector.kind === 'any-of' ? test.selector.of : [test.selector];
  if (!levels.every((one) => one.kind === 'designation' && /^level \d+$/.test(one.designation)))
    return undefined;
  const granted = effect.parts.flatMap((part) => (part.kind === 'add-ability' ? [part.ability] : []));
  return granted.length === effect.parts.length ? abilityLines(granted, context) : undefined;
}

/** What a leveler has in a range of level counters (CR 711.2): "LEVEL 6-11", its size, its abilities. */
function levelLines(ability: Ability, context: DescribeContext): string[] | undefined {
  if (ability.kind !== 'static') return undefined;
  const [effect, ...others] = ability.effects;
  if (effect?.condition === undefined || others.length > 0) return undefined;
  const range = levelRange(effect.condition, 'level');
  if (range === undefined) return undefined;
  const sizes = effect.parts.flatMap((part) =>
    part.kind === 'set-base-power-toughness' ? [`${part.power}/${part.toughness}`] : [],
  );
  const granted = effect.parts.flatMap((part) => (part.kind === 'add-ability' ? [part.ability] : []));
  if (sizes.length + granted.length !== effect.parts.length) return undefined;
  const { from, to } = range;
  return [`LEVEL ${from}${to === undefined ? '+' : `-${to}`}`, ...sizes, ...abilityLines(granted, context)];
}

/** What a Spacecraft or Planet has with so many charge counters (721.2): "STATION 8+", its abilities, its size. */
function stationLines(ability: Ability, context: DescribeContext): string[] | undefined {
  if (ability.kind !== 'static') return undefined;
  const [effect, ...others] = ability.effects;
  const test = effect?.condition;
  if (test === undefined || others.length > 0) return undefined;
  const range = levelRange(test, 'charge');
  if (range === undefined || range.to !== undefined) return undefined;
  const granted = effect?.parts.flatMap((part) => (part.kind === 'add-ability' ? [part.ability] : [])) ?? [];
  const rest = effect?.parts.filter(({ kind }) => kind !== 'add-ability') ?? [];
  const [types, size, ...more] = rest;
  const isSize =
    types?.kind === 'add-card-types' &&
    types.types.join() === 'creature' &&
    size?.kind === 'set-base-power-toughness' &&
    more.length === 0;
  if (rest.length > 0 && !isSize) return undefined;
  const sizes = isSize ? [`${size.power}/${size.toughness}`] : [];
  return [`STATION ${range.from}+`, ...abilityLines(granted, context), ...sizes];
}

function levelRange(
  condition: Condition,
  counter: 'level' | 'charge',
): { readonly from: number; readonly to: number | undefined } | undefined {
  const parts = condition.kind === 'all-of' ? condition.of : [condition];
  let [from, to]: [number | undefined, number | undefined] = [undefined, undefined];
  for (const part of parts) {
    if (part.kind !== 'compare' || typeof part.left === 'number' || typeof part.right !== 'number')
      return undefined;
    if (part.left.kind !== 'counters-on' || part.left.counter !== counter) return undefined;
    if (part.comparison === '>=') from = part.right;
    else if (part.comparison === '<=') to = part.right;
    else return undefined;
  }
  return from === undefined ? undefined : { from, to };
}
