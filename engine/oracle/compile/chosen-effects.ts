import type { Condition } from '../../abilities/condition.ts';
import type { Instruction } from '../../abilities/instruction.ts';
import type { Modification } from '../../abilities/modification.ts';
import { allOf, type Selector } from '../../abilities/selector.ts';
import type { Keyword } from '../../vocabulary/keywords.ts';
import { basePhrase, becoming } from './becoming.ts';
import type { Timed } from './clauses.ts';
import { condition } from './conditions.ts';
import { duration } from './durations.ts';
import { fromWhat } from './keyword-parameters.ts';
import { keywordAbility } from './keywords.ts';
import { lostOne } from './losing.ts';
import { alt, between, lazy, many, map, opt, type Parser, phrase, preceded, seq, word } from './parser.ts';
import { onePredicate } from './predicates.ts';
import { type Meaning, NotUnderstood, name, type Referent } from './scope.ts';
import { signedPair } from './size-pairs.ts';
import { subject } from './subjects.ts';
import { keywordName } from './with-phrase.ts';

type Parts = Meaning<readonly Modification[]>;
const OR = alt<unknown>(phrase(', or'), word('or', ','));

const size: Parser<Parts> = map(signedPair, ({ power, toughness }) => (scope) => [
  { kind: 'modify-power-toughness', power: power(scope), toughness: toughness(scope) },
]);
const keyword: Parser<Parts> = map(
  lazy(() => keywordAbility),
  (ability): Parts =>
    (scope) => [{ kind: 'add-ability', ability: ability(scope) }],
);
const protection: Parser<Parts> = map(
  lazy(() => fromWhat),
  (from): Parts =>
    (scope) => [
      {
        kind: 'add-ability',
        ability: {
          kind: 'keyword',
          keyword: 'protection',
          parameter: { kind: 'quality', quality: from(scope) },
        },
      },
    ],
);

/** "A, B, or C": with commas alone, or with "and", it is no choice. */
const either = <T>(one: Parser<T>): Parser<readonly T[]> =>
  map(
    seq(one, many(preceded(word(','), one)), opt(word(',')), word('or'), one),
    ([first, more, , , last]) => [first, ...more, last],
  );
const pair = <T>(one: Parser<T>, separator: Parser<unknown>): Parser<readonly T[]> =>
  map(seq(one, separator, one), ([first, , second]) => [first, second]);

/** What one of several changes is: "+1/-1 or -1/+1", "protection from artifacts or from the color of your choice". */
const choices: Parser<readonly Parts[]> = alt<readonly Parts[]>(
  preceded(word('get', 'gets'), pair(size, word('or'))),
  preceded(seq(word('gain', 'gains'), phrase('your choice of')), between(keyword, OR)),
  preceded(seq(word('gain', 'gains'), phrase('protection from')), pair(protection, phrase('or from'))),
  preceded(seq(word('lose', 'loses'), opt(phrase('your choice of'))), either(lazy(() => lostOne))),
  preceded(word('has', 'have'), either<Parts>(map(basePhrase, (size) => (scope) => [size(scope)]))),
  preceded(seq(word('become', 'becomes'), opt(phrase('your choice of'))), either(becoming)),
);

/** What is so in each case stands before: "loses all abilities and becomes your choice of …". */
const chosenChanges: Parser<readonly Parts[]> = alt<readonly Parts[]>(
  choices,
  map(
    seq(
      lazy(() => onePredicate),
      word('and'),
      choices,
    ),
    ([always, , modes]) =>
      modes.map(
        (parts): Parts =>
          (scope) => [...always(scope), ...parts(scope)],
      ),
  ),
);

const modal = (
  referent: Referent,
  all: readonly (readonly Modification[])[],
  lasting: Extract<Instruction, { kind: 'continuous-effect' }>['duration'],
): Instruction => ({
  kind: 'modal',
  choose: 1,
  modes: all.map((parts): readonly Instruction[] => [
    { kind: 'continuous-effect', appliesTo: referent.selector, parts, duration: lasting },
  ]),
});

/** "target creature gets +1/-1 or -1/+1 until end of turn": one of the effects, chosen as it resolves. */
export const choosing: Parser<Timed> = map(
  seq(opt(subject), opt(word('each', 'both')), chosenChanges, opt(duration)),
  ([whom, , all, lasts]): Timed =>
    (scope, given) => {
      const referent = whom?.(scope) ?? scope.it;
      if (referent === undefined) throw new NotUnderstood(0, 'who is changed');
      name(scope, referent);
      const lasting = (lasts ?? given)?.(scope) ?? { kind: 'until-end-of-game' };
      return [
        modal(
          referent,
          all.map((parts) => parts(scope)),
          lasting,
        ),
      ];
    },
);

/** "Choose hexproof or indestructible. Creatures you control gain that ability until end of turn." */
export const choosingAbility: Parser<Timed> = map(
  seq(
    word('choose'),
    map(seq(keyword, OR, between(keyword, OR)), ([first, , rest]) => [first, ...rest]),
    opt(phrase('at random')),
    word('.'),
    subject,
    phrase('gain|gains that ability'),
    opt(duration),
  ),
  ([, all, random, , whom, , lasts]): Timed =>
    (scope, given) => {
      const referent = whom(scope);
      const lasting = (lasts ?? given)?.(scope) ?? { kind: 'until-end-of-game' };
      const told = modal(
        referent,
        all.map((parts) => parts(scope)),
        lasting,
      );
      return [
        random === undefined ? told : { ...told, restriction: 'The mode is chosen at random.' },
      ] as Instruction[];
    },
);

/**
 * "It gains flying until end of turn if you control a creature with flying. The same is true for first strike and
 * haste.": those of the keywords that they have.
 */
export const sharingKeywords: Parser<Timed> = map(
  seq(
    subject,
    word('gain', 'gains'),
    keywordName,
    opt(duration),
    word('if'),
    condition,
    phrase('. the same is true for'),
    between(keywordName, alt<unknown>(phrase(', and'), word('and', ','))),
  ),
  ([whom, , first, lasts, , test, , more]): Timed =>
    (scope, given) => {
      const referent = whom(scope);
      const among = othersWith(first, test(scope));
      if (among === undefined) throw new NotUnderstood(0, 'one keyword that something else has');
      return [
        {
          kind: 'continuous-effect',
          appliesTo: referent.selector,
          parts: [{ kind: 'add-abilities-of', among, which: [first, ...more] }],
          duration: (lasts ?? given)?.(scope) ?? { kind: 'until-end-of-game' },
        },
      ];
    },
);

/** Who must have the keyword, if the condition says nothing else. */
function othersWith(own: Keyword, test: Condition): Selector | undefined {
  if (test.kind !== 'exists' || test.what.kind !== 'all-of') return undefined;
  const rest = test.what.of.filter((leaf) => !(leaf.kind === 'keyword' && leaf.keyword === own));
  return rest.length === test.what.of.length - 1 ? allOf(...rest) : undefined;
}
