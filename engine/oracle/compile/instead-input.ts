import type { EventPattern } from '../../abilities/event-pattern.ts';
import type { Replacement } from '../../abilities/replacement-effect.ts';
import { alt, type Input, phrase, seq } from './parser.ts';
import type { Scope } from './scope.ts';
import type { Token } from './token.ts';

/** What happens instead, once it is known which event it is about. */
export type InsteadOf = (scope: Scope, event: EventPattern) => Replacement;
export interface InsteadRead {
  readonly instead: InsteadOf;
  readonly isOptional: boolean;
}

/** The tokens of a clause as an input of their own: what is read of it must be all of it. */
export const inputFor = (input: Input, tokens: readonly Token[]): Input => ({
  ...input,
  tokens,
  memo: new Map(),
});

export type Reader = (input: Input) => InsteadOf | undefined;

export const endsAt = (input: Input, at: number): boolean =>
  at >= input.tokens.length || (at === input.tokens.length - 1 && input.tokens[at]?.w === '.');

/** "instead of putting it anywhere else", "… into your graveyard": how many words that is. */
export function lengthOfElsewhere(input: Input, tokens: readonly Token[], at: number): number | undefined {
  const found = ELSEWHERE(inputFor(input, tokens), at);
  return found === undefined ? undefined : found.next - at;
}
const ELSEWHERE = seq(
  phrase('instead of putting it|them'),
  alt<unknown>(phrase('anywhere else'), phrase('into your|their graveyard')),
);
