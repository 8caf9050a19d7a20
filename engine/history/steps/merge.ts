import type { StepAction } from '../../document/board-document.ts';
import type { GameObject, MergedComponent, Sticker } from '../../state/game-object.ts';
import type { Timestamp } from '../../state/timestamp.ts';
import { type ObjectId, objectId } from '../../vocabulary/ids.ts';
import { refuse } from '../refusal.ts';
import type { StepRun } from '../step-run.ts';

/**
 * A spell merges with a permanent, on top of it or under it (CR 702.140c, 730.2). The permanent stays what it was: what
 * is attached to it, counters and effects go on, under the name that the step gives (730.2c). Whether it is face down is
 * decided by what is on top (730.2e). Refuses anything but one spell and one permanent.
 */
export function mergeObjects(run: StepRun, action: Extract<StepAction, { kind: 'merge' }>): void {
  const [top, bottom] = [run.object(action.top), run.object(action.bottom)];
  const isOnTop = top.zone === 'stack';
  const [spell, permanent] = isOnTop ? [top, bottom] : [bottom, top];
  if (spell.zone !== 'stack' || permanent.zone !== 'battlefield') {
    refuse('cannot-merge', { object: action.top, other: action.bottom }, '730.2');
  }
  run.existingPermanent(permanent.id);
  const id = idAfter(run, action.id, [spell.id, permanent.id]);
  const timestamp = run.timestamp();
  const merged = {
    first: permanent.merged?.first ?? { id: permanent.id, kind: permanent.kind },
    added: [...(permanent.merged?.added ?? []), componentOf(spell, isOnTop, timestamp)],
  };
  const stickers = restamped(run, [...(permanent.stickers ?? []), ...(spell.stickers ?? [])]);
  const become: GameObject = {
    ...permanent,
    id,
    kind: isOnTop ? spell.kind : permanent.kind,
    faceDown: isOnTop ? spell.faceDown : permanent.faceDown,
    merged,
    ...(stickers.length === 0 ? {} : { stickers }),
  };
  run.apply({ kind: 'merge', object: spell.id, permanent: permanent.id, become });
}

function idAfter(run: StepRun, wanted: string, own: readonly ObjectId[]): ObjectId {
  const id = objectId(wanted);
  return own.includes(id) ? id : run.newId(wanted);
}

const componentOf = (
  { id, kind, card, face, owner, designations }: GameObject,
  isOnTop: boolean,
  timestamp: Timestamp,
): MergedComponent => ({
  id,
  kind,
  card,
  face,
  owner,
  isOnTop,
  timestamp,
  designations: designations.filter((each) => each === 'prototyped'),
});

/** 613.7k: stickers get new timestamps at that time, in the order in which they were. */
const restamped = (run: StepRun, stickers: readonly Sticker[]): readonly Sticker[] =>
  stickers.map((sticker) => ({ ...sticker, timestamp: run.timestamp() }));
