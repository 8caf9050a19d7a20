import { CARD_TYPES, type CardType, SUPERTYPES, type Supertype } from '../../vocabulary/card-types.ts';
import { setsOfSubtype } from '../../vocabulary/subtypes.ts';

export interface TypeLine {
  readonly supertypes: readonly Supertype[];
  readonly cardTypes: readonly CardType[];
  readonly subtypes: readonly string[];
  /** Words that are no types of the rules. */
  readonly unknown: readonly string[];
}

/** The parts of a type line: "Legendary Creature — Time Lord Doctor" (CR 205). */
export function parseTypeLine(line: string): TypeLine {
  const [before = '', after = ''] = line.split(/\s+[—–-]\s+/, 2);
  const words = before.toLowerCase().split(/\s+/).filter(Boolean);
  const supertypes = SUPERTYPES.filter((each) => words.includes(each));
  const cardTypes = words
    .map((each) => (each === 'tribal' ? 'kindred' : each))
    .flatMap((each) => CARD_TYPES.find((type) => type === each) ?? []);
  const known = new Set<string>([...supertypes, ...cardTypes, 'tribal', 'token', 'host', 'elite']);
  return {
    supertypes,
    cardTypes,
    subtypes: subtypesOf(after),
    unknown: words.filter((each) => !known.has(each)),
  };
}

/** Most subtypes are one word; a few are two ("Time Lord"). */
function subtypesOf(text: string): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const found: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const pair = `${words[at]} ${words[at + 1] ?? ''}`;
    const isPair = setsOfSubtype(pair).length > 0;
    found.push(isPair ? pair : (words[at] ?? ''));
    if (isPair) at += 1;
  }
  return found;
}
