import type { TokenEntry } from '../../document/board-document.ts';
import { CARD_TYPES, SUPERTYPES } from '../../vocabulary/card-types.ts';
import type { Choices } from '../../vocabulary/choices.ts';
import { COLOR_WORDS, COLORS, type Color } from '../../vocabulary/colors.ts';
import type { FaceDownKind } from '../../vocabulary/face-down.ts';
import type { PlayerId } from '../../vocabulary/ids.ts';
import { KEYWORDS } from '../../vocabulary/keywords.ts';
import { counterKind } from '../counter-names.ts';
import type { Notes } from '../note.ts';
import type { SnapshotObject } from '../snapshot.ts';
import { STATE_LIMITS } from '../state-limits.ts';
import { id, isJson, type Json, list, record, text, texts, whole } from './json.ts';

const ZONES: Readonly<Record<string, SnapshotObject['zone']>> = {
  Battlefield: 'battlefield',
  Hand: 'hand',
  Library: 'library',
  Graveyard: 'graveyard',
  Exile: 'exile',
  Command: 'command',
};
const FACE_DOWN: Readonly<Record<string, FaceDownKind>> = {
  Manifest: 'manifest',
  Morph: 'morph',
  Cloak: 'cloak',
  Disguise: 'disguise',
  TurnedFaceDown: 'effect',
};
/** Fields that are true for a designation of a permanent. */
const DESIGNATIONS: Readonly<Record<string, string>> = {
  monstrous: 'monstrous',
  renowned: 'renowned',
  is_renowned: 'renowned',
  suspected: 'suspected',
  is_suspected: 'suspected',
  saddled: 'saddled',
  is_saddled: 'saddled',
};

/** One object of the snapshot; `undefined` if it is in no zone of a board, or nameless. */
export function readPhaseObject(
  key: string,
  object: Json,
  players: readonly string[],
  notes: Notes,
): SnapshotObject | undefined {
  const isToken = object.is_token === true;
  const printed = text(record(object.printed_ref)?.face_name);
  const name =
    (isToken ? text(object.base_name) : printed) ?? text(object.base_name) ?? text(object.name) ?? '';
  const zoneName = text(object.zone) ?? '';
  const zone = Object.hasOwn(ZONES, zoneName) ? ZONES[zoneName] : undefined;
  if (zone === undefined) {
    notes.add(zoneName === 'Stack' ? 'stack' : 'unknown-word', name || key, zoneName);
    return undefined;
  }
  if (name === '' || name === 'Hidden Card' || name.length > STATE_LIMITS.nameLength) {
    notes.add('hidden-card', key, zoneName);
    return undefined;
  }
  const owner = playerIndex(object.owner, players);
  const timestamp = whole(object.timestamp);
  const attachedTo = hostOf(object.attached_to, players);
  const counters = countersOf(record(object.counters), name, notes);
  const designations = Object.entries(DESIGNATIONS).flatMap(([field, what]) =>
    object[field] === true ? [what] : [],
  );
  const cause = text(object.face_down_cause) ?? '';
  return {
    key,
    name,
    zone,
    owner: owner ?? 0,
    controller: playerIndex(object.controller, players) ?? owner ?? 0,
    ...(isToken ? { token: tokenOf(name, object, notes) } : {}),
    ...(object.tapped === true ? { isTapped: true } : {}),
    ...(object.face_down === true && zone === 'battlefield' ? { faceDown: FACE_DOWN[cause] ?? 'morph' } : {}),
    ...(object.transformed === true ? { isTransformed: true } : {}),
    ...(object.flipped === true ? { isFlipped: true } : {}),
    ...(isPhasedOut(object) ? { isPhasedOut: true } : {}),
    ...(counters === undefined ? {} : { counters }),
    ...(attachedTo === undefined ? {} : { attachedTo }),
    ...choicesOf(object, name, players, notes),
    ...(designations.length === 0 ? {} : { designations: [...new Set(designations)] }),
    ...(timestamp === undefined ? {} : { timestamp }),
  };
}

const isPhasedOut = ({ phased_out, phase_status }: Json): boolean =>
  phased_out === true || (phase_status !== undefined && JSON.stringify(phase_status).includes('PhasedOut'));

const playerIndex = (value: unknown, players: readonly string[]): number | undefined => {
  const index = whole(value);
  return index !== undefined && index >= 0 && index < players.length ? index : undefined;
};

/** Older builds write the number of the host, newer ones say whether it is an object or a player. */
function hostOf(value: unknown, players: readonly string[]): string | number | undefined {
  if (!isJson(value)) return typeof value === 'number' ? id(value) : undefined;
  const [type, data] = [value.type, value.data ?? value.Object ?? value.Player];
  if (type === 'Player' || value.Player !== undefined) return playerIndex(data, players);
  return id(data);
}

function countersOf(
  counters: Json | undefined,
  name: string,
  notes: Notes,
): Readonly<Record<string, number>> | undefined {
  const read: Record<string, number> = {};
  for (const [kind, value] of Object.entries(counters ?? {})) {
    const count = whole(value);
    if (count === undefined || count < 0 || count > STATE_LIMITS.counters)
      notes.add('bad-number', name, kind);
    else if (count > 0) read[counterKind(kind)] = count;
  }
  // Without the field nothing is known of counters, with an empty one there are none.
  return counters === undefined ? undefined : read;
}

function tokenOf(name: string, object: Json, notes: Notes): Omit<TokenEntry, 'id' | 'controller'> {
  const types = record(object.base_card_types) ?? record(object.card_types) ?? {};
  const cardTypes = texts(types.core_types).map((each) => each.toLowerCase());
  const supertypes = texts(types.supertypes).map((each) => each.toLowerCase());
  const keywords = keywordsOf(object.base_keywords ?? object.keywords, name, notes);
  const [power, toughness] = [
    whole(object.base_power) ?? whole(object.power),
    whole(object.base_toughness) ?? whole(object.toughness),
  ];
  const isCreature = cardTypes.includes('creature');
  for (const field of ['static_definitions', 'trigger_definitions', 'abilities', 'replacement_definitions'])
    if (list(object[field]).length > 0) notes.add('token-abilities', name, field);
  return {
    name,
    types: cardTypes.filter((each) => CARD_TYPES.some((type) => type === each)),
    subtypes: texts(types.subtypes),
    ...(supertypes.length === 0
      ? {}
      : { supertypes: supertypes.filter((each) => SUPERTYPES.some((known) => known === each)) }),
    colors: colorsOf(object.base_color ?? object.color),
    ...(isCreature ? { power: power ?? 0, toughness: toughness ?? 0 } : {}),
    ...(keywords === '' ? {} : { text: keywords }),
  };
}

const colorsOf = (value: unknown): readonly Color[] =>
  texts(value).flatMap((each) => COLORS.find((color) => COLOR_WORDS[color] === each.toLowerCase()) ?? []);

function keywordsOf(value: unknown, name: string, notes: Notes): string {
  const words = list(value).flatMap((each) => {
    const word = text(each)
      ?.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
      .toLowerCase();
    if (word !== undefined && KEYWORDS.some((keyword) => keyword === word)) return [word];
    notes.add('token-abilities', name, JSON.stringify(each).slice(0, 80));
    return [];
  });
  const joined = words.join(', ');
  return joined.charAt(0).toUpperCase() + joined.slice(1);
}

function choicesOf(
  object: Json,
  name: string,
  players: readonly string[],
  notes: Notes,
): { readonly choices?: Choices } {
  let choices: Choices = {};
  for (const each of list(object.chosen_attributes)) {
    const { type, value } = record(each) ?? {};
    const word = text(value);
    const color = COLORS.find((known) => COLOR_WORDS[known] === word?.toLowerCase());
    const player = players[whole(value) ?? -1];
    if (type === 'Color' && color !== undefined) choices = { ...choices, color };
    else if (type === 'CreatureType' && word !== undefined) choices = { ...choices, creatureType: word };
    else if (type === 'BasicLandType' && word !== undefined) choices = { ...choices, basicLandType: word };
    else if (type === 'CardName' && word !== undefined) choices = { ...choices, cardName: word };
    else if (type === 'Number' && whole(value) !== undefined)
      choices = { ...choices, number: whole(value) ?? 0 };
    else if (type === 'Player' && player !== undefined) choices = { ...choices, player: player as PlayerId };
    else if (type === 'Label' && word !== undefined) choices = { ...choices, mode: word };
    else notes.add('choice', name, JSON.stringify(each ?? null).slice(0, 80));
  }
  return Object.keys(choices).length === 0 ? {} : { choices };
}
