import { body, type Timed } from './clauses.ts';
import { alt, type Input, lazy, map, type Parser, phrase, seq, word } from './parser.ts';
import { actingPhrase } from './plain-subjects.ts';
import { actingPlayer } from './players.ts';
import { NotUnderstood } from './scope.ts';
import { textOf } from './text-of.ts';

/** The first of the two choices, up to ", or": words that are only told would go on behind it. */
const firstChoice: Parser<Timed> = (input, at) => {
  for (let comma = at; comma < input.tokens.length; comma += 1) {
    const found = input.tokens[comma];
    if (found?.kind !== 'mark') continue;
    if (found.w === '.') return undefined;
    if (found.w !== ',' || input.tokens[comma + 1]?.w !== 'or') continue;
    const cut: Input = { ...input, tokens: input.tokens.slice(0, comma), memo: new Map() };
    const first = body(cut, at);
    if (first !== undefined && first.next === comma) return first;
  }
  return undefined;
};

/** "each opponent faces a villainous choice — they lose 4 life, or you draw a card": that player chooses (701.55). */
export const villainous: Parser<Timed> = map(
  seq(
    textOf(
      alt<unknown>(
        lazy(() => actingPlayer),
        actingPhrase,
      ),
    ),
    alt(phrase('faces a villainous choice'), phrase('face a villainous choice')),
    word('—'),
    firstChoice,
    phrase(', or'),
    lazy(() => body),
  ),
  ([who, , , one, , other]): Timed =>
    (scope, given) => {
      // Whom only a step before has found faces nothing if that was not done.
      if (/^that player$/i.test(who) && scope.player === undefined)
        throw new NotUnderstood(0, 'a player named before');
      const inner = {
        ...scope,
        hasTrigger: true,
        player: { kind: 'chosen-player', noun: 'that player' } as const,
      };
      const modes = [one(inner, given), other(inner, given)];
      return [{ kind: 'modal', choose: 1, modes, restriction: `${capital(who)} chooses.` }];
    },
);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
