import type { Amount } from '../../abilities/amount.ts';
import type { EventPattern } from '../../abilities/event-pattern.ts';
import type { Instruction, TokenDefinition } from '../../abilities/instruction.ts';
import type { Replacement } from '../../abilities/replacement-effect.ts';
import { allOf, cardType, inZone, type Selector, source } from '../../abilities/selector.ts';
import type { Zone } from '../../vocabulary/zones.ts';
import { sameTree } from '../same-tree.ts';
import type { Told } from './clauses.ts';
import { effectText } from './effects.ts';
import { affected } from './event-parts.ts';
import { exilingDrawn, exilingOwn } from './exiled-from-library.ts';
import { forEachPrevented } from './for-each-prevented.ts';
import { type GoneRead, gone } from './gone.ts';
import { canStandThere } from './hidden-changes.ts';
import { endsAt, type InsteadRead, inputFor, lengthOfElsewhere, type Reader } from './instead-input.ts';
import { afterLeaving, isOfHost } from './leaving-source.ts';
import { adjectives, nounGroup } from './nouns.ts';
import { alt, type Input, lazy, many, map, opt, type Parser, phrase, seq, word } from './parser.ts';
import { PREDEFINED } from './predefined-tokens.ts';
import { producesInstead, producing } from './producing.ts';
import { changedAmount, preventedPart } from './replaced-amounts.ts';
import { firstMeaning, type Meaning, NotUnderstood, name, type Scope } from './scope.ts';
import { uncapital, wordsBetween } from './text-of.ts';
import type { Token } from './token.ts';
import { cardTypeWord, numberValue } from './words.ts';

/** Instructions behind what happens instead: ", then …", "and …", or the next sentences. */
const JOINS = alt<unknown>(phrase(', then'), phrase(', and'), word('and', 'then', ',', '.'));

/**
 * "When damage is prevented this way, this deals that much damage to any target": an ability that triggers then and has a
 * target of its own (603.12). Its words stay, for a step that lets it trigger.
 */
const triggeringThen: Parser<Told> = (input, at) => {
  const words = input.tokens.slice(at).map(({ w }) => w);
  const way = words.indexOf('way');
  const isThen = words[0] === 'when' && words[way - 1] === 'this' && words[way + 1] === ',';
  if (!isThen || !words.includes('target')) return undefined;
  const last = input.tokens.at(-1)?.w === '.' ? input.tokens.length - 1 : input.tokens.length;
  const told = uncapital(wordsBetween(input, at, last));
  return { next: input.tokens.length, value: () => [{ kind: 'other', words: told }] };
};

/** What is told after the reading so far, if all of it can be read. */
function afterwards(input: Input, at: number): Told | undefined {
  if (at >= input.tokens.length || (at === input.tokens.length - 1 && input.tokens[at]?.w === '.'))
    return () => [];
  const joined = JOINS(input, at);
  if (joined === undefined) return undefined;
  if (joined.next >= input.tokens.length) return () => [];
  const rest = alt(triggeringThen, forEachPrevented, exilingOwn, effectText)(input, joined.next);
  return rest === undefined || rest.next < input.tokens.length ? undefined : rest.value;
}

/** Instructions as they are told within a replacement effect: "that many" is of the event. */
export function carriedOut(scope: Scope, told: Told, at: number): readonly Instruction[] {
  const { isResolving, thatMany } = scope;
  scope.isResolving = true;
  scope.thatMany = { kind: 'event-amount' };
  const instructions = told(scope);
  scope.isResolving = isResolving;
  scope.thatMany = thatMany;
  if (instructions.some(isForGood) || !canStandThere(instructions))
    throw new NotUnderstood(at, 'something that happens instead');
  return instructions;
}

/** A sentence of another ability that was taken for a part of what happens. */
const isForGood = (told: Instruction): boolean =>
  told.kind === 'continuous-effect' && told.duration.kind === 'until-end-of-game';

const withAfter = (after: readonly Instruction[]): { readonly after?: readonly Instruction[] } =>
  after.length === 0 ? {} : { after };

const preventing: Reader = (input) => {
  const result = seq(word('prevent'), preventedPart)(input, 0);
  const rest = result === undefined ? undefined : afterwards(input, result.next);
  if (result === undefined || rest === undefined) return undefined;
  const start = input.tokens[0]?.start ?? 0;
  return (scope, event) => {
    if (event.kind !== 'deal-damage' && event.kind !== 'any-of')
      throw new NotUnderstood(start, 'damage that would be dealt');
    const amount = result.value[1]?.(scope);
    const after = carriedOut(scope, rest, start);
    return { kind: 'prevent', ...(amount === undefined ? {} : { amount }), ...withAfter(after) };
  };
};

const changing: Reader = (input) => {
  const result = changedAmount(input, 0);
  if (result === undefined || !endsAt(input, result.next)) return undefined;
  const { of, to } = result.value;
  const start = input.tokens[0]?.start ?? 0;
  return (scope, event) => {
    // A single card is no number of cards.
    const isNumber = event.kind !== 'draw' || event.atLeast !== undefined;
    if (!of.includes(event.kind) || !isNumber)
      throw new NotUnderstood(start, 'the same event with another amount');
    return { kind: 'change-amount', to: to(scope) };
  };
};

const toItsController = phrase('its controller');
/** "that damage is dealt to this creature", "that source deals that damage to you", "have that damage dealt to you". */
const redirecting: Reader = (input) => {
  const result = seq(
    alt<unknown>(
      phrase('that damage is dealt to'),
      phrase('have that damage dealt to'),
      seq(
        alt<unknown>(phrase('that source|spell|creature'), phrase('the source'), word('it', '~')),
        phrase('deals that damage to'),
      ),
    ),
    alt<Meaning<Replacement>>(
      map(
        seq(toItsController),
        (): Meaning<Replacement> => (scope) => ({
          kind: 'redirect',
          to: {
            players: { kind: 'controller-of', object: scope.it?.object ?? { kind: 'event-source' } },
          },
        }),
      ),
      map(
        word('itself', 'himself', 'herself'),
        (): Meaning<Replacement> => () => ({
          kind: 'redirect',
          to: { objects: { kind: 'is', object: { kind: 'event-source' } } },
        }),
      ),
      map(
        affected,
        (to): Meaning<Replacement> =>
          (scope) => ({ kind: 'redirect', to: to(scope) }),
      ),
    ),
  )(input, 0);
  if (result === undefined || !endsAt(input, result.next)) return undefined;
  return (scope) => result.value[1](scope);
};

const skipping: Reader = (input) => {
  const result = seq(
    opt(alt<unknown>(phrase('that player'), word('you', 'they'))),
    alt<unknown>(
      seq(word('skip', 'skips'), phrase('that turn|step|phase|draw')),
      phrase('gain|gains no life'),
    ),
  )(input, 0);
  const rest = result === undefined ? undefined : afterwards(input, result.next);
  if (result === undefined || rest === undefined) return undefined;
  const start = input.tokens[0]?.start ?? 0;
  return (scope, event) => {
    const after = carriedOut(scope, rest, start);
    // "that player skips that draw and you draw a card": the one takes the place of the other.
    if (event.kind === 'draw' && after.length > 0) return { kind: 'do', instructions: after };
    return { kind: 'nothing', ...withAfter(after) };
  };
};

/** "exile it", "shuffle it into its owner's library": the same object, elsewhere. */
const going: Reader = (input) => {
  const result = gone(input, 0);
  const rest = result === undefined ? undefined : afterwards(input, result.next);
  if (result === undefined || rest === undefined) return undefined;
  const start = input.tokens[0]?.start ?? 0;
  return (scope, event) => {
    const made = result.value(scope);
    if (!isAboutIt(made, event)) throw new NotUnderstood(start, 'the object that it happens to');
    return { ...made.going, ...withAfter(carriedOut(scope, rest, start)) };
  };
};

/** Whether what goes elsewhere is what the event is about. */
function isAboutIt({ what }: GoneRead, event: EventPattern): boolean {
  if (event.kind === 'any-of') return event.of.every((one) => isAboutIt({ what } as GoneRead, one));
  if (what.kind === 'is' && what.object.kind === 'affected') return true;
  const own: Selector | undefined =
    'what' in event && typeof event.what === 'object' ? event.what : undefined;
  return own !== undefined && (sameTree(own, what) || isOneTarget(own, what));
}

/** One target may be named by its place or by the mark of its requirement. */
function isOneTarget(one: Selector, other: Selector): boolean {
  if (one.kind !== 'is' || other.kind !== 'is') return false;
  if (one.object.kind !== 'target' || other.object.kind !== 'target') return false;
  return one.object.index % 1000 === other.object.index % 1000;
}

/** "those tokens plus a Clue token are created", "create those tokens plus …". */
const adding: Reader = (input) => {
  const first = opt(alt(phrase('create those tokens plus'), phrase('those tokens plus')))(input, 0);
  if (first === undefined) return undefined;
  const { tokens } = input;
  const verb = tokens.findIndex(({ w }, at) => w === 'are' && tokens[at + 1]?.w === 'created');
  const isPassive = first.value?.startsWith('create') !== true;
  if (first.value === undefined && verb < 0) return undefined;
  const end = isPassive ? verb : tokens.at(-1)?.w === '.' ? tokens.length - 1 : tokens.length;
  if (end < first.next || (isPassive && !endsAt(input, verb + 2))) return undefined;
  const start = tokens[0]?.start ?? 0;
  const create: Token = { kind: 'word', w: 'create', text: 'create', start, end: start };
  const made = tokens.slice(first.next, end).filter(({ w }, at) => at !== 1 || w !== 'additional');
  const inner = inputFor(input, [create, ...made]);
  const told = effectText(inner, 0);
  if (told === undefined || told.next < inner.tokens.length) return undefined;
  return (scope, event) => {
    if (event.kind !== 'create-tokens') throw new NotUnderstood(start, 'tokens that would be created');
    const instructions = carriedOut(scope, told.value, start);
    return { kind: first.value === undefined ? 'do' : 'with-more', instructions };
  };
};

/** "If you would create a Clue, Food, or Treasure token, instead create one of each" (111.10). */
const creatingEach: Reader = (input) => {
  const result = phrase('create one of each')(input, 0);
  if (result === undefined || !endsAt(input, result.next)) return undefined;
  const start = input.tokens[0]?.start ?? 0;
  return (_scope, event) => {
    const tokens = event.kind === 'create-tokens' && event.each === true ? kindsOf(event.what) : undefined;
    if (tokens === undefined) throw new NotUnderstood(start, 'several kinds of tokens that a rule describes');
    return {
      kind: 'do',
      instructions: tokens.map((token) => ({ kind: 'create-token', token, amount: 1 })),
    };
  };
};

/** The tokens among which a description lets one choose, if each is told by its subtype alone. */
function kindsOf(what: Selector): readonly TokenDefinition[] | undefined {
  const parts = what.kind === 'all-of' ? what.of.filter(({ kind }) => kind !== 'token') : [what];
  const [choice, ...others] = parts;
  if (choice?.kind !== 'any-of' || others.length > 0) return undefined;
  const tokens = choice.of.map((one) =>
    one.kind === 'subtype' && typeof one.subtype === 'string' ? PREDEFINED[one.subtype] : undefined,
  );
  return tokens.every((token) => token !== undefined) ? tokens : undefined;
}

/** "it enters under your control" (616.1b). */
const entering: Reader = (input) => {
  const result = seq(
    alt<unknown>(word('it'), phrase('that creature|permanent|token|card')),
    alt(phrase('enters under'), phrase('enters the battlefield under'), phrase('is created under')),
    phrase('your control'),
  )(input, 0);
  if (result === undefined || !endsAt(input, result.next)) return undefined;
  const start = input.tokens[0]?.start ?? 0;
  return (_scope, event) => {
    if (event.kind !== 'enter') throw new NotUnderstood(start, 'an object that would enter');
    return { kind: 'enter-under', control: { kind: 'you' } };
  };
};

/** "sacrifice a Plains. If you do, put this land onto the battlefield. If you don't, …" */
const enteringIfPaid: Reader = (input) => {
  const result = seq(
    opt(phrase('you may')),
    word('sacrifice', 'discard'),
    alt<number>(
      map(word('a', 'an'), () => 1),
      numberValue,
    ),
    lazy(() => nounGroup),
    phrase('. if you do , put ~ onto the battlefield'),
    phrase(". if you don't , put it|~ into its owner 's graveyard"),
  )(input, 0);
  if (result === undefined || !endsAt(input, result.next)) return undefined;
  const [may, pay, count, noun] = result.value;
  const start = input.tokens[0]?.start ?? 0;
  return (scope, event) => {
    if (event.kind !== 'enter' || !sameTree(event.what, source))
      throw new NotUnderstood(start, 'an object that would enter');
    return {
      kind: 'enter-if-paid',
      pay: pay === 'discard' ? 'discard' : 'sacrifice',
      what: noun.selector(scope),
      count,
      ...(may === undefined ? {} : { isOptional: true }),
    };
  };
};

/** "exile that many cards from the top of your library", "exile the top two cards of your library". */
const exilingFromTop: Reader = (input) => {
  const result = seq(
    word('exile'),
    alt<Meaning<Amount>>(
      map(phrase('the top card of'), () => () => 1),
      map(phrase('that many cards from the top of'), () => () => ({ kind: 'event-amount' })),
      map(
        seq(phrase('the top'), numberValue, phrase('cards of')),
        ([, count]) =>
          () =>
            count,
      ),
    ),
    phrase('your library'),
  )(input, 0);
  const rest = result === undefined ? undefined : afterwards(input, result.next);
  if (result === undefined || rest === undefined) return undefined;
  const start = input.tokens[0]?.start ?? 0;
  return (scope) => {
    const amount = result.value[1](scope);
    const player = { kind: 'you' } as const;
    const own: Instruction = { kind: 'exile-from-library', player, amount };
    name(scope, { selector: { kind: 'those', what: 'that' }, nouns: ['card', ''], isPlural: true });
    return { kind: 'do', instructions: [own, ...carriedOut(scope, rest, start)] };
  };
};

/** "return a card from your graveyard to your hand": one of several, which is chosen. */
const returningOne: Reader = (input) => {
  const result = seq(
    word('return'),
    word('a', 'an'),
    adjectives,
    many(map(cardTypeWord, ({ type }) => cardType(type))),
    phrase('card from your graveyard to'),
    alt<Zone>(
      map(phrase('your hand'), () => 'hand' as const),
      map(phrase('the battlefield'), () => 'battlefield' as const),
    ),
  )(input, 0);
  const rest = result === undefined ? undefined : afterwards(input, result.next);
  if (result === undefined || rest === undefined) return undefined;
  const start = input.tokens[0]?.start ?? 0;
  return (scope) => {
    const [, , own, types, , to] = result.value;
    const what = allOf(...own, ...types, inZone('graveyard'), { kind: 'owner', is: { kind: 'you' } });
    const move: Instruction = { kind: 'move', what, count: 1, to };
    return { kind: 'do', instructions: [move, ...carriedOut(scope, rest, start)] };
  };
};

/** Any other instructions. */
const acting: Reader = (input) => {
  const told = alt(exilingOwn, effectText)(input, 0);
  if (told === undefined || told.next < input.tokens.length) return undefined;
  const start = input.tokens[0]?.start ?? 0;
  return (scope, event) => {
    const instructions = carriedOut(scope, told.value, start);
    if (instructions.length === 0) throw new NotUnderstood(start, 'what happens instead');
    return { kind: 'do', instructions: isOfHost(event) ? afterLeaving(instructions) : instructions };
  };
};

const READERS: readonly Reader[] = [
  preventing,
  changing,
  redirecting,
  skipping,
  going,
  entering,
  exilingFromTop,
  exilingDrawn,
  returningOne,
  creatingEach,
  adding,
  producing,
  acting,
];
const mayWord = lazy(() => phrase('you may'));

/**
 * What stands behind the comma of a replacement effect, its "instead" wherever it stands, with the sentences that
 * belong to it. All tokens must be read.
 */
export function insteadPart(input: Input, tokens: readonly Token[]): InsteadRead | undefined {
  const at = tokens.findIndex(
    ({ w, kind }, index) => kind === 'word' && w === 'instead' && tokens[index + 1]?.w !== 'of',
  );
  const elsewhere = tokens.findIndex(
    ({ w }, index) => w === 'instead' && tokens[index + 1]?.w === 'of' && tokens[index + 2]?.w === 'putting',
  );
  const isPrevention = tokens.some(({ w }) => w === 'prevent');
  const other = producesInstead(input, tokens);
  if (at < 0 && elsewhere < 0 && !isPrevention) return other;
  const length = elsewhere < 0 ? undefined : lengthOfElsewhere(input, tokens, elsewhere);
  if (elsewhere >= 0 && length === undefined) return undefined;
  const without =
    length === undefined
      ? tokens.filter((_, index) => index !== at)
      : [...tokens.slice(0, elsewhere), ...tokens.slice(elsewhere + length)];
  const whole = inputFor(input, without);
  const may: ReturnType<Parser<string>> = mayWord(whole, 0);
  const paid = enteringIfPaid(whole);
  if (paid !== undefined) return { isOptional: false, instead: paid };
  const told = may === undefined ? whole : inputFor(input, without.slice(may.next));
  const readings = READERS.flatMap((read) => read(told) ?? []);
  if (readings.length === 0) return undefined;
  return {
    isOptional: may !== undefined,
    instead: (scope, event) =>
      firstMeaning(readings.map((reading) => (own: Scope) => reading(own, event)))(scope),
  };
}
