/** Lower case, accents gone, quotation marks straight: as people type. */
export const plainLower = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[Ææ]/g, 'ae')
    .toLowerCase();

/** Only the words, one space before each: whether one begins with letters is a plain search for ` letters`. */
export const wordsOf = (text: string): string =>
  ` ${plainLower(text)
    .replace(/'/g, '')
    .replace(/[^\p{L}\p{N}+*/{}]+/gu, ' ')
    .trim()}`;

/** A name as a key: what differs only in accents, case or punctuation is the same. */
export const nameKey = (name: string): string =>
  wordsOf(name.replace(/\s*\/+\s*/g, ' '))
    .replace(/[+*/{}]/g, '')
    .slice(1);
