import { isKeyword } from '../../layers/object-facts.ts';
import type { GameObject } from '../../state/game-object.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { refuse } from '../refusal.ts';
import type { StepRun } from '../step-run.ts';

/** A permanent phases out, and with it, indirectly, what is attached to it (CR 702.26b, 702.26g). */
export function phaseOut(run: StepRun, id: string): void {
  phaseOutTogether(run, [run.existingPermanent(id).id]);
}

/** Phases out all at once; what is attached to another of them goes indirectly (702.26h). */
function phaseOutTogether(run: StepRun, ids: readonly ObjectId[]): void {
  const { evaluation } = run;
  const leave = (id: ObjectId, along: ObjectId | undefined): void => {
    const { controller: under } = evaluation.object(id);
    run.apply({ kind: 'phase-out', object: id, how: { under, along } });
    const attached = [...run.state.objects.values()].filter(
      (object) => object.attachedTo === id && !object.isPhasedOut,
    );
    for (const object of attached) leave(object.id, id);
  };
  const isIndirect = (id: ObjectId): boolean =>
    ids.some((other) => other === run.state.objects.get(id)?.attachedTo);
  for (const id of ids.filter((each) => !isIndirect(each))) leave(id, undefined);
}

/**
 * A permanent phases in, with what phased out indirectly together with it (702.26c, 702.26g). What is no longer there to
 * be attached to leaves it unattached (702.26i). A bestowed Aura is no Aura then (702.103g). Refuses one that is phased in.
 */
export function phaseIn(run: StepRun, id: string): void {
  const object = run.permanent(id);
  if (!object.isPhasedOut) refuse('not-phased-out', { object: id });
  if (object.phasedOut?.along !== undefined) refuse('phased-out', { object: id }, '702.26g');
  phaseInTogether(run, [object]);
}

function phaseInTogether(run: StepRun, objects: readonly GameObject[]): void {
  for (const { id } of objects) bringBack(run, id);
  for (const { id, attachedTo, designations } of objects) {
    if (attachedTo !== undefined && isThere(run, attachedTo)) continue;
    if (attachedTo !== undefined) run.apply({ kind: 'unattach', object: id });
    if (designations.includes('bestowed')) {
      run.apply({ kind: 'undesignate', object: id, designation: 'bestowed' });
    }
  }
}

function bringBack(run: StepRun, object: ObjectId): void {
  const along = [...run.state.objects.values()].filter(({ phasedOut }) => phasedOut?.along === object);
  run.apply({ kind: 'phase-in', object });
  for (const { id } of along) bringBack(run, id);
}

function isThere({ state }: StepRun, to: NonNullable<GameObject['attachedTo']>): boolean {
  return state.players.some(({ id }) => id === to) || [...state.objects.values()].some(({ id }) => id === to);
}

/**
 * The first part of a player's untap step (502.1): what the player controls and has phasing phases out; what phased out
 * under the player's control phases in. Both happen at the same time.
 */
export function phasing(run: StepRun, player: string): void {
  const permanents = [...run.state.objects.values()].filter(({ zone }) => zone === 'battlefield');
  const { evaluation } = run;
  const back = permanents.filter(
    ({ phasedOut }) => phasedOut !== undefined && phasedOut.along === undefined && phasedOut.under === player,
  );
  const out = permanents.filter(({ id, isPhasedOut }) => {
    if (isPhasedOut) return false;
    const { controller, abilities } = evaluation.object(id);
    return controller === player && abilities.some(({ ability }) => isKeyword(ability, 'phasing'));
  });
  phaseOutTogether(
    run,
    out.map(({ id }) => id),
  );
  phaseInTogether(run, back);
}
