/** Kinds of stickers (CR 123.1), as the case format names them. */
export const STICKER_KINDS = ['name', 'ability', 'power/toughness', 'art'] as const;
export type StickerKind = (typeof STICKER_KINDS)[number];
