import type { Keyword } from '../vocabulary/keywords.ts';
import type { Layer } from '../vocabulary/layers.ts';

/** Layers in which what a keyword stands for acts; none for the others. */
export const layersOfKeyword = (keyword: Keyword): readonly Layer[] => BY_KEYWORD.get(keyword) ?? [];

/** Keywords that define characteristics (604.3): 702.73a, 702.114a. */
export const DEFINING_KEYWORDS: ReadonlySet<Keyword> = new Set<Keyword>(['changeling', 'devoid']);

const LAYERS_OF: readonly (readonly [readonly Layer[], readonly Keyword[]])[] = [
  // Copies: 702.116a, 702.128a, 702.129a, 702.140c, 702.141a, 702.157a, 702.175a.
  [['1a'], ['myriad', 'embalm', 'eternalize', 'mutate', 'encore', 'squad', 'offspring']],
  // Face down: 702.37a–b, 702.168a.
  [['1b'], ['morph', 'disguise']],
  // Words changed: 702.47a, 702.96a, 702.148a.
  [['3'], ['splice', 'overload', 'cleave']],
  // Types: 702.73a, 702.122a, 702.151b, 702.161a, 702.176a.
  [['4'], ['changeling', 'crew', 'reconfigure', 'living metal', 'impending']],
  // 702.103b: a type and an ability.
  [['4', '6'], ['bestow']],
  // 702.114a
  [['5'], ['devoid']],
  // Abilities: 702.62a, 702.84a, 702.109a, 702.152a.
  [['6'], ['suspend', 'unearth', 'dash', 'blitz']],
  // A counter or an ability: 702.136a, 702.165a.
  [
    ['6', '7c'],
    ['riot', 'backup'],
  ],
  // Power and toughness: 702.23a, 702.25a, 702.45a, 702.68a, 702.83a, 702.91a, 702.108a, 702.121a, 702.154a.
  [
    ['7c'],
    ['rampage', 'flanking', 'bushido', 'frenzy', 'exalted', 'battle cry', 'prowess', 'melee', 'enlist'],
  ],
  // Counters of +1/+1 and -1/-1 (122.1a) that it enters with, or comes back with.
  [
    ['7c'],
    ['amplify', 'modular', 'sunburst', 'bloodthirst', 'graft', 'devour', 'unleash', 'tribute', 'ravenous'],
  ],
  [['7c'], ['persist', 'undying']],
  // And those that are put on it later.
  [['7c'], ['reinforce', 'wither', 'infect', 'scavenge', 'evolve', 'dethrone', 'outlast', 'renown']],
  [['7c'], ['fabricate', 'mentor', 'training', 'increment']],
  // 702.113a: counters, a type, an ability and a size.
  [['4', '6', '7b', '7c'], ['awaken']],
];

const BY_KEYWORD: ReadonlyMap<Keyword, readonly Layer[]> = new Map(
  LAYERS_OF.flatMap(([layers, keywords]) => keywords.map((keyword) => [keyword, layers] as const)),
);
