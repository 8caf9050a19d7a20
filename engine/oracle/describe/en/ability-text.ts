import type {
  Ability,
  ActivatedAbility,
  PlainStaticAbility,
  ReplacementAbility,
  StaticAbility,
  TriggeredAbility,
} from '../../../abilities/ability.ts';
import type { Instruction } from '../../../abilities/instruction.ts';
import type { ReplacementEffectDefinition } from '../../../abilities/replacement-effect.ts';
import { source } from '../../../abilities/selector.ts';
import { sameTree } from '../../same-tree.ts';
import { conditionClause } from './condition-clause.ts';
import { type DescribeContext, mention, narrate } from './context.ts';
import { costPhrase } from './cost-phrase.ts';
import { effectSentence } from './effect-sentence.ts';
import { capitalise, sentence, uncapitalise } from './grammar.ts';
import { instructionSentences, instructionText, triggeredSentences } from './instruction-text.ts';
import { keywordPhrase } from './keyword-phrase.ts';
import { objectsPhrase } from './objects-phrase.ts';
import { offeredSentences } from './offered.ts';
import { ownWords } from './own-words.ts';
import { objectPhrase } from './references.ts';
import { replacementText } from './replacement-text.ts';
import { withTargetCounts } from './target-phrase.ts';
import { triggerClause } from './trigger-clause.ts';

/** One ability as a paragraph of card text. */
export function abilityText(ability: Ability, context: DescribeContext): string {
  switch (ability.kind) {
    case 'static':
      return withWord(ability.abilityWord, staticText(ability, context));
    case 'keyword':
      return capitalise(keywordPhrase(ability, context));
    case 'activated':
      return withWord(ability.abilityWord, activatedText(ability, contextIn(ability, context)));
    case 'triggered':
      return withWord(ability.abilityWord, triggeredText(ability, contextIn(ability, context)));
    case 'spell':
      return withTargetCounts(
        instructionText(ability.instructions, narrate(context, ability.targets)),
        ability.targets,
      );
    case 'replacement':
      return withWord(
        ability.abilityWord,
        fromGraveyard(ability, staticReplacementText(ability.effect, context), context),
      );
    case 'plain-static':
      return [sentence(ownWords(ability.words, context)), ...thisWayText(ability, context)].join(' ');
  }
}

/** "If you cast a creature spell this way, it gains haste until end of turn." */
function thisWayText({ thisWay }: PlainStaticAbility, context: DescribeContext): string[] {
  if (thisWay === undefined) return [];
  const narrator = narrate(context);
  const done =
    thisWay.spell === undefined
      ? 'if you do'
      : `if you cast ${objectsPhrase(thisWay.spell, narrator, 'a')} this way`;
  mention(narrator, 'that 0');
  const [first = '', ...more] = instructionSentences(thisWay.instructions, narrator);
  return [`${done}, ${first}`, ...more].map(sentence);
}

function staticText(ability: StaticAbility, context: DescribeContext): string {
  const granted = atMaxSpeed(ability);
  if (granted !== undefined) return `Max speed — ${abilityText(granted, context)}`;
  const text = ability.effects
    .map((effect) => effectSentence(effect, narrate(context), ability.isCharacteristicDefining))
    .join(' ')
    .replaceAll(' • ', '\n• ');
  return fromGraveyard(ability, text, context);
}

/** What an object has only at max speed (702.178a). */
function atMaxSpeed({ effects }: StaticAbility): Ability | undefined {
  const [effect, ...others] = effects;
  const test = effect?.condition;
  if (test?.kind !== 'player-designation' || test.designation !== 'max speed' || others.length > 0)
    return undefined;
  const [part, ...more] = effect?.parts ?? [];
  return part?.kind === 'add-ability' && more.length === 0 && sameTree(effect?.appliesTo, source)
    ? part.ability
    : undefined;
}

function fromGraveyard(
  { functionsIn }: StaticAbility | ReplacementAbility,
  text: string,
  context: DescribeContext,
): string {
  if (functionsIn?.includes('graveyard') !== true) return text;
  const here = functionsIn.includes('hand')
    ? `As long as ${context.source} isn't on the battlefield`
    : 'As long as this card is in your graveyard';
  return text.startsWith('As long as ')
    ? text.replace('As long as', `${here} and`)
    : `${here}, ${uncapitalise(text)}`;
}

/** An ability that works only in the graveyard calls its object "this card". */
function contextIn(
  { functionsIn }: ActivatedAbility | TriggeredAbility,
  context: DescribeContext,
): DescribeContext {
  if (functionsIn?.includes('graveyard') !== true || functionsIn.includes('battlefield')) return context;
  const isNamed = !context.source.startsWith('this ');
  return { ...context, zone: 'graveyard', source: isNamed ? context.source : 'this card' };
}

const isAboutSource = (instruction: Instruction | undefined): boolean =>
  instruction?.kind === 'continuous-effect' && sameTree(instruction.appliesTo, source);

const withWord = (word: string | undefined, text: string): string =>
  word === undefined ? text : `${word} — ${text}`;

function activatedText(ability: ActivatedAbility, context: DescribeContext): string {
  const narrator = narrate(context, ability.targets);
  const cost = costPhrase(ability.cost, narrator);
  const text = withTargetCounts(instructionText(ability.instructions, narrator), ability.targets);
  const restriction =
    ability.restriction === undefined ? '' : ` ${sentence(ownWords(ability.restriction, context))}`;
  return `${cost}: ${text}${restriction}`;
}

function triggeredText(ability: TriggeredAbility, context: DescribeContext): string {
  const narrator = narrate(context, ability.targets);
  const when = triggerClause(ability.trigger, narrator);
  const condition =
    ability.condition === undefined ? '' : ` if ${conditionClause(ability.condition, narrator)},`;
  const isOptional = ability.optional === true;
  // "you may have this creature become …": in an offer it is named again.
  if (isOptional && isAboutSource(ability.instructions[0])) narrator.antecedent = undefined;
  const isDirect = !isOptional && ability.condition === undefined && ability.trigger.kind !== 'chapter';
  const tell = isDirect ? triggeredSentences : instructionSentences;
  const sentences = tell(ability.instructions, narrator, isOptional ? 'last' : 'usual');
  const [told = '', ...rest] = isOptional ? offeredSentences(sentences) : sentences;
  if (ability.trigger.kind === 'chapter') return `${when} — ${[told, ...rest].map(sentence).join(' ')}`;
  const more = ability.restriction === undefined ? [] : [ownWords(ability.restriction, context)];
  const text = [`${when},${condition} ${told}`, ...rest, ...more].map(sentence).join(' ');
  return withTargetCounts(text, ability.targets);
}

/** "If this creature would be destroyed, regenerate it": a static ability does so each time (701.19b). */
const staticReplacementText = (effect: ReplacementEffectDefinition, context: DescribeContext): string =>
  effect.kind === 'regenerate'
    ? `If ${objectPhrase(effect.what, narrate(context))} would be destroyed, regenerate it.`
    : replacementText(effect, narrate(context));
