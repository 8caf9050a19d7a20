import { isKeyword } from '../layers/object-facts.ts';
import { chosenObjects } from '../vocabulary/choices.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { refuse } from './refusal.ts';
import type { StepRun } from './step-run.ts';

/** What creatures are called that soulbond has paired (CR 702.95b); each remembers the other as its chosen object. */
const PAIRED = 'paired';

/**
 * Soulbond pairs two unpaired creatures of one player (702.95a, d). Refuses others; nothing happens if either is no
 * creature of that player by now (702.95c).
 */
export function pair(run: StepRun, source: ObjectId, other: ObjectId): void {
  for (const id of [source, other])
    if (run.object(id).designations.includes(PAIRED) || source === other)
      refuse('illegal-choice', { source, choice: 'object', value: other }, '702.95d');
  if (!canBePaired(run, source, other)) return;
  for (const [one, its] of [
    [source, other],
    [other, source],
  ] as const) {
    run.apply({ kind: 'choose', object: one, choices: { object: its } });
    run.apply({ kind: 'designate', object: one, designation: PAIRED });
  }
}

/** A creature with soulbond enters, and the step names the creature with which it is paired. */
export function pairAsItEnters(run: StepRun, id: ObjectId, other: ObjectId): void {
  const hasSoulbond = run.evaluation
    .object(id)
    .abilities.some(({ ability }) => isKeyword(ability, 'soulbond'));
  if (hasSoulbond && run.state.objects.has(other)) pair(run, id, other);
}

/** Pairs of which one is no longer a creature there under that player's control are pairs no more (702.95a). */
export function endPairs(run: StepRun): void {
  for (const { id, designations } of run.state.objects.values()) {
    if (!designations.includes(PAIRED)) continue;
    const [other] = chosenObjects(run.object(id));
    const isPair =
      other !== undefined &&
      run.state.objects.get(other)?.designations.includes(PAIRED) === true &&
      chosenObjects(run.object(other))[0] === id &&
      canBePaired(run, id, other);
    if (isPair) continue;
    run.apply({ kind: 'undesignate', object: id, designation: PAIRED });
    run.apply({ kind: 'choose', object: id, choices: { object: [] } });
  }
}

function canBePaired(run: StepRun, one: ObjectId, other: ObjectId): boolean {
  const isThere = [one, other].every((id) => {
    const object = run.state.objects.get(id);
    return object?.zone === 'battlefield' && !object.isPhasedOut;
  });
  if (!isThere) return false;
  const [a, b] = [run.evaluation.object(one), run.evaluation.object(other)];
  return (
    a.cardTypes.includes('creature') && b.cardTypes.includes('creature') && a.controller === b.controller
  );
}
