import type { Condition } from '../../../abilities/condition.ts';
import type { ContinuousEffectDefinition } from '../../../abilities/continuous-effect.ts';

import type { Modification } from '../../../abilities/modification.ts';
import type { Selector } from '../../../abilities/selector.ts';
import { numberPhrase } from './amount-phrase.ts';
import { conditionClause } from './condition-clause.ts';
import type { Narrator } from './context.ts';
import { sentence, verb } from './grammar.ts';
import { grantedAbility } from './granted-abilities.ts';
import { ownWords } from './own-words.ts';
import { definedPowerToughness } from './power-toughness-phrase.ts';
import { predicateOfParts } from './predicate.ts';
import { objectPossessive, playerPhrase, playerPossessive } from './references.ts';
import { subjectOf } from './subject.ts';

/** One effect of a static ability as its sentence (or sentences). */
export function effectSentence(
  effect: ContinuousEffectDefinition,
  narrator: Narrator,
  isCharacteristicDefining = false,
): string {
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
      if (!isCharacteristicDefining) return undefined;
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

const isOwnSentence = (part: Modification): part is OwnSentencePart => OWN_SENTENCE_KINDS.has(part.kind);

const handOwner = (player: Parameters<typeof playerPhrase>[0], narrator: Narrator): string =>
  player.kind === 'each-player'
    ? 'players have'
    : `${playerPhrase(player, narrator)} ${player.kind === 'you' ? 'have' : 'has'}`;

function predicateSentences(
  effect: ContinuousEffectDefinition,
  parts: readonly Modification[],
  narrator: Narrator,
): string[] {
  const after: string[] = [];
  const tell = (): string => {
    const subject = subjectOf(effect.appliesTo, parts, narrator, false, effect.condition);
    const predicate = predicateOfParts(parts, subject);
    after.push(...predicate.after);
    return `${subject.text} ${predicate.text}${predicate.tail}`;
  };
  const main =
    effect.condition === undefined
      ? tell()
      : conditional(effect.condition, tell, narrator, isLeading(effect.condition, parts));
  return [main, ...after];
}

/** A condition stands first before a long predicate, before "isn't", and where it is about the object itself. */
function isLeading(condition: Condition, parts: readonly Modification[]): boolean {
  return (
    parts.length > 1 ||
    condition.kind === 'matches' ||
    parts.some((part) => part.kind === 'remove-card-types')
  );
}

/** "As long as …, …" or "… as long as …"; "During your turn, …". What is told first names things first. */
function conditional(
  condition: Condition,
  tell: () => string,
  narrator: Narrator,
  isLeading: boolean,
): string {
  if (condition.kind === 'turn-of' && condition.player.kind === 'you') return `During your turn, ${tell()}`;
  if (isLeading) {
    const clause = conditionClause(condition, narrator);
    return `as long as ${clause}, ${tell()}`;
  }
  const told = tell();
  return `${told} as long as ${conditionClause(condition, narrator)}`;
}
