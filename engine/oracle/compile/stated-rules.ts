import type { Modification } from '../../abilities/modification.ts';
import { amount, plainNumber } from './amounts.ts';
import { you } from './conditions.ts';
import { abilities } from './granted.ts';
import { nounGroup } from './nouns.ts';
import { objectPossessive, referentPhrase } from './objects.ts';
import { alt, lazy, map, opt, type Parser, phrase, preceded, seq, token, word } from './parser.ts';
import { playerPhrase, playerPossessive } from './players.ts';
import { name, sourceReferent } from './scope.ts';
import { leading } from './static-conditions.ts';
import type { Made } from './statics.ts';
import { aboutSource } from './statics.ts';
import { subject, tellOf } from './subjects.ts';
import { numberValue } from './words.ts';

const its = alt(
  map(
    lazy(() => objectPossessive),
    (own) => own,
  ),
  map(word('its'), () => undefined),
);

const thatNumberPlus = preceded(phrase('that number plus'), numberValue);

/** "This creature's power and toughness are each equal to …" (208.2a). */
export const definedSize: Parser<Made> = alt<Made>(
  map(
    seq(
      its,
      phrase('power and toughness are each'),
      alt(
        preceded(
          phrase('equal to'),
          lazy(() => amount),
        ),
        lazy(() => plainNumber),
      ),
    ),
    ([, , value]): Made =>
      (scope) => {
        name(scope, sourceReferent);
        const size = value(scope);
        return {
          ...aboutSource({ kind: 'set-base-power-toughness', power: size, toughness: size }),
          definesSize: true,
        };
      },
  ),
  map(
    seq(
      its,
      phrase('power is equal to'),
      lazy(() => amount),
      phrase('and its toughness is equal to'),
      thatNumberPlus,
    ),
    ([, , value, , plus]): Made =>
      (scope) => {
        name(scope, sourceReferent);
        const size = value(scope);
        return {
          ...aboutSource({
            kind: 'set-base-power-toughness',
            power: size,
            toughness: { kind: 'sum', of: [size, plus] },
          }),
          definesSize: true,
        };
      },
  ),
  map(
    seq(
      its,
      phrase('power is equal to'),
      lazy(() => amount),
      phrase('and its toughness is equal to'),
      lazy(() => amount),
    ),
    ([, , power, , toughness]): Made =>
      (scope) => {
        name(scope, sourceReferent);
        return {
          ...aboutSource({
            kind: 'set-base-power-toughness',
            power: power(scope),
            toughness: toughness(scope),
          }),
          definesSize: true,
        };
      },
  ),
  map(
    seq(
      its,
      phrase('power is equal to'),
      lazy(() => amount),
    ),
    ([, , power]): Made =>
      (scope) => {
        name(scope, sourceReferent);
        return {
          ...aboutSource({ kind: 'set-base-power-toughness', power: power(scope) }),
          definesSize: true,
        };
      },
  ),
  map(
    seq(
      its,
      phrase('toughness is equal to'),
      lazy(() => amount),
    ),
    ([, , toughness]): Made =>
      (scope) => {
        name(scope, sourceReferent);
        return {
          ...aboutSource({ kind: 'set-base-power-toughness', toughness: toughness(scope) }),
          definesSize: true,
        };
      },
  ),
);

export const noMaximum: Parser<Made> = alt<Made>(
  map(
    seq(
      lazy(() => playerPhrase),
      phrase('has|have no maximum hand size'),
    ),
    ([player]): Made =>
      (scope) =>
        aboutSource({ kind: 'set-maximum-hand-size', player: player(scope), to: 'none' }),
  ),
  map(
    seq(
      lazy(() => playerPossessive),
      phrase('maximum hand size is'),
      opt(phrase('equal to')),
      lazy(() => amount),
    ),
    ([player, , , to]): Made =>
      (scope) =>
        aboutSource({ kind: 'set-maximum-hand-size', player: player(scope), to: to(scope) }),
  ),
  map(
    seq(
      lazy(() => playerPossessive),
      phrase('maximum hand size is'),
      word('reduced', 'increased'),
      word('by'),
      lazy(() => amount),
    ),
    ([player, , how, , by]): Made =>
      (scope) => {
        const value = by(scope);
        const who = player(scope);
        return aboutSource({
          kind: 'modify-maximum-hand-size',
          player: who,
          by:
            how === 'increased'
              ? value
              : typeof value === 'number'
                ? -value
                : { kind: 'times', factor: -1, of: value },
        });
      },
  ),
);

/** "You have hexproof.", "You and permanents you control have protection from Elves." (613.10) */
export const playerHas: Parser<Made> = map(
  seq(
    opt(lazy(() => leading)),
    lazy(() => playerPhrase),
    opt(
      preceded(
        word('and', ',', 'and/or'),
        lazy(() => subject),
      ),
    ),
    word('has', 'have'),
    lazy(() => abilities),
  ),
  ([when, player, others, , own]): Made =>
    (scope) => {
      const test = when === undefined ? {} : { condition: when(scope) };
      const who = player(scope);
      const whom = others?.(scope);
      const given = whom === undefined ? own(scope) : tellOf(whom, scope, own);
      const parts = given.map(
        (ability): Modification => ({ kind: 'player-gains-ability', player: who, ability }),
      );
      const also = given.map((ability): Modification => ({ kind: 'add-ability', ability }));
      return {
        effect: { ...aboutSource(...parts).effect, ...test },
        ...(whom === undefined ? {} : { also: [{ appliesTo: whom.selector, parts: also, ...test }] }),
      };
    },
);

export const legendRule: Parser<Made> = map(
  seq(
    word('the'),
    token(
      ({ kind, w }) =>
        kind === 'quote' && w.toLowerCase().replace(/[,.]$/, '') === 'legend rule' ? true : undefined,
      '"legend rule"',
    ),
    phrase("doesn't apply"),
    opt(
      preceded(
        word('to'),
        lazy(() => nounGroup),
      ),
    ),
  ),
  ([, , , noun]): Made =>
    (scope) => ({
      effect: {
        appliesTo: noun?.selector(scope) ?? { kind: 'all' },
        parts: [{ kind: 'legend-rule-does-not-apply' }],
      },
    }),
);

export const devotion: Parser<Made> = map(
  seq(
    phrase('your devotion to each color and each combination of colors is increased by'),
    lazy(() => amount),
  ),
  ([, by]): Made =>
    (scope) =>
      aboutSource({ kind: 'increase-devotion', player: you, by: by(scope) }),
);

/** "You control enchanted creature." */
export const control: Parser<Made> = map(
  seq(
    phrase('you control'),
    lazy(() => referentPhrase),
  ),
  ([, whom]): Made =>
    (scope) => ({
      effect: { appliesTo: whom(scope).selector, parts: [{ kind: 'set-controller', to: you }] },
    }),
);
