import { CARD_TYPES, type CardType, SUBTYPE_SETS, type SubtypeSet } from '../../vocabulary/card-types.ts';
import { SUBTYPES, setsOfSubtype } from '../../vocabulary/subtypes.ts';
import { addBits, type Bits, isEmpty, keepBits, removeBits } from '../columns/bits.ts';
import {
  ALL_CREATURE_TYPES,
  FAMILY,
  SUPERTYPE_COLUMN,
  setsOfColumn,
  subtypeColumn,
  TEXT_IS_LOST,
  TYPE_COLUMN,
  TYPES_ALLOWING,
} from '../columns/column-ids.ts';
import type { Writer } from '../columns/writer.ts';
import type { TypeModification } from '../resolved-modification.ts';

/** Layer 4 (613.1d): card types, subtypes and supertypes of the objects, by the rules of 205.1 and 305.7. */
export function applyTypes(writer: Writer, objects: Bits, part: TypeModification): void {
  switch (part.kind) {
    case 'set-card-types':
      changeCardTypes(writer, objects, (type) =>
        part.types.includes(type) ? 'set' : type === 'instant' || type === 'sorcery' ? 'keep' : 'clear',
      );
      return;
    case 'add-card-types':
      for (const type of part.types) writer.set(TYPE_COLUMN[type], objects);
      return;
    case 'remove-card-types':
      changeCardTypes(writer, objects, (type) => (part.types.includes(type) ? 'clear' : 'keep'));
      return;
    case 'set-subtypes': {
      const allowed = allowing(writer, objects, [part.of]);
      clearSet(writer, allowed, part.of);
      for (const word of part.subtypes) addSubtype(writer, allowed, word);
      return;
    }
    case 'add-subtypes':
      for (const word of part.subtypes) addSubtype(writer, objects, word);
      return;
    case 'remove-subtypes':
      removeSubtypes(writer, objects, part.subtypes);
      return;
    case 'remove-all-subtypes':
      clearSet(writer, objects, part.of);
      return;
    case 'add-all-creature-types':
      writer.set(ALL_CREATURE_TYPES, allowing(writer, objects, ['creature']));
      return;
    case 'set-basic-land-types': {
      const lands = both(objects, writer.bits(TYPE_COLUMN.land));
      clearSet(writer, lands, 'land');
      for (const word of part.types) writer.set(subtypeColumn(word), lands);
      writer.set(TEXT_IS_LOST, lands);
      for (const id of writer.board.used(FAMILY.keyword)) writer.clear(id, lands);
      return;
    }
    case 'add-supertypes':
      for (const word of part.supertypes) writer.set(SUPERTYPE_COLUMN[word], objects);
      return;
    case 'remove-supertypes':
      for (const word of part.supertypes) writer.clear(SUPERTYPE_COLUMN[word], objects);
  }
}

const both = (a: Bits, b: Bits): Bits => {
  const result = a.slice();
  keepBits(result, b);
  return result;
};

/** Subtypes stay only with a card type to which they belong (205.1a). */
function changeCardTypes(
  writer: Writer,
  objects: Bits,
  change: (type: CardType) => 'set' | 'keep' | 'clear',
): void {
  const before = new Map(SUBTYPE_SETS.map((set) => [set, allowing(writer, objects, [set])]));
  for (const type of CARD_TYPES) {
    const what = change(type);
    if (what === 'set') writer.set(TYPE_COLUMN[type], objects);
    if (what === 'clear') writer.clear(TYPE_COLUMN[type], objects);
  }
  const lost = new Map<SubtypeSet, Bits>();
  for (const set of SUBTYPE_SETS) {
    const bits = before.get(set)?.slice() ?? new Uint32Array(objects.length);
    removeBits(bits, allowing(writer, objects, [set]));
    if (!isEmpty(bits)) lost.set(set, bits);
  }
  if (lost.size === 0) return;
  const ofCreatures = lost.get('creature');
  if (ofCreatures !== undefined) writer.clear(ALL_CREATURE_TYPES, ofCreatures);
  for (const id of writer.board.used(FAMILY.subtype)) {
    const sets = setsOfColumn(id);
    const gone = new Uint32Array(objects.length);
    for (const set of sets) {
      const bits = lost.get(set);
      if (bits !== undefined) addBits(gone, bits);
    }
    if (isEmpty(gone)) continue;
    removeBits(gone, allowing(writer, objects, sets));
    writer.clear(id, gone);
  }
}

/** The objects among these whose card types allow subtypes of one of the sets (205.3d). */
function allowing(writer: Writer, objects: Bits, sets: readonly SubtypeSet[]): Bits {
  const result = new Uint32Array(objects.length);
  for (const set of sets)
    for (const type of TYPES_ALLOWING[set]) addBits(result, writer.bits(TYPE_COLUMN[type]));
  keepBits(result, objects);
  return result;
}

function addSubtype(writer: Writer, objects: Bits, word: string): void {
  const sets = setsOfSubtype(word);
  writer.set(subtypeColumn(word), sets.length === 0 ? objects : allowing(writer, objects, sets));
}

function clearSet(writer: Writer, objects: Bits, set: SubtypeSet): void {
  for (const id of writer.board.used(FAMILY.subtype))
    if (setsOfColumn(id).includes(set)) writer.clear(id, objects);
  if (set === 'creature') writer.clear(ALL_CREATURE_TYPES, objects);
}

/** Without one of them, "every creature type" is the list of all others. */
function removeSubtypes(writer: Writer, objects: Bits, words: readonly string[]): void {
  if (words.some((word) => setsOfSubtype(word).includes('creature'))) {
    const everyType = both(objects, writer.bits(ALL_CREATURE_TYPES));
    if (!isEmpty(everyType)) {
      writer.clear(ALL_CREATURE_TYPES, everyType);
      for (const word of SUBTYPES.creature) writer.set(subtypeColumn(word), everyType);
    }
  }
  for (const word of words) writer.clear(subtypeColumn(word), objects);
}
