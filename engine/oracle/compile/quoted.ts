import type { Ability } from '../../abilities/ability.ts';
import { abilityLine } from './abilities.ts';
import { afterWord } from './ability-words.ts';
import { lex } from './lex.ts';
import { inputOf } from './parser.ts';
import { NotUnderstood, type Scope, type Span, scopeOf } from './scope.ts';
import type { Token } from './token.ts';
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
const ATTACHING: ReadonlySet<string> = new Set(['equipment', 'aura', 'fortification']);

/** The abilities in quotation marks, read as the text of whatever will have them. */
export function quotedAbilities(quote: Token, scope: Scope): readonly Ability[] {
  const offset = quote.start + 1;
  const { tokens } = lex(quote.w.replace(/[,;]$/, ''), scope.card);
  // By its own name a text would mean the object that grants the ability (201.5a).
  const named = tokens.find(
    ({ byName, noun }, index) =>
      (byName === true && tokens[index - 1]?.w !== 'named' && scope.telling?.kind !== 'source') ||
      isGranter(noun, tokens, scope),
  );
  if (named !== undefined) throw new NotUnderstood(offset + named.start, 'the object that has this ability');
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
