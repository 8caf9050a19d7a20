import type { CardDefinition, CardFace, CardLayout } from '../card-definition.ts';
import { type CardDraft, type DraftProblem, EMPTY_DRAFT } from './draft.ts';
import { draftOf } from './draft-of.ts';
import { layoutOfFace, type MadeCard, makeCard } from './make-card.ts';

/** Layouts of cards with two faces, halves or sets of characteristics that somebody can write (709, 710, 712, 715). */
export const TWO_FACED_LAYOUTS = [
  'transform',
  'modal_dfc',
  'split',
  'adventure',
  'flip',
] as const satisfies readonly CardLayout[];

const TWO_FACED: ReadonlySet<CardLayout> = new Set(TWO_FACED_LAYOUTS);

/** A card as somebody writes it, all its faces. */
export interface WholeDraft {
  readonly layout: CardLayout;
  /** Those that the layout doesn't have are kept for when it has them again. */
  readonly faces: readonly [CardDraft, ...CardDraft[]];
}

export const EMPTY_CARD: WholeDraft = { layout: 'normal', faces: [EMPTY_DRAFT] };

export interface FaceProblem extends DraftProblem {
  /** Which face, from 0. */
  readonly face: number;
}

export interface MadeWhole {
  readonly card: CardDefinition;
  readonly faces: readonly [MadeCard, ...MadeCard[]];
  readonly problems: readonly FaceProblem[];
}

/** The faces that count in this layout. */
export const facesOfDraft = ({ layout, faces }: WholeDraft): WholeDraft['faces'] =>
  TWO_FACED.has(layout) ? faces : [faces[0]];

/** The card as a draft to go on with. */
export function draftOfCard({ layout, faces: [first, ...others] }: CardDefinition): WholeDraft {
  return { layout, faces: [draftOf(first), ...others.map(draftOf)] };
}

/** The same draft in another layout, with a second face if that has one. */
export function withLayout({ faces }: WholeDraft, layout: CardLayout): WholeDraft {
  if (!TWO_FACED.has(layout) || faces.length > 1) return { layout, faces };
  // 715.2: the other characteristics of an adventurer card are those of an instant or sorcery spell.
  const second = layout === 'adventure' ? { ...EMPTY_DRAFT, typeLine: 'Sorcery — Adventure' } : EMPTY_DRAFT;
  return { layout, faces: [faces[0], second] };
}

/**
 * Whether a face has a mana cost of its own: the alternative characteristics of a flip card don't (710.1c), and the back
 * of a transforming card normally doesn't; one that stands there is kept.
 */
export const hasManaCost = ({ layout }: WholeDraft, { manaCost }: CardDraft, index: number): boolean =>
  index === 0 || (layout !== 'flip' && (layout !== 'transform' || manaCost.trim() !== ''));

/** The card of a draft, each face as {@link makeCard} makes it. Faces with the same name can't be told apart. */
export function makeWhole(draft: WholeDraft): MadeWhole {
  const [first, ...others] = facesOfDraft(draft).map((face, index) =>
    makeCard(hasManaCost(draft, face, index) ? face : { ...face, manaCost: '' }),
  ) as [MadeCard, ...MadeCard[]];
  const made = [first, ...others] as const;
  const names = made.map(({ face }) => face.name);
  const problems = made.flatMap(({ problems: own, face }, index): readonly FaceProblem[] => [
    ...own.map((problem) => ({ ...problem, face: index })),
    ...(face.name !== '' && names.indexOf(face.name) < index
      ? [{ face: index, field: 'name', code: 'same-name', found: face.name, isStrange: false } as const]
      : []),
  ]);
  return {
    card: cardOfFaces(draft.layout, [first.face, ...others.map(({ face }) => face)]),
    faces: made,
    problems,
  };
}

/** A layout with one face follows from its types if nothing else is known of it. */
function cardOfFaces(layout: CardLayout, faces: readonly [CardFace, ...CardFace[]]): CardDefinition {
  const [face] = faces;
  const isDerived = layout === 'normal' || layout === 'saga' || layout === 'class';
  return {
    name: faces.map(({ name }) => name).join(' // '),
    layout: isDerived ? layoutOfFace(face) : layout,
    faces,
  };
}
