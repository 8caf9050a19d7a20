import type { Condition } from '../../../abilities/condition.ts';
import type { Duration } from '../../../abilities/duration.ts';
import type { Modification } from '../../../abilities/modification.ts';
import type { Selector } from '../../../abilities/selector.ts';
import { numberPhrase } from './amount-phrase.ts';
import { changedTextSentence, isChangeOfChosenWords } from './changed-text.ts';
import { conditionClause } from './condition-clause.ts';
import { type Narrator, narrate } from './context.ts';
import { durationPhrase } from './duration-phrase.ts';
import { possessive } from './grammar.ts';
import { grantedAbility } from './granted-abilities.ts';
import { nounPhraseOf, renderNounPhrase } from './noun-phrase.ts';
import { predicateOfParts } from './predicate.ts';
import { playerPhrase, playerVerb } from './references.ts';
import { subjectOf } from './subject.ts';

/** Where the duration stands: after the predicate; before all where the predicate is long. */
export const DURATION_PLACES = ['usual', 'first', 'last'] as const;
export type DurationPlace = (typeof DURATION_PLACES)[number];

export interface ResolvingEffect {
  readonly appliesTo: Selector;
  readonly parts: readonly Modification[];
  readonly duration: Duration;
  readonly condition?: Condition;
}

/** A continuous effect of a resolution in one or more sentences: "target creature gets +3/+3 until end of turn". */
export function resolvingEffectSentences(
  effect: ResolvingEffect,
  narrator: Narrator,
  place: DurationPlace,
): string[] {
  const [first, ...others] = effect.parts;
  if (first === undefined) return [];
  if (first.kind === 'set-controller') {
    const gained = controlSentence(effect, first, narrator);
    return [gained, ...resolvingEffectSentences({ ...effect, parts: others }, narrator, place)];
  }
  if (first.kind === 'player-gains-ability')
    return [
      playerGains(effect, first, narrator),
      ...resolvingEffectSentences({ ...effect, parts: others }, narrator, place),
    ];
  if (first.kind === 'set-maximum-hand-size' && others.length === 0) {
    const has = `${playerPhrase(first.player, narrator)} ${playerVerb(first.player, 'have')}`;
    const most =
      first.to === 'none'
        ? 'no maximum hand size'
        : `a maximum hand size of ${numberPhrase(first.to, narrator)}`;
    return [joinWords(`${has} ${most}`, durationPhrase(effect.duration, narrator))];
  }
  if (others.length === 0 && locksAbilities(first)) {
    const { text, number } = subjectOf(effect.appliesTo, [], narrator, true);
    const whose = text === 'it' ? 'its' : number === 'plural' && text === 'they' ? 'their' : possessive(text);
    const except = first.kind === 'restrict' ? '' : " unless they're mana abilities";
    const locked = `${whose} activated abilities can't be activated${except}`;
    return [joinWords(locked, durationPhrase(effect.duration, narrator))];
  }
  if (first.kind === 'switch-power-toughness' && others.length === 0)
    return [switchSentence(effect, narrator)];
  if (effect.parts.every(isChangeOfChosenWords)) return [changedTextSentence(effect, narrator)];
  const [sentence = '', ...after] = predicateSentences(effect, narrator, place);
  if (effect.condition === undefined) return [sentence, ...after];
  return [`as long as ${conditionClause(effect.condition, narrator)}, ${sentence}`, ...after];
}

const locksAbilities = (part: Modification): boolean =>
  (part.kind === 'restrict' && part.restriction === 'cannot-activate-abilities') ||
  (part.kind === 'other-rule' && part.words.startsWith("its activated abilities can't be activated"));

type SetController = Extract<Modification, { kind: 'set-controller' }>;

/** "gain control of target creature until end of turn", "target opponent gains control of it". */
function controlSentence(effect: ResolvingEffect, { to }: SetController, narrator: Narrator): string {
  if (to.kind === 'owner-of' && to.object.kind === 'affected') {
    const all = renderNounPhrase(nounPhraseOf(effect.appliesTo, narrator), 'plural', 'all');
    return joinWords(
      `each player gains control of ${all} they own`,
      durationPhrase(effect.duration, narrator),
    );
  }
  const gain = to.kind === 'you' ? 'gain' : `${playerPhrase(to, narrator)} gains`;
  const what = subjectOf(effect.appliesTo, [], narrator, true).text;
  return joinWords(`${gain} control of ${what}`, durationPhrase(effect.duration, narrator));
}

/** "you gain hexproof until end of turn" (613.10) */
function playerGains(
  { duration }: ResolvingEffect,
  { player, ability }: Extract<Modification, { kind: 'player-gains-ability' }>,
  narrator: Narrator,
): string {
  const gained = grantedAbility(ability, narrator.context);
  return joinWords(
    `${playerPhrase(player, narrator)} ${playerVerb(player, 'gain')} ${gained}`,
    durationPhrase(duration, narrator),
  );
}

/** "switch target creature's power and toughness until end of turn" */
function switchSentence(effect: ResolvingEffect, narrator: Narrator): string {
  const { text, number } = subjectOf(effect.appliesTo, [], narrator, true);
  const whose =
    text === 'it'
      ? 'its'
      : number === 'plural'
        ? `the power and toughness of each of ${text}`
        : possessive(text);
  const what = number === 'plural' ? whose : `${whose} power and toughness`;
  return joinWords(`switch ${what}`, durationPhrase(effect.duration, narrator));
}

function predicateSentences(effect: ResolvingEffect, narrator: Narrator, place: DurationPlace): string[] {
  const lasting = effect.parts.filter((part) => !isRule(part));
  const restrictions = effect.parts.filter(isRule);
  // "For as long as this remains tapped, that creature gets +2/+2 and can't block": said twice, it would be long.
  const isOfBoth = effect.duration.kind === 'for-as-long-as' && lasting.length > 0 && restrictions.length > 0;
  const isFirst = place === 'first' || (place === 'usual' && (isOfBoth || isLong(effect, narrator)));
  if (isFirst && effect.duration.kind !== 'until-end-of-game') {
    const duration = durationPhrase(effect.duration, narrator);
    const subject = subjectOf(effect.appliesTo, effect.parts, narrator, true);
    const { text, tail, after } = predicateOfParts(effect.parts, {
      ...subject,
      saysStillInside: place === 'first',
    });
    return [`${duration}, ${subject.text} ${text}${tail}`, ...after];
  }
  const subject = subjectOf(effect.appliesTo, effect.parts, narrator, true);
  const told = predicateOfParts(lasting, subject);
  const banned = predicateOfParts(restrictions, subject);
  const clauses = [
    ...(told.text === ''
      ? []
      : [joinWords(told.text, durationPhrase(effect.duration, narrator)) + told.tail]),
    ...(banned.text === '' ? [] : [withRestrictionDuration(banned.text, effect.duration, narrator)]),
  ];
  return [`${subject.text} ${clauses.join(' and ')}`, ...told.after];
}

/** What is forbidden is forbidden "this turn", not "until end of turn"; its words may say so already. */
function withRestrictionDuration(text: string, duration: Duration, narrator: Narrator): string {
  const span = duration.kind === 'until-end-of-combat' ? 'this combat' : 'this turn';
  if (duration.kind === 'until-end-of-combat' && / each combat if able\b/.test(text))
    return text.replaceAll(' each combat if able', ` ${span} if able`);
  if (duration.kind === 'until-end-of-combat') return /\bthis combat\b/.test(text) ? text : `${text} ${span}`;
  if (duration.kind !== 'until-end-of-turn') return joinWords(text, durationPhrase(duration, narrator));
  if (/ each combat if able\b/.test(text)) return text.replaceAll(' each combat if able', ` ${span} if able`);
  return /\bthis turn\b/.test(text) ? text : `${text} this turn`;
}

/** What is forbidden or allowed, not changed. */
const isRule = (part: Modification): boolean => part.kind === 'restrict' || part.kind === 'other-rule';

/** Long enough that the duration is said first: a quoted ability, or several clauses that change what it is. */
function isLong(effect: ResolvingEffect, narrator: Narrator): boolean {
  const { parts, appliesTo } = effect;
  if (parts.some((part) => part.kind === 'add-ability' && part.ability.kind !== 'keyword')) return true;
  const quiet = narrate(narrator.context, narrator.targets);
  const { clauses, text } = predicateOfParts(parts, subjectOf(appliesTo, parts, quiet, true));
  if (parts.some((part) => part.kind === 'lose-all-abilities')) return clauses.length > 1;
  if (text.includes("that's still")) return true;
  return (
    text.includes('base power and toughness') && (clauses.length > 1 || text.includes(' in addition to '))
  );
}

const joinWords = (...words: readonly string[]): string => words.filter(Boolean).join(' ');
