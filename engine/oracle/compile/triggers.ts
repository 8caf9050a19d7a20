import type { Trigger } from '../../abilities/ability.ts';
import { anyOf, type Selector } from '../../abilities/selector.ts';
import { nounGroup, together } from './nouns.ts';
import { attachedPhrase, selfWord } from './objects.ts';
import { alt, between, lazy, map, opt, type Parser, phrase, seq, table, token, word } from './parser.ts';
import { type Meaning, name, type Scope } from './scope.ts';
import { spanned } from './spans.ts';

type Made = Meaning<Trigger>;

/** Whom an event is about; `isBatch`: "one or more" of them, for whom it triggers once. */
interface Who {
  readonly what: Selector;
  readonly isBatch: boolean;
}
const notSource: Selector = { kind: 'not', of: { kind: 'is', object: { kind: 'source' } } };

/** "another creature you control", "one or more creatures": the one of which the trigger speaks is "that creature". */
const some: Parser<Meaning<Who>> = alt(
  map(
    seq(
      alt(word('a', 'an'), phrase('one or more other'), phrase('one or more')),
      lazy(() => nounGroup),
    ),
    ([how, noun]): Meaning<Who> =>
      (scope) => {
        const selector = noun.selector(scope);
        const isBatch = how.startsWith('one');
        if (isBatch) speakOfThose(scope, noun.nouns);
        else speakOfOne(scope, noun.nouns);
        return { what: how === 'one or more other' ? together([notSource, selector]) : selector, isBatch };
      },
  ),
  map(
    seq(
      token(({ w }) => (w === 'another' ? true : undefined), 'another'),
      lazy(() => nounGroup),
    ),
    ([, noun]): Meaning<Who> =>
      (scope) => {
        const selector = together([notSource, noun.selector(scope)]);
        speakOfOne(scope, noun.nouns);
        return { what: selector, isBatch: false };
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

/** "They", "those creatures": all of which the event is. */
function speakOfThose(scope: Scope, nouns: readonly string[]): void {
  scope.named.push({
    selector: { kind: 'those', what: 'chosen' },
    nouns: [...nouns, 'permanent', 'card', 'creature', ''],
    isPlural: true,
  });
}

const who: Parser<Meaning<Who>> = map(
  between(
    alt<Meaning<Who>>(
      map(
        selfWord,
        (made): Meaning<Who> =>
          (scope) => ({ what: made(scope).selector, isBatch: false }),
      ),
      map(
        attachedPhrase,
        (made): Meaning<Who> =>
          (scope) => ({ what: made(scope).selector, isBatch: false }),
      ),
      some,
    ),
    word('or', 'and'),
  ),
  (all): Meaning<Who> =>
    (scope) => {
      const found = all.map((each) => each(scope));
      const [only] = found;
      if (only !== undefined && found.length === 1) return only;
      // "This creature or another Vampire you control enters": "it" is whichever of them that is.
      const last = scope.named.at(-1)?.nouns.filter((noun) => noun !== 'it' && noun !== 'card') ?? [];
      speakOfOne(scope, last.length === 0 ? ['permanent'] : last);
      return { what: anyOf(...found.map(({ what }) => what)), isBatch: found.some(({ isBatch }) => isBatch) };
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
  ([whose, , to]): Made =>
    (scope) => {
      const { what: dealer, isBatch } = whose(scope);
      // "that creature" is the one that is dealt the damage.
      if (to === 'creature') scope.named.length = 0;
      return { kind: 'deals-combat-damage', what: dealer, to: to ?? 'any', ...(isBatch ? { isBatch } : {}) };
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
      ([whose, kind]): Made =>
        (scope) => {
          const { what, isBatch } = whose(scope);
          return { kind, what, ...(isBatch ? { isBatch } : {}) };
        },
    ),
  ),
);

/** Who or what an event of another kind is about, for "it" and "that creature". */
export const eventSubject: Parser<Meaning<unknown>> = alt<Meaning<unknown>>(selfWord, attachedPhrase, some);

/** "you turn a permanent face up", "you discard a card": that one is "it". */
export const eventObject: Parser<Meaning<unknown>> = (input, at) => {
  if (phrase('you|an|a opponent|player?')(input, at) === undefined) return undefined;
  for (let next = at + 1; next < at + 5 && !/^[.,]$/.test(input.tokens[next]?.w ?? '.'); next += 1) {
    const one = word('a', 'an', 'another')(input, next);
    const noun = one === undefined || next === at ? undefined : nounGroup(input, one.next);
    if (noun === undefined) continue;
    const { nouns } = noun.value;
    const isSpell = nouns.includes('spell');
    return {
      next: noun.next,
      value: (scope) => (isSpell ? speakOfSpell(scope) : speakOfOne(scope, nouns)),
    };
  }
  return undefined;
};

/** A spell that was cast is no creature: "a spell that targets a creature" speaks of another. */
function speakOfSpell(scope: Scope): void {
  const object = { kind: 'chosen', noun: 'spell' } as const;
  name(scope, {
    selector: { kind: 'is', object },
    object,
    nouns: ['spell', 'card', 'it'],
    isPlural: false,
  });
}

/** "you attack with one or more Insects": all of them are "they". */
export const eventObjects: Parser<Meaning<unknown>> = (input, at) => {
  for (let next = at; next < input.tokens.length && !/^[.,]$/.test(input.tokens[next]?.w ?? '.'); next += 1) {
    const many = MANY(input, next);
    const noun = many === undefined ? undefined : nounGroup(input, many.next);
    if (noun === undefined) continue;
    const { nouns } = noun.value;
    return { next: noun.next, value: (scope) => speakOfThose(scope, nouns) };
  }
  return undefined;
};
const MANY = alt<unknown>(
  phrase('one|two|three|four|five|eight or more other? '.trim()),
  phrase('at least one|two|three other?'),
);

/** A spell that is cast is on the stack; it need not be said. */
const withoutStack = (what: Selector): Selector =>
  what.kind === 'all-of'
    ? together(what.of.filter((part) => !(part.kind === 'zone' && part.zone === 'stack')))
    : what.kind === 'zone'
      ? { kind: 'all' }
      : what;
