import type { Instruction } from '../../abilities/instruction.ts';
import type { PlayerReference } from '../../abilities/references.ts';
import type { Selector } from '../../abilities/selector.ts';
import { body, endsHere, type Timed } from './clauses.ts';
import { duration } from './durations.ts';
import { conditional, offer } from './effects.ts';
import { idiom } from './idioms.ts';
import { isToldOnly } from './line-class.ts';
import { alt, type Input, lazy, map, notAhead, type Parser, phrase, seq, word } from './parser.ts';
import { plainClause } from './plain-clause.ts';
import { NotUnderstood, name, type Scope } from './scope.ts';
import { PENDING } from './targets.ts';
import { textOf, uncapital, wordsBetween } from './text-of.ts';
import { eventSubject } from './triggers.ts';

// Sentences of which a part is kept in its own words: what happens later, for each of some, or under a condition that no
// state shows.

const LATER_BEGINS = alt<unknown>(
  phrase('at the beginning of'),
  phrase('at end of combat ,'),
  // "When you do, …" happens now, if that was done (603.12).
  seq(word('when'), notAhead(phrase('you|they do ,'))),
  phrase('whenever'),
  phrase('until your next turn , whenever'),
  phrase('until end of turn , whenever'),
  phrase('this turn , whenever'),
  phrase('until the end of your next turn , whenever'),
  phrase("at this turn 's next end of combat ,"),
  phrase("at the beginning of that turn 's end step ,"),
);
const offeredOrDone: Parser<Timed> = lazy(() => alt<Timed>(offer, body));
const laterDone: Parser<Timed> = lazy(() => alt<Timed>(offer, conditional, body));

/** "At the beginning of the next end step, …": what happens later is told in its own words (603.7). */
export const delayed: Parser<Timed> = (input, at) => {
  const first = LATER_BEGINS(input, at);
  if (first === undefined) return undefined;
  for (let comma = at; comma < input.tokens.length; comma += 1) {
    const found = input.tokens[comma];
    if (found?.w === '.' && found.kind === 'mark') return undefined;
    if (found?.kind !== 'mark' || found.w !== ',') continue;
    const later = laterDone(input, comma + 1);
    if (later === undefined || endsHere(input, later.next) === undefined || comma < first.next - 1) continue;
    const about = eventSubject(input, first.next);
    const words = uncapital(wordsBetween(input, at, later.next));
    const start = input.tokens[at]?.start ?? 0;
    return {
      next: later.next,
      value: (scope) => {
        const inner = { ...scope, hasTrigger: true, spans: [], named: [...scope.named] };
        about?.value(inner);
        if (later.value(inner, undefined).some(lasts))
          throw new NotUnderstood(start, 'an effect that happens now');
        return [{ kind: 'other', words }];
      },
    };
  }
  return undefined;
};

function lasts(told: Instruction): boolean {
  if (told.kind === 'may') return told.instructions.some(lasts);
  if (told.kind === 'if') return [...told.then, ...(told.otherwise ?? [])].some(lasts);
  return told.kind === 'continuous-effect' && told.duration.kind !== 'until-end-of-turn';
}

/** "For each opponent, …", told in its own words. */
export const distributed: Parser<Timed> = (input, at) => {
  if (phrase('for each|any')(input, at) === undefined) return undefined;
  for (let comma = at + 2; comma < input.tokens.length && input.tokens[comma]?.w !== '.'; comma += 1) {
    if (input.tokens[comma]?.w !== ',') continue;
    const each = offeredOrDone(input, comma + 1);
    if (each === undefined || endsHere(input, each.next) === undefined) continue;
    const about = wordsBetween(input, at + 2, comma);
    const words = uncapital(wordsBetween(input, at, each.next));
    const start = input.tokens[at]?.start ?? 0;
    return {
      next: each.next,
      value: (scope) => {
        const inner = spokenOf(about, scope);
        const { length } = inner.named;
        const targets = scope.targets.length;
        const told = each.value(inner, undefined);
        // What was made or found for each of them is several things.
        const nouns = inner.named.slice(length).flatMap((each) => each.nouns);
        if (nouns.length > 0)
          scope.named.push({ selector: { kind: 'those', what: 'that' }, nouns, isPlural: true });
        if (told.some(({ kind }) => kind === 'continuous-effect' || kind === 'replacement-effect'))
          return onEachTarget(told, about, targets, scope, start);
        return [{ kind: 'other', words }];
      },
    };
  }
  return undefined;
};

/**
 * "For each opponent, gain control of up to one target creature that player controls": one effect on all those targets,
 * one of each player. What is not about those targets alone can't be followed.
 */
function onEachTarget(
  told: readonly Instruction[],
  about: string,
  index: number,
  scope: Scope,
  start: number,
): readonly Instruction[] {
  const forEach = /^opponents?$/.test(about) ? 'opponent' : /^players?$/.test(about) ? 'player' : undefined;
  const target = scope.targets[index];
  const isOfTargets = (one: Instruction): boolean =>
    one.kind === 'continuous-effect' &&
    one.appliesTo.kind === 'is' &&
    one.appliesTo.object.kind === 'target' &&
    one.appliesTo.object.index % PENDING === index;
  if (
    forEach === undefined ||
    target?.kind !== 'object' ||
    (target.count !== undefined && target.count !== 1) ||
    scope.targets.length !== index + 1 ||
    !told.every(isOfTargets)
  )
    throw new NotUnderstood(start, 'an effect that is not for each');
  const players = { kind: forEach === 'opponent' ? 'opponents' : 'each-player' } as const;
  scope.targets[index] = {
    kind: 'object',
    what: controlledByThem(target.what, players),
    count: { kind: 'player-count', of: players },
    ...(target.isUpTo === true ? { isUpTo: true } : {}),
    forEach,
  };
  const selector: Selector = { kind: 'is', object: { kind: 'target', index: PENDING + index } };
  scope.it = undefined;
  scope.named.push({ selector, nouns: ['creature', 'permanent', 'artifact', 'land', ''], isPlural: true });
  return told.map((one) => (one.kind === 'continuous-effect' ? { ...one, appliesTo: selector } : one));
}

/** "that player controls", said of each of them. */
function controlledByThem(what: Selector, is: PlayerReference): Selector {
  if (what.kind === 'controller' && what.is.kind === 'chosen-player') return { kind: 'controller', is };
  return what.kind === 'all-of' ? { ...what, of: what.of.map((part) => controlledByThem(part, is)) } : what;
}

/** Within "for each creature destroyed this way, …" that creature is "it"; for each player "they" is that player. */
function spokenOf(about: string, scope: Scope): Scope {
  const inner: Scope = { ...scope, hasTrigger: true, spans: [], named: [...scope.named] };
  if (/\b(?:opponent|player)s?\b/.test(about)) inner.player = { kind: 'chosen-player', noun: 'that player' };
  const noun = /\b(creature|card|permanent|token|artifact|land|enchantment|planeswalker)s?\b/.exec(
    about,
  )?.[1];
  if (noun !== undefined) {
    const object = { kind: 'chosen', noun } as const;
    name(inner, { selector: { kind: 'is', object }, object, nouns: [noun, 'permanent'], isPlural: false });
  }
  return inner;
}

/** "… at the beginning of the next end step", "… at end of combat": what happens later, in its own words (603.7). */
export const delayedLast: Parser<Timed> = (input, at) => {
  const first = body(input, at);
  const when = first === undefined ? undefined : LATER(input, first.next);
  if (first === undefined || when === undefined || endsHere(input, when.next) === undefined) return undefined;
  const words = uncapital(wordsBetween(input, at, when.next));
  return {
    next: when.next,
    value: (scope, given) => {
      first.value(scope, given);
      return [{ kind: 'other', words }];
    },
  };
};
const LATER = alt<unknown>(
  phrase('at end of combat'),
  phrase('at the beginning of the|your|their|each|that next? end|cleanup|upkeep|first|untap step'),
  phrase('at the beginning of your|the next|first upkeep|end step?'),
  phrase("at the beginning of that player 's next upkeep|end step?"),
  phrase('at the beginning of your next upkeep|turn'),
  phrase("at the beginning of the next turn 's upkeep"),
);

/** "If that mana is spent on a creature spell, it gains haste": what becomes of a later spell, in its own words (106.6). */
export const manaRider: Parser<Timed> = (input, at) => {
  if (phrase('if|when that|this mana is spent|used')(input, at) === undefined) return undefined;
  let next = at;
  while (next < input.tokens.length && input.tokens[next]?.w !== '.') {
    if (input.tokens[next]?.kind === 'quote') return undefined;
    next += 1;
  }
  const words = uncapital(wordsBetween(input, at, next));
  return { next, value: () => [{ kind: 'other', words }] };
};

/** "Until the end of your next turn, you may play that card.": a permission. */
export const permission: Parser<Timed> = (input, at) => {
  const exiled = whileExiled(input, at);
  if (exiled !== undefined) return exiled;
  const first = alt<unknown>(
    phrase('until the end of your next turn ,'),
    phrase('until end of combat on your next turn ,'),
    phrase('until your next turn ,'),
    phrase('until end of turn ,'),
    phrase('during your next turn ,'),
    phrase('this turn ,'),
    (input_: Input, at_: number) => onTurns(input_, at_),
    phrase('until your next end step ,'),
    phrase('until the beginning of your next upkeep ,'),
    seq(
      lazy(() => duration),
      word(','),
    ),
    remaining,
  )(input, at);
  if (
    first === undefined ||
    alt(
      phrase('you may play|cast|look|activate'),
      phrase("you|they don't lose"),
      phrase('that player may play|cast|look'),
      phrase('its owner may play|cast|look'),
      phrase('they|players may play|cast|look'),
    )(input, first.next) === undefined
  )
    return undefined;
  const plain = alt(plainClause, idiom)(input, first.next);
  if (plain === undefined || endsHere(input, plain.next) === undefined) return undefined;
  const words = uncapital(wordsBetween(input, at, plain.next));
  return {
    next: plain.next,
    value: (scope) => [...plain.value(scope).slice(0, 0), { kind: 'other', words }],
  };
};

/** "You may cast this spell for as long as it remains exiled." */
const whileExiled: Parser<Timed> = map(
  textOf(phrase('you may cast ~ for as long as it remains exiled')),
  (words): Timed =>
    () => [{ kind: 'other', words }],
);

/** "During any turn you attacked with a Rogue, …" */
const onTurns: Parser<true> = (input, at) => {
  const first = phrase('during any turn you')(input, at);
  const comma = first === undefined ? undefined : commasFrom(input, first.next)[0];
  return comma === undefined ? undefined : { value: true, next: comma + 1 };
};

/** "For as long as those cards remain exiled, …": said of a permission. */
const remaining: Parser<true> = (input, at) => {
  const first = phrase('for as long as')(input, at);
  if (first === undefined) return undefined;
  for (let next = first.next; next < input.tokens.length && input.tokens[next]?.w !== '.'; next += 1)
    if (input.tokens[next]?.w === ',') return { value: true, next: next + 1 };
  return undefined;
};

/**
 * "If that player has more cards in hand than you, draw a card.": a condition in its own words, before instructions that
 * change nothing which a layer sees.
 */
export const wordedIf: Parser<Timed> = (input, at) => {
  const first = word('if')(input, at);
  if (first === undefined) return undefined;
  for (const comma of commasFrom(input, first.next)) {
    if (input.tokens.slice(at, comma).some(({ kind, w }) => kind === 'quote' || w === 'would'))
      return undefined;
    const then = alt(offeredOrDone, delayed, distributed, permission)(input, comma + 1);
    if (then === undefined || endsHere(input, then.next) === undefined) {
      // "If this spell was kicked, whenever a creature dies this turn, draw a card": the second is no part of the condition.
      if (opensClause(input, comma + 1)) return undefined;
      continue;
    }
    return { next: then.next, value: underWords(input, [first.next, comma], then.value, false) };
  }
  return undefined;
};

/** Words that begin something told later, instead or several times, and so end a condition before them. */
const opensClause = (input: Input, at: number): boolean =>
  alt<unknown>(
    word('when', 'whenever', 'until', 'instead', 'unless', 'then'),
    phrase('at the'),
    phrase('for each'),
    phrase('rather than'),
    phrase('for as long as'),
  )(input, at) !== undefined;

/** "Unless you pay {2}, …": what is not done if somebody pays is a matter of the course of the game. */
export const unlessPaid: Parser<Timed> = (input, at) => {
  const first = word('unless')(input, at);
  if (first === undefined) return undefined;
  for (const comma of commasFrom(input, first.next)) {
    const words = wordsBetween(input, first.next, comma);
    if (!/\b(?:pays?|sacrifices?|discards?)\b/.test(words) || /\bwhen/.test(words)) return undefined;
    const then = body(input, comma + 1);
    if (then === undefined || endsHere(input, then.next) === undefined) continue;
    return { next: then.next, value: underWords(input, [first.next, comma], then.value, true, true) };
  }
  return undefined;
};

/** "Draw a card if that player has more cards in hand than you", "… unless a player pays {2}". */
export const wordedLast: Parser<Timed> = (input, at) => {
  const first = body(input, at);
  const how = first === undefined ? undefined : word('if', 'unless')(input, first.next);
  if (first === undefined || how === undefined) return undefined;
  let next = how.next;
  while (next < input.tokens.length && endsHere(input, next) === undefined) {
    const found = input.tokens[next];
    if (found?.kind === 'quote' || found?.w === 'would' || found?.w === 'instead' || found?.w === ':')
      return undefined;
    next += 1;
  }
  // What is not done if somebody pays is a matter of the course of the game.
  const isPaid =
    how.value === 'unless' &&
    /\b(?:pays?|discards?|sacrifices?|has|have)\b/.test(wordsBetween(input, how.next, next));
  return next === how.next
    ? undefined
    : { next, value: underWords(input, [how.next, next], first.value, how.value === 'unless', isPaid) };
};

function underWords(
  input: Input,
  [from, to]: readonly [number, number],
  told: Timed,
  isNot: boolean,
  isFact = false,
): Timed {
  const words = wordsBetween(input, from, to);
  const start = input.tokens[from]?.start ?? 0;
  return (scope, given) => {
    const then = told(scope, given);
    if (!isFact && !then.every(isToldOnly)) throw new NotUnderstood(start, 'a condition that can be tested');
    const fact = { kind: 'fact', words } as const;
    return [{ kind: 'if', condition: isNot ? { kind: 'not', of: fact } : fact, then }];
  };
}

function commasFrom(input: Input, from: number): readonly number[] {
  const commas: number[] = [];
  for (let at = from; at < input.tokens.length && commas.length < 4; at += 1) {
    const found = input.tokens[at];
    if (found?.kind !== 'mark') continue;
    if (found.w === '.') break;
    if (found.w === ',') commas.push(at);
  }
  return commas;
}
