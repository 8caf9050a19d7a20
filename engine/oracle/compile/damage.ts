import type { Amount } from '../../abilities/amount.ts';
import type { Instruction } from '../../abilities/instruction.ts';
import type { ObjectReference } from '../../abilities/references.ts';
import type { TargetRequirement } from '../../abilities/target.ts';
import { amount, equalTo, plainNumber } from './amounts.ts';
import { dividedDamage } from './divided.ts';
import { acted, type Made } from './instructions.ts';
import { objectPhrase, referentPhrase } from './objects.ts';
import {
  ahead,
  alt,
  atEnd,
  followed,
  lazy,
  longest,
  many,
  map,
  opt,
  type Parser,
  phrase,
  preceded,
  seq,
  word,
} from './parser.ts';
import { playerPhrase } from './players.ts';
import { type DamageTo, type Meaning, NotUnderstood, type Scope } from './scope.ts';

const oneTo: Parser<Meaning<DamageTo>> = longest<Meaning<DamageTo>>(
  lazy(() => acted),
  lazy(() => playerPhrase),
);

/** "and you gain 2 life" is no second receiver: behind the last one the clause ends. */
const clauseEnds = alt<unknown>(word('.', ',', ';', 'and', 'where', 'equal', 'instead', 'for', 'if'), atEnd);
const damageTo: Parser<readonly Meaning<DamageTo>[]> = map(
  seq(oneTo, many(preceded(alt(phrase(', and'), word('and')), followed(oneTo, ahead(clauseEnds))))),
  ([first, rest]) => [first, ...rest],
);

const damageAmount: Parser<Meaning<Amount>> = map(
  seq(
    lazy(() => plainNumber),
    word('damage'),
  ),
  ([count]) => count,
);
const dealt = (
  count: Meaning<Amount>,
  to: readonly Meaning<DamageTo>[],
  from: ObjectReference,
  scope: Scope,
): Instruction[] => {
  const receivers = to.map((each) => each(scope));
  // Behind another target, "each of X target creatures" can't be told by their places.
  const isOpen = ({ kind, count }: TargetRequirement): boolean =>
    kind !== 'player' && typeof count === 'object';
  if (scope.targets.length > 1 && scope.targets.some(isOpen))
    throw new NotUnderstood(0, 'targets that can be told apart');
  scope.damaged = receivers;
  scope.dealer = from;
  return receivers.map((each) => damaging(from, count, each, scope));
};

const behind = opt(seq(alt(phrase(', and'), word('and')), damageAmount, word('to'), damageTo));

const dealer: Parser<Meaning<ObjectReference>> = alt<Meaning<ObjectReference>>(
  lazy(() => objectPhrase),
  (input, at) =>
    ['and', ',', 'then'].includes(input.tokens[at - 1]?.w ?? '')
      ? { value: lastObject, next: at }
      : undefined,
);

const lastObject: Meaning<ObjectReference> = (scope) => scope.it?.object ?? { kind: 'source' };

export const damage: Parser<Made> = alt<Made>(
  dividedDamage,
  // "deals 5 damage instead": to the same as in the sentence before.
  map(
    seq(dealer, word('deals', 'deal'), damageAmount, ahead(word('instead'))),
    ([, , count]): Made =>
      ({ ...scope }) => {
        const { damaged, dealer: from } = scope;
        if (damaged.length === 0 || from === undefined)
          throw new NotUnderstood(0, 'to whom the damage is dealt');
        return damaged.map((to) => damaging(from, count, to, scope));
      },
  ),
  // "deals damage to itself equal to its power"
  map(
    seq(
      lazy(() => referentPhrase),
      opt(word('each')),
      word('deals', 'deal'),
      alt<Meaning<Amount> | undefined>(
        damageAmount,
        map(word('damage'), () => undefined),
      ),
      phrase('to itself|themselves'),
      opt(lazy(() => equalTo)),
    ),
    ([whom, , , count, , equal]): Made =>
      (scope) => {
        const referent = whom(scope);
        const { object } = referent;
        const much = count ?? equal;
        if (object === undefined || much === undefined) throw new NotUnderstood(0, 'one that deals damage');
        scope.it = referent;
        const to = { kind: 'is', object } as const;
        return [damaging(object, much, to, scope)];
      },
  ),
  map(
    seq(
      dealer,
      word('deals', 'deal'),
      damageAmount,
      word('to'),
      damageTo,
      behind,
      opt(ahead(word('instead'))),
    ),
    ([from, , count, , to, more, instead]): Made =>
      (scope) => {
        const source = dealing(from, scope, instead === true);
        const first = dealt(count, to, source, scope);
        return more === undefined ? first : [...first, ...dealt(more[1], more[3], source, scope)];
      },
  ),
  map(
    seq(
      dealer,
      word('deals', 'deal'),
      phrase('damage equal to'),
      lazy(() => amount),
      word('to'),
      damageTo,
    ),
    ([from, , , count, , to]): Made =>
      (scope) => {
        const source = dealing(from, scope);
        // "deals damage equal to its power to target creature": its own, not that of the target behind it.
        const much = count(scope);
        return dealt(() => much, to, source, scope);
      },
  ),
  map(
    seq(
      dealer,
      word('deals', 'deal'),
      phrase('damage to'),
      damageTo,
      lazy(() => equalTo),
    ),
    ([from, , , to, count]): Made =>
      (scope) =>
        dealt(count, to, dealing(from, scope), scope),
  ),
);

/** Who deals the damage; "it" behind that is somebody else. */
function dealing(from: Meaning<ObjectReference>, scope: Scope, isInstead = false): ObjectReference {
  const before = scope.it;
  const told = from(scope);
  // "If this spell was kicked, it deals …": not the target that was named before.
  const isLast = told === before?.object;
  const dealer: ObjectReference =
    isLast && (isInstead || mayBePlayer(told, scope)) && scope.dealer !== undefined
      ? scope.dealer
      : isLast && scope.isAboutSource
        ? { kind: 'source' }
        : told;
  if (dealer.kind === 'source' && before !== undefined) scope.it = before;
  return dealer;
}

/** A target that may be a player deals no damage: "it" is then who dealt it before. */
const mayBePlayer = (object: ObjectReference, { targets }: Scope): boolean => {
  if (object.kind !== 'target') return false;
  return targets[object.index % 1000]?.kind === 'any';
};

function damaging(from: ObjectReference, count: Meaning<Amount>, to: DamageTo, scope: Scope): Instruction {
  const isSource = from.kind === 'source';
  return { kind: 'deal-damage', amount: count(scope), to, ...(isSource ? {} : { from }) };
}
