import type { GameObject } from '../../state/game-object.ts';
import { cannotTurnFaceDown } from '../../state/turn-face-down.ts';
import { refuse } from '../refusal.ts';
import type { StepRun } from '../step-run.ts';

/**
 * A face-down permanent is turned face up and is itself again (CR 708.8), or a conspiracy with hidden agenda is revealed
 * (702.106c). What applies to it goes on; it gets a new timestamp (613.7f, 613.7j). Abilities about being turned face up
 * are applied as that happens (708.11). Refuses what is not face down, and instants and sorceries (701.40g, 730.2g).
 */
export function turnFaceUp(run: StepRun, id: string): void {
  const object = run.object(id);
  if (object.faceDown === undefined) refuse('cannot-turn-face-up', { object: id }, '708.2');
  if (object.faceDown !== 'hidden agenda') run.existingPermanent(id);
  if (cardsOf(object).some(isNoPermanentCard)) {
    refuse('cannot-turn-face-up', { object: id }, object.merged === undefined ? '701.40g' : '730.2g');
  }
  run.happen([{ kind: 'turn-face-up', object: object.id, counters: [], choices: object.choices }]);
}

/**
 * A face-up permanent becomes a face-down 2/2 creature (708.2a), with a new timestamp (613.7f). Refuses what is face down
 * (708.2b) or double-faced (712.16, 730.2j).
 */
export function turnFaceDown(run: StepRun, id: string): void {
  const object = run.existingPermanent(id);
  const fault = cannotTurnFaceDown(object);
  if (fault !== undefined) refuse('cannot-turn-face-down', { object: id }, fault);
  run.apply({ kind: 'turn-face-down', object: object.id, as: 'effect', timestamp: run.timestamp() });
}

type CardSide = Pick<GameObject, 'card'>;

const cardsOf = (object: GameObject): readonly CardSide[] => [object, ...(object.merged?.added ?? [])];

const isNoPermanentCard = ({ card }: CardSide): boolean => {
  const { cardTypes } = card.faces[0];
  return cardTypes.includes('instant') || cardTypes.includes('sorcery');
};
