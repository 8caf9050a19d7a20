import type {
  BoardDocument,
  CardDefinition,
  EditCommand,
  Step,
  StepAction,
  Zone,
} from '../../../engine/index.ts';
import { applyCommand, freshId, LIMITS } from '../../../engine/index.ts';
import { frontFace, isSpell, needsToEnter } from './needs.ts';

/** So many cards go onto a board at once. */
export const MANY = 250;

/** Some copies of one card. */
export interface CardCount {
  readonly card: CardDefinition;
  readonly count: number;
  /** The board has to bring the card: it is not among the built-in ones. */
  readonly isBrought: boolean;
}

export interface Placing {
  /** One edit for all of them. */
  readonly command: EditCommand;
  readonly steps: number;
  /** Names of cards that can't enter the battlefield by themselves, and so went into the hand. */
  readonly toHand: readonly string[];
}

/**
 * Puts cards into a zone, a step for each. Instants and sorceries can't enter the battlefield (304.4, 307.4), and an
 * Aura needs something that it enchants (303.4f): they go into the hand. At most {@link MANY} cards, and as many as
 * the document has room for.
 */
export function placeMany(
  document: BoardDocument,
  cards: readonly CardCount[],
  player: string,
  zone: Zone,
  index: number,
): Placing {
  const commands: EditCommand[] = [];
  const toHand: string[] = [];
  let steps = 0;
  let board = document;
  const room = Math.min(MANY, LIMITS.steps - document.steps.length);
  for (const { card, count, isBrought } of cards) {
    const goesToHand = zone === 'battlefield' && !entersAlone(card);
    if (goesToHand) toHand.push(card.name);
    if (isBrought && steps < room) commands.push({ kind: 'put-card', card });
    for (let copy = 0; copy < count && steps < room; copy += 1) {
      const id = freshId(board, card.name);
      const step = stepOf(card, id, player, goesToHand ? 'hand' : zone);
      const command = { kind: 'add-step', step, index: index + steps } as const;
      commands.push(command);
      board = applyCommand(board, command);
      steps += 1;
    }
  }
  return { command: { kind: 'all-of', commands }, steps, toHand };
}

function entersAlone(card: CardDefinition): boolean {
  const face = frontFace(card);
  return !isSpell(face) && !needsToEnter(face).some(({ kind }) => kind === 'attach');
}

function stepOf({ name }: CardDefinition, id: string, player: string, zone: Zone): Step {
  const action: StepAction =
    zone === 'battlefield'
      ? { kind: 'enter', entries: [{ id, card: name, controller: player }] }
      : { kind: 'place', id, card: name, zone, owner: player };
  return { action };
}
