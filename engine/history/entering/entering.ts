import {
  type Entering,
  type EntryStart,
  enteringObject,
  UNSTAMPED,
} from '../../replacement/entering/entering.ts';
import type { GameObject } from '../../state/game-object.ts';
import { newObject } from '../../state/new-object.ts';
import { lastingDesignations } from '../../vocabulary/commander.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { keptCounters } from '../kept-counters.ts';
import { componentsOf, keptStickers } from '../merged-parts.ts';
import type { StepRun } from '../step-run.ts';

/**
 * A card that the game did not know before. Nothing says how it comes, so it counts as cast or played; what is manifested
 * or cloaked is put there (701.40a, 701.58a).
 */
export function newPermanent(
  run: StepRun,
  start: Pick<GameObject, 'id' | 'card' | 'owner' | 'controller'> & Partial<GameObject>,
  more: EntryStart,
): Entering {
  const place = { zone: 'battlefield', timestamp: UNSTAMPED, sinceStep: run.step } as const;
  return enteringObject(newObject({ kind: 'card', ...place, ...start }), undefined, {
    ...more,
    ...(start.faceDown === 'manifest' || start.faceDown === 'cloak' ? {} : { isCast: true as const }),
  });
}

/**
 * A spell that becomes a permanent named `as`, with the face that was up, face down if it was (708.4, 712.13), and with
 * what effects may ask about how it was cast (400.7d).
 */
export function resolvingSpell(
  run: StepRun,
  spell: GameObject,
  how: EntryStart & {
    readonly controller: PlayerId;
    readonly as: ObjectId;
    readonly attachedTo: GameObject['attachedTo'];
  },
): Entering {
  const object = newObject({
    id: how.as,
    kind: spell.kind,
    card: spell.card,
    face: spell.face,
    owner: spell.owner,
    controller: how.controller,
    zone: 'battlefield',
    timestamp: UNSTAMPED,
    sinceStep: run.step,
    faceDown: spell.faceDown,
    attachedTo: how.attachedTo,
    x: spell.x,
    designations: spell.designations,
    ...keptStickers(spell, 'battlefield'),
  });
  return { ...enteringObject(object, spell.id, how), keepsEffects: true, isCast: true };
}

/**
 * An object of another zone, or of the battlefield, which becomes a new one there (400.7), named `as` if given. All
 * components of a merged permanent enter, each by itself (730.3, 730.3c).
 */
export function returningAll(
  run: StepRun,
  old: GameObject,
  how: EntryStart & { readonly controller: PlayerId; readonly tapped?: boolean; readonly as?: ObjectId },
): readonly Entering[] {
  const [top, ...others] = componentsOf(old, (id) => run.state.objects.has(id));
  const place = { controller: how.controller, isTapped: how.tapped ?? false };
  const { kind, card, owner } = top;
  const first = newObject({
    id: how.as ?? old.id,
    kind,
    card,
    owner,
    zone: 'battlefield',
    timestamp: UNSTAMPED,
    sinceStep: run.step,
    counters: keptCounters(run, old, 'battlefield'),
    designations: lastingDesignations(old.designations),
    ...place,
    ...keptStickers(old, 'battlefield'),
  });
  return [
    enteringObject(first, old.id, how),
    ...others.map((each) =>
      enteringObject(
        newObject({ ...each, ...place, zone: 'battlefield', timestamp: UNSTAMPED, sinceStep: run.step }),
        undefined,
        how,
      ),
    ),
  ];
}
