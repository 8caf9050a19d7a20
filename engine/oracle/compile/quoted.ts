import type { Ability } from '../../abilities/ability.ts';
import { abilityLine } from './abilities.ts';
import { afterWord } from './ability-words.ts';
import { lex } from './lex.ts';
import { inputOf } from './parser.ts';
import { NotUnderstood, type Scope, type Span, scopeOf } from './scope.ts';
import { GRANTER, type Token } from './token.ts';
import { withWord } from './worded-abilities.ts';

/**
 * "this Equipment" in what an Equipment grants to a creature, "this enchantment" beside "this creature": the object that
 * grants the ability, which the ability's own object can't name.
 */
function isGranter(noun: string | undefined, tokens: readonly Token[], { card }: Scope): boolean {
  if (noun === undefined) return false;
  if (ATTACHING.has(noun)) return card.subtypes.some((each) => each.toLowerCase() === noun);
  return (
    (card.cardTypes as readonly string[]).includes(noun) &&
    !card.cardTypes.includes('creature') &&
    tokens.some((other) => other.kind === 'self' && other.noun === 'creature')
  );
}
/** No reference speaks of it from the ability's new object, so that what it does is kept in words. */
const granter = (token: Token): Token => ({
  kind: 'word',
  w: GRANTER,
  text: token.text,
  start: token.start,
  end: token.end,
});
const ATTACHING: ReadonlySet<string> = new Set(['equipment', 'aura', 'fortification']);

/** The abilities in quotation marks, read as the text of whatever will have them. */
export function quotedAbilities(quote: Token, scope: Scope): readonly Ability[] {
  const offset = quote.start + 1;
  const lexed = lex(quote.w.replace(/[,;]$/, ''), scope.card).tokens;
  // By its own name a text would mean the object that grants the ability (201.5a).
  const named = lexed.find(
    ({ byName }, index) =>
      byName === true && lexed[index - 1]?.w !== 'named' && scope.telling?.kind !== 'source',
  );
  if (named !== undefined) throw new NotUnderstood(offset + named.start, 'the object that has this ability');
  const tokens = lexed.map((each): Token => (isGranter(each.noun, lexed, scope) ? granter(each) : each));
  const worded = afterWord(tokens, quote.w);
  const input = inputOf(tokens);
  const whole = tokens.length === 0 ? undefined : abilityLine(input, 0);
  const result = whole ?? (worded && abilityLine(inputOf(worded.tokens), 0));
  if (result === undefined) {
    const unread = tokens[Math.min(input.furthest, tokens.length - 1)];
    throw new NotUnderstood(offset + (unread?.start ?? 0), input.expected);
  }
  const spans: Span[] = [];
  try {
    const abilities = result.value(scopeOf(scope.card, spans, true));
    scope.spans.push(
      ...spans.map((span) => ({ ...span, start: span.start + offset, end: span.end + offset })),
    );
    return whole === undefined && worded !== undefined
      ? abilities.map((ability) => withWord(ability, worded.word))
      : abilities;
  } catch (error) {
    if (error instanceof NotUnderstood) throw new NotUnderstood(error.at + offset, error.expected);
    throw error;
  }
}
