import type { AbilityInstance } from '../../../layers/evaluation.ts';
import { type ChangeValue, EVERY_CREATURE_TYPE } from '../../../layers/observer.ts';
import { capitalise, joinList } from '../../../oracle/describe/en/grammar.ts';
import { orderedTypes } from '../../../oracle/describe/en/noun-phrase.ts';
import type { GameState } from '../../../state/game-state.ts';
import { CARD_TYPES } from '../../../vocabulary/card-types.ts';
import { COLOR_WORDS, COLORS } from '../../../vocabulary/colors.ts';
import type { ObjectId } from '../../../vocabulary/ids.ts';
import { setsOfSubtype } from '../../../vocabulary/subtypes.ts';
import type { ObjectAt } from '../../board-at.ts';
import type { ExplainedCharacteristic } from '../../explanation.ts';
import { abilityWords } from './effect-words.ts';
import { playerName } from './names.ts';

export const NONE = 'none';

interface Types {
  readonly supertypes: readonly string[];
  readonly cardTypes: readonly string[];
  readonly subtypes: readonly string[];
  readonly hasAllCreatureTypes: boolean;
}

/** "Legendary Land — Mountain"; "no type" for an object without. */
export function typeLine({ supertypes, cardTypes, subtypes, hasAllCreatureTypes }: Types): string {
  const before = [...supertypes, ...inPrintedOrder(cardTypes)].map(capitalise).join(' ');
  const after = [...subtypesInOrder(subtypes), ...(hasAllCreatureTypes ? [EVERY_CREATURE_TYPE] : [])].join(
    ' ',
  );
  if (before === '') return after === '' ? 'no type' : after;
  return after === '' ? before : `${before} — ${after}`;
}

/** "enchantment artifact land creature": card types as type lines have them. */
export const inPrintedOrder = (cardTypes: readonly string[]): readonly string[] =>
  orderedTypes(CARD_TYPES.filter((type) => cardTypes.includes(type)));

/** "Mountain Dryad": creature types come last. */
export function subtypesInOrder(subtypes: readonly string[]): readonly string[] {
  const isCreatureType = (subtype: string): boolean => setsOfSubtype(subtype).includes('creature');
  const isLandType = (subtype: string): boolean => setsOfSubtype(subtype).includes('land');
  const rank = (subtype: string): number => (isLandType(subtype) ? 0 : isCreatureType(subtype) ? 2 : 1);
  return [...subtypes].sort((a, b) => rank(a) - rank(b));
}

/** "white and green", "colorless", "all colors" */
export function colorWords(colors: readonly string[]): string {
  if (colors.length === 0) return 'colorless';
  const known = COLORS.filter((color) => colors.includes(color));
  return known.length === COLORS.length ? 'all colors' : joinList(known.map((color) => COLOR_WORDS[color]));
}

/** "2/2"; "none" for what has neither. */
export function powerToughness({ power, toughness }: Pick<ObjectAt, 'power' | 'toughness'>): string {
  return power === undefined && toughness === undefined ? NONE : `${power ?? 0}/${toughness ?? 0}`;
}

export const abilitiesWords = (
  state: GameState,
  object: ObjectId,
  abilities: readonly AbilityInstance[],
): readonly string[] => abilities.map(({ ability }) => abilityWords(state, object, ability));

const RESTRICTION_SEPARATOR = /-/g;
const SEPARATORS: Readonly<Partial<Record<ExplainedCharacteristic, string>>> = {
  abilities: '; ',
  name: ' / ',
};
/** An object with all names of something has too many to list. */
const MANY_NAMES = 3;

/** Any characteristic's value in words, by itself. */
export function valueWords(
  state: GameState,
  object: ObjectId,
  characteristic: ExplainedCharacteristic,
  value: ChangeValue,
): string {
  if (value === undefined) return NONE;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return characteristic === 'controller' ? playerName(value) : value || NONE;
  const texts = value.map((item) =>
    typeof item === 'string' ? item : abilityWords(state, object, item.ability),
  );
  if (characteristic === 'colors') return colorWords(texts);
  if (characteristic === 'restrictions')
    return (
      texts.map((text) => text.replace(RESTRICTION_SEPARATOR, ' ').replace('cannot', 'can’t')).join(', ') ||
      NONE
    );
  if (characteristic === 'card-types' || characteristic === 'supertypes')
    return texts.map(capitalise).join(' ') || NONE;
  if (characteristic === 'name' && texts.length > MANY_NAMES) return `${texts.length} names`;
  return texts.join(SEPARATORS[characteristic] ?? ' ') || NONE;
}

const LABELS: Readonly<Record<ExplainedCharacteristic, string>> = {
  name: 'Name',
  'mana-cost': 'Mana cost',
  colors: 'Color',
  supertypes: 'Supertypes',
  'card-types': 'Types',
  subtypes: 'Subtypes',
  text: 'Text',
  abilities: 'Abilities',
  power: 'Power',
  toughness: 'Toughness',
  loyalty: 'Loyalty',
  defense: 'Defense',
  controller: 'Controller',
  restrictions: 'Can’t and must',
};

export const characteristicLabel = (characteristic: ExplainedCharacteristic): string =>
  LABELS[characteristic];
