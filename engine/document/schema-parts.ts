import { z } from 'zod';
import { COLORS } from '../vocabulary/colors.ts';
import { FACE_DOWN_KINDS } from '../vocabulary/face-down.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { LIMITS } from './limits.ts';

// The small shared pieces of a board file's schema: ids, names, numbers, choices.

export const idText = z.string().min(1).max(LIMITS.idLength);
export const nameText = z.string().min(1).max(LIMITS.nameLength);
export const freeText = z.string().max(LIMITS.textLength);
export const wholeNumber = z.int().min(-LIMITS.number).max(LIMITS.number);

export const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).max(LIMITS.listLength).readonly();

/** A key that names an object's prototype would be lost, so it is refused. */
export const recordKey = z
  .string()
  .min(1)
  .max(LIMITS.nameLength)
  .refine((kind) => kind !== '__proto__');

/** Counters by kind. */
export const countersSchema = z.record(recordKey, wholeNumber);

const anObject = idText.transform(objectId);

export const choicesSchema = z.strictObject({
  color: z.union([z.enum(COLORS), listOf(z.enum(COLORS))]).exactOptional(),
  creatureType: z.union([nameText, listOf(nameText)]).exactOptional(),
  basicLandType: z.union([nameText, listOf(nameText)]).exactOptional(),
  landType: nameText.exactOptional(),
  cardName: nameText.exactOptional(),
  number: wholeNumber.exactOptional(),
  player: idText.transform(playerId).exactOptional(),
  object: z.union([anObject, listOf(anObject)]).exactOptional(),
  mode: z.union([freeText, listOf(freeText)]).exactOptional(),
  copy: anObject.exactOptional(),
  divide: listOf(wholeNumber).exactOptional(),
  keep: anObject.exactOptional(),
});

/** `true` is the old way to write "morph". */
export const faceDownSchema = z
  .union([z.literal(true), z.enum(FACE_DOWN_KINDS)])
  .transform((kind) => (kind === true ? ('morph' as const) : kind));
