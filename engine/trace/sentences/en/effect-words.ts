import type { Ability } from '../../../abilities/ability.ts';
import type { Condition } from '../../../abilities/condition.ts';
import { layerOf, type Modification } from '../../../abilities/modification.ts';
import type { Selector } from '../../../abilities/selector.ts';
import type { EffectInfo } from '../../../layers/evaluation.ts';
import { choiceBinding, rewriteWords } from '../../../layers/rewrite-words.ts';
import { conditionClause } from '../../../oracle/describe/en/condition-clause.ts';
import {
  contextOf,
  type DescribeContext,
  narrate,
  plainContext,
} from '../../../oracle/describe/en/context.ts';
import { describeAbility, describeKeyword } from '../../../oracle/describe/en/describe.ts';
import { effectSentence } from '../../../oracle/describe/en/effect-sentence.ts';
import { joinList, sentence } from '../../../oracle/describe/en/grammar.ts';
import { selectorPlural, selectorSingular } from '../../../oracle/describe/en/noun-phrase.ts';
import { predicateOfParts } from '../../../oracle/describe/en/predicate.ts';
import { predicateOf } from '../../../oracle/describe/en/selector-predicate.ts';
import { subjectOf } from '../../../oracle/describe/en/subject.ts';
import { summarizeParts } from '../../../oracle/describe/en/summarize.ts';
import type { GameState } from '../../../state/game-state.ts';
import type { Choices } from '../../../vocabulary/choices.ts';
import type { ObjectId, PlayerId } from '../../../vocabulary/ids.ts';
import type { Layer } from '../../../vocabulary/layers.ts';
import { objectName } from './names.ts';

/** Whose words they are, as far as the words depend on it. */
export type SpokenBy = Pick<EffectInfo, 'source' | 'sourceName' | 'controller'>;

/** How texts of this object speak: "this creature" as on the card. */
function cardContext(state: GameState, id: ObjectId | undefined): DescribeContext {
  const object = id === undefined ? undefined : state.objects.get(id);
  const face = object === undefined ? undefined : (object.card.faces[object.face] ?? object.card.faces[0]);
  return {
    ...(face === undefined ? plainContext : contextOf(face)),
    // An object that an effect has settled on is called by its name, a player by the letter.
    nameOf: (each) => objectName(state, each as ObjectId),
  };
}

/** The same with names instead, for sentences told from outside: "Rancor", "Grizzly Bears". */
function namedContext(state: GameState, effect: SpokenBy): DescribeContext {
  const { source } = effect;
  const attachedTo = source === undefined ? undefined : state.objects.get(source)?.attachedTo;
  const attached = [...state.objects.keys()].find((id) => id === attachedTo);
  return {
    ...cardContext(state, source),
    source: source === undefined ? effect.sourceName : objectName(state, source),
    attached: attached === undefined ? 'what it is attached to' : objectName(state, attached),
  };
}

/** The effect as its text says it, or only its parts of one layer: "Nonbasic lands are Mountains." */
export function effectText(state: GameState, said: EffectInfo, layer?: Layer): string {
  const effect = withChoices(state, said);
  const { isCharacteristicDefining, condition, appliesTo } = effect;
  const parts = partsIn(effect, layer);
  if (appliesTo.kind === 'locked-in') return lockedInText(state, effect, appliesTo.objects, parts);
  const definition = {
    appliesTo: appliesTo.selector,
    parts,
    ...(condition === undefined ? {} : { condition }),
  };
  return effectSentence(definition, narrate(cardContext(state, effect.source)), isCharacteristicDefining);
}

/** Objects that were locked in are told by name: "Grizzly Bears gets +3/+3." */
function lockedInText(
  state: GameState,
  effect: EffectInfo,
  objects: readonly ObjectId[],
  parts: readonly Modification[],
): string {
  const number = objects.length === 1 ? 'singular' : 'plural';
  const text =
    objects.length > 3 ? `${objects.length} objects` : joinList(objects.map((id) => objectName(state, id)));
  const it = subjectOf(
    { kind: 'is', object: { kind: 'affected' } },
    parts,
    narrate(namedContext(state, effect)),
    false,
  );
  const subject = { ...it, text, number } as const;
  const predicate = predicateOfParts(parts, subject);
  return sentence(`${text} ${predicate.text}${predicate.tail}`);
}

/** The effect in a word or two, for a node or a narrow column: "also a Swamp", "no abilities", "+3/+3". */
export const effectSummary = (state: GameState, effect: EffectInfo, layer?: Layer): string =>
  summarizeParts(
    partsIn(withChoices(state, effect), layer),
    namedContext(state, effect),
    effect.appliesTo.kind === 'open' ? 'plural' : 'singular',
  );

/** Words that were chosen for the source are told as what was chosen: "blue" for "the chosen color". */
function withChoices(state: GameState, effect: EffectInfo): EffectInfo {
  const choices = chosenFor(state, effect);
  if (choices === undefined) return effect;
  const { parts, appliesTo, condition } = effect;
  return { ...effect, ...rewriteWords({ parts, appliesTo, condition }, choiceBinding(choices)) };
}

const chosenFor = (state: GameState, { source }: SpokenBy): Choices | undefined =>
  source === undefined ? undefined : state.objects.get(source)?.choices;

/** A selector or condition told from outside: "you" has a name, and so has what was chosen. */
function told<Tree>(state: GameState, effect: SpokenBy, tree: Tree): Tree {
  const choices = chosenFor(state, effect);
  const bound = choices === undefined ? tree : rewriteWords(tree, choiceBinding(choices));
  return withPlayers(bound, effect.controller);
}

export const partsIn = (effect: EffectInfo, layer: Layer | undefined): readonly Modification[] =>
  layer === undefined
    ? effect.parts
    : effect.parts.filter((part) => layerOf(part, effect.isCharacteristicDefining) === layer);

/** An ability inside a sentence: a keyword in lower case, any other text in quotation marks without its period. */
export const abilityWords = (state: GameState, object: ObjectId, ability: Ability): string =>
  quotedAbility(ability, cardContext(state, object));

/** The same for an ability that no object has: a player's. */
export const plainAbility = (ability: Ability): string => quotedAbility(ability, plainContext);

function quotedAbility(ability: Ability, context: DescribeContext): string {
  if (ability.kind === 'keyword') return describeKeyword(ability, context);
  const text = describeAbility(ability, context).replace(/\.$/, '');
  return ability.kind === 'activated' ? text : `“${text}”`;
}

/** "creatures", "other enchantments that aren't Auras": to what the effect applies. */
export const pluralOf = (state: GameState, effect: SpokenBy, selector: Selector): string =>
  selectorPlural(told(state, effect, selector), narrate(namedContext(state, effect)));

/** "a creature", "another nonbasic land" */
export const singularOf = (state: GameState, effect: SpokenBy, selector: Selector): string =>
  selectorSingular(told(state, effect, selector), narrate(namedContext(state, effect)));

/** "isn't a creature": what is true of an object which this part of a selector does not match. */
export function isNot(state: GameState, effect: SpokenBy, failed: Selector): string {
  if (failed.kind === 'has-no-abilities') return 'has abilities';
  const part = told(state, effect, failed);
  const opposite: Selector = part.kind === 'not' ? part.of : { kind: 'not', of: part };
  return predicateOf(opposite, narrate(namedContext(state, effect)), 'singular');
}

/** "controls a Forest", "it's player A's turn": a condition as a clause after "as long as". */
export const conditionWords = (state: GameState, effect: SpokenBy, condition: Condition): string =>
  conditionClause(told(state, effect, condition), narrate(namedContext(state, effect)));

/** Told from outside, "you" has a name, wherever it stands in the tree. */
function withPlayers<Tree>(tree: Tree, you: PlayerId): Tree {
  if (Array.isArray(tree)) return tree.map((item) => withPlayers(item, you)) as Tree;
  if (typeof tree !== 'object' || tree === null) return tree;
  if ('kind' in tree && tree.kind === 'you') return { kind: 'player', id: you } as Tree;
  const entries = Object.entries(tree).map(([key, value]) => [key, withPlayers(value, you)]);
  return Object.fromEntries(entries) as Tree;
}

/** The same predicate as it was: "isn't a land" → "wasn't a land", "doesn't have flying" → "didn't have flying". */
export function inThePast(predicate: string): string {
  return predicate
    .replace(/^is\b/, 'was')
    .replace(/^isn't\b/, "wasn't")
    .replace(/^has\b/, 'had')
    .replace(/^doesn't\b/, "didn't")
    .replace(/^shares\b/, 'shared');
}
