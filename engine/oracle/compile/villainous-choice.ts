import { body, type Timed } from './clauses.ts';
import { alt, lazy, map, type Parser, phrase, seq, word } from './parser.ts';
import { actingPhrase } from './plain-subjects.ts';
import { actingPlayer } from './players.ts';
import { textOf } from './text-of.ts';

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
    lazy(() => body),
    phrase(', or'),
    lazy(() => body),
  ),
  ([who, , , one, , other]): Timed =>
    (scope, given) => {
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
