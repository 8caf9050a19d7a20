import type { Amount } from '../abilities/amount.ts';
import type { PlayerValue } from '../abilities/condition.ts';
import type { PlayerReference } from '../abilities/references.ts';
import type { Selector } from '../abilities/selector.ts';
import type { GameObject } from '../state/game-object.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { sizeOf } from './select.ts';
import type { BoardValues } from './values.ts';

/** Counts that both evaluators work out in the same way, once it is known which objects they are about. */

const PARTY_ROLES = ['Cleric', 'Rogue', 'Warrior', 'Wizard'] as const;
type PartyRole = (typeof PARTY_ROLES)[number];

/** The creatures that could be the party member of that type (700.8). */
export const partyMembers = (is: PlayerReference, role: PartyRole): Selector => ({
  kind: 'all-of',
  of: [
    { kind: 'card-type', type: 'creature' },
    { kind: 'subtype', subtype: role },
    { kind: 'controller', is },
  ],
});

/** The most creatures that can be in a party at once, each for one of its types only (700.8a–b). */
export function partySize<Id>(membersOf: (role: PartyRole) => readonly Id[]): number {
  const rolesOf = new Map<Id, number>();
  for (const [place, role] of PARTY_ROLES.entries())
    for (const member of membersOf(role)) rolesOf.set(member, (rolesOf.get(member) ?? 0) | (1 << place));
  let filled = new Set([0]);
  for (const roles of rolesOf.values()) {
    const more = new Set(filled);
    for (const before of filled)
      for (let place = 0; place < PARTY_ROLES.length; place += 1)
        if ((roles & (1 << place)) !== 0) more.add(before | (1 << place));
    filled = more;
  }
  return Math.max(
    ...[...filled].map((places) => PARTY_ROLES.filter((_, place) => (places & (1 << place)) !== 0).length),
  );
}

export const greatestAmong = (players: readonly PlayerId[], value: (player: PlayerId) => number): number =>
  players.length === 0 ? 0 : Math.max(...players.map(value));

export const counterKinds = (objects: readonly GameObject[]): number =>
  new Set(
    objects.flatMap(({ counters }) => counters.filter(({ count }) => count > 0).map(({ kind }) => kind)),
  ).size;

export function differentPowers(board: BoardValues, ids: readonly ObjectId[]): number {
  const powers = ids.map((id) => {
    const object = board.state.objects.get(id);
    return object === undefined ? undefined : sizeOf('power', object, board.object(id));
  });
  return new Set(powers.filter((power) => power !== undefined)).size;
}

/** What a condition asks of a player, as an amount. */
export function valueOfPlayer(value: PlayerValue, id: PlayerId): Amount {
  const of = { kind: 'player', id } as const;
  if (typeof value === 'object')
    return value.kind === 'counters'
      ? { kind: 'counters-on-player', player: of, counter: value.counter }
      : { kind: 'count', of: { kind: 'all-of', of: [value.what, { kind: 'controller', is: of }] } };
  return value === 'graveyard-size' || value === 'library-size'
    ? { kind: 'cards-in-zone', of, zone: value === 'library-size' ? 'library' : 'graveyard' }
    : { kind: value, of };
}

/** Whether a color occurs as often as any other: it is the most common or tied for most common. */
export const isMostCommon = <T>(color: T, all: readonly T[], countOf: (color: T) => number): boolean =>
  all.every((other) => countOf(other) <= countOf(color));
