import type { EntryModification } from '../../abilities/replacement-effect.ts';
import { applyEntry, chosenFor, type EntryScope } from '../../replacement/entering/apply-entry.ts';
import type { Entering } from '../../replacement/entering/entering.ts';
import { type EntryEffect, findEntryEffects } from '../../replacement/entering/find-entry-effects.ts';
import { intrinsicCounters } from '../../replacement/entering/intrinsic-counters.ts';
import { lookAhead } from '../../replacement/entering/overlay.ts';
import { addCounters } from '../../state/counter-groups.ts';
import { attachmentFault } from '../../state-based-actions/attachment-fault.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { putIntoZone } from '../move-objects.ts';
import { refuse } from '../refusal.ts';
import { lifeOf } from '../resolving/players.ts';
import type { StepRun } from '../step-run.ts';
import { needsLookAhead } from './needs-look-ahead.ts';

/**
 * Puts objects onto the battlefield at the same time (CR 614.12). For each, the replacement effects that modify how it
 * enters are applied one after the other, looked for again after each (616.1); none of the objects sees the others.
 */
export function enterTogether(run: StepRun, entering: readonly Entering[]): void {
  const ids = entering.flatMap(({ object, from }) => (from === undefined ? [object.id] : [object.id, from]));
  const companions = new Set(ids);
  const modified = inApnapOrder(run, entering).map((each) =>
    modifyEntry(run, stamped(run, each), companions),
  );
  payCosts(run, modified);
  for (const each of modified) putOntoBattlefield(run, each);
  for (const { object } of modified) checkAttachment(run, object.id);
}

function modifyEntry(run: StepRun, entering: Entering, companions: ReadonlySet<ObjectId>): Entering {
  const scopeOf = (context: EntryScope['context']): EntryScope => ({ run, context, companions });
  const { resolution } = entering;
  const byResolution = scopeOf({
    source: resolution?.source,
    you: resolution?.controller ?? entering.object.controller,
  });
  let current = entering.entry.reduce((each, part) => applyEntry(byResolution, each, part), entering);
  if (needsLookAhead(run.state, current)) {
    const applied = new Set<string>();
    for (;;) {
      const next = nextEffect(run, current, applied);
      if (next === undefined) break;
      applied.add(next.key);
      current = applyEffect(scopeOf(next.context), current, next);
    }
    current = attachAsItEnters(run, intrinsicCounters(run, current));
  }
  return withoutForbiddenCounters(run, withExtraCounters(run, current));
}

/** 616.1c: what makes it enter as a copy comes before everything else; else the first found. */
function nextEffect(run: StepRun, entering: Entering, applied: ReadonlySet<string>): EntryEffect | undefined {
  const found = findEntryEffects(run, entering).filter(({ key }) => !applied.has(key));
  return found.find(({ entry }) => entry.some(isCopy)) ?? found[0];
}

const isCopy = (part: EntryModification): boolean => part.kind === 'as-copy';
const isCopyOfChoice = (part: EntryModification): boolean => part.kind === 'as-copy' && part.of.kind !== 'is';

function applyEffect(scope: EntryScope, entering: Entering, effect: EntryEffect): Entering {
  // "You may have this enter as a copy": nothing of it happens unless a copy was chosen.
  if (effect.entry.some(isCopyOfChoice) && entering.choices.copy === undefined) return entering;
  const start = effect.sacrifices === true ? sacrificesChosen(scope, entering) : entering;
  return effect.entry.reduce((each, part) => applyEntry(scope, each, part), start);
}

function sacrificesChosen(scope: EntryScope, entering: Entering): Entering {
  const sacrificed = chosenFor(scope, entering, { kind: 'card-type', type: 'creature' });
  return { ...entering, costs: { ...entering.costs, sacrificed } };
}

/** 303.4f: an Aura that enters otherwise than as a spell is attached to what its controller chooses. */
function attachAsItEnters(run: StepRun, entering: Entering): Entering {
  const { object, choices } = entering;
  const [chosen] = [choices.object ?? choices.player ?? []].flat();
  if (object.attachedTo !== undefined || chosen === undefined) return entering;
  if (!lookAhead(run.state, entering).object(object.id).subtypes.includes('Aura')) return entering;
  return { ...entering, object: { ...object, attachedTo: chosen } };
}

function withExtraCounters(run: StepRun, entering: Entering): Entering {
  const extra = Object.entries(entering.extraCounters);
  if (extra.length === 0) return entering;
  const counters = extra.reduce(
    (groups, [kind, count]) => addCounters(groups, kind, count, run.timestamp()),
    entering.object.counters,
  );
  return { ...entering, object: { ...entering.object, counters } };
}

/** 614.17d: an effect of its own that counters can't be put on it works as it enters. */
function withoutForbiddenCounters(run: StepRun, entering: Entering): Entering {
  const { object } = entering;
  if (object.counters.length === 0) return entering;
  const { restrictions } = lookAhead(run.state, entering).object(object.id);
  const isForbidden = restrictions.some(({ restriction }) => restriction === 'cannot-have-counters');
  return isForbidden ? { ...entering, object: { ...object, counters: [] } } : entering;
}

/** 614.12b: costs of all that enter together must be payable together; 614.13b: nothing is chosen twice. */
function payCosts(run: StepRun, entering: readonly Entering[]): void {
  const total = new Map<PlayerId, number>();
  for (const { object, costs } of entering) {
    const life = (total.get(object.controller) ?? 0) + costs.life;
    total.set(object.controller, life);
    if (costs.life > 0 && life > lifeOf(run, object.controller)) {
      refuse('cannot-pay', { source: object.card.name, cost: `${costs.life} life` }, '119.4');
    }
  }
  const moved = entering.flatMap(({ costs }) => [...costs.exiled, ...costs.sacrificed]);
  const twice = moved.find((id, index) => moved.indexOf(id) < index);
  if (twice !== undefined)
    refuse('illegal-choice', { source: twice, choice: 'object', value: twice }, '614.13b');

  for (const [player, life] of total) {
    if (life > 0) run.apply({ kind: 'set-life', player, life: lifeOf(run, player) - life });
  }
  for (const { object, costs } of entering) {
    putIntoZone(run, costs.exiled, 'exile', { exiledWith: object.id });
    putIntoZone(run, costs.sacrificed, 'graveyard');
    const timestamp = run.timestamp();
    for (const id of costs.turnedFaceDown) {
      run.apply({ kind: 'turn-face-down', object: id, as: 'effect', timestamp });
    }
  }
}

/** 613.7m: the active player's objects first, then those of the others in turn order; each in the order given. */
function inApnapOrder(run: StepRun, entering: readonly Entering[]): readonly Entering[] {
  const { players, activePlayer } = run.state;
  const active = players.findIndex(({ id }) => id === activePlayer);
  const place = (id: PlayerId) =>
    (players.findIndex((player) => player.id === id) - active + players.length) % players.length;
  return [...entering].sort((a, b) => place(a.object.controller) - place(b.object.controller));
}

/** Timestamps are given in that order, and before those of effects that begin with the object (613.7n). */
const stamped = (run: StepRun, entering: Entering): Entering => ({
  ...entering,
  object: { ...entering.object, timestamp: run.timestamp() },
});

function putOntoBattlefield(run: StepRun, { object, from, effects, keepsEffects }: Entering): void {
  if (from === undefined) run.apply({ kind: 'object-appears', object });
  else {
    const cleared = run.state.objects.has(from);
    const kept = keepsEffects === true ? { keepsEffects } : {};
    if (cleared) run.apply({ kind: 'zone-change', object: from, become: object, ...kept });
    else run.apply({ kind: 'object-appears', object });
  }
  for (const effect of effects) run.apply({ kind: 'effect-begins', effect });
}

/** What the document attaches must be legal there (303.4, 301.5). */
function checkAttachment(run: StepRun, id: ObjectId): void {
  const to = run.state.objects.get(id)?.attachedTo;
  if (to === undefined) return;
  const fault = attachmentFault(run.evaluation, id, to);
  if (fault !== undefined) refuse('illegal-attachment', { object: id, to }, fault);
}
