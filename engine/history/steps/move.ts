import type { CardDefinition } from '../../cards/card-definition.ts';
import type { StepAction } from '../../document/board-document.ts';
import { newObject } from '../../state/new-object.ts';
import { enterTogether } from '../entering/enter-together.ts';
import { returningAll } from '../entering/entering.ts';
import { refuse } from '../refusal.ts';
import type { StepRun } from '../step-run.ts';

/** An object changes zone and becomes a new one (CR 400.7), called `as` if the step says so. */
export function move(run: StepRun, action: Extract<StepAction, { kind: 'move' }>): void {
  const object = run.object(action.id);
  const as = action.as === undefined || action.as === action.id ? undefined : run.newId(action.as);
  if (action.to === 'battlefield') {
    const controller = action.controller === undefined ? object.owner : run.player(action.controller);
    const how = { controller, choices: action.choices ?? {} };
    enterTogether(run, returningAll(run, object, as === undefined ? how : { ...how, as }));
  } else if (object.zone === action.to) {
    refuse('wrong-zone', { object: action.id, zone: object.zone });
  } else {
    const named = as === undefined ? {} : { renamed: as };
    run.happen([
      { kind: 'change-zone', object: object.id, to: action.to, as: 'put', cause: 'effect', ...named },
    ]);
  }
}

/** A card is put into a zone without anything happening to it. */
export function place(run: StepRun, action: Extract<StepAction, { kind: 'place' }>): void {
  if (action.zone === 'battlefield') {
    refuse('malformed-step', {
      field: 'zone',
      expected: 'another zone than the battlefield',
      found: 'battlefield',
    });
  }
  const owner = run.player(action.owner);
  if (action.zone === 'library') run.apply({ kind: 'library-known', player: owner });
  const card = run.card(action.card);
  const isSecret = action.zone === 'command' && hasHiddenAgenda(card);
  const object = newObject({
    id: run.newId(action.id),
    kind: 'card',
    card,
    owner,
    zone: action.zone,
    timestamp: run.timestamp(),
    sinceStep: run.step,
    ...(isSecret ? { faceDown: 'hidden agenda' } : {}),
    exiledWith: action.exiledWith === undefined ? undefined : run.object(action.exiledWith).id,
  });
  run.apply({ kind: 'object-appears', object });
}

/** 702.106a: such a conspiracy is face down as it is put into the command zone. */
const hasHiddenAgenda = ({ faces: [face] }: CardDefinition): boolean =>
  face.abilities.some((ability) => ability.kind === 'keyword' && ability.keyword === 'hidden agenda');
