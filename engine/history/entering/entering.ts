import type { EntryModification } from '../../abilities/replacement-effect.ts';
import type { CardDefinition } from '../../cards/card-definition.ts';
import type { GameObject } from '../../state/game-object.ts';
import { newObject } from '../../state/new-object.ts';
import type { ResolvedEffect } from '../../state/resolved-effect.ts';
import type { Timestamp } from '../../state/timestamp.ts';
import type { Choices } from '../../vocabulary/choices.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { keptCounters } from '../kept-counters.ts';
import { componentsOf, keptStickers } from '../merged-parts.ts';
import type { Resolution } from '../resolving/resolution.ts';
import type { StepRun } from '../step-run.ts';

/** An object that is about to enter the battlefield, as it would be there (CR 614.12). */
export interface Entering {
  readonly object: GameObject;
  /** The object that it is now, if the game knows it already. */
  readonly from: ObjectId | undefined;
  /** It was a spell: effects that apply to that apply to it too (400.7a). */
  readonly keepsEffects?: true;
  /** What is chosen for it as it enters. */
  readonly choices: Choices;
  /** What the effect that puts it there says of how it enters. */
  readonly entry: readonly EntryModification[];
  /** The spell or ability that puts it there. */
  readonly resolution: Resolution | undefined;
  /** Effects that begin with it: as a copy, with other characteristics. */
  readonly effects: readonly ResolvedEffect[];
  /** Counters that the document adds to what the card says. */
  readonly extraCounters: Readonly<Record<string, number>>;
  /** Life that is paid and objects that are exiled or sacrificed as it enters. */
  readonly costs: EntryCosts;
}

/** What else happens as it enters: paid, moved and turned before the object is there (614.12a, 614.13). */
export interface EntryCosts {
  readonly life: number;
  readonly exiled: readonly ObjectId[];
  readonly sacrificed: readonly ObjectId[];
  readonly turnedFaceDown: readonly ObjectId[];
}

const NO_COSTS: EntryCosts = { life: 0, exiled: [], sacrificed: [], turnedFaceDown: [] };

/** Until `enterTogether` gives timestamps to all that enter, in the order that 613.7m wants. */
const UNSTAMPED: Timestamp = { at: 0, order: 0 };

type Start = Partial<Pick<Entering, 'choices' | 'entry' | 'resolution' | 'extraCounters'>>;

const entering = (object: GameObject, from: ObjectId | undefined, start: Start): Entering => ({
  object,
  from,
  choices: start.choices ?? {},
  entry: start.entry ?? [],
  resolution: start.resolution,
  effects: [],
  extraCounters: start.extraCounters ?? {},
  costs: NO_COSTS,
});

/** A card that the game did not know before. */
export function newPermanent(
  run: StepRun,
  start: Pick<GameObject, 'id' | 'card' | 'owner' | 'controller'> & Partial<GameObject>,
  more: Start,
): Entering {
  const place = { zone: 'battlefield', timestamp: UNSTAMPED, sinceStep: run.step } as const;
  return entering(newObject({ kind: 'card', ...place, ...start }), undefined, more);
}

export function newToken(
  run: StepRun,
  token: {
    readonly id: ObjectId;
    readonly card: CardDefinition;
    /** The face that is up; the front if absent (707.8a). */
    readonly face?: number;
    readonly controller: PlayerId;
    readonly tapped: boolean;
    readonly choices: Choices;
    readonly attachedTo?: ObjectId | PlayerId;
  },
): Entering {
  const { id, card, controller } = token;
  const object = newObject({
    kind: 'token',
    id,
    card,
    face: token.face ?? 0,
    owner: controller,
    zone: 'battlefield',
    timestamp: UNSTAMPED,
    sinceStep: run.step,
    isTapped: token.tapped,
    attachedTo: token.attachedTo,
  });
  return entering(object, undefined, { choices: token.choices });
}

/**
 * A spell that becomes a permanent named `as`, with the face that was up, face down if it was (708.4, 712.13), and with
 * what effects may ask about how it was cast (400.7d).
 */
export function resolvingSpell(
  run: StepRun,
  spell: GameObject,
  how: Start & {
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
  return { ...entering(object, spell.id, how), keepsEffects: true };
}

/**
 * An object of another zone, or of the battlefield, which becomes a new one there (400.7), named `as` if given. All
 * components of a merged permanent enter, each by itself (730.3, 730.3c).
 */
export function returningAll(
  run: StepRun,
  old: GameObject,
  how: Start & { readonly controller: PlayerId; readonly tapped?: boolean; readonly as?: ObjectId },
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
    ...place,
    ...keptStickers(old, 'battlefield'),
  });
  return [
    entering(first, old.id, how),
    ...others.map((each) => newPermanent(run, { ...each, ...place }, how)),
  ];
}
