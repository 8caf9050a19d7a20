import type { Amount } from '../../abilities/amount.ts';
import type { Modification } from '../../abilities/modification.ts';
import type { Timed } from './clauses.ts';
import { duration } from './durations.ts';
import { objectPhrase } from './objects.ts';
import { alt, lazy, map, opt, type Parser, seq, table, word } from './parser.ts';
import { type Meaning, NotUnderstood, name, type Referent, type Scope } from './scope.ts';
import { subject } from './subjects.ts';

type Sizes = readonly ['power' | 'toughness', ...('power' | 'toughness')[]];
const sizes = table<Sizes>({
  'power and toughness': ['power', 'toughness'],
  power: ['power'],
  toughness: ['toughness'],
});

/** "target creature's power and toughness", "the power of each creature you control". */
const whose: Parser<readonly [Meaning<Referent>, Sizes]> = alt(
  map(
    seq(word('the'), sizes, word('of'), subject),
    ([, which, , whom]): readonly [Meaning<Referent>, Sizes] => [whom, which],
  ),
  map(seq(word('its'), sizes), ([, which]): readonly [Meaning<Referent>, Sizes] => [lastNamed, which]),
  map(
    seq(
      lazy(() => objectPhrase),
      word("'s"),
      sizes,
    ),
    ([object, , which]): readonly [Meaning<Referent>, Sizes] => [
      (scope) => {
        object(scope);
        return lastNamed(scope);
      },
      which,
    ],
  ),
);
function lastNamed(scope: Scope): Referent {
  if (scope.it === undefined) throw new NotUnderstood(0, 'something named before');
  return scope.it;
}

/** "double target creature's power until end of turn": it gets +X/+0, X being its power then (701.10b–c). */
export const doublingSize: Parser<Timed> = map(
  seq(table<number>({ double: 1, triple: 2 }), whose, opt(duration)),
  ([more, [whom, which], lasts]): Timed =>
    (scope, given) => {
      const referent = whom(scope);
      const of = referent.object ?? ({ kind: 'affected' } as const);
      const added = (kind: 'power' | 'toughness'): Amount => {
        if (!which.includes(kind)) return 0;
        return more === 1 ? { kind, of } : { kind: 'times', factor: more, of: { kind, of } };
      };
      const part: Modification = {
        kind: 'modify-power-toughness',
        power: added('power'),
        toughness: added('toughness'),
      };
      name(scope, referent);
      return [
        {
          kind: 'continuous-effect',
          appliesTo: referent.selector,
          parts: [part],
          duration: (lasts ?? given)?.(scope) ?? { kind: 'until-end-of-game' },
        },
      ];
    },
);
