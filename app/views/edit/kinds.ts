import { BASIC_LAND_TYPES, KEYWORD_COUNTERS, SUBTYPES } from '../../../engine/index.ts';

/** Kinds of counters that are offered, those with a meaning in the rules first (122.1); any other is written. */
export const COUNTER_KINDS: readonly string[] = [
  '+1/+1',
  '-1/-1',
  'shield',
  'stun',
  'finality',
  'loyalty',
  'defense',
  'lore',
  'level',
  ...[...KEYWORD_COUNTERS].sort(),
  'charge',
  'time',
  'oil',
  'hone',
  '+1/+0',
  '+0/+1',
  '+1/+2',
  '-0/-1',
  '-1/-0',
  '-2/-1',
  '-2/-2',
];

/** Kinds that are put on players (122.1f–i). */
export const PLAYER_COUNTER_KINDS = ['poison', 'energy', 'experience', 'rad'] as const;

/** Designations of permanents, of players, and of the game, as the case format names them. */
export const OBJECT_DESIGNATIONS = [
  'monstrous',
  'renowned',
  'suspected',
  'saddled',
  'solved',
  'ring-bearer',
] as const;
export const PLAYER_DESIGNATIONS = ['monarch', 'initiative', "city's blessing"] as const;
/** What a player may do at any time to lose the game (104.3a); it is not taken back. */
export const CONCEDED = 'conceded';
export const TIMES_OF_DAY = ['day', 'night'] as const;

/** Words that a text-changing effect exchanges, by their sorts (612.2): one becomes another of its sort. */
export const WORD_SORTS = {
  color: ['white', 'blue', 'black', 'red', 'green'],
  'basic-land': BASIC_LAND_TYPES,
  land: SUBTYPES.land,
  creature: SUBTYPES.creature,
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type WordSort = keyof typeof WORD_SORTS;

/** The sorts of words to which a word belongs; none for a word that is of no use. */
export function sortsOf(word: string): readonly WordSort[] {
  const wanted = word.toLowerCase();
  return (Object.keys(WORD_SORTS) as WordSort[]).filter((sort) =>
    WORD_SORTS[sort].some((each) => each.toLowerCase() === wanted),
  );
}
