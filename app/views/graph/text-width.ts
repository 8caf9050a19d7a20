/** Widths of Inter's glyphs in thousandths of the font size, rounded up; other glyphs count as wide as an "m". */
const NARROW = "iljI.,:;'|!";
const SLIM = 'frt()[]-/1 "';
const WIDE = 'mwMWOQGCDHNU@%—';

/**
 * How wide a text will be, in px: an estimate from above, so that layout needs no browser. Labels laid out by it
 * may end up narrower than their place, never wider.
 */
export function textWidth(text: string, fontSize: number): number {
  let thousandths = 0;
  for (const glyph of text) thousandths += glyphWidth(glyph);
  return Math.ceil((thousandths * fontSize) / 1000);
}

function glyphWidth(glyph: string): number {
  if (NARROW.includes(glyph)) return 290;
  if (SLIM.includes(glyph)) return 400;
  if (WIDE.includes(glyph)) return 860;
  if (glyph >= 'A' && glyph <= 'Z') return 690;
  return 600;
}

/** The text, or as much of it as fits with an ellipsis. */
export function fitText(text: string, fontSize: number, width: number): string {
  if (textWidth(text, fontSize) <= width) return text;
  let kept = text;
  while (kept.length > 0 && textWidth(`${kept}…`, fontSize) > width) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
}
