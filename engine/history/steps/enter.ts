import type { CardDefinition } from '../../cards/card-definition.ts';
import type { Entry, StepAction } from '../../document/board-document.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { enterTogether } from '../entering/enter-together.ts';
import { type Entering, newPermanent } from '../entering/entering.ts';
import { refuse } from '../refusal.ts';
import type { StepRun } from '../step-run.ts';

/** Cards enter the battlefield at the same time. Returns the permanent to keep under the legend rule, if named. */
export function enter(
  run: StepRun,
  { entries }: Extract<StepAction, { kind: 'enter' }>,
): ObjectId | undefined {
  const ids = entries.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) < index);
  if (twice !== undefined) refuse('duplicate-id', { id: twice });
  enterTogether(
    run,
    entries.map((entry) => enteringCard(run, entry)),
  );
  return entries.find(({ choices }) => choices?.keep !== undefined)?.choices?.keep;
}

function enteringCard(run: StepRun, entry: Entry): Entering {
  if (entry.how !== undefined) refuse('unsupported-step', { step: `enter (${entry.how})` });
  const card = run.card(entry.card);
  const controller = run.player(entry.controller);
  return newPermanent(
    run,
    {
      id: run.newId(entry.id),
      card,
      controller,
      owner: entry.owner === undefined ? controller : run.player(entry.owner),
      face: faceOf(card, entry),
      isTapped: entry.tapped ?? false,
      faceDown: entry.faceDown,
      attachedTo: entry.attachedTo === undefined ? undefined : run.objectOrPlayer(entry.attachedTo),
      x: entry.x,
    },
    { choices: entry.choices ?? {}, extraCounters: entry.counters ?? {} },
  );
}

/** The face that is up: named, or the back (712.14). */
function faceOf(card: CardDefinition, { face, transformed, id }: Entry): number {
  if (face !== undefined) {
    const index = card.faces.findIndex(({ name }) => name === face);
    return index >= 0 ? index : refuse('illegal-choice', { source: id, choice: 'face', value: face });
  }
  const back = transformed === true ? 1 : 0;
  return card.faces[back] === undefined
    ? refuse('illegal-choice', { source: id, choice: 'face', value: 'transformed' })
    : back;
}
