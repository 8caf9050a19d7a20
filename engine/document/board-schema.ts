import { z } from 'zod';
import { cardDefinitionSchema } from './card-schema.ts';
import { LIMITS } from './limits.ts';
import { freeText, idText, nameText } from './schema-parts.ts';

/** A board file but for its steps, which are read one by one so that an unknown one can be kept. */
export const boardSchema = z.strictObject({
  strata: z.literal(1),
  id: nameText.exactOptional(),
  title: freeText.exactOptional(),
  rules: z.array(nameText).max(LIMITS.listLength).readonly().exactOptional(),
  source: z.strictObject({ kind: nameText, ref: freeText }).exactOptional(),
  why: freeText.exactOptional(),
  players: z.array(idText).min(1).max(LIMITS.players).readonly(),
  steps: z.array(z.unknown()).max(LIMITS.steps),
  sba: z.boolean().exactOptional(),
  expect: z.array(z.unknown()).max(LIMITS.expectations).readonly().exactOptional(),
  cards: z.array(cardDefinitionSchema).max(LIMITS.cards).readonly().exactOptional(),
  view: z.record(z.string(), z.unknown()).exactOptional(),
});

/** What may stand beside a step's action. */
export const besideActionSchema = z.strictObject({
  off: z.boolean().exactOptional(),
  note: freeText.exactOptional(),
  timestamp: z.number().min(-LIMITS.number).max(LIMITS.number).exactOptional(),
  timestamps: z.array(idText).max(LIMITS.listLength).readonly().exactOptional(),
});
