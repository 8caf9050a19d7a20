import { z } from 'zod';

/** Lengths beyond those of any real card; what is longer is no card. */
const name = z.string().min(1).max(300);
const words = z.string().max(300);
const text = z.string().max(20_000);
const short = z.string().max(60);

/** The fields of a card object in Scryfall's shape that are read; all others are let through unread. */
const face = z.object({
  name,
  mana_cost: words.optional(),
  type_line: words.optional(),
  oracle_text: text.optional(),
  power: short.optional(),
  toughness: short.optional(),
  loyalty: short.optional(),
  defense: short.optional(),
  colors: z.array(short).max(10).optional(),
  color_indicator: z.array(short).max(10).optional(),
});

const scryfallCard = face.extend({
  layout: short,
  card_faces: z.array(face).max(20).optional(),
  // What only the search asks for.
  cmc: z.number().optional(),
  color_identity: z.array(short).max(10).optional(),
  keywords: z.array(short).max(100).optional(),
  set: short.optional(),
});

export type ScryfallFace = z.infer<typeof face>;
export type ScryfallCard = z.infer<typeof scryfallCard>;

export type ScryfallResult =
  | { readonly ok: true; readonly card: ScryfallCard }
  /** The object is no card of that shape; where and why, in words. */
  | { readonly ok: false; readonly problems: readonly string[] };

/** The fields that are read of a card object in Scryfall's shape. Never throws; a wrong shape gives its problems. */
export function parseScryfallCard(json: unknown): ScryfallResult {
  const parsed = scryfallCard.safeParse(json);
  if (parsed.success) return { ok: true, card: parsed.data };
  return {
    ok: false,
    problems: parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'card'}: ${message}`),
  };
}
