import type { Ability, ActivatedAbility } from '../../abilities/ability.ts';
import { source } from '../../abilities/selector.ts';
import { carriedOut, fresh, functioning } from './ability-parts.ts';
import { whereX } from './amounts.ts';
import { cannotRule } from './cannot.ts';
import { cost } from './costs.ts';
import { effectText } from './effects.ts';
import { enteringLine, escapingInstead } from './entering.ts';
import { keywordList } from './keywords.ts';
import { mixed } from './mixed-line.ts';
import { spreeModes } from './modes.ts';
import { alt, atEnd, type Input, lazy, map, miss, opt, type Parser, phrase, seq, word } from './parser.ts';
import { plainRule, replacementRule } from './plain-rules.ts';
import { type Meaning, type Referent, sourceReferent } from './scope.ts';
import { spanned } from './spans.ts';
import { staticLine } from './statics.ts';
import { afterTable } from './table-rows.ts';
import { tappedAnd } from './tapped-and.ts';
import { wordsBetween } from './text-of.ts';
import { exerted, revealedFirst, triggered } from './triggered.ts';

export type Line = Meaning<readonly Ability[]>;

const end = alt<unknown>(word('.'), atEnd);

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
  phrase('only you may activate'),
);

/** "Activate only as a sorcery.": the rest of an activated ability. */
function restrictionStart(input: Input, from: number): number | undefined {
  for (let at = from; at < input.tokens.length; at += 1) {
    if (
      (input.tokens[at - 1]?.w === '.' || input.tokens[at - 1]?.kind === 'quote') &&
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
      if (/(?:^|, )exile (?!~)/i.test(price.other ?? '')) scope.named.push(exiledForCost);
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

/** "The exiled card" is the one with which the cost was paid. */
const exiledForCost: Referent = {
  selector: { kind: 'is', object: { kind: 'chosen', noun: 'exiled card' } },
  object: { kind: 'chosen', noun: 'exiled card' },
  nouns: ['card', 'creature'],
  isPlural: false,
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

/** What an instant or sorcery does. */
const spellText: Parser<Line> = (input, at) => {
  const told = effectText(input, at);
  if (told === undefined) return undefined;
  const start = input.tokens[at]?.start ?? 0;
  return {
    next: told.next,
    value: (outer) => {
      if (!outer.isShared)
        return [{ kind: 'spell', ...carriedOut(afterTable(fresh(outer)), told.value, start) }];
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
  seq(keywordList, opt(lazy(() => whereX)), opt(end), opt(seq(phrase("x can't be 0"), end))),
  ([all, x, , limit]): Line =>
    (scope) => [
      ...all.map((each) => each({ ...fresh(scope), it: sourceReferent, x })),
      ...(limit === undefined ? [] : [{ kind: 'plain-static', words: "X can't be 0." } as const]),
    ],
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
  whole(revealedFirst),
  whole(alone(cannotRule)),
  whole(alone(enteringLine)),
  whole(
    map(
      escapingInstead,
      (both): Line =>
        (scope) =>
          both(fresh(scope)),
    ),
  ),
  whole(
    map(
      tappedAnd,
      (both): Line =>
        (scope) =>
          both(fresh(scope)),
    ),
  ),
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
  phrase('if ~ would')(input, at) !== undefined
    ? alone(replacementRule)(input, at)
    : phrase('you may cast ~')(input, at) !== undefined
      ? alone(plainRule)(input, at)
      : undefined;

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
