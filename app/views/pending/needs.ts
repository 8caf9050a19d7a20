import type {
  Ability,
  CardDefinition,
  CardFace,
  ChoiceKind,
  Instruction,
  Selector,
  TargetRequirement,
  Zone,
} from '../../../engine/index.ts';
import { describeInstructions, manaSymbols, plainContext } from '../../../engine/index.ts';
import { chosenNeeds } from './chosen-needs.ts';
import { dividedAmount } from './divided.ts';
import type { Need } from './pending.ts';

/** The face that an entering card shows: the front. */
export const frontFace = (card: CardDefinition): CardFace => card.faces[0];

/** Instants and sorceries resolve; everything else enters the battlefield. */
export const isSpell = ({ cardTypes }: CardFace): boolean =>
  cardTypes.includes('instant') || cardTypes.includes('sorcery');

/** What must be known before the card can enter: what it enchants (303.4f), and what is chosen as it enters (614.12a). */
export function needsToEnter(face: CardFace): readonly Need[] {
  return face.abilities.flatMap((ability): readonly Need[] => {
    if (ability.kind === 'keyword' && ability.keyword === 'enchant') return [enchantNeed(ability.parameter)];
    if (ability.kind !== 'replacement' || ability.effect.kind !== 'enters') return [];
    const { what, entry, optional } = ability.effect;
    if (what.kind !== 'is' || what.object.kind !== 'source') return [];
    return entry.flatMap((part): readonly Need[] => {
      switch (part.kind) {
        case 'choose':
          return [{ kind: 'choice', what: part.what, from: part.from }];
        case 'as-copy':
          return [{ kind: 'copy', of: part.of, isOptional: optional === true }];
        case 'one-of':
          return [{ kind: 'choice', what: 'mode', from: part.modes.map(({ mode }) => mode) }];
        case 'counter-of-choice':
          return [{ kind: 'choice', what: 'mode', from: part.from }];
        default:
          return [];
      }
    });
  });
}

/**
 * What must be known before such a spell can be cast (601.2b–c): X, modes and targets of an instant or sorcery, what an
 * Aura or bestowed card enchants (303.4a, 702.103b), and what a mutating one targets (702.140a). Face down it has none.
 */
export function needsToCast(
  face: CardFace,
  { how, faceDown }: { readonly how?: string; readonly faceDown?: string } = {},
): readonly Need[] {
  if (faceDown !== undefined) return [];
  const x: readonly Need[] = manaSymbols(face.manaCost).includes('X') ? [{ kind: 'x' }] : [];
  if (how === 'mutate') return [...x, target(MUTATE_TARGET)];
  if (how === 'bestow') return [...x, target({ kind: 'card-type', type: 'creature' })];
  const spell = face.abilities.flatMap((ability): readonly Need[] => {
    if (ability.kind === 'spell') {
      const { instructions, targets } = ability;
      return needsToResolve(instructions, targets, modeTexts(instructions, targets));
    }
    const isEnchant = ability.kind === 'keyword' && ability.keyword === 'enchant';
    if (!isEnchant) return [];
    const need = enchantNeed(ability.parameter);
    return need.kind === 'attach' ? [target(need.to)] : [];
  });
  // The text of a spell may speak of X as well.
  return [...x, ...spell.filter(({ kind }) => kind !== 'x' || x.length === 0)];
}

const target = (of: Selector | 'player'): Need => ({ kind: 'target', of, isOptional: false, isMany: false });

/** 702.140a: a non-Human creature; that the caster owns it is not asked of the board here. */
const MUTATE_TARGET: Selector = {
  kind: 'all-of',
  of: [
    { kind: 'card-type', type: 'creature' },
    { kind: 'not', of: { kind: 'subtype', subtype: 'Human' } },
  ],
};

/** What the modes of a modal text say, one by one. */
export function modeTexts(
  instructions: readonly Instruction[],
  targets: readonly TargetRequirement[] = [],
): readonly string[] {
  const modal = instructions.find((instruction) => instruction.kind === 'modal');
  return modal === undefined
    ? []
    : modal.modes.map((mode) => describeInstructions(mode, plainContext, targets));
}

function enchantNeed(parameter: Extract<Ability, { kind: 'keyword' }>['parameter']): Need {
  if (parameter?.kind === 'player') return { kind: 'attach', to: 'player' };
  return { kind: 'attach', to: parameter?.kind === 'quality' ? parameter.quality : { kind: 'all' } };
}

/**
 * What must be known before a spell or ability can resolve: its modes, X, targets, and choices on resolution, but for
 * those that `isKnown`.
 */
export function needsToResolve(
  instructions: readonly Instruction[],
  targets: readonly TargetRequirement[] = [],
  modeTexts: readonly string[] = [],
  isKnown?: (what: ChoiceKind) => boolean,
): readonly Need[] {
  const modal = instructions.find((instruction) => instruction.kind === 'modal');
  const total = dividedAmount(instructions);
  return [
    ...(modal === undefined || modeTexts.length === 0
      ? []
      : [{ kind: 'choice', what: 'mode', from: modeTexts } as const]),
    ...(speaksOfX(instructions) || speaksOfX(targets) ? [{ kind: 'x' } as const] : []),
    ...targets.flatMap(targetNeeds),
    ...(total === undefined ? [] : [{ kind: 'divide', total } as const]),
    ...instructions.flatMap((instruction): readonly Need[] =>
      instruction.kind === 'choose' ? [{ kind: 'choice', what: instruction.what, from: undefined }] : [],
    ),
    ...chosenNeeds(instructions, isKnown),
  ];
}

function targetNeeds(requirement: TargetRequirement): readonly Need[] {
  const { count = 1, isUpTo = false } = requirement;
  const of = requirement.kind === 'object' ? requirement.what : requirement.kind;
  const asked = { kind: 'target', of } as const;
  if (typeof count !== 'number') return [{ ...asked, isOptional: true, isMany: true }];
  return Array.from({ length: count }, () => ({ ...asked, isOptional: isUpTo, isMany: false }));
}

const speaksOfX = (tree: unknown): boolean => {
  if (typeof tree !== 'object' || tree === null) return false;
  if ('kind' in tree && tree.kind === 'x') return true;
  return Object.values(tree).some(speaksOfX);
};

/** Which selector a need asks objects to match, if it asks for objects at all. */
export function selectorOf(need: Need): Selector | undefined {
  switch (need.kind) {
    case 'attach':
      return need.to === 'player' ? undefined : need.to;
    case 'copy':
      return need.of;
    case 'target':
      return need.of === 'player' ? undefined : need.of === 'any' ? ANY_TARGET : need.of;
    case 'choice':
      return need.what === 'object' ? chosenFrom(need.noun) : undefined;
    case 'merge':
      return need.with === 'permanent' ? { kind: 'card-type', type: 'creature' } : { kind: 'all' };
    case 'x':
    case 'word':
    case 'merge-place':
    case 'divide':
      return undefined;
  }
}

/** Where what the text speaks of may be by now: "that creature" of a trigger may be a card in a graveyard. */
const chosenFrom = (noun = ''): Selector => ({
  kind: 'any-of',
  of: noun === 'spell' ? [inZone('stack')] : ZONES_SHOWN.map(inZone),
});
const ZONES_SHOWN = ['battlefield', 'stack', 'graveyard', 'exile', 'hand', 'command'] as const;
const inZone = (zone: Zone): Selector => ({ kind: 'zone', zone });

/** 115.4: a creature, planeswalker or battle; players are asked for beside it. */
const ANY_TARGET: Selector = {
  kind: 'any-of',
  of: (['creature', 'planeswalker', 'battle'] as const).map((type) => ({ kind: 'card-type', type })),
};

/** Whether a player can meet the need. */
export function asksForPlayer(need: Need): boolean {
  switch (need.kind) {
    case 'attach':
      return need.to === 'player';
    case 'target':
      return need.of === 'player' || need.of === 'any';
    case 'choice':
      return need.what === 'player';
    case 'copy':
    case 'x':
    case 'word':
    case 'merge':
    case 'merge-place':
    case 'divide':
      return false;
  }
}

/** Whether the need is met by pointing at something on the board, and not by a dialog. */
export const isMetOnBoard = (need: Need): boolean => selectorOf(need) !== undefined || asksForPlayer(need);
