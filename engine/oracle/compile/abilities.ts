import type { Ability, ActivatedAbility, TriggeredAbility } from '../../abilities/ability.ts';
import type { Condition } from '../../abilities/condition.ts';
import type { Instruction } from '../../abilities/instruction.ts';
import { source } from '../../abilities/selector.ts';
import type { Zone } from '../../vocabulary/zones.ts';
import { whereX } from './amounts.ts';
import type { Told } from './clauses.ts';
import { condition } from './conditions.ts';
import { cost } from './costs.ts';
import { effectText } from './effects.ts';
import { enteringLine } from './entering.ts';
import { continuesTrigger, SECOND_OBJECT } from './event-words.ts';
import { keywordList } from './keywords.ts';
import { mixed } from './mixed-line.ts';
import { spreeModes } from './modes.ts';
import { alt, atEnd, type Input, lazy, map, miss, opt, type Parser, phrase, seq, word } from './parser.ts';
import { replacementRule } from './plain-rules.ts';
import { type Meaning, NotUnderstood, type Scope, sourceReferent } from './scope.ts';
import { settleTargets } from './settle-targets.ts';
import { spanned } from './spans.ts';
import { staticLine } from './statics.ts';
import { uncapital, wordsBetween } from './text-of.ts';
import { toldFact } from './told-facts.ts';
import { eventSubject, knownEvent } from './triggers.ts';

export type Line = Meaning<readonly Ability[]>;

const end = alt<unknown>(word('.'), atEnd);

/** The instructions of an ability with the targets they ask for, each in its place. */
/** The zone in which it works if not the battlefield: what it is paid with or moves tells. */
function functioning(scope: Scope, words = ''): { functionsIn?: readonly Zone[] } {
  const zone =
    /^(?:exile|discard|reveal) ~/.exec(words) === null
      ? scope.worksIn
      : (/ from your (graveyard|hand)/.exec(words)?.[1] ?? (words === 'discard ~' ? 'hand' : scope.worksIn));
  return zone === undefined ? {} : { functionsIn: [zone as Zone] };
}

function carriedOut(
  scope: Scope,
  told: Told,
  at: number,
): { targets?: Scope['targets']; instructions: readonly Instruction[] } {
  scope.isResolving = true;
  const instructions = told(scope);
  const { targets } = scope;
  const settled = settleTargets({ instructions, targets }, targets);
  if (settled === undefined) throw new NotUnderstood(at, 'targets that can be told apart');
  return targets.length === 0 ? { instructions: settled.instructions } : settled;
}

export const fresh = (scope: Scope): Scope => ({
  ...scope,
  isShared: false,
  targets: [],
  named: [],
  it: undefined,
  player: undefined,
  x: undefined,
  telling: undefined,
  worksIn: undefined,
});

const RESTRICTION = alt<unknown>(
  phrase('activate only'),
  phrase('activate this ability only'),
  phrase('any player may activate'),
  phrase('only your opponents may activate'),
  phrase('activate'),
  phrase('this ability costs'),
  phrase('spend only'),
  phrase('this mana'),
  phrase("x can't be"),
  phrase('exhaust'),
  phrase('this ability'),
  phrase('this cost is'),
);

/** "Activate only as a sorcery.": the rest of an activated ability. */
function restrictionStart(input: Input, from: number): number | undefined {
  for (let at = from; at < input.tokens.length; at += 1) {
    if (
      input.tokens[at - 1]?.w === '.' &&
      RESTRICTION(input, at) !== undefined &&
      !(
        input.tokens[at]?.w === 'this' &&
        input.tokens[at + 1]?.w === 'ability' &&
        input.tokens[at + 2]?.w === 'triggers'
      )
    )
      return at;
  }
  return undefined;
}

/** "{2}, {T}: Draw a card. Activate only as a sorcery." */
const activated: Parser<Line> = (input, at) => {
  const colon = colonAt(input, at);
  if (colon === undefined) return undefined;
  const paid = spanned('cost', cost)(input, at);
  if (paid === undefined || paid.next !== colon) return miss(input, Math.min(at + 1, colon), 'a cost');
  const body = colon + 1;
  const restrictedAt = restrictionStart(input, body);
  const rest = restrictedAt === undefined ? input : cut(input, restrictedAt);
  const told = effectText(rest, body);
  if (told === undefined || told.next < (restrictedAt ?? input.tokens.length)) {
    input.furthest = Math.max(input.furthest, rest.furthest);
    return undefined;
  }
  const restriction =
    restrictedAt === undefined ? undefined : wordsBetween(input, restrictedAt, input.tokens.length);
  const start = input.tokens[at]?.start ?? 0;
  return {
    next: input.tokens.length,
    value: (outer) => {
      const scope = fresh(outer);
      const price = paid.value(scope);
      if (input.tokens.slice(at, colon).some(({ kind }) => kind === 'self')) scope.it ??= sourceReferent;
      const ability: ActivatedAbility = {
        kind: 'activated',
        cost: price,
        ...carriedOut(scope, told.value, start),
        ...(restriction === undefined ? {} : { restriction }),
        ...(price.loyalty === undefined ? {} : { isLoyalty: true }),
        ...functioning(scope, price.other),
      };
      return [ability];
    },
  };
};

const cut = (input: Input, to: number): Input => ({
  ...input,
  tokens: input.tokens.slice(0, to),
  memo: new Map(),
});

function colonAt(input: Input, at: number): number | undefined {
  for (let next = at; next < input.tokens.length; next += 1) {
    const found = input.tokens[next];
    if (found?.kind === 'mark' && found.w === ':') return next;
    if (found?.kind === 'mark' && found.w === '.') return undefined;
  }
  return undefined;
}

const optional = phrase('you may');

/** What follows the comma of a trigger: an intervening "if", then instructions. */
const ONCE = alt<unknown>(
  phrase('this ability triggers only'),
  phrase('do this only once each turn'),
  phrase('this ability still resolves'),
);
/** "This ability triggers only once each turn." behind an effect. */
const onlyOnce: Parser<string | undefined> = (input, at) => {
  if (ONCE(input, at) === undefined) return { value: undefined, next: at };
  let next = at;
  while (next < input.tokens.length && input.tokens[next]?.w !== '.') next += 1;
  return { value: `${wordsBetween(input, at, next)}.`, next: Math.min(next + 1, input.tokens.length) };
};

interface Rest {
  readonly restriction: string | undefined;
  readonly test: Meaning<Condition> | undefined;
  readonly isOffer: boolean;
  readonly told: Told;
}
const afterComma: Parser<Rest> = map(
  seq(
    opt(map(seq(word('if'), alt(condition, toldFact), word(',')), ([, test]) => test)),
    (input, at) => ({ value: optional(input, at) !== undefined, next: at }),
    effectText,
    onlyOnce,
  ),
  ([test, isOffer, told, restriction]) => ({ test, isOffer, told, restriction }),
);

const triggered: Parser<Line> = (input, at) => {
  const when = word('when', 'whenever', 'at')(input, at);
  if (when === undefined) return undefined;
  const start = input.tokens[at]?.start ?? 0;
  const known = knownEvent(input, when.next);
  if (known !== undefined && input.tokens[known.next]?.w === ',') {
    const rest = afterComma(input, known.next + 1);
    if (rest !== undefined && rest.next === input.tokens.length)
      return { next: rest.next, value: (outer) => [triggeredAbility(outer, known.value, rest.value, start)] };
  }
  // Any other event is told in its own words up to the comma after which an effect can be read.
  for (let comma = at + 1, tried = 0; comma < input.tokens.length && tried < 6; comma += 1) {
    const found = input.tokens[comma];
    if (found?.kind === 'mark' && found.w === '.') break;
    if (found?.kind === 'quote') break;
    if (found?.kind !== 'mark' || found.w !== ',') continue;
    tried += 1;
    if (!continuesTrigger(input, at, comma)) break;
    const rest = afterComma(input, comma + 1);
    if (rest === undefined || rest.next !== input.tokens.length) continue;
    const words = uncapital(wordsBetween(input, at, comma));
    const subject = eventSubject(input, when.next);
    return {
      next: rest.next,
      value: (outer) => [
        triggeredAbility(
          outer,
          (scope) => {
            subject?.value(scope);
            // "becomes blocked by a creature": "that creature" is not the one that is blocked.
            if (SECOND_OBJECT.test(words)) scope.named.length = 0;
            if (words.includes('~')) scope.it ??= sourceReferent;
            if (/\b(?:player|opponent)\b/.test(words)) scope.player = { kind: 'chosen-player' };
            return { kind: 'other', words };
          },
          rest.value,
          start,
        ),
      ],
    };
  }
  return undefined;
};

/** "You may exert this creature as it attacks. When you do, …" (701.43): two abilities on one line. */
const exerted: Parser<Line> = (input, at) => {
  const first = phrase('you may exert ~ as it|he|she attacks')(input, at);
  const stop = first === undefined ? undefined : phrase('. when you do ,')(input, first.next);
  const rest = stop === undefined ? undefined : afterComma(input, stop.next);
  if (first === undefined || rest === undefined) return undefined;
  const words = `${wordsBetween(input, at, first.next)}.`;
  const start = input.tokens[at]?.start ?? 0;
  const when = (scope: Scope): TriggeredAbility['trigger'] => {
    scope.it = sourceReferent;
    return { kind: 'other', words: 'when you exert ~ as it attacks' };
  };
  return {
    next: rest.next,
    value: (outer) => [{ kind: 'plain-static', words }, triggeredAbility(outer, when, rest.value, start)],
  };
};

function triggeredAbility(
  outer: Scope,
  event: Meaning<TriggeredAbility['trigger']>,
  rest: Rest,
  start: number,
): TriggeredAbility {
  const scope = fresh(outer);
  scope.hasTrigger = true;
  const trigger = event(scope);
  const test = rest.test?.(scope);
  const { instructions, ...targets } = carriedOut(scope, rest.told, start);
  const [only] = instructions;
  const isOptional = rest.isOffer && only?.kind === 'may' && instructions.length === 1;
  return {
    kind: 'triggered',
    trigger,
    ...(test === undefined ? {} : { condition: test }),
    ...targets,
    instructions: isOptional && only.kind === 'may' ? only.instructions : instructions,
    ...(isOptional ? { optional: true } : {}),
    ...(rest.restriction === undefined ? {} : { restriction: rest.restriction }),
    ...functioning(scope),
  };
}

/** What an instant or sorcery does. */
const spellText: Parser<Line> = (input, at) => {
  const told = effectText(input, at);
  if (told === undefined) return undefined;
  const start = input.tokens[at]?.start ?? 0;
  return {
    next: told.next,
    value: (outer) => {
      if (!outer.isShared) return [{ kind: 'spell', ...carriedOut(fresh(outer), told.value, start) }];
      outer.isResolving = true;
      return [{ kind: 'spell', instructions: told.value(outer) }];
    },
  };
};

const whole =
  <T>(parser: Parser<T>): Parser<T> =>
  (input, at) => {
    const result = parser(input, at);
    if (result === undefined) return undefined;
    return result.next === input.tokens.length ? result : miss(input, result.next, 'the end of the line');
  };

const keywords: Parser<Line> = map(
  seq(keywordList, opt(lazy(() => whereX)), opt(end)),
  ([all, x]): Line =>
    (scope) =>
      all.map((each) => each({ ...fresh(scope), it: sourceReferent, x })),
);
const alone = (parser: Parser<Meaning<Ability>>): Parser<Line> =>
  map(
    parser,
    (one): Line =>
      (scope) => [one(fresh(scope))],
  );

/** One line of a permanent's text, or a quoted ability. */
export const abilityLine: Parser<Line> = alt<Line>(
  whole(keywords),
  whole(triggered),
  whole(activated),
  whole(exerted),
  whole(alone(enteringLine)),
  whole(alone(staticLine)),
  whole(mixed),
);

/** One line of an instant or sorcery: what it does, or a rule about casting it. */
/** "Spree" and its modes: the keyword, and what the spell does. */
const spree: Parser<Line> = (input, at) => {
  const told = spreeModes(input, at);
  if (told === undefined) return undefined;
  const keyword: Ability = {
    kind: 'keyword',
    keyword: input.tokens[at]?.w === 'tiered' ? 'tiered' : 'spree',
  };
  return {
    next: told.next,
    value: (outer) => {
      outer.isResolving = true;
      const instructions = told.value(outer);
      return [
        keyword,
        {
          kind: 'spell',
          ...(outer.isShared ? { instructions } : carriedOut(fresh(outer), () => instructions, 0)),
        },
      ];
    },
  };
};

/** "This spell can't be countered.": a static ability that works on the stack (113.6g). */
const uncounterable: Parser<Meaning<Ability>> = map(
  seq(phrase("~ can't be countered"), opt(phrase('by spells or abilities')), end),
  (): Meaning<Ability> => () => ({
    kind: 'static',
    effects: [{ appliesTo: source, parts: [{ kind: 'restrict', restriction: 'cannot-be-countered' }] }],
  }),
);

/** "If this spell would be put into a graveyard, …": a static ability of the card, no part of what the spell does. */
const ofTheCard: Parser<Line> = (input, at) =>
  phrase('if ~ would')(input, at) === undefined ? undefined : alone(replacementRule)(input, at);

export const spellLine: Parser<Line> = alt<Line>(
  whole(alone(uncounterable)),
  whole(spree),
  whole(keywords),
  whole(ofTheCard),
  whole(spellText),
  whole(mixed),
  whole(triggered),
  whole(activated),
);
