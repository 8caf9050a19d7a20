import type { CardFace, PrintedSize } from '../../cards/card-definition.ts';
import type { GameObject } from '../../state/game-object.ts';
import { COLOR_WORDS, type Color } from '../../vocabulary/colors.ts';
import type { FaceDownKind, HiddenKind } from '../../vocabulary/face-down.ts';
import { colorsOfCost, manaSymbols, manaValueOf } from '../../vocabulary/mana.ts';
import type { Zone } from '../../vocabulary/zones.ts';
import { pascalCase } from '../code-words.ts';
import { sizeCounterName } from '../counter-names.ts';
import { type ExportedGame, nameOf } from '../exported-game.ts';
import type { Notes } from '../note.ts';
import type { Json } from './json.ts';
import type { PhaseNumbers } from './write-state.ts';

const ZONES: Readonly<Record<Zone, string>> = {
  battlefield: 'Battlefield',
  hand: 'Hand',
  library: 'Library',
  graveyard: 'Graveyard',
  exile: 'Exile',
  command: 'Command',
  stack: 'Stack',
};
const FACE_DOWN: Readonly<Partial<Record<FaceDownKind | HiddenKind, string>>> = {
  manifest: 'Manifest',
  morph: 'Morph',
  cloak: 'Cloak',
  disguise: 'Disguise',
};
const DESIGNATIONS: Readonly<Record<string, string>> = {
  monstrous: 'monstrous',
  renowned: 'is_renowned',
  suspected: 'is_suspected',
  saddled: 'is_saddled',
};

/** One object as phase keeps it: with what is printed on it, which phase's layers begin with. */
export function writePhaseObject(
  game: ExportedGame,
  object: GameObject,
  numbers: PhaseNumbers,
  notes: Notes,
): Json {
  const { card, face: index, damage } = object;
  const face = card.faces[index] ?? card.faces[0];
  const isToken = object.kind === 'token';
  const printed = printedValues(face);
  const others = [...game.moment.state.objects.values()].filter(({ attachedTo }) => attachedTo === object.id);
  return {
    id: numbers.object(object.id),
    card_id: isToken ? 0 : numbers.object(object.id),
    owner: numbers.player(object.owner),
    base_controller: numbers.player(object.controller),
    controller: numbers.player(object.controller),
    zone: ZONES[object.zone],
    tapped: object.isTapped,
    face_down: object.faceDown !== undefined,
    ...(object.faceDown === undefined || FACE_DOWN[object.faceDown] === undefined
      ? {}
      : { face_down_cause: FACE_DOWN[object.faceDown] }),
    flipped: object.isFlipped === true,
    transformed: index > 0 && (card.layout === 'transform' || card.layout === 'battle'),
    ...(index > 0 && card.layout === 'modal_dfc' ? { modal_back_face: true } : {}),
    damage_marked: damage,
    dealt_deathtouch_damage: object.hasDeathtouchDamage === true,
    attached_to: hostOf(object, numbers),
    attachments: others.flatMap(({ id }) => numbers.object(id) ?? []),
    counters: Object.fromEntries(
      object.counters.map(({ kind, count }) => [counterName(kind), count] as const),
    ),
    ...printed,
    base_name: printed.name,
    base_power: printed.power,
    base_toughness: printed.toughness,
    base_card_types: printed.card_types,
    base_mana_cost: printed.mana_cost,
    base_keywords: printed.keywords,
    base_color: printed.color,
    base_characteristics_initialized: true,
    abilities: [],
    trigger_definitions: [],
    replacement_definitions: [],
    static_definitions: [],
    ...(isToken ? { is_token: true, display_source: 'Token' } : { printed_ref: referenceTo(face) }),
    ...(object.kind === 'emblem' ? { is_emblem: true } : {}),
    ...(object.isPhasedOut ? { phase_status: { status: 'PhasedOut', cause: 'Directly' } } : {}),
    timestamp: numbers.timestamp(object.timestamp),
    entered_battlefield_turn: null,
    ...designationsOf(object, notes),
    ...choicesOf(object, numbers, notes),
  };
}

/** phase finds a card by Scryfall's id and the name of a face. */
const referenceTo = ({ name }: CardFace): Json => ({ oracle_id: '', face_name: name });

function printedValues(face: CardFace) {
  const colors = face.colorIndicator ?? colorsOfCost(face.manaCost);
  return {
    name: face.name,
    power: numberOf(face.power),
    toughness: numberOf(face.toughness),
    loyalty: face.loyalty ?? null,
    ...(face.defense === undefined ? {} : { defense: face.defense }),
    card_types: {
      supertypes: face.supertypes.map(pascalCase),
      core_types: face.cardTypes.map(pascalCase),
      subtypes: face.subtypes,
    },
    mana_cost: costOf(face.manaCost),
    keywords: face.abilities.flatMap((ability) =>
      ability.kind === 'keyword' && ability.parameter === undefined ? [pascalCase(ability.keyword)] : [],
    ),
    color: colors.map(colorName),
  };
}

const numberOf = (size: PrintedSize | undefined): number | null =>
  size === undefined ? null : typeof size === 'number' ? size : 0;
const colorName = (color: Color): string => pascalCase(COLOR_WORDS[color]);

/** Symbols of costs by their halves: `G/U` is `GreenBlue`. */
const HALVES: Readonly<Record<string, string>> = {
  W: 'White',
  U: 'Blue',
  B: 'Black',
  R: 'Red',
  G: 'Green',
  C: 'Colorless',
  S: 'Snow',
  X: 'X',
  '2': 'Two',
};

function costOf(cost: string): Json {
  if (cost === '') return { type: 'NoCost' };
  let generic = 0;
  const shards: string[] = [];
  for (const symbol of manaSymbols(cost)) {
    if (/^\d+$/.test(symbol)) generic += Number(symbol);
    else {
      const isPhyrexian = symbol.endsWith('/P');
      const halves = symbol.replace(/\/P$/, '').split('/');
      const names = halves.map((half) => HALVES[half]);
      if (names.includes(undefined)) return { type: 'Cost', shards: [], generic: manaValueOf(cost) };
      shards.push((isPhyrexian ? 'Phyrexian' : '') + names.join(''));
    }
  }
  return { type: 'Cost', shards, generic };
}

function hostOf({ attachedTo }: GameObject, numbers: PhaseNumbers): Json | null {
  if (attachedTo === undefined) return null;
  const object = numbers.object(attachedTo);
  return object === undefined
    ? { type: 'Player', data: numbers.player(attachedTo) }
    : { type: 'Object', data: object };
}

/** `+1/+1` and `-1/-1` have short names; all others are called as they are. */
function counterName(kind: string): string {
  const size = sizeCounterName(kind);
  return size === 'P1P1' || size === 'M1M1' ? size : kind;
}

function designationsOf({ designations, ...object }: GameObject, notes: Notes): Json {
  const known: Record<string, unknown> = {};
  for (const each of designations) {
    const field = DESIGNATIONS[each];
    if (field === undefined) notes.add('designation', nameOf({ ...object, designations }), each);
    else known[field] = true;
  }
  return known;
}

function choicesOf(object: GameObject, numbers: PhaseNumbers, notes: Notes): Json {
  const chosen: Json[] = [];
  const { color, creatureType, basicLandType, cardName, number, player, ...others } = object.choices;
  const add = (type: string, value: unknown): number => chosen.push({ type, value });
  if (typeof color === 'string') add('Color', colorName(color));
  if (typeof creatureType === 'string') add('CreatureType', creatureType);
  if (typeof basicLandType === 'string') add('BasicLandType', basicLandType);
  if (cardName !== undefined) add('CardName', cardName);
  if (number !== undefined) add('Number', number);
  if (player !== undefined) add('Player', numbers.player(player));
  for (const [what, value] of Object.entries(others))
    if (what !== 'copy' && what !== 'keep') notes.add('choice', nameOf(object), `${what}: ${String(value)}`);
  return chosen.length === 0 ? {} : { chosen_attributes: chosen };
}
