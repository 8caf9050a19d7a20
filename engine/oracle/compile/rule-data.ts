import type { StatedRule } from '../../abilities/stated-rule.ts';
import { forEach, whereX } from './amounts.ts';
import { manaCost } from './costs.ts';
import { nounGroup } from './nouns.ts';
import { alt, constant, lazy, map, opt, type Parser, phrase, preceded, seq, token, word } from './parser.ts';
import { type Meaning, NotUnderstood, name, sourceReferent } from './scope.ts';
import { conditionOf, leading, sentenceStop, trailing } from './static-conditions.ts';
import { numberValue } from './words.ts';

/** Rules of the game that are computed (613.11), read strictly: any other words stay words alone. */
type Told = Meaning<StatedRule>;

const itself = token(({ kind }) => (kind === 'self' ? true : undefined), 'its name');

/** "~", "creature spells you cast", "each spell your opponents cast" */
const spells: Parser<Meaning<Extract<StatedRule, { kind: 'cost-change' }>['spells']>> = alt(
  map(itself, () => (scope: Parameters<Told>[0]) => {
    name(scope, sourceReferent);
    return sourceReferent.selector;
  }),
  map(
    preceded(
      opt(word('each')),
      lazy(() => nounGroup),
    ),
    (noun) => (scope: Parameters<Told>[0]) => {
      if (!noun.nouns.includes('spell')) throw new NotUnderstood(0, 'a spell');
      return noun.selector(scope);
    },
  ),
);

const change = alt(
  constant(phrase('more to cast'), 'more' as const),
  constant(phrase('less to cast'), 'less' as const),
);

const costChange: Parser<Told> = map(
  seq(
    opt(leading),
    spells,
    word('cost', 'costs'),
    manaCost,
    change,
    opt(forEach),
    opt(whereX),
    opt(trailing),
    sentenceStop,
  ),
  ([first, which, , mana, direction, each, x, last]): Told =>
    (scope) => {
      const before = first?.(scope);
      const chosen = which(scope);
      const after = last?.(scope);
      const isX = mana === '{X}';
      if (mana.includes('X') !== (isX && x !== undefined)) throw new NotUnderstood(0, 'what X is');
      const times = isX ? x?.(scope) : each?.(scope);
      return {
        kind: 'cost-change',
        spells: chosen,
        change: direction,
        mana: isX ? '{1}' : mana,
        ...(times === undefined ? {} : { times }),
        ...conditionOf([before, after].filter((test) => test !== undefined)),
      };
    },
);

const leastCost: Parser<Told> = map(
  seq(
    opt(leading),
    phrase('each spell that would cost less than'),
    numberValue,
    phrase('mana to cast costs'),
    numberValue,
    phrase('mana to cast'),
    sentenceStop,
  ),
  ([first, , below, , atLeast]): Told =>
    (scope) => {
      if (below !== atLeast) throw new NotUnderstood(0, 'the same number twice');
      const test = first?.(scope);
      return { kind: 'least-cost', spells: { kind: 'all' }, atLeast, ...conditionOf(test ? [test] : []) };
    },
);

const eachTurn = phrase('on|during each of your|their turns');
const more = alt(
  constant(phrase('an additional land'), 1),
  lazy(() => someMore),
);
const someMore: Parser<number> = map(seq(numberValue, phrase('additional lands')), ([count]) => count);

const landPlays: Parser<Told> = alt<Told>(
  map(
    seq(phrase('you may play'), more, eachTurn, sentenceStop),
    ([, count]): Told =>
      () => ({
        kind: 'land-plays',
        player: { kind: 'you' },
        more: count,
      }),
  ),
  map(
    seq(phrase('each player may play'), more, eachTurn, sentenceStop),
    ([, count]): Told =>
      () => ({
        kind: 'land-plays',
        player: { kind: 'each-player' },
        more: count,
      }),
  ),
);

/** The rule that a sentence states, as data; nothing if its words say more than that. */
export const ruleData: Parser<Told> = alt<Told>(costChange, leastCost, landPlays);
