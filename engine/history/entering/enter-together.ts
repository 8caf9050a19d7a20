import type { Entering } from '../../replacement/entering/entering.ts';
import { lookAhead } from '../../replacement/entering/overlay.ts';
import { addCounters } from '../../state/counter-groups.ts';
import type { GameObject } from '../../state/game-object.ts';
import { attachmentFault } from '../../state-based-actions/attachment-fault.ts';
import { enteringProtector } from '../../state-based-actions/battle-protectors.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { payLife } from '../happening/pay-life.ts';
import { refuse } from '../refusal.ts';
import { lifeOf } from '../resolving/players.ts';
import type { StepRun } from '../step-run.ts';
import { controlledInOrder, inTimestampOrder } from '../timestamp-order.ts';
import { needsLookAhead } from './needs-look-ahead.ts';

/**
 * Lets objects enter the battlefield at the same time (CR 614.12), as the effects on how they enter have it; none of the
 * objects sees the others.
 */
export function enterTogether(run: StepRun, entering: readonly Entering[]): void {
  run.happen(stampedTogether(run, entering).map((each) => ({ kind: 'enter', entering: each })));
}

/** What enters at the same time, with timestamps in their order (613.7m). */
export const stampedTogether = (run: StepRun, entering: readonly Entering[]): readonly Entering[] =>
  inTimestampOrder(run, entering, ({ object: { id, controller } }) => ({ id, player: controller })).map(
    (each) => stamped(run, each),
  );

/** Puts onto the battlefield what enters, now that it is known how: what is paid and moved for it comes first (614.12a). */
export function putOntoBattlefield(run: StepRun, entering: readonly Entering[]): void {
  const ready = entering.map((each) => withExtraCounters(run, attachAsItEnters(run, each)));
  const arriving = ready.flatMap(({ from }) => from ?? []);
  run.whileArriving(arriving, () => payCosts(run, ready));
  for (const each of ready) put(run, each);
  for (const { object } of ready) {
    checkAttachment(run, object.id);
    chooseProtector(run, object);
  }
}

/** 303.4f: an Aura that enters otherwise than as a spell is attached to what its controller chooses. */
function attachAsItEnters(run: StepRun, entering: Entering): Entering {
  const { object, choices } = entering;
  const [chosen] = [choices.object ?? choices.player ?? []].flat();
  if (object.attachedTo !== undefined || chosen === undefined) return entering;
  if (!needsLookAhead(run.state, entering)) return entering;
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
  const moved = entering.flatMap(({ costs }) => [
    ...costs.exiled,
    ...costs.sacrificed,
    ...(costs.discarded ?? []),
  ]);
  const twice = moved.find((id, index) => moved.indexOf(id) < index);
  if (twice !== undefined)
    refuse('illegal-choice', { source: twice, choice: 'object', value: twice }, '614.13b');

  const paid = [...total].filter(([, life]) => life > 0);
  for (const [player, amount] of paid) payLife(run, player, amount, entering[0]?.object.card.name ?? '');
  const base = { kind: 'change-zone', cause: 'effect' } as const;
  for (const { object, costs } of entering) {
    run.happen([
      ...costs.exiled.map(
        (id) => ({ ...base, object: id, to: 'exile', as: 'put', exiledWith: object.id }) as const,
      ),
      ...costs.sacrificed.map((id) => ({ ...base, object: id, to: 'graveyard', as: 'sacrificed' }) as const),
    ]);
    run.happen(
      (costs.discarded ?? []).map((card) => ({
        kind: 'discard',
        player: object.controller,
        card,
        by: object.controller,
        cause: 'effect',
      })),
    );
    for (const id of controlledInOrder(run, costs.turnedFaceDown)) {
      run.apply({ kind: 'turn-face-down', object: id, as: 'effect', timestamp: run.timestamp() });
    }
  }
}

/** An object gets its timestamp before those of effects that begin with the object (613.7n). */
const stamped = (run: StepRun, entering: Entering): Entering => ({
  ...entering,
  object: { ...entering.object, timestamp: run.timestamp() },
});

function put(run: StepRun, { object, from, effects, keepsEffects }: Entering): void {
  if (from === undefined) run.apply({ kind: 'object-appears', object });
  else {
    const cleared = run.state.objects.has(from);
    const kept = keepsEffects === true ? { keepsEffects } : {};
    if (cleared) run.apply({ kind: 'zone-change', object: from, become: object, ...kept });
    else run.apply({ kind: 'object-appears', object });
  }
  for (const effect of effects) run.apply({ kind: 'effect-begins', effect });
}

/** 310.9a: its controller chooses who protects a battle. */
function chooseProtector(run: StepRun, { id, card }: GameObject): void {
  if (!card.faces.some(({ cardTypes }) => cardTypes.includes('battle'))) return;
  const player = enteringProtector(run.evaluation, id);
  if (player !== undefined) run.apply({ kind: 'choose-protector', object: id, player });
}

/** What the document attaches must be legal there (303.4, 301.5). */
function checkAttachment(run: StepRun, id: ObjectId): void {
  const to = run.state.objects.get(id)?.attachedTo;
  if (to === undefined) return;
  const fault = attachmentFault(run.evaluation, id, to);
  if (fault !== undefined) refuse('illegal-attachment', { object: id, to }, fault);
}
