import type { Entry, StepAction } from '../../document/board-document.ts';
import type { Entering } from '../../replacement/entering/entering.ts';
import { chosenObjects } from '../../vocabulary/choices.ts';
import { type ObjectId, objectId } from '../../vocabulary/ids.ts';
import { enterTogether } from '../entering/enter-together.ts';
import { newPermanent } from '../entering/entering.ts';
import { pairAsItEnters } from '../pairs.ts';
import { refuse } from '../refusal.ts';
import { applyPermission } from '../resolving/cast-this-way.ts';
import type { StepRun } from '../step-run.ts';
import { faceOf } from './face-of.ts';
import { designationsOfWay } from './ways-to-cast.ts';

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
  for (const { id, choices = {} } of entries)
    if (isLand(run, id)) applyPermission(run, objectId(id), choices);
  for (const { id, choices } of entries) {
    const [other] = chosenObjects({ choices: choices ?? {} });
    if (other !== undefined && run.state.objects.get(objectId(id))?.zone === 'battlefield')
      pairAsItEnters(run, objectId(id), other);
  }
  return entries.find(({ choices }) => choices?.keep !== undefined)?.choices?.keep;
}

/** Only lands are played; what else enters by such a step was not cast. */
const isLand = ({ state }: StepRun, id: string): boolean =>
  state.objects.get(objectId(id))?.card.faces[0].cardTypes.includes('land') ?? false;

/** A card as the document lets it enter. */
export function enteringCard(run: StepRun, entry: Entry): Entering {
  const card = run.card(entry.card);
  const controller = run.player(entry.controller);
  const face = faceOf(card, {
    id: entry.id,
    named: entry.face,
    isTransformed: entry.transformed ?? false,
  });
  return newPermanent(
    run,
    {
      id: run.newId(entry.id),
      card,
      controller,
      owner: entry.owner === undefined ? controller : run.player(entry.owner),
      face,
      isTapped: entry.tapped ?? false,
      faceDown: entry.faceDown,
      attachedTo: entry.attachedTo === undefined ? undefined : run.objectOrPlayer(entry.attachedTo),
      x: entry.x,
      designations: designationsOfWay(card, face, entry),
    },
    { choices: entry.choices ?? {}, extraCounters: entry.counters ?? {} },
  );
}
