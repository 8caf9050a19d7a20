import { z } from 'zod';

/** The fields of a card object in Scryfall's shape that are read; all others are let through unread. */
const face = z.object({
  name: z.string().min(1),
  mana_cost: z.string().optional(),
  type_line: z.string().optional(),
  oracle_text: z.string().optional(),
  power: z.string().optional(),
  toughness: z.string().optional(),
  loyalty: z.string().optional(),
  defense: z.string().optional(),
  colors: z.array(z.string()).optional(),
  color_indicator: z.array(z.string()).optional(),
});

export const scryfallCard = face.extend({
  layout: z.string(),
  card_faces: z.array(face).optional(),
});

export type ScryfallFace = z.infer<typeof face>;
export type ScryfallCard = z.infer<typeof scryfallCard>;
