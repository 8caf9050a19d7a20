import type { Condition } from '../../../abilities/condition.ts';
import type { Affected, DamagePattern, EventPattern } from '../../../abilities/event-pattern.ts';
import type { EventReplacement } from '../../../abilities/replacement-effect.ts';
import { sameTree } from '../../same-tree.ts';
import { affectedPhrase, damageSourcePhrase, type Extent } from './affected-phrase.ts';
import { countWord, whereX } from './amount-phrase.ts';
import { conditionClause } from './condition-clause.ts';
import { type Narrator, narrate, plainContext } from './context.ts';
import { damageWord, eventClause } from './event-clause.ts';
import { numberWord, plural } from './grammar.ts';
import { insteadClause, sentencesAfter, sentencesOfPrevention } from './instead-clause.ts';
import { playerPhrase, playerVerb } from './references.ts';

/**
 * A replacement or prevention effect as sentences without capitals (CR 614.1, 615.1). `time` says how long it lasts
 * where the words of the event do: " this turn".
 */
export function eventReplacementSentences(
  effect: EventReplacement,
  narrator: Narrator,
  time: '' | ' this turn',
  isResolving: boolean,
): string[] {
  const { condition } = effect;
  const isPlain = condition !== undefined && saysPlainly(effect, time);
  const lead = isPlain ? `${asLongAs(condition, narrator)}, ` : '';
  const told =
    skipped(effect, narrator, time) ??
    prevented(effect, narrator, time) ??
    redirected(effect, narrator, time) ??
    notBelow(effect, narrator, time);
  if (told === undefined) {
    const sentences = conditional(effect, narrator, time);
    return isResolving ? inOne(sentences) : sentences;
  }
  const [first = '', ...more] = told;
  return [`${lead}${first}`, ...more];
}

/** Whether it is said without "if": a condition stands before it then. */
function saysPlainly(effect: EventReplacement, time: string): boolean {
  const quiet = narrate(plainContext);
  return (
    (skipped(effect, quiet, time) ??
      prevented(effect, quiet, time) ??
      redirected(effect, quiet, time) ??
      notBelow(effect, quiet, time)) !== undefined
  );
}

function asLongAs(condition: Condition, narrator: Narrator): string {
  if (condition.kind === 'turn-of' && condition.player.kind === 'you') return 'during your turn';
  return `as long as ${conditionClause(condition, narrator)}`;
}

/** "skip your draw step", "target player skips their next combat phase" (614.10). */
function skipped(effect: EventReplacement, narrator: Narrator, time: string): string[] | undefined {
  const { event, instead, limit, optional } = effect;
  if (
    event.kind !== 'begin' ||
    instead.kind !== 'nothing' ||
    instead.after !== undefined ||
    optional === true
  )
    return undefined;
  if (event.what === 'extra turn' || (limit !== undefined && limit.kind !== 'next')) return undefined;
  const { player, what } = event;
  if (limit === undefined) {
    if (player.kind === 'you') return [`skip your ${what}${time}`];
    return player.kind === 'each-player'
      ? [`players skip their ${plural(what)}${time}`]
      : [`${playerPhrase(player, narrator)} ${playerVerb(player, 'skip')} their ${what}${time}`];
  }
  const next = limit.times === 1 ? `next ${what}` : `next ${numberWord(limit.times)} ${plural(what)}`;
  const whose = player.kind === 'you' ? 'your' : 'their';
  return [`${playerPhrase(player, narrator)} ${playerVerb(player, 'skip')} ${whose} ${next}${time}`];
}

/** Damage to and by the same objects: "dealt to and dealt by". */
function bothWays(
  event: EventPattern,
): { readonly to: Affected; readonly damage: DamagePattern } | undefined {
  if (event.kind !== 'any-of') return undefined;
  const [first, second, ...others] = event.of;
  if (first?.kind !== 'deal-damage' || second?.kind !== 'deal-damage' || others.length > 0) return undefined;
  const isPair =
    first.by === undefined &&
    second.to === undefined &&
    first.to?.objects !== undefined &&
    first.to.players === undefined &&
    second.by !== undefined &&
    second.by.isAnySource !== true &&
    first.damage === second.damage &&
    sameTree(first.to.objects, second.by.what);
  return isPair && first.to !== undefined ? { to: first.to, damage: first } : undefined;
}

/** "prevent all combat damage that would be dealt this turn", "prevent the next 3 damage that would be dealt to it this turn". */
function prevented(effect: EventReplacement, narrator: Narrator, time: string): string[] | undefined {
  const { event, instead, limit, optional } = effect;
  if (instead.kind !== 'prevent' || instead.amount !== undefined || optional === true) return undefined;
  if (limit !== undefined && limit.kind !== 'next-damage') return undefined;
  // "If damage would be dealt to this creature, prevent that damage and …": what follows is said with it.
  const isSaid = instead.after === undefined || sentencesOfPrevention(instead.after, narrate(plainContext));
  const isSaidWithIf = isSaid === undefined || (time === '' && instead.after !== undefined);
  if (isSaidWithIf && limit === undefined) return undefined;
  const following = (): string[] =>
    instead.after === undefined
      ? []
      : (sentencesOfPrevention(instead.after, narrator) ?? sentencesAfter(instead.after, narrator));
  const amount = limit === undefined ? 'all' : `the next ${digits(limit.amount)}`;
  const both = bothWays(event);
  if (both !== undefined) {
    const whom = affectedPhrase(both.to, narrator, 'all');
    const told = `prevent ${amount} ${damageWord(both.damage)} that would be dealt to and dealt by ${whom}${time}`;
    return [told, ...following()];
  }
  if (event.kind !== 'deal-damage' || event.amount !== undefined) return undefined;
  const extent: Extent = limit === undefined ? 'all' : limit.each === true ? 'each' : 'one';
  const isDivided = limit?.divided === true;
  const among = isDivided && event.to !== undefined ? affectedPhrase(event.to, narrator, 'all') : '';
  const dealt = isDivided
    ? `${time} to ${among}, divided as you choose`
    : dealtWords(event, narrator, extent, time);
  const x = limit === undefined ? '' : whereX(limit.amount, narrator);
  const told = `prevent ${amount} ${damageWord(event)} that would be dealt${dealt}${x}`;
  return [told, ...following()];
}

function dealtWords({ to, by }: DamagePattern, narrator: Narrator, extent: Extent, time: string): string {
  const whom = to === undefined ? '' : ` to ${affectedPhrase(to, narrator, extent)}`;
  const dealer = by === undefined ? '' : ` by ${damageSourcePhrase(by, narrator, extent)}`;
  return `${whom}${time}${dealer}`;
}

const digits = (amount: Parameters<typeof countWord>[0]): string =>
  typeof amount === 'number' ? String(amount) : countWord(amount);

/** "all damage that would be dealt to you is dealt to this creature instead" (614.9). */
function redirected(effect: EventReplacement, narrator: Narrator, time: string): string[] | undefined {
  const { event, instead, limit, optional } = effect;
  if (instead.kind !== 'redirect' || event.kind !== 'deal-damage' || optional === true) return undefined;
  if (limit !== undefined && limit.kind !== 'next-damage') return undefined;
  if (event.amount !== undefined) return undefined;
  const amount = limit === undefined ? 'all' : `the next ${digits(limit.amount)}`;
  const extent: Extent = limit === undefined ? 'all' : limit.each === true ? 'each' : 'one';
  const dealt = dealtWords(event, narrator, extent, time);
  const to = affectedPhrase(instead.to, narrator, 'one');
  return [`${amount} ${damageWord(event)} that would be dealt${dealt} is dealt to ${to} instead`];
}

/** "damage that would reduce your life total to less than 1 reduces it to 1 instead" */
function notBelow(
  { event, instead }: EventReplacement,
  narrator: Narrator,
  time: string,
): string[] | undefined {
  if (event.kind !== 'damage-reduces-life' || instead.kind !== 'change-amount') return undefined;
  const clause = eventClause(event, narrator).replace('damage would', 'damage that would');
  const lasts = time === '' ? '' : 'until end of turn, ';
  return [`${lasts}${clause} reduces it to ${digits(instead.to)} instead`];
}

/** "if …, … instead", "the next time … this turn, … instead". */
function conditional(effect: EventReplacement, narrator: Narrator, time: string): string[] {
  const { event, condition, limit } = effect;
  const clause = eventClause(event, narrator);
  const when =
    limit?.kind === 'first-each-turn'
      ? `the first time ${clause} each turn`
      : `${beginning(limit)} ${clause}${time}`;
  const { antecedent } = narrator;
  const test = condition === undefined ? '' : testWords(condition, narrator);
  // What the condition names is not what "it" means afterwards.
  narrator.antecedent = antecedent;
  const [first = '', ...more] = insteadClause(effect, narrator);
  return [`${when}${test}, ${first}`, ...more];
}

/** In the text of a resolution the next sentence would be an instruction of its own. */
function inOne(sentences: readonly string[]): string[] {
  const [first = '', second, ...others] = sentences;
  return [[second === undefined ? first : `${first} and ${second}`, ...others].join(', then ')];
}

/** Facts of the past are told with "and", what holds at the time with "while". */
function testWords(condition: Condition, narrator: Narrator): string {
  if (condition.kind === 'turn-of' && condition.player.kind === 'you') return ' during your turn';
  const isTold = condition.kind === 'fact';
  return ` ${isTold ? 'and' : 'while'} ${conditionClause(condition, narrator)}`;
}

const beginning = (limit: EventReplacement['limit']): string =>
  limit?.kind === 'next' ? 'the next time' : 'if';
