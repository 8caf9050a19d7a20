import type { Ability } from '../../abilities/ability.ts';
import { allOf, youControl } from '../../abilities/selector.ts';
import type { StepAction } from '../../document/board-document.ts';
import { isPlayer } from '../../state/edit-state.ts';
import { COMMANDER } from '../../vocabulary/commander.ts';
import { type ObjectId, objectId, type PlayerId } from '../../vocabulary/ids.ts';
import { loseGame } from '../happening/end-of-game.ts';
import { refuse } from '../refusal.ts';
import { putEmblem } from '../resolving/emblem.ts';
import type { StepRun } from '../step-run.ts';

/** Designations of permanents (CR 701.37b, 702.112b, 701.60b, 702.171b, 701.54b, 719.3b). */
const OF_PERMANENTS = ['monstrous', 'renowned', 'suspected', 'saddled', 'ring-bearer', 'solved'];
/** Of players, true if only one can have it (725.3, 726.3, 702.131c). */
const OF_PLAYERS: ReadonlyMap<string, boolean> = new Map([
  ['monarch', true],
  ['initiative', true],
  ["city's blessing", false],
]);
/** 104.3a: a concession, which no effect can stop. */
const CONCEDED = 'conceded';
const OF_THE_GAME = ['day', 'night'];

/** An object, a player or the game gets a designation, or loses it. Refuses one that it can't have. */
export function designate(run: StepRun, action: Extract<StepAction, { kind: 'designate' }>): void {
  const what = action.what.toLowerCase().replace('’', "'");
  if (OF_THE_GAME.includes(what)) {
    becomeTime(run, what, action);
    return;
  }
  if (action.on === undefined) refuse('malformed-step', { field: 'on', expected: 'an object or a player' });
  if (what === CONCEDED) loseGame(run, [run.player(action.on)]);
  else if (OF_PLAYERS.has(what)) designatePlayer(run, run.player(action.on), what, action.off === true);
  else if (what === COMMANDER) designatePermanent(run, run.object(action.on).id, what, action.off === true);
  else if (OF_PERMANENTS.includes(what)) {
    if (isPlayer(run.state, action.on)) refuse('unknown-object', { object: action.on });
    designatePermanent(run, run.existingPermanent(action.on).id, what, action.off === true);
  } else {
    const known = [...OF_PERMANENTS, COMMANDER, ...OF_PLAYERS.keys(), CONCEDED, ...OF_THE_GAME];
    refuse('malformed-step', { field: 'what', expected: known.join(', '), found: action.what });
  }
}

/** 731.1: the game has exactly one of the two from then on. */
function becomeTime(
  run: StepRun,
  what: string,
  { off, on }: Extract<StepAction, { kind: 'designate' }>,
): void {
  if (off === true)
    refuse('malformed-step', { field: 'off', expected: 'the other of day and night' }, '731.1');
  if (on !== undefined && on !== '')
    refuse('malformed-step', { field: 'on', expected: 'nothing', found: on });
  run.apply({ kind: 'designate-game', designations: [what] });
}

function designatePlayer(run: StepRun, player: PlayerId, designation: string, isOff: boolean): void {
  if (isOff) {
    run.apply({ kind: 'undesignate-player', player, designation });
    return;
  }
  if (OF_PLAYERS.get(designation) === true) {
    for (const { id, designations } of run.state.players) {
      if (designations.includes(designation))
        run.apply({ kind: 'undesignate-player', player: id, designation });
    }
  }
  run.apply({ kind: 'designate-player', player, designation });
}

function designatePermanent(run: StepRun, object: ObjectId, designation: string, isOff: boolean): void {
  if (isOff) {
    run.apply({ kind: 'undesignate', object, designation });
    return;
  }
  // 701.60d: a second time changes nothing.
  if (run.object(object).designations.includes(designation)) return;
  if (designation === 'ring-bearer') takeFromOtherBearers(run, object);
  run.apply({ kind: 'designate', object, designation, timestamp: run.timestamp() });
}

/** 701.54a, c: one Ring-bearer a player; the emblem The Ring comes with the first. */
function takeFromOtherBearers(run: StepRun, object: ObjectId): void {
  const { evaluation } = run;
  const { controller } = evaluation.object(object);
  for (const { id, designations } of run.state.objects.values()) {
    if (!designations.includes('ring-bearer') || evaluation.object(id).controller !== controller) continue;
    run.apply({ kind: 'undesignate', object: id, designation: 'ring-bearer' });
  }
  const ring = objectId(`the-ring-${controller}`);
  if (!run.state.objects.has(ring)) putEmblem(run, ring, controller, [THE_RING]);
}

const RING_BEARER = allOf({ kind: 'designation', designation: 'ring-bearer' }, youControl);

const THE_RING: Ability = {
  kind: 'static',
  effects: [
    {
      appliesTo: RING_BEARER,
      parts: [
        { kind: 'add-supertypes', supertypes: ['legendary'] },
        { kind: 'other-rule', words: "can't be blocked by creatures with greater power" },
      ],
    },
  ],
};
