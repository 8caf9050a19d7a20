const BEYOND_ASCII = /[\u0080-\uffff]/;

/** Lower case, accents gone, quotation marks straight: as people type. */
export function plainLower(text: string): string {
  const lower = text.toLowerCase();
  if (!BEYOND_ASCII.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/æ/g, 'ae');
}

/** Only the words, one space before each: whether one begins with letters is a plain search for ` letters`. */
export function wordsOf(text: string): string {
  const plain = plainLower(text).replaceAll("'", '');
  const separators = BEYOND_ASCII.test(plain) ? /[^\p{L}\p{N}+*/{}]+/gu : /[^a-z0-9+*/{}]+/g;
  return ` ${plain.replace(separators, ' ').trim()}`;
}

/** A name as a key: what differs only in accents, case or punctuation is the same. */
export const nameKey = (name: string): string =>
  wordsOf(name.replace(/\s*\/+\s*/g, ' '))
    .replace(/[+*/{}]/g, '')
    .slice(1);
