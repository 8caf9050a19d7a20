import type { Modification } from '../../abilities/modification.ts';
import type { Timed } from './clauses.ts';
import { duration } from './durations.ts';
import { objectPossessive } from './objects.ts';
import { alt, lazy, map, opt, type Parser, phrase, seq } from './parser.ts';
import { playerPhrase } from './players.ts';
import { abilitiesLocked } from './predicates.ts';
import { NotUnderstood, name } from './scope.ts';

/** "You have no maximum hand size for the rest of the game." (613.11) */
export const noMaximumHandSize: Parser<Timed> = map(
  seq(
    lazy(() => playerPhrase),
    phrase('has|have no maximum hand size'),
    opt(duration),
  ),
  ([player, , lasts]): Timed =>
    (scope, given) => {
      const part: Modification = { kind: 'set-maximum-hand-size', player: player(scope), to: 'none' };
      return [
        {
          kind: 'continuous-effect',
          appliesTo: { kind: 'is', object: { kind: 'source' } },
          parts: [part],
          duration: (lasts ?? given)?.(scope) ?? { kind: 'until-end-of-game' },
        },
      ];
    },
);

/** "Its activated abilities can't be activated this turn." */
export const locking: Parser<Timed> = map(
  seq(
    lazy(() => objectPossessive),
    phrase("activated abilities can't be activated"),
    opt(alt(phrase('unless they are mana abilities'), phrase("unless they're mana abilities"))),
    opt(duration),
  ),
  ([object, , except, lasts]): Timed =>
    (scope, given) => {
      object(scope);
      const referent = scope.it;
      if (referent === undefined) throw new NotUnderstood(0, 'whose abilities');
      name(scope, referent);
      return [
        {
          kind: 'continuous-effect',
          appliesTo: referent.selector,
          parts: [abilitiesLocked(except !== undefined)],
          duration: (lasts ?? given)?.(scope) ?? { kind: 'until-end-of-game' },
        },
      ];
    },
);
