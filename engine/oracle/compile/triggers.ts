import type { Trigger } from '../../abilities/ability.ts';
import { anyOf, type Selector } from '../../abilities/selector.ts';
import { nounGroup, together } from './nouns.ts';
import { attachedPhrase, selfWord } from './objects.ts';
import { alt, between, lazy, map, opt, type Parser, phrase, seq, table, token, word } from './parser.ts';
import { type Meaning, name, type Scope } from './scope.ts';
import { spanned } from './spans.ts';

type Made = Meaning<Trigger>;

/** "another creature you control", "one or more creatures": the one of which the trigger speaks is "that creature". */
const some: Parser<Meaning<Selector>> = alt(
  map(
    seq(
      alt(word('a', 'an'), phrase('one or more'), phrase('one or more other')),
      lazy(() => nounGroup),
    ),
    ([how, noun]): Meaning<Selector> =>
      (scope) => {
        const selector = noun.selector(scope);
        speakOfOne(scope, noun.nouns);
        return how === 'one or more other'
          ? together([{ kind: 'not', of: { kind: 'is', object: { kind: 'source' } } }, selector])
          : selector;
      },
  ),
  map(
    seq(
      token(({ w }) => (w === 'another' ? true : undefined), 'another'),
      lazy(() => nounGroup),
    ),
    ([, noun]): Meaning<Selector> =>
      (scope) => {
        const selector = together([
          { kind: 'not', of: { kind: 'is', object: { kind: 'source' } } },
          noun.selector(scope),
        ]);
        speakOfOne(scope, noun.nouns);
        return selector;
      },
  ),
);

function speakOfOne(scope: Scope, nouns: readonly string[]): void {
  const noun = nouns.find((each) => each !== 'permanent' && each !== 'token') ?? nouns[0] ?? 'permanent';
  const object = { kind: 'chosen', noun } as const;
  name(scope, {
    selector: { kind: 'is', object },
    object,
    nouns: [...nouns, 'permanent', 'card', 'creature', 'it'],
    isPlural: false,
  });
}

const who: Parser<Meaning<Selector>> = map(
  between(
    alt<Meaning<Selector>>(
      map(
        selfWord,
        (made): Meaning<Selector> =>
          (scope) =>
            made(scope).selector,
      ),
      map(
        attachedPhrase,
        (made): Meaning<Selector> =>
          (scope) =>
            made(scope).selector,
      ),
      some,
    ),
    word('or', 'and'),
  ),
  (all): Meaning<Selector> =>
    (scope) => {
      const selectors = all.map((each) => each(scope));
      const [only] = selectors;
      if (only !== undefined && selectors.length === 1) return only;
      scope.it = undefined;
      return anyOf(...selectors);
    },
);

type Simple =
  | 'enters'
  | 'leaves'
  | 'dies'
  | 'attacks'
  | 'blocks'
  | 'becomes-blocked'
  | 'becomes-tapped'
  | 'becomes-target';
const HAPPENS = table<Simple>({
  'enter|enters the? battlefield?': 'enters',
  'leave|leaves the battlefield': 'leaves',
  'die|dies': 'dies',
  'is|are put into a graveyard from the battlefield': 'dies',
  'attack|attacks': 'attacks',
  'block|blocks': 'blocks',
  'become|becomes blocked': 'becomes-blocked',
  'become|becomes tapped': 'becomes-tapped',
  'become|becomes the target of a spell or ability': 'becomes-target',
});

const combatDamage: Parser<Made> = map(
  seq(
    who,
    phrase('deal|deals combat damage'),
    opt(table<'player' | 'creature'>({ 'to a player': 'player', 'to a creature': 'creature' })),
  ),
  ([what, , to]): Made =>
    (scope) => {
      const dealer = what(scope);
      // "that creature" is the one that is dealt the damage.
      if (to === 'creature') scope.named.length = 0;
      return { kind: 'deals-combat-damage', what: dealer, to: to ?? 'any' };
    },
);

const STEPS = table<string>({
  upkeep: 'upkeep',
  'draw step': 'draw step',
  'end step': 'end step',
  'next end step': 'next end step',
  'precombat main phase': 'precombat main phase',
  'first main phase': 'first main phase',
  'postcombat main phase': 'postcombat main phase',
  'untap step': 'untap step',
});
const beginning: Parser<Made> = alt<Made>(
  map(
    seq(
      phrase('the beginning of'),
      table<Extract<Trigger, { kind: 'beginning-of' }>['of']>({
        your: 'you',
        "each player 's": 'each-player',
        "each opponent 's": 'opponent',
        each: 'each-player',
        "enchanted creature|land|permanent 's controller 's": 'attached-controller',
        "enchanted player 's": 'attached-controller',
      }),
      STEPS,
    ),
    ([, of, step]): Made =>
      (scope) => {
        if (of !== 'you') scope.player = { kind: 'active-player' };
        return { kind: 'beginning-of', step, of };
      },
  ),
  map(
    phrase('the beginning of the end step'),
    (): Made => (scope) => {
      scope.player = { kind: 'active-player' };
      return { kind: 'beginning-of', step: 'end step', of: 'each-player' };
    },
  ),
  map(
    seq(phrase('the beginning of combat on your turn')),
    (): Made => () => ({ kind: 'beginning-of', step: 'combat on your turn', of: 'you' }),
  ),
);

const casting: Parser<Made> = map(
  seq(
    table<'you' | 'opponent' | 'any'>({
      'you cast': 'you',
      'an opponent casts': 'opponent',
      'a player casts': 'any',
    }),
    word('a', 'an'),
    lazy(() => nounGroup),
  ),
  ([by, , noun]): Made =>
    (scope) => {
      if (by !== 'you') scope.player = { kind: 'chosen-player', noun: 'that player' };
      const what = withoutStack(noun.selector(scope));
      speakOfOne(scope, ['spell']);
      return { kind: 'cast-spell', by, what };
    },
);

/** What happens, after "when", "whenever" or "at"; only what the trees have a kind for. */
export const knownEvent: Parser<Made> = spanned(
  'trigger',
  alt<Made>(
    combatDamage,
    casting,
    beginning,
    map(
      seq(who, HAPPENS),
      ([what, kind]): Made =>
        (scope) => ({ kind, what: what(scope) }),
    ),
  ),
);

/** Who or what an event of another kind is about, for "it" and "that creature". */
export const eventSubject: Parser<Meaning<unknown>> = alt<Meaning<unknown>>(selfWord, attachedPhrase, some);

/** A spell that is cast is on the stack; it need not be said. */
const withoutStack = (what: Selector): Selector =>
  what.kind === 'all-of'
    ? together(what.of.filter((part) => !(part.kind === 'zone' && part.zone === 'stack')))
    : what.kind === 'zone'
      ? { kind: 'all' }
      : what;
