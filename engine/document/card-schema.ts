import { z } from 'zod';
import type { Ability } from '../abilities/ability.ts';
import { CARD_LAYOUTS } from '../cards/card-definition.ts';
import { CARD_TYPES, SUPERTYPES } from '../vocabulary/card-types.ts';
import { COLORS } from '../vocabulary/colors.ts';
import { LIMITS } from './limits.ts';
import { nameText, wholeNumber } from './schema-parts.ts';

const abilitySchema = z.custom<Ability>(
  (value) => typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string',
);

const powerOrToughness = z
  .union([wholeNumber, z.literal('*'), z.templateLiteral([z.number().int(), '+*'])])
  .exactOptional();

const unreadLine = z
  .strictObject({
    text: z.string().max(LIMITS.textLength),
    start: z.number().int().min(0),
    end: z.number().int().min(0),
  })
  .refine(({ text, start, end }) => start <= end && end <= text.length);

const cardFaceSchema = z.strictObject({
  name: z.string().max(LIMITS.nameLength),
  manaCost: z.string().max(LIMITS.nameLength),
  colorIndicator: z.array(z.enum(COLORS)).readonly().exactOptional(),
  supertypes: z.array(z.enum(SUPERTYPES)).readonly(),
  cardTypes: z.array(z.enum(CARD_TYPES)).readonly(),
  subtypes: z.array(nameText).max(LIMITS.listLength).readonly(),
  power: powerOrToughness,
  toughness: powerOrToughness,
  loyalty: wholeNumber.exactOptional(),
  defense: wholeNumber.exactOptional(),
  abilities: z.array(abilitySchema).max(LIMITS.listLength).readonly(),
  text: z.string().max(LIMITS.textLength).exactOptional(),
  unread: z.array(unreadLine).max(LIMITS.listLength).readonly().exactOptional(),
});

/** A card that travels with a board. */
export const cardDefinitionSchema = z.strictObject({
  name: nameText,
  layout: z.enum(CARD_LAYOUTS),
  faces: z.tuple([cardFaceSchema], cardFaceSchema).readonly(),
  tags: z.array(nameText).max(LIMITS.listLength).readonly().exactOptional(),
});
