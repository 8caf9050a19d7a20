import type { CastAction } from '../../document/board-document.ts';
import { newObject } from '../../state/new-object.ts';
import { refuse } from '../refusal.ts';
import type { StepRun } from '../step-run.ts';
import { faceOf } from './face-of.ts';
import { putOnStack } from './put-on-stack.ts';
import { designationsOfWay } from './ways-to-cast.ts';

/**
 * A spell is put on the stack and stays there, with what is chosen for it as it is cast (CR 601.2a–c). Face down it has
 * the characteristics of a face-down spell (708.4). Refuses a way of casting that the card doesn't offer.
 */
export function castSpell(run: StepRun, action: CastAction): void {
  const controller = run.player(action.controller);
  const card = run.card(action.card);
  const face = faceOf(card, { named: action.face, id: action.id, asNamed: action.card });
  if (card.faces[face]?.cardTypes.includes('land') === true && action.faceDown === undefined) {
    refuse('illegal-choice', { source: action.id, choice: 'card', value: action.card }, '305.9');
  }
  const spell = newObject({
    id: run.newId(action.id),
    kind: 'card',
    card,
    face,
    owner: controller,
    zone: 'stack',
    timestamp: run.timestamp(),
    sinceStep: run.step,
    faceDown: action.faceDown,
    x: action.x,
    designations: designationsOfWay(card, face, action),
    cast: {
      targets: (action.targets ?? []).map((id) => run.objectOrPlayer(id)),
      modes: action.modes ?? [],
      choices: action.choices ?? {},
    },
  });
  putOnStack(run, spell, action.how, action.choices ?? {});
}
