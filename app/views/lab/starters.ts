import type { EventSpec, ObjectId, Trace } from '../../../engine/index.ts';
import type { EventKind } from './lab.ts';

/** What an event that is begun is likely about. */
export interface About {
  readonly trace: Trace;
  readonly object: ObjectId | undefined;
  readonly player: string;
}

/** The object that is meant, or a likely one; and the player who is meant, or its controller. */
export function aboutOf(trace: Trace, object: ObjectId | undefined, player?: string): About {
  const { state } = trace.evaluation;
  const known = object !== undefined && state.objects.has(object) ? object : undefined;
  const controller = known === undefined ? undefined : trace.evaluation.object(known).controller;
  return { trace, object: known, player: player ?? controller ?? state.activePlayer };
}

/** Kinds of events that may be about that object where it is now, the likeliest first. */
const NOT_ON_BATTLEFIELD: Readonly<Record<string, readonly EventKind[]>> = {
  hand: ['zone', 'discard', 'damage'],
  stack: ['counterSpell', 'zone', 'damage'],
};

export function kindsForObject({ trace, object }: About): readonly EventKind[] {
  const found = object === undefined ? undefined : trace.evaluation.state.objects.get(object);
  if (found === undefined || object === undefined) return [];
  if (found.zone !== 'battlefield') return NOT_ON_BATTLEFIELD[found.zone] ?? ['zone', 'damage'];
  const { cardTypes } = trace.evaluation.object(object);
  const isDamaged = ['creature', 'planeswalker', 'battle'].some((type) =>
    cardTypes.some((each) => each === type),
  );
  return [
    ...(isDamaged ? (['damage'] as const) : []),
    'counters',
    'destroy',
    ...(cardTypes.includes('creature') ? (['die'] as const) : []),
    'zone',
    'untap',
    ...(found.faceDown === undefined ? [] : (['turnFaceUp'] as const)),
    ...(cardTypes.includes('land') ? (['addMana'] as const) : []),
  ];
}

export const KINDS_FOR_PLAYER = [
  'damage',
  'draw',
  'gainLife',
  'loseLife',
  'tokens',
  'counters',
  'mill',
  'discard',
  'skip',
  'turnStep',
  'addMana',
  'rollDie',
  'lose',
  'win',
] as const satisfies readonly EventKind[];

/** An event of that kind about what is meant, everything else as it is likely; to be changed at once. */
export function startEvent(kind: EventKind, about: About, isAboutPlayer: boolean): EventSpec {
  const { player } = about;
  const object = about.object ?? firstOf(about, 'battlefield') ?? '';
  switch (kind) {
    case 'damage':
      return {
        damage: {
          source: likelySource(about, isAboutPlayer),
          to: isAboutPlayer ? player : object,
          amount: 3,
        },
      };
    case 'draw':
      return { draw: { player, n: 1 } };
    case 'tokens':
      return {
        tokens: {
          controller: player,
          n: 1,
          token: {
            name: 'Soldier',
            types: ['creature'],
            subtypes: ['Soldier'],
            colors: ['W'],
            power: 1,
            toughness: 1,
          },
        },
      };
    case 'counters':
      return isAboutPlayer
        ? { counters: { on: player, kind: 'poison', n: 1 } }
        : { counters: { on: object, kind: '+1/+1', n: 1, by: player } };
    case 'destroy':
      return { destroy: { id: object } };
    case 'die':
      return { die: { id: object } };
    case 'zone':
      return { zone: { id: object, to: zoneOf(about, object) === 'battlefield' ? 'exile' : 'battlefield' } };
    case 'enter':
      return { enter: { id: '', card: '', controller: player } };
    case 'gainLife':
      return { gainLife: { player, n: 1 } };
    case 'loseLife':
      return { loseLife: { player, n: 1 } };
    case 'discard': {
      const card = zoneOf(about, object) === 'hand' ? object : (firstOf(about, 'hand', player) ?? '');
      return { discard: { player, card } };
    }
    case 'mill':
      return { mill: { player, n: 1 } };
    case 'skip':
      return { skip: { player, what: 'draw step' } };
    case 'turnStep':
      return { turnStep: { player, what: 'draw step' } };
    case 'rollDie':
      return { rollDie: { player } };
    case 'addMana':
      return isAboutPlayer
        ? { addMana: { player, mana: '{C}' } }
        : { addMana: { player, mana: '{C}', from: object } };
    case 'counterSpell':
      return { counterSpell: { id: object } };
    case 'untap':
      return { untap: { id: object } };
    case 'turnFaceUp':
      return { turnFaceUp: { id: object } };
    case 'lose':
      return { lose: { player } };
    case 'win':
      return { win: { player } };
  }
}

const zoneOf = ({ trace }: About, id: string): string | undefined =>
  [...trace.evaluation.state.objects.values()].find((object) => object.id === id)?.zone;

function firstOf({ trace }: About, zone: string, owner?: string): string | undefined {
  const { state } = trace.evaluation;
  return [...state.objects.values()].find(
    (object) => object.zone === zone && (owner === undefined || object.owner === owner),
  )?.id;
}

/** Damage comes from somebody else's creature, if there is one; else from any creature, or anything. */
function likelySource({ trace, object, player }: About, isAboutPlayer: boolean): string {
  const { state } = trace.evaluation;
  const permanents = [...state.objects.values()].filter(
    ({ zone, id }) => zone === 'battlefield' && (isAboutPlayer || id !== object),
  );
  if (isAboutPlayer && object !== undefined) return object;
  const creatures = permanents.filter(({ id }) => trace.evaluation.object(id).cardTypes.includes('creature'));
  const others = creatures.filter(({ id }) => trace.evaluation.object(id).controller !== player);
  return (others[0] ?? creatures[0] ?? permanents[0])?.id ?? object ?? '';
}
