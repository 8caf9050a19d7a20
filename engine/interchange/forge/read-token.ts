import type { TokenEntry } from '../../document/board-document.ts';
import { CARD_TYPES, SUPERTYPES } from '../../vocabulary/card-types.ts';
import { COLOR_WORDS, COLORS, type Color } from '../../vocabulary/colors.ts';
import { KEYWORDS } from '../../vocabulary/keywords.ts';
import { setsOfSubtype } from '../../vocabulary/subtypes.ts';
import type { Notes } from '../note.ts';

type TokenWords = Omit<TokenEntry, 'id' | 'controller'>;

const SIZE_LIMIT = 10_000;
/** Longer than any word of a type line. */
const LONGEST_TYPE = 60;

/** A token that is written out: `Saproling,P:1,T:1,Cost:no cost,Color:G,Types:Creature-Saproling,Keywords:Flying`. */
export function readTokenWords(text: string, notes: Notes): TokenWords {
  const [name = '', ...parts] = text.split(',');
  const fields = new Map(
    parts.flatMap((part) => {
      const colon = part.indexOf(':');
      return colon < 0 ? [] : [[part.slice(0, colon).trim().toLowerCase(), part.slice(colon + 1).trim()]];
    }),
  );
  const types = typesFrom(fields.get('types') ?? '', name, notes);
  const isCreature = types.types.includes('creature');
  const keywords = (fields.get('keywords') ?? '').split('-').filter((word) => word.trim() !== '');
  return {
    ...(name.trim() === '' ? {} : { name: name.trim() }),
    ...types,
    colors: colorsFrom(fields.get('color') ?? ''),
    ...(isCreature ? { power: size(fields.get('p')), toughness: size(fields.get('t')) } : {}),
    ...textOfKeywords(keywords, name, notes),
  };
}

/** A token that is named by its script: `g_1_1_saproling`, `w_4_4_angel_flying`, `c_2_2_a_thopter_flying`. */
export function readTokenScript(script: string, notes: Notes): TokenWords | undefined {
  const match = /^([wubrg]+|c)_(\d{1,4})_(\d{1,4})_(.+)$/.exec(script.trim().toLowerCase());
  if (match === null) return undefined;
  const [, colors = '', power, toughness, rest = ''] = match;
  const words = rest.split('_');
  const types = [
    'creature',
    ...(words.includes('a') ? ['artifact'] : []),
    ...(words.includes('e') ? ['enchantment'] : []),
  ];
  const subtypes: string[] = [];
  const keywords: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (word === 'a' || word === 'e') continue;
    const two = `${word} ${words[at + 1] ?? ''}`;
    if (KEYWORDS.some((each) => each === two)) {
      keywords.push(two);
      at += 1;
    } else if (KEYWORDS.some((each) => each === word)) keywords.push(word);
    else if (word === 'legendary') continue;
    else if (word === 'from' && keywords.at(-1) === 'protection' && words[at + 1] !== undefined) {
      keywords[keywords.length - 1] = `protection from ${words[at + 1]}`;
      at += 1;
    } else {
      const subtype = capitalised(word);
      if (setsOfSubtype(subtype).length === 0) notes.add('unknown-word', script, word);
      else subtypes.push(subtype);
    }
  }
  if (subtypes.length === 0) return undefined;
  return {
    name: `${subtypes.join(' ')} Token`,
    types,
    subtypes,
    ...(words.includes('legendary') ? { supertypes: ['legendary'] } : {}),
    colors: colors === 'c' ? [] : colorsFrom(colors),
    power: Number(power),
    toughness: Number(toughness),
    ...textOfKeywords(keywords, script, notes),
  };
}

function typesFrom(
  text: string,
  name: string,
  notes: Notes,
): {
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly supertypes?: readonly string[];
} {
  const [types, subtypes, supertypes]: [string[], string[], string[]] = [[], [], []];
  const pieces = text.split('-').filter((piece) => piece.trim() !== '');
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = (pieces[at] ?? '').trim();
    const low = piece.toLowerCase();
    // A subtype may have a hyphen of its own, which the file uses to separate.
    const joined = `${piece}-${(pieces[at + 1] ?? '').trim()}`;
    if (piece.length > LONGEST_TYPE) notes.add('unknown-word', name, piece);
    else if (CARD_TYPES.some((each) => each === low)) types.push(low);
    else if (SUPERTYPES.some((each) => each === low)) supertypes.push(low);
    else if (setsOfSubtype(joined).length > 0) {
      subtypes.push(joined);
      at += 1;
    } else {
      if (setsOfSubtype(piece).length === 0) notes.add('unknown-word', name, piece);
      subtypes.push(piece);
    }
  }
  return { types, subtypes, ...(supertypes.length === 0 ? {} : { supertypes }) };
}

/** "G", "W U", "wu", "green", "White,Blue": all that programs write. */
function colorsFrom(text: string): readonly Color[] {
  const low = text.toLowerCase();
  const byWord = COLORS.filter((color) => low.includes(COLOR_WORDS[color]));
  if (byWord.length > 0) return byWord;
  return /^[wubrgc\s,{}/]*$/.test(low) ? COLORS.filter((color) => low.includes(color.toLowerCase())) : [];
}

function textOfKeywords(keywords: readonly string[], name: string, notes: Notes): { readonly text?: string } {
  const known = keywords.flatMap((each) => {
    const said = keywordText(each.trim().toLowerCase());
    if (said !== undefined) return [said];
    notes.add('unknown-word', name, each);
    return [];
  });
  const [first, ...others] = known;
  if (first === undefined) return {};
  return { text: [first.charAt(0).toUpperCase() + first.slice(1), ...others].join(', ') };
}

/** A keyword as it stands on a card: `ward:2` is "ward {2}", `landwalk:swamp` is "swampwalk". */
function keywordText(low: string): string | undefined {
  if (KEYWORDS.some((keyword) => keyword === low)) return low;
  const [word = '', value = '', words = ''] = low.split(':').map((part) => part.trim());
  const quality = /^(?:protection|hexproof) from (.+)$/.test(low) ? low : undefined;
  if (quality !== undefined) return quality;
  if (word === 'ward' && /^\d{1,2}$/.test(value)) return `ward {${value}}`;
  if (word === 'landwalk' && /^(?:plains|island|swamp|mountain|forest)$/.test(value)) return `${value}walk`;
  if ((word === 'protection' || word === 'hexproof') && words !== '') return `${word} from ${words}`;
  return undefined;
}

const size = (text: string | undefined): number => {
  const value = Number(text ?? 0);
  return Number.isInteger(value) ? Math.max(-SIZE_LIMIT, Math.min(SIZE_LIMIT, value)) : 0;
};

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
