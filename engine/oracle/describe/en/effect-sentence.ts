import type { Condition } from '../../../abilities/condition.ts';
import type { ContinuousEffectDefinition } from '../../../abilities/continuous-effect.ts';

import type { Modification } from '../../../abilities/modification.ts';
import { type Selector, source } from '../../../abilities/selector.ts';
import { sameTree } from '../../same-tree.ts';
import { abilityText } from './ability-text.ts';
import { numberPhrase } from './amount-phrase.ts';
import { conditionClause } from './condition-clause.ts';
import { type Narrator, narrate } from './context.ts';
import { joinList, sentence, verb } from './grammar.ts';
import { grantedAbility } from './granted-abilities.ts';
import type { NounPhrase } from './noun-parts.ts';
import { nounPhraseOf, selectorPlural } from './noun-phrase.ts';
import { ownWords } from './own-words.ts';
import { definedPowerToughness, isPlainBase } from './power-toughness-phrase.ts';
import { predicateOfParts } from './predicate.ts';
import { objectPossessive, playerPhrase, playerPossessive } from './references.ts';
import { subjectOf } from './subject.ts';

/** One effect of a static ability as its sentence (or sentences). */
export function effectSentence(
  effect: ContinuousEffectDefinition,
  narrator: Narrator,
  isCharacteristicDefining = false,
): string {
  const anchored = anchoredText(effect, narrator);
  if (anchored !== undefined) return anchored;
  const rest: Modification[] = [];
  const sentences: string[] = [];
  for (const part of effect.parts) {
    const own = partSentence(part, effect.appliesTo, narrator, isCharacteristicDefining);
    if (own === undefined) rest.push(part);
    else sentences.push(own);
  }
  if (rest.length > 0) sentences.push(...predicateSentences(effect, rest, narrator));
  if (effect.continuesUntilEndOfTurn === true)
    sentences.push(
      `if ${narrator.context.source} leaves the battlefield, this effect continues until end of turn`,
    );
  if (effect.doesNotRemoveSource === true)
    sentences.push(`this effect doesn't remove ${narrator.context.source}`);
  if (effect.condition === undefined || rest.length > 0) return sentences.map(sentence).join(' ');
  return sentence(conditional(effect.condition, () => sentences.join(' '), narrator, true));
}

/** "Khans — …": abilities that it has in the mode chosen as it entered (614.12c). */
function anchoredText(
  { condition, appliesTo, parts }: ContinuousEffectDefinition,
  narrator: Narrator,
): string | undefined {
  if (condition?.kind !== 'chosen-mode' || !sameTree(appliesTo, source)) return undefined;
  const abilities = parts.flatMap((part) => (part.kind === 'add-ability' ? [part.ability] : []));
  if (abilities.length !== parts.length) return undefined;
  return abilities
    .map((ability) => `• ${condition.mode} — ${abilityText(ability, narrator.context)}`)
    .join('\n');
}

/** Parts that are no predicate of the affected objects: "You control …", "You have no maximum hand size." */
function partSentence(
  part: Modification,
  appliesTo: Selector,
  narrator: Narrator,
  isCharacteristicDefining: boolean,
): string | undefined {
  if (!isOwnSentence(part)) return undefined;
  switch (part.kind) {
    case 'set-controller': {
      const subject = subjectOf(appliesTo, [], narrator, false);
      const player = playerPhrase(part.to, narrator);
      return `${player} ${part.to.kind === 'you' ? 'control' : 'controls'} ${subject.text}`;
    }
    case 'set-base-power-toughness':
      if (!isCharacteristicDefining && !isDefinedByItself(part, appliesTo, narrator)) return undefined;
      return `${objectPossessive({ kind: 'source' }, narrator)} ${definedPowerToughness(part, narrator)}`;
    case 'player-gains-ability': {
      const player = part.player.kind === 'each-player' ? 'players' : playerPhrase(part.player, narrator);
      const number = part.player.kind === 'you' || part.player.kind === 'each-player' ? 'plural' : 'singular';
      return `${player} ${verb('have', number)} ${grantedAbility(part.ability, narrator.context)}`;
    }
    case 'set-maximum-hand-size': {
      if (part.to === 'none') return `${handOwner(part.player, narrator)} no maximum hand size`;
      return `${playerPossessive(part.player, narrator)} maximum hand size is ${numberPhrase(part.to, narrator)}`;
    }
    case 'modify-maximum-hand-size': {
      const isLess = typeof part.by === 'number' && part.by < 0;
      const by = numberPhrase(isLess && typeof part.by === 'number' ? -part.by : part.by, narrator);
      return `${playerPossessive(part.player, narrator)} maximum hand size is ${isLess ? 'reduced' : 'increased'} by ${by}`;
    }
    case 'increase-devotion':
      return `${playerPossessive(part.player, narrator)} devotion to each color and each combination of colors is increased by ${numberPhrase(part.by, narrator)}`;
    case 'legend-rule-does-not-apply': {
      if (appliesTo.kind === 'all') return `the "legend rule" doesn't apply`;
      return `the "legend rule" doesn't apply to ${subjectOf(appliesTo, [], narrator, false).text}`;
    }
    case 'other-rule':
      return ownWords(part.words, narrator.context);
  }
}

/** In a granted ability too: "This creature's power and toughness are each equal to …". */
const isDefinedByItself = (
  part: Extract<Modification, { kind: 'set-base-power-toughness' }>,
  appliesTo: Selector,
  narrator: Narrator,
): boolean => narrator.context.isQuoted === true && sameTree(appliesTo, source) && !isPlainBase(part);

type OwnSentencePart = Extract<
  Modification,
  {
    kind:
      | 'set-controller'
      | 'set-base-power-toughness'
      | 'player-gains-ability'
      | 'set-maximum-hand-size'
      | 'modify-maximum-hand-size'
      | 'increase-devotion'
      | 'legend-rule-does-not-apply'
      | 'other-rule';
  }
>;

const OWN_SENTENCE_KINDS: ReadonlySet<Modification['kind']> = new Set<OwnSentencePart['kind']>([
  'set-controller',
  'set-base-power-toughness',
  'player-gains-ability',
  'set-maximum-hand-size',
  'modify-maximum-hand-size',
  'increase-devotion',
  'legend-rule-does-not-apply',
  'other-rule',
]);

/** A rule of its own words is a sentence if it begins as one; "can't attack you" is told of its subject. */
const isOwnSentence = (part: Modification): part is OwnSentencePart =>
  OWN_SENTENCE_KINDS.has(part.kind) && (part.kind !== 'other-rule' || /^[\p{Lu}~"]/u.test(part.words));

const handOwner = (player: Parameters<typeof playerPhrase>[0], narrator: Narrator): string =>
  player.kind === 'each-player'
    ? 'players have'
    : `${playerPhrase(player, narrator)} ${player.kind === 'you' ? 'have' : 'has'}`;

function predicateSentences(
  effect: ContinuousEffectDefinition,
  parts: readonly Modification[],
  narrator: Narrator,
): string[] {
  const [appliesTo, sameFor] = sameIsTrue(effect.appliesTo, narrator);
  const after: string[] = [];
  const tell = (): string => {
    const subject = subjectOf(appliesTo, parts, narrator, false, effect.condition);
    const predicate = predicateOfParts(parts, subject);
    after.push(...predicate.after);
    return `${subject.text} ${predicate.text}${predicate.tail}`;
  };
  const { condition } = effect;
  const main =
    condition === undefined
      ? tell()
      : conditional(condition, tell, narrator, isLeading(effect, condition, parts, narrator));
  return [main, ...after, ...(sameFor === undefined ? [] : [`the same is true for ${sameFor}`])];
}

/** Objects in other zones are told in a sentence of their own: "The same is true for creature spells you control …" */
function sameIsTrue(selector: Selector, narrator: Narrator): readonly [Selector, string | undefined] {
  if (selector.kind !== 'any-of') return [selector, undefined];
  const [first, ...others] = selector.of;
  const quiet = narrate(narrator.context, narrator.targets);
  const nouns = selector.of.map((part) => nounPhraseOf(part, quiet));
  const isHere = ({ zones, outsideBattlefield }: NounPhrase): boolean =>
    zones.length === 0 && !outsideBattlefield;
  if (first === undefined || !nouns.slice(0, 1).every(isHere) || nouns.slice(1).some(isHere))
    return [selector, undefined];
  return [first, joinList(others.map((part) => selectorPlural(part, quiet)))];
}

/** A condition stands first before several clauses, before "isn't", where it is about the object itself, and for groups. */
function isLeading(
  effect: ContinuousEffectDefinition,
  condition: Condition,
  parts: readonly Modification[],
  narrator: Narrator,
): boolean {
  if (condition.kind === 'matches' || effect.appliesTo.kind !== 'is') return true;
  if (parts.some((part) => part.kind === 'remove-card-types')) return true;
  const quiet = narrate(narrator.context, narrator.targets);
  return predicateOfParts(parts, subjectOf(effect.appliesTo, parts, quiet, false)).clauses.length > 1;
}

/** "As long as …, …" or "… as long as …"; "During your turn, …". What is told first names things first. */
function conditional(condition: Condition, tell: () => string, narrator: Narrator, isFirst: boolean): string {
  if (condition.kind === 'turn-of' && condition.player.kind === 'you') return `During your turn, ${tell()}`;
  if (isFirst) {
    const clause = conditionClause(condition, narrator);
    return `as long as ${clause}, ${tell()}`;
  }
  const told = tell();
  return `${told} as long as ${conditionClause(condition, narrator)}`;
}
