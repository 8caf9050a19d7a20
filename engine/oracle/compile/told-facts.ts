import type { Condition } from '../../abilities/condition.ts';
import { alt, type Input, ok, type Parser, phrase, word } from './parser.ts';
import { type Meaning, type Scope, sourceReferent } from './scope.ts';
import { wordsBetween } from './text-of.ts';

/** Words that tell of what has happened: no state shows it, so it must be told. */
const PAST: ReadonlySet<string> = new Set(
  `way don't doesn't resolved prevented hasn't haven't completed drawn unspent evidence was were wasn't weren't attacked blocked died dies entered gained lost cast drew drawn sacrificed dealt discarded descended been had put surveilled rolled devoured
  left committed activated spent paid crewed played created collected won lose win exiled destroyed tapped became kicked bargained didn't
  returned milled revealed chosen did can't share shares do does wins loses guesses guessed chooses chose remains controlled promised votes tied exploited exerted convoked night day heads tails time`.split(
    /\s+/,
  ),
);

/** Words that name one of several objects, so that "it" behind them is that one. */
const NAMES_ONE =
  /\b(?:the|that|a|an|another) (?:\w+ )?(?:creature|permanent|artifact|land|enchantment|card)\b/;

/** A fact of the past up to a comma or period: "you attacked this turn", "this spell was kicked". */
export const toldFact: Parser<Meaning<Condition>> = (input, at) => {
  let next = at;
  let isPast = false;
  for (; next < input.tokens.length; next += 1) {
    const found = input.tokens[next];
    if (found === undefined || found.kind === 'quote') return undefined;
    if (found.kind === 'mark' && (found.w === ',' || found.w === '.')) break;
    if (PAST.has(found.w)) isPast = true;
    // What comes of a shield that is used later is no condition now.
    if (found.w === 'would' || found.w === 'instead' || found.w === 'regenerates') return undefined;
  }
  if (!isPast || next - at < 2 || word('if')(input, at) !== undefined) return undefined;
  const words = wordsBetween(input, at, next);
  return ok(factOf(words), next);
};

/** Any other words up to a comma: an intervening "if" is only shown, for nothing triggers by itself (603.4). */
export const shownFact: Parser<Meaning<Condition>> = (input, at) => {
  let next = at;
  for (; next < input.tokens.length; next += 1) {
    const found = input.tokens[next];
    if (found === undefined || found.kind === 'quote' || found.w === 'would' || found.w === 'instead')
      return undefined;
    if (found.kind === 'mark' && (found.w === '.' || found.w === ':')) return undefined;
    if (found.kind === 'mark' && found.w === ',') break;
  }
  if (next - at < 3 || next >= input.tokens.length) return undefined;
  const words = wordsBetween(input, at, next);
  return ok(factOf(words), next);
};

const factOf =
  (words: string): Meaning<Condition> =>
  (scope: Scope) => {
    // "if this creature didn't attack, put a counter on it"
    if (words.includes('~')) {
      scope.it ??= sourceReferent;
      scope.isAboutSource = true;
    }
    // "If the creature you control entered this turn, put a counter on it": which of several is not followed.
    if (scope.targets.length > 1 && NAMES_ONE.test(words)) scope.it = undefined;
    return { kind: 'fact', words };
  };

/** "as it entered" */
const isAsItEntered = (input: Input, at: number): boolean =>
  input.tokens[at]?.w === 'as' &&
  /^(?:it|~)$/.test(input.tokens[at + 1]?.w ?? '') &&
  input.tokens[at + 2]?.w === 'entered';

/** "as you cast this spell", "as you activate this ability": counted before it resolves; gives where that ends. */
function asItIsUsed(input: Input, at: number): number | undefined {
  return alt<unknown>(phrase('as you cast|casted ~'), phrase('as you activate|activated this ability'))(
    input,
    at,
  )?.next;
}

/** Words up to the end of a clause that only the course of the game knows: "creatures that died this turn", "mana spent to cast it". */
export const toldWords: Parser<true> = (input, at) => {
  // "opponents who control more creatures than you": no tree compares each of them.
  let isPast = phrase('opponent|opponents|player|players who|whose')(input, at) !== undefined;
  let next = at;
  for (; next < input.tokens.length && next < at + 24; next += 1) {
    const found = input.tokens[next];
    if (found === undefined || found.kind === 'quote' || (found.kind === 'mark' && /^[,.;:]$/.test(found.w)))
      break;
    const used = asItIsUsed(input, next);
    if (used !== undefined) return ok(true as const, used);
    if (
      /^(?:gets?|gains?|and|where|until|for|as|if|unless|instead)$/.test(found.w) &&
      !isAsItEntered(input, next)
    )
      break;
    const before = input.tokens[next - 1]?.w;
    if (
      found.w === 'kicked' ||
      found.w === 'spent' ||
      found.w === 'mutated' ||
      (before === 'this' && /^(?:way|turn|game|combat)$/.test(found.w)) ||
      (found.w === 'entered' && /^(?:it|~)$/.test(before ?? '') && input.tokens[next - 2]?.w === 'as')
    )
      isPast = true;
    else if (
      isPast &&
      /^(?:to|on|under)$/.test(found.w) &&
      !/^(?:cast|activate)$/.test(input.tokens[next + 1]?.w ?? '')
    )
      break;
  }
  return isPast && next > at ? ok(true as const, next) : undefined;
};
