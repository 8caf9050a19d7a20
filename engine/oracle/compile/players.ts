import type { PlayerReference } from '../../abilities/references.ts';
import { objectPossessive } from './objects.ts';
import { alt, lazy, map, type Parser, phrase, seq, table, word } from './parser.ts';
import { type Meaning, NotUnderstood, type Scope } from './scope.ts';
import { uncapital, wordsBetween } from './text-of.ts';

const you: PlayerReference = { kind: 'you' };

/** A target player: the requirement is asked for where the words stand. */
function targetPlayer(scope: Scope, who: 'any' | 'opponent', isUpTo: boolean): PlayerReference {
  const index = scope.targets.length;
  scope.targets.push({ kind: 'player', who, ...(isUpTo ? { isUpTo } : {}) });
  const player: PlayerReference = { kind: 'target', index };
  scope.player = player;
  return player;
}

const thatPlayer =
  (at: number): Meaning<PlayerReference> =>
  (scope) => {
    // Of several players each is "that player" in turn, which no reference says.
    if (scope.player?.kind === 'each-player' || scope.player?.kind === 'opponents')
      throw new NotUnderstood(at, 'one player');
    // "that attacking player creates a token that's attacking that opponent": two players of one event.
    if (scope.player?.kind === 'chosen-player' && scope.player.noun === 'the attacking player')
      throw new NotUnderstood(at, 'one of several players');
    if (scope.player !== undefined) return scope.player;
    if (scope.hasTrigger) return { kind: 'chosen-player', noun: 'that player' };
    throw new NotUnderstood(at, 'a player named before');
  };

const fixed: Parser<Meaning<PlayerReference>> = map(
  table<PlayerReference>({
    you,
    // 102.4: outside games between teams it means the same.
    'your team': you,
    'each opponent': { kind: 'opponents' },
    'your opponents': { kind: 'opponents' },
    'each player': { kind: 'each-player' },
    'all players': { kind: 'each-player' },
    players: { kind: 'each-player' },
    'the chosen player': { kind: 'chosen-player' },
    'defending player': { kind: 'chosen-player', noun: 'defending player' },
    'the defending player': { kind: 'chosen-player', noun: 'defending player' },
    'the player to your left': { kind: 'chosen-player', noun: 'the player to your left' },
    'the player to your right': { kind: 'chosen-player', noun: 'the player to your right' },
    'an opponent of your choice': { kind: 'chosen-player', noun: 'an opponent of your choice' },
    'a player of your choice': { kind: 'chosen-player', noun: 'a player of your choice' },
    'an opponent of that player': { kind: 'chosen-player', noun: 'an opponent of that player' },
    'the|that attacking player': { kind: 'chosen-player', noun: 'the attacking player' },
    "that spell or ability 's controller": {
      kind: 'chosen-player',
      noun: "that spell or ability's controller",
    },
    'target opponent chosen at random': {
      kind: 'chosen-player',
      noun: 'target opponent chosen at random',
    },
    'the active player': { kind: 'active-player' },
    'enchanted player': { kind: 'attached-to' },
    'enchanted opponent': { kind: 'attached-to' },
  }),
  (player) => (scope) => {
    if (
      player.kind === 'chosen-player' ||
      player.kind === 'opponents' ||
      player.kind === 'each-player' ||
      player.kind === 'attached-to'
    )
      scope.player = player;
    return player;
  },
);

/** "target creature an opponent controls": "that player" is then its controller, elsewhere whoever it is. */
const anOpponent: Parser<Meaning<PlayerReference>> = map(
  phrase('an opponent'),
  (): Meaning<PlayerReference> => (scope) => {
    const opponents: PlayerReference = { kind: 'opponents' };
    if (scope.isTargeting)
      scope.player = { kind: 'controller-of', object: { kind: 'target', index: scope.targets.length } };
    else scope.player = scope.hasTrigger ? { kind: 'chosen-player', noun: 'that player' } : opponents;
    return opponents;
  },
);

const EARLIER = alt(
  phrase('that player'),
  phrase('that opponent'),
  phrase('the player'),
  word('they', 'them', 'he', 'she'),
);
const earlier: Parser<Meaning<PlayerReference>> = (input, at) => {
  const result = EARLIER(input, at);
  return result === undefined
    ? undefined
    : { value: thatPlayer(input.tokens[at]?.start ?? 0), next: result.next };
};

export const targetPlayerPhrase: Parser<Meaning<PlayerReference>> = map(
  table<readonly ['any' | 'opponent', boolean]>({
    'target player': ['any', false],
    'target opponent': ['opponent', false],
    'up to one target player': ['any', true],
    'up to one target opponent': ['opponent', true],
  }),
  ([who, isUpTo]) =>
    (scope) =>
      targetPlayer(scope, who, isUpTo),
);

const related: Parser<Meaning<PlayerReference>> = map(
  seq(
    lazy(() => objectPossessive),
    word('controller', 'owner', 'controllers', 'owners'),
  ),
  ([object, role]): Meaning<PlayerReference> =>
    (scope) => {
      const player: PlayerReference = {
        kind: role.startsWith('controller') ? 'controller-of' : 'owner-of',
        object: object(scope),
      };
      scope.player = player;
      return player;
    },
);

/** "the source's controller", said of the damage that is prevented or replaced. */
const ofEventSource: Parser<Meaning<PlayerReference>> = (input, at) => {
  const result = phrase("the|that source 's controller")(input, at);
  if (result === undefined) return undefined;
  const start = input.tokens[at]?.start ?? 0;
  return {
    next: result.next,
    value: (scope) => {
      const { thatMany } = scope;
      if (typeof thatMany !== 'object' || thatMany.kind !== 'event-amount')
        throw new NotUnderstood(start, 'a source of damage that would be dealt');
      return { kind: 'controller-of', object: { kind: 'event-source' } };
    },
  };
};

/** A player as the subject or object of a clause. */
export const playerPhrase: Parser<Meaning<PlayerReference>> = alt(
  ofEventSource,
  targetPlayerPhrase,
  anOpponent,
  fixed,
  earlier,
  related,
);

/** "the player with the lowest life total", "the player who controls the most Wizards": up to what that player does. */
const describedPlayer: Parser<Meaning<PlayerReference>> = (input, at) => {
  const head = phrase('the player who|with')(input, at);
  if (head === undefined) return undefined;
  for (let next = head.next; next < input.tokens.length; next += 1) {
    const found = input.tokens[next];
    if (found === undefined || found.kind === 'quote' || found.kind === 'mark') return undefined;
    if (next === head.next || !/^(?:gains|gets|draws|creates|may|becomes|loses)$/.test(found.w)) continue;
    const noun = uncapital(wordsBetween(input, at, next));
    return {
      next,
      value: (scope) => {
        scope.player = { kind: 'chosen-player', noun };
        return scope.player;
      },
    };
  }
  return undefined;
};

/** A player who does something: "an opponent" is one of them, who must be told. */
export const actingPlayer: Parser<Meaning<PlayerReference>> = alt(
  describedPlayer,
  map(
    phrase('an opponent'),
    (): Meaning<PlayerReference> => (scope) => {
      scope.player = { kind: 'chosen-player', noun: 'an opponent' };
      return scope.player;
    },
  ),
  playerPhrase,
);

/** "your", "their", "target player's", "each opponent's". */
export const playerPossessive: Parser<Meaning<PlayerReference>> = alt<Meaning<PlayerReference>>(
  map(
    seq(playerPhrase, word("'s")),
    ([player]): Meaning<PlayerReference> =>
      (scope) => {
        const who = player(scope);
        // "target card from an opponent's graveyard": "that player" is who owns it, and stays so as it moves.
        if (scope.isTargeting && scope.player?.kind === 'controller-of')
          scope.player = { ...scope.player, kind: 'owner-of' };
        return who;
      },
  ),
  map(word('your'), () => () => you),
  (input, at) => {
    const result = word('their', 'his')(input, at);
    return result === undefined
      ? undefined
      : { value: thatPlayer(input.tokens[at]?.start ?? 0), next: result.next };
  },
);
