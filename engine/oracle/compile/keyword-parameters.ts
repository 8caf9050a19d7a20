import type { Cost, KeywordParameter } from '../../abilities/ability.ts';
import type { Amount } from '../../abilities/amount.ts';
import type { PlayerReference } from '../../abilities/references.ts';
import { color, type Selector } from '../../abilities/selector.ts';
import type { Keyword } from '../../vocabulary/keywords.ts';
import { plainNumber } from './amounts.ts';
import { cost, manaCost } from './costs.ts';
import { nounGroup } from './nouns.ts';
import { objectPhrase, objectPossessive } from './objects.ts';
import {
  alt,
  lazy,
  many1,
  map,
  notAhead,
  opt,
  type Parser,
  phrase,
  preceded,
  seq,
  table,
  token,
  word,
} from './parser.ts';
import { always, type Meaning, NotUnderstood } from './scope.ts';
import { textOf, uncapital } from './text-of.ts';
import { comparisonTo } from './with-phrase.ts';
import { colorName, simpleAdjective } from './words.ts';
export const costOf = (mana: string): KeywordParameter => ({ kind: 'cost', cost: { mana } });

export function costParameter(): Parser<Meaning<KeywordParameter>> {
  const made =
    (of: Meaning<Cost>): Meaning<KeywordParameter> =>
    (scope) => ({ kind: 'cost', cost: of(scope) });
  return alt(
    map(
      seq(
        manaCost,
        opt(
          preceded(
            word(','),
            lazy(() => freeCost),
          ),
        ),
      ),
      ([mana, more]): Meaning<KeywordParameter> =>
        () => ({ kind: 'cost', cost: more === undefined ? { mana } : { mana, other: more } }),
    ),
    map(
      preceded(
        word('—'),
        lazy(() => cost),
      ),
      made,
    ),
  );
}

/** The rest of a cost after its mana, as in "escape—{2}{G}, Exile three other cards from your graveyard". */
const freeCost: Parser<string> = map(
  textOf(
    seq(
      word('exile', 'sacrifice', 'discard', 'pay', 'tap', 'return', 'collect'),
      many1(
        seq(
          notAhead(word(',', '.', ';')),
          token(() => true, 'a word'),
        ),
      ),
    ),
  ),
  uncapital,
);

export const withAmount: Parser<Meaning<KeywordParameter>> = map(
  seq(
    lazy(() => plainNumber),
    opt(
      alt(
        preceded(
          word('—'),
          lazy(() => cost),
        ),
        map(manaCost, (mana): Meaning<Cost> => always({ mana })),
      ),
    ),
  ),
  ([value, own]): Meaning<KeywordParameter> =>
    (scope) => {
      const amount: Amount = value(scope);
      return own === undefined
        ? { kind: 'amount', amount }
        : { kind: 'amount-and-cost', amount, cost: own(scope) };
    },
);

export const COST_KEYWORDS: ReadonlySet<Keyword> = new Set<Keyword>([
  'equip',
  'ward',
  'cumulative upkeep',
  'buyback',
  'cycling',
  'echo',
  'kicker',
  'flashback',
  'madness',
  'morph',
  'entwine',
  'ninjutsu',
  'transmute',
  'replicate',
  'forecast',
  'recover',
  'aura swap',
  'fortify',
  'transfigure',
  'evoke',
  'prowl',
  'unearth',
  'level up',
  'miracle',
  'overload',
  'scavenge',
  'bestow',
  'outlast',
  'dash',
  'surge',
  'emerge',
  'escalate',
  'embalm',
  'eternalize',
  'spectacle',
  'escape',
  'mutate',
  'encore',
  'foretell',
  'disturb',
  'cleave',
  'reconfigure',
  'blitz',
  'squad',
  'more than meets the eye',
  'disguise',
  'plot',
  'freerunning',
  'offspring',
  'warp',
  'harmonize',
  'mayhem',
  'web-slinging',
  'sneak',
  'retrace',
  'boast',
  'exhaust',
  'power-up',
]);

export const AMOUNT_KEYWORDS: ReadonlySet<Keyword> = new Set<Keyword>([
  'rampage',
  'fading',
  'amplify',
  'modular',
  'bushido',
  'soulshift',
  'dredge',
  'bloodthirst',
  'graft',
  'ripple',
  'suspend',
  'vanishing',
  'absorb',
  'frenzy',
  'poisonous',
  'hideaway',
  'reinforce',
  'devour',
  'annihilator',
  'tribute',
  'renown',
  'awaken',
  'crew',
  'fabricate',
  'afflict',
  'afterlife',
  'casualty',
  'toxic',
  'backup',
  'saddle',
  'impending',
  'mobilize',
  'firebending',
  'crew',
  'station',
  'teamwork',
  'increment',
]);

/** Protection from a player: from what they control, and from what they own that no other player controls (702.16k). */
const ofPlayer = (is: PlayerReference): Meaning<Selector> => always<Selector>({ kind: 'controller', is });

/** What protection and hexproof may be from. */
export const fromWhat: Parser<Meaning<Selector>> = alt<Meaning<Selector>>(
  map(word('everything'), () => always<Selector>({ kind: 'all' })),
  map(alt(phrase('all colors'), phrase('each color')), () =>
    always<Selector>({ kind: 'color-count', comparison: '>=', count: 1 }),
  ),
  map(alt(phrase('each of its colors'), phrase('its colors')), () =>
    always<Selector>({ kind: 'shares', what: 'color', with: { kind: 'source' } }),
  ),
  map(
    seq(
      table<'color' | 'mana-value'>({
        'the colors of': 'color',
        'each mana value among': 'mana-value',
      }),
      lazy(() => nounGroup),
    ),
    ([what, noun]): Meaning<Selector> =>
      (scope) => ({ kind: 'shares-with-some', what, among: noun.selector(scope) }),
  ),
  map(phrase("each of the exiled card 's card types"), () =>
    always<Selector>({ kind: 'shares-with-some', what: 'card-type', among: { kind: 'exiled-with-source' } }),
  ),
  map(phrase('each mana value other than the chosen number'), () =>
    always<Selector>({
      kind: 'compare',
      value: 'mana-value',
      comparison: '!=',
      to: { kind: 'chosen-number' },
    }),
  ),
  map(
    seq(
      alt<unknown>(phrase('each of'), word('the')),
      alt(
        map(
          seq(
            lazy(() => objectPossessive),
            word('colors'),
          ),
          ([object]) => object,
        ),
        map(
          seq(
            phrase('colors of'),
            lazy(() => objectPhrase),
          ),
          ([, object]) => object,
        ),
      ),
    ),
    ([, object]): Meaning<Selector> =>
      (scope) => ({ kind: 'shares', what: 'color', with: object(scope) }),
  ),
  map(phrase('that color'), () => always<Selector>(color({ chosen: 'color' }))),
  map(
    seq(phrase('mana value'), comparisonTo),
    ([, make]): Meaning<Selector> =>
      (scope) => ({
        kind: 'compare',
        value: 'mana-value',
        ...make(scope),
      }),
  ),
  map(
    phrase('that player'),
    (): Meaning<Selector> => (scope) => {
      if (scope.player === undefined) throw new NotUnderstood(0, 'a player named before');
      return { kind: 'controller', is: scope.player };
    },
  ),
  map(phrase('each of your opponents'), () => ofPlayer({ kind: 'opponents' })),
  map(phrase('the chosen player'), () => ofPlayer({ kind: 'chosen-player' })),
  map(alt(phrase('the chosen color'), phrase('the color of your choice')), () =>
    always<Selector>(color({ chosen: 'color' })),
  ),
  map(seq(word('the'), phrase('chosen card name|name')), () =>
    always<Selector>({ kind: 'name', name: { chosen: 'card-name' } }),
  ),
  map(seq(colorName, notAhead(lazy(() => nounGroup))), ([one]) => always<Selector>(color(one))),
  map(seq(simpleAdjective, notAhead(lazy(() => nounGroup))), ([one]) => always<Selector>(one)),
  map(seq(lazy(() => nounGroup)), ([noun]) => noun.selector),
  map(seq(alt(phrase('the chosen type')), opt(word('s'))), () =>
    always<Selector>({ kind: 'subtype', subtype: { chosen: 'creature-type' } }),
  ),
);
