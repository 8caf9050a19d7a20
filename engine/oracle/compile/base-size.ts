import type { Modification } from '../../abilities/modification.ts';
import type { ObjectReference } from '../../abilities/references.ts';
import { amount } from './amounts.ts';
import type { Timed } from './clauses.ts';
import { duration } from './durations.ts';
import { objectPossessive } from './objects.ts';
import { alt, lazy, map, opt, type Parser, phrase, seq, table, word } from './parser.ts';
import { type Meaning, name, type Referent, type Scope } from './scope.ts';
import { sizePair } from './size-pairs.ts';
import { subject, tellOf } from './subjects.ts';

type Which = 'both' | 'power' | 'toughness';
const which = table<Which>({
  'base power and toughness': 'both',
  'power and toughness': 'both',
  'base power': 'power',
  'base toughness': 'toughness',
});

/** Whose, and which of the two. */
interface Told {
  readonly whom: Meaning<Referent>;
  readonly which: Which;
}
const told: Parser<Told> = alt<Told>(
  map(
    seq(
      lazy(() => objectPossessive),
      which,
    ),
    ([object, kind]) => ({ whom: (scope) => referentOf(object(scope), scope), which: kind }),
  ),
  map(seq(word('the'), which, word('of'), subject), ([, kind, , whom]) => ({ whom, which: kind })),
);
const referentOf = (object: ObjectReference, scope: Scope): Referent =>
  scope.it?.object === object
    ? scope.it
    : { selector: { kind: 'is', object }, object, nouns: [], isPlural: false };

const part =
  (kind: Which, power: Meaning<unknown>, toughness: Meaning<unknown>): Meaning<Modification> =>
  (scope) =>
    ({
      kind: 'set-base-power-toughness',
      ...(kind === 'toughness' ? {} : { power: power(scope) }),
      ...(kind === 'power' ? {} : { toughness: toughness(scope) }),
    }) as Modification;

/** What they become: "4/4", "target creature's power", "that creature's power and toughness". */
const size: Parser<(kind: Which) => Meaning<Modification>> = alt(
  map(
    sizePair,
    ({ power, toughness }) =>
      () =>
        part('both', power, toughness),
  ),
  map(
    seq(
      lazy(() => objectPossessive),
      phrase('base? power and toughness'),
    ),
    ([object]) =>
      () =>
      (scope: Scope): Modification => {
        const of = object(scope);
        return {
          kind: 'set-base-power-toughness',
          power: { kind: 'power', of },
          toughness: { kind: 'toughness', of },
        };
      },
  ),
  map(
    lazy(() => amount),
    (value) => (kind: Which) => (scope: Scope) => {
      const one = value(scope);
      return part(
        kind,
        () => one,
        () => one,
      )(scope);
    },
  ),
);

/** "this creature's base power becomes 4", "change its base power and toughness to 1/1", "the base power of … become X". */
export const baseChanging: Parser<Timed> = map(
  alt(
    map(
      seq(told, word('become', 'becomes'), opt(word('each')), opt(phrase('equal to')), size, opt(duration)),
      ([whose, , , , to, lasts]) => ({ whose, to, lasts }),
    ),
    map(seq(word('change'), told, word('to'), size, opt(duration)), ([, whose, , to, lasts]) => ({
      whose,
      to,
      lasts,
    })),
  ),
  ({ whose, to, lasts }): Timed =>
    (scope, given) => {
      const referent = whose.whom(scope);
      const parts = tellOf(referent, scope, (own) => [to(whose.which)(own)]);
      name(scope, referent);
      return [
        {
          kind: 'continuous-effect',
          appliesTo: referent.selector,
          parts,
          duration: (lasts ?? given)?.(scope) ?? { kind: 'until-end-of-game' },
        },
      ];
    },
);
