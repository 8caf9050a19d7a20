import type { Amount } from '../../../abilities/amount.ts';
import type { Instruction } from '../../../abilities/instruction.ts';
import type { PlayerReference } from '../../../abilities/references.ts';
import type { Selector } from '../../../abilities/selector.ts';
import { sameTree } from '../../same-tree.ts';
import { countedThings, countWord, measureWord, numberPhrase, whereX } from './amount-phrase.ts';
import { choicePhrase } from './choice-phrase.ts';
import { conditionClause } from './condition-clause.ts';
import { mention, type Narrator, narrate, plainContext } from './context.ts';
import { durationPhrase } from './duration-phrase.ts';
import { eventReplacementSentences } from './event-replacement.ts';
import { exceptPhrase } from './except-phrase.ts';
import { joinList, numberWord, plural, sentence, uncapitalise, withArticle } from './grammar.ts';
import { grantedAbility } from './granted-abilities.ts';
import { isInPlace } from './in-place.ts';
import { moveSentence } from './move-sentence.ts';
import { nextSpellSentence } from './next-spell.ts';
import { objectsPhrase } from './objects-phrase.ts';
import { offeredSentences } from './offered.ts';
import { ownWords } from './own-words.ts';
import { playerSentence } from './player-instruction.ts';
import { objectPhrase, playerPhrase } from './references.ts';
import { replacementText } from './replacement-text.ts';
import { type DurationPlace, resolvingEffectSentences } from './resolving-effect.ts';
import { tokenPhrase, tokenSizeTail, withoutTwoSizes } from './token-phrase.ts';
import { aCounter, counterPhrase } from './words.ts';

/** Instructions as whole sentences, one after another. */
export const instructionText = (instructions: readonly Instruction[], narrator: Narrator): string =>
  instructionSentences(instructions, narrator).map(sentence).join(' ');

/** The sentences of some instructions, without capitals and periods, so that a trigger or "you may" can stand before. */
export const instructionSentences = (
  instructions: readonly Instruction[],
  narrator: Narrator,
  durations: DurationPlace = 'usual',
): string[] => instructions.flatMap((instruction) => sentencesOf(instruction, narrator, durations));

function sentencesOf(instruction: Instruction, narrator: Narrator, durations: DurationPlace): string[] {
  switch (instruction.kind) {
    case 'continuous-effect': {
      const each = forEachPlayer(instruction.appliesTo, narrator);
      const [first = '', ...more] = resolvingEffectSentences(instruction, narrator, durations);
      return [each + first, ...more];
    }
    case 'next-spell-effect':
      return [nextSpellSentence(instruction, narrator)];
    case 'replacement-effect':
      return replacementSentences(instruction, narrator);
    case 'exchange-control':
      return [`exchange control of ${pair(instruction, narrator)}`];
    case 'exchange-text-boxes':
      return [
        join(
          `exchange the text boxes of ${pair(instruction, narrator)}`,
          durationPhrase(instruction.duration, narrator),
        ),
      ];
    case 'meld':
      return [`exile them, then meld them into ${instruction.into}`];
    case 'put-counters':
      return [putCounters(instruction, narrator)];
    case 'remove-counters': {
      const counters =
        instruction.amount === 'all'
          ? `all ${plural(counterPhrase(instruction.counter))}`
          : countersOf(instruction.amount, instruction.counter);
      return [`remove ${counters} from ${objectsPhrase(instruction.from, narrator, 'each')}`];
    }
    case 'create-token': {
      const { amount, controller, tapped, attacking } = instruction;
      const { token, size } = withoutTwoSizes(instruction.token, narrator);
      const state = tapped === true ? 'tapped ' : '';
      const isQuoted = narrator.context.isQuoted === true;
      const one = withArticle(state + tokenPhrase(token, 'singular', isQuoted));
      const { text, tail } = countedThings(
        amount,
        one,
        state + tokenPhrase(token, 'plural', isQuoted),
        narrator,
      );
      const enters = attackingTail(attacking, amount === 1, narrator);
      mention(narrator, 'that 0');
      const created = `${creator(controller, narrator)} ${text}${enters}${tail}${tokenSizeTail(token, narrator)}`;
      return size === undefined ? [created] : [created, size];
    }
    case 'create-token-copy': {
      const { amount, except = [], controller, tapped, attacking } = instruction;
      const isAttacking = attacking === 'anybody' && tapped === true ? 'and attacking ' : '';
      const state = tapped === true ? `tapped ${isAttacking}` : '';
      const whom = isAttacking === '' ? attackingTail(attacking, amount === 1, narrator) : '';
      const tokens =
        amount === 1
          ? `a ${state}token that's a copy`
          : `${countWord(amount)} ${state}tokens that are copies`;
      const of = objectPhrase(instruction.of, narrator);
      mention(narrator, 'that 0');
      return [
        `${creator(controller, narrator)} ${tokens} of ${of}${whom}${exceptPhrase(except, { narrator, types: [] })}`,
      ];
    }
    case 'attach':
      return [
        `attach ${objectPhrase(instruction.what, narrator)} to ${objectPhrase(instruction.to, narrator)}`,
      ];
    case 'unattach':
      return [`unattach ${objectPhrase(instruction.what, narrator)}`];
    case 'move':
      return moveSentence(instruction, narrator);
    case 'destroy': {
      const destroyed = `destroy ${objectsPhrase(instruction.what, narrator, 'all')}`;
      return instruction.noRegeneration === true ? [destroyed, "it can't be regenerated"] : [destroyed];
    }
    case 'sacrifice':
      return [`sacrifice ${objectsPhrase(instruction.what, narrator, 'all')}`];
    case 'tap':
    case 'untap':
    case 'transform':
    case 'flip':
      return [`${instruction.kind} ${objectsPhrase(instruction.what, narrator, 'all')}`];
    case 'turn-face-down':
      return [`turn ${objectsPhrase(instruction.what, narrator, 'all')} face down`];
    case 'deal-damage': {
      const dealer = objectPhrase(instruction.from ?? { kind: 'source' }, narrator);
      if (isOwnValue(instruction)) {
        const value = numberPhrase(instruction.amount, narrator);
        return [`${dealer} deals damage equal to ${value} to ${damaged(instruction.to, narrator)}`];
      }
      const to = damaged(instruction.to, narrator);
      const amount = measureWord(instruction.amount);
      const how = instruction.divided === true ? 'divided as you choose among' : 'to';
      return [`${dealer} deals ${amount} damage ${how} ${to}${whereX(instruction.amount, narrator)}`];
    }
    case 'gain-life':
    case 'lose-life':
    case 'exchange-life':
    case 'set-life':
    case 'draw':
    case 'discard':
    case 'mill':
    case 'exile-from-library': {
      const told = playerSentence(instruction, narrator);
      // Cards came into play: "it" may be one of them.
      if (CARDS.has(instruction.kind)) narrator.antecedent = undefined;
      return [told];
    }
    case 'add-mana':
      return [`add ${instruction.mana}`];
    case 'choose':
      narrator.named.add('a choice');
      if (instruction.words !== undefined) return [`choose ${instruction.words}`];
      return [
        `choose ${instruction.from === undefined ? choicePhrase(instruction.what) : objectsPhrase(instruction.from, narrator, 'a', { isCounted: true })}`,
      ];
    case 'create-emblem':
      return [
        `${emblemGetter(instruction.player, narrator)} an emblem with ${joinList(instruction.abilities.map((ability) => grantedAbility(ability, EMBLEM)))}`,
      ];
    case 'modal':
      return [modalText(instruction, narrator)];
    case 'if': {
      const { condition: test } = instruction;
      if (test.kind === 'not' && test.of.kind === 'fact' && instruction.otherwise === undefined) {
        const told = instructionSentences(instruction.then, narrator, durations);
        return [`${told.join(' and ')} unless ${conditionClause(test.of, narrator)}`];
      }
      if (isInPlace(instruction)) {
        const usual = instructionSentences(instruction.otherwise ?? [], narrator, durations);
        const other = conditionClause(test, narrator);
        const told = instructionSentences(instruction.then, narrator, durations);
        return [...usual, `if ${other}, ${told.join(' ')} instead`];
      }
      const condition = conditionClause(test, narrator);
      const [first = '', ...rest] = oneSentence(instruction.then, narrator, durations);
      const [otherwise, ...more] = oneSentence(instruction.otherwise ?? [], narrator, durations);
      const then = [`if ${condition}, ${first}`, ...rest];
      return otherwise === undefined ? then : [...then, `otherwise, ${otherwise}`, ...more];
    }
    case 'may': {
      return offeredSentences(instructionSentences(instruction.instructions, narrator, 'last'));
    }
    case 'other':
      mentionTargets(instruction.words, narrator);
      narrator.antecedent = undefined;
      return [ownWords(instruction.words, narrator.context)];
  }
}

/**
 * What depends on one condition, joined as far as it can be: what stands behind a period no longer depends on it. Where X
 * or another condition would be torn from its clause, a new sentence begins.
 */
function oneSentence(
  instructions: readonly Instruction[],
  narrator: Narrator,
  durations: DurationPlace,
): readonly string[] {
  const [first, ...others] = instructionSentences(instructions, narrator, durations);
  if (first === undefined) return [];
  const joined = [first];
  const link = others.length === 1 && !/ and /.test(first + others[0]) ? ' and ' : ', then ';
  for (const next of others) {
    const last = joined.at(-1) ?? '';
    if (CLOSED.test(last) || OPENING.test(next)) joined.push(next);
    else joined[joined.length - 1] = `${last}${link}${next}`;
  }
  return joined;
}

/** Clauses that reach to the end of their sentence, and sentences that are several. */
const CLOSED = /where X is|\n|[.”"']$|\. | unless | instead$/;
const OPENING = /^(?:if|until|for each|as long as|otherwise|choose|the next|when|whenever|at the)\b|\n|\. /;

/**
 * The sentences behind a trigger. A condition of the first one stands behind it: before it, it would be a condition of
 * the trigger (603.4).
 */
export function triggeredSentences(
  instructions: readonly Instruction[],
  narrator: Narrator,
  durations: DurationPlace,
): string[] {
  const [first, ...rest] = instructions;
  const isTold =
    first?.kind === 'if' && !(first.condition.kind === 'not' && first.condition.of.kind === 'fact');
  if (!isTold || isInPlace(first)) return instructionSentences(instructions, narrator, durations);
  const [only, ...more] = oneSentence(first.then, narrator, durations);
  if (only === undefined || more.length > 0 || /where X is|[”"']$/.test(only))
    return instructionSentences(instructions, narrate(narrator.context, narrator.targets), durations);
  const told = `${only} if ${conditionClause(first.condition, narrator)}`;
  const [otherwise, ...others] = oneSentence(first.otherwise ?? [], narrator, durations);
  const after = otherwise === undefined ? [] : [`otherwise, ${otherwise}`, ...others];
  return [told, ...after, ...instructionSentences(rest, narrator, durations)];
}

/** "that's attacking", "that are attacking that player" (508.4). */
function attackingTail(
  whom: 'anybody' | PlayerReference | undefined,
  isOne: boolean,
  narrator: Narrator,
): string {
  if (whom === undefined) return '';
  const player = whom === 'anybody' ? '' : ` ${playerPhrase(whom, narrator)}`;
  return `${isOne ? " that's" : ' that are'} attacking${player}`;
}

/** "for each opponent, ": before the targets that are asked for of each of them. */
function forEachPlayer(appliesTo: Selector, narrator: Narrator): string {
  const [only] = narrator.targets;
  const isFirst = appliesTo.kind === 'targets' && !narrator.named.has('target 0');
  if (!isFirst || only?.kind !== 'object' || only.forEach === undefined) return '';
  return `for each ${only.forEach}, `;
}

/** Free words name the targets that they ask for: after them it is "that card". */
function mentionTargets(words: string, narrator: Narrator): void {
  let count = words.match(/\btarget\b/g)?.length ?? 0;
  for (let index = 0; index < narrator.targets.length && count > 0; index += 1) {
    if (narrator.named.has(`target ${index}`)) continue;
    narrator.named.add(`target ${index}`);
    count -= 1;
  }
}

/** What is dealt damage. */
const damaged = (to: Selector | PlayerReference, narrator: Narrator): string =>
  isPlayer(to) ? playerPhrase(to, narrator) : objectsPhrase(to, narrator, 'each');

/** "deals damage equal to its power": the size of what deals it, which is best said beside it. */
const isOwnValue = ({ amount, from }: Extract<Instruction, { kind: 'deal-damage' }>): boolean =>
  typeof amount === 'object' &&
  (amount.kind === 'power' || amount.kind === 'toughness' || amount.kind === 'mana-value') &&
  from !== undefined &&
  sameTree(amount.of, from);

/** Of these, "it" may be a card. */
const CARDS: ReadonlySet<Instruction['kind']> = new Set<Instruction['kind']>([
  'draw',
  'mill',
  'exile-from-library',
]);

const EMBLEM = { ...plainContext, source: 'this emblem' };

const join = (...words: readonly string[]): string => words.filter(Boolean).join(' ');

function replacementSentences(
  instruction: Extract<Instruction, { kind: 'replacement-effect' }>,
  narrator: Narrator,
): string[] {
  const { effect, duration } = instruction;
  if (effect.kind !== 'replace')
    return [withDuration(replacementText(effect, narrator), instruction, narrator)];
  if (duration.kind === 'until-end-of-turn')
    return eventReplacementSentences(effect, narrator, ' this turn', true);
  const [first = '', ...more] = eventReplacementSentences(effect, narrator, '', true);
  const lasts = durationPhrase(duration, narrator);
  return [lasts === '' ? first : `${lasts}, ${first}`, ...more];
}

function withDuration(
  text: string,
  instruction: Extract<Instruction, { kind: 'replacement-effect' }>,
  narrator: Narrator,
): string {
  const { effect, duration } = instruction;
  if (effect.kind === 'regenerate' || duration.kind === 'until-end-of-game') return uncapitalise(text);
  // Free words may already say how long ("this turn").
  if (effect.kind === 'other' && /this turn|until/.test(text)) return uncapitalise(text);
  return `${durationPhrase(duration, narrator)}, ${uncapitalise(text)}`;
}

function pair(
  { of, and }: Pick<Extract<Instruction, { kind: 'exchange-control' }>, 'of' | 'and'>,
  narrator: Narrator,
): string {
  const [only, ...others] = narrator.targets;
  if (of.kind === 'target' && and.kind === 'target' && only !== undefined && others.length === 0)
    return objectPhrase(of, narrator);
  narrator.antecedent = undefined;
  return `${objectPhrase(of, narrator)} and ${objectPhrase(and, narrator)}`;
}

const countersOf = (amount: Amount, counter: string): string =>
  amount === 1 ? aCounter(counter) : `${countWord(amount)} ${plural(counterPhrase(counter))}`;

/** "put a number of +1/+1 counters on it equal to its power" */
function putCounters(
  { amount, counter, on, divided }: Extract<Instruction, { kind: 'put-counters' }>,
  narrator: Narrator,
): string {
  const many = plural(counterPhrase(counter));
  const objects = objectsPhrase(on, narrator, 'each');
  const { text, tail } = countedThings(amount, aCounter(counter), many, narrator);
  return divided === true ? `distribute ${text} among ${objects}${tail}` : `put ${text} on ${objects}${tail}`;
}

const creator = (controller: PlayerReference | undefined, narrator: Narrator): string =>
  controller === undefined || controller.kind === 'you'
    ? 'create'
    : `${playerPhrase(controller, narrator)} creates`;

const PLAYER_KINDS: readonly string[] = [
  'you',
  'opponents',
  'each-player',
  'active-player',
  'target',
  'chosen-player',
  'event-player',
  'you-and',
  'controller-of',
  'owner-of',
  'player',
] satisfies readonly PlayerReference['kind'][];

const emblemGetter = (player: PlayerReference | undefined, narrator: Narrator): string =>
  player === undefined ? 'you get' : `${playerPhrase(player, narrator)} gets`;

const isPlayer = (to: Selector | PlayerReference): to is PlayerReference =>
  PLAYER_KINDS.includes(to.kind) || (to.kind === 'attached-to' && !('what' in to));

/** A limit that is said before the dash: "choose one that hasn't been chosen —". */
const LIMIT = /^It must be one (that hasn't been chosen(?: this turn)?)\.$/;

function modalText(
  { choose, upTo, modes, more, restriction }: Extract<Instruction, { kind: 'modal' }>,
  narrator: Narrator,
): string {
  const { antecedent } = narrator;
  const bullets = modes.map((mode) => {
    // Each may be chosen without the others: "it" is none of what they name.
    narrator.antecedent = antecedent;
    return `\n• ${instructionText(mode, narrator)}`;
  });
  const told = `choose ${howMany(choose, upTo, modes.length)}`;
  const rests = [
    ...(more === undefined
      ? []
      : [
          `If ${conditionClause(more.condition, narrator)}, you may choose ${more.upTo === 2 ? 'both' : 'more'} instead.`,
        ]),
    ...(restriction === undefined ? [] : [restriction]),
  ];
  const limit = LIMIT.exec(restriction ?? '')?.[1];
  if (limit !== undefined && more === undefined) return `${told} ${limit} —${bullets.join('')}`;
  return rests.length === 0
    ? `${told} —${bullets.join('')}`
    : `${told}. ${rests.join(' ')}${bullets.join('')}`;
}

/** "one", "one or both", "up to two", "any number" (700.2d). */
function howMany(least: number, most: number | undefined, all: number): string {
  if (most === undefined || most === least) return numberWord(least);
  if (least === 0) return most >= all ? 'any number' : `up to ${numberWord(most)}`;
  return all === 2 ? 'one or both' : `${numberWord(least)} or more`;
}
