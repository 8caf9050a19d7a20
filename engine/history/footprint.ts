import type { CardDefinition } from '../cards/card-definition.ts';
import type { GameState } from '../state/game-state.ts';

/** What could follow from a card or effect being in the game, read off its data alone. Never too little. */
export interface Footprint {
  /** It may say how objects enter, or enters with counters by its type. */
  readonly modifiesEntry: boolean;
  /** It may make creatures smaller, or change types, names, copies, control or abilities of permanents. */
  readonly upsets: boolean;
  /** It may decide to what things can be attached: protection, restrictions, uncommon enchant abilities. */
  readonly limitsAttachments: boolean;
  /** It may say that counters can't be put on something. */
  readonly forbidsCounters: boolean;
  /** It may make it day or night, or turn over with it. */
  readonly keepsTime: boolean;
  /** It may have a part of a turn skipped. */
  readonly skips: boolean;
  /** It may have an effect that goes on after it has left. */
  readonly lingers: boolean;
}

const ENTRY_KINDS: ReadonlySet<string> = new Set(['enters', 'as-copy']);
const ENTRY_KEYWORDS: ReadonlySet<string> = new Set([
  'modular',
  'graft',
  'fading',
  'vanishing',
  'devour',
  'unleash',
  'ravenous',
  'impending',
]);

/** Modifications after which state-based actions may apply to something (704.5). */
const UPSETTING_KINDS: ReadonlySet<string> = new Set([
  'set-base-power-toughness',
  'switch-power-toughness',
  'become-copy',
  'as-copy',
  'one-of',
  'gain-text-of',
  'set-name',
  'add-names-of',
  'add-name-word',
  'be-merged',
  'add-card-types',
  'set-card-types',
  'remove-card-types',
  'add-subtypes',
  'set-subtypes',
  'remove-subtypes',
  'remove-all-subtypes',
  'add-supertypes',
  'change-words',
  'set-controller',
  'lose-all-abilities',
  'lose-keyword',
  'lose-ability',
  'add-abilities-of',
]);

const LIMITING_KEYWORDS: ReadonlySet<string> = new Set(['protection']);

const footprints = new WeakMap<object, Footprint>();

/** The footprint of a card, or of an effect of a resolution. Computed once for each. */
export function footprintOf(thing: CardDefinition | GameState['effects'][number]): Footprint {
  const known = footprints.get(thing);
  if (known !== undefined) return known;
  const found = {
    modifiesEntry: false,
    upsets: false,
    limitsAttachments: false,
    forbidsCounters: false,
    keepsTime: false,
    skips: false,
    lingers: false,
  };
  collect(thing, found);
  footprints.set(thing, found);
  return found;
}

/** Whether any card or effect of the state has it. */
export function hasFootprint(state: GameState, field: keyof Footprint): boolean {
  for (const { card } of state.objects.values()) if (footprintOf(card)[field]) return true;
  return state.effects.some((effect) => footprintOf(effect)[field]);
}

type Mutable = { -readonly [Field in keyof Footprint]: Footprint[Field] };

function collect(tree: unknown, found: Mutable): void {
  if (typeof tree !== 'object' || tree === null) return;
  if ('loyalty' in tree || 'defense' in tree || isSaga(tree)) found.modifiesEntry = true;
  if ('continuesUntilEndOfTurn' in tree) found.lingers = true;
  if ('toughness' in tree && typeof tree.toughness === 'string') found.upsets = true;
  if ('kind' in tree && typeof tree.kind === 'string') collectNode(tree as Node, found);
  for (const part of Object.values(tree)) collect(part, found);
}

type Node = {
  readonly kind: string;
  readonly keyword?: unknown;
  readonly toughness?: unknown;
  readonly parameter?: unknown;
};

function collectNode(node: Node, found: Mutable): void {
  if (node.kind === 'begin') found.skips = true;
  const keyword = node.kind === 'keyword' ? String(node.keyword) : '';
  if (ENTRY_KINDS.has(node.kind) || ENTRY_KEYWORDS.has(keyword)) found.modifiesEntry = true;
  if (UPSETTING_KINDS.has(node.kind)) found.upsets = true;
  if (node.kind === 'modify-power-toughness' && !isNoLoss(node.toughness)) found.upsets = true;
  if ('restriction' in node && node.restriction === 'cannot-have-counters') found.forbidsCounters = true;
  if (keyword === 'daybound' || keyword === 'nightbound') found.keepsTime = true;
  if (LIMITING_KEYWORDS.has(keyword) || node.kind === 'restrict') found.limitsAttachments = true;
  if (keyword === 'enchant' && !isPlainEnchant(node.parameter)) found.limitsAttachments = true;
}

const isNoLoss = (toughness: unknown): boolean => typeof toughness === 'number' && toughness >= 0;

/** "enchant creature" and the like: as long as no type changes, it stays legal. */
function isPlainEnchant(parameter: unknown): boolean {
  const quality =
    typeof parameter === 'object' && parameter !== null && 'quality' in parameter
      ? parameter.quality
      : undefined;
  return typeof quality === 'object' && quality !== null && 'kind' in quality && quality.kind === 'card-type';
}

const isSaga = (tree: object): boolean =>
  'subtypes' in tree && Array.isArray(tree.subtypes) && tree.subtypes.includes('Saga');
