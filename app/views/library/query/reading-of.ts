import type { CardDefinition, ReplacedEvent } from '../../../../engine/index.ts';
import { definesCharacteristics, layersOfAbilities, replacedEvents } from '../../../../engine/index.ts';
import { REPLACED, type Replaced } from './query.ts';
import type { Reading } from './searchable.ts';

const KINDS = ['static', 'activated', 'triggered', 'replacement'] as const;

/** The search terms that follow from the card's abilities. */
export function readingOf({ faces }: Pick<CardDefinition, 'faces'>): Reading {
  const abilities = faces.flatMap((face) => face.abilities);
  const replaced = replacedEvents(abilities);
  return {
    layers: layersOfAbilities(abilities),
    kinds: KINDS.filter((kind) => abilities.some((ability) => ability.kind === kind)),
    isCda: abilities.some(definesCharacteristics),
    replaces: REPLACED.filter((what) => replaced.some((event) => isMeant(what, event))),
    keywords: [
      ...new Set(abilities.flatMap((ability) => (ability.kind === 'keyword' ? ability.keyword : []))),
    ],
    unread: faces.reduce((sum, face) => sum + (face.unread?.length ?? 0), 0),
  };
}

type Kind = ReplacedEvent['kind'];

/** The kinds of events that a term means. Changes of zones are told apart by the zones, see {@link isMeant}. */
const KINDS_MEANT: Readonly<Record<Replaced, readonly Kind[]>> = {
  draw: ['draw'],
  damage: ['deal-damage', 'damage-reduces-life'],
  enter: ['enter'],
  die: ['die'],
  leave: ['leave-battlefield', 'die'],
  graveyard: ['die'],
  destroy: ['destroy'],
  counters: ['put-counters'],
  token: ['create-tokens'],
  life: ['gain-life', 'lose-life', 'pay-life', 'damage-reduces-life'],
  lose: ['lose-game'],
  win: ['win-game'],
  mill: ['mill'],
  discard: ['discard'],
  scry: ['scry'],
  surveil: ['surveil'],
  search: ['search-library'],
  skip: ['begin'],
  untap: ['untap'],
  mana: ['tap-for-mana', 'lose-unspent-mana'],
  coin: ['flip-coin'],
  dice: ['roll-dice', 'roll-planar-dice'],
  explore: ['explore'],
  proliferate: ['proliferate'],
};

/** Whether the event is one that the term means. To die is to go from the battlefield to a graveyard (700.4). */
function isMeant(what: Replaced, { kind, from, to }: ReplacedEvent): boolean {
  if (kind !== 'change-zone') return KINDS_MEANT[what].includes(kind);
  const fromBattlefield = from === undefined || from === 'battlefield';
  switch (what) {
    case 'die':
      return fromBattlefield && to === 'graveyard';
    case 'leave':
      return fromBattlefield && to !== 'battlefield';
    case 'graveyard':
      return to === 'graveyard';
    case 'enter':
      return to === 'battlefield';
    default:
      return false;
  }
}
