import type { Condition } from '../../abilities/condition.ts';
import type { Timed } from './clauses.ts';

/** "If you do, …" within what happens instead of an event (614.1a): there it is a condition of its own. */
export const ifDone =
  (told: Timed): Timed =>
  (scope, given) => {
    const so = told(scope, given);
    if (scope.thatMany === undefined) return so;
    const did: Condition = { kind: 'fact', words: 'you do' };
    // biome-ignore lint/suspicious/noThenProperty: the word of the data; nobody awaits an instruction.
    return [{ kind: 'if', condition: did, then: so }];
  };
