import type {
  CounterSpellEvent,
  EventCause,
  LifeEvent,
  TurnFaceUpEvent,
  WouldBeEvent,
} from '../../replacement/event.ts';
import type { ContainedEvents } from '../../replacement/game.ts';
import type { PlayerId } from '../../vocabulary/ids.ts';
import { putOntoBattlefield, stampedTogether } from '../entering/enter-together.ts';
import { lifeOf } from '../resolving/players.ts';
import type { StepRun } from '../step-run.ts';
import { inTimestampOrder } from '../timestamp-order.ts';
import { endGameFor } from './end-of-game.ts';
import { performDraw, performMill } from './perform-cards.ts';
import { performDamage } from './perform-damage.ts';
import { tokensEntering } from './perform-tokens.ts';
import { performZoneChanges } from './perform-zone-changes.ts';

/** Events that nothing modifies any more happen, all at the same time. Returns what they contain (616.1g). */
export function perform(run: StepRun, events: readonly WouldBeEvent[]): readonly ContainedEvents[] {
  const entering = events.flatMap((event) => (event.kind === 'enter' ? [event.entering] : []));
  if (entering.length > 0) putOntoBattlefield(run, entering);
  const moving = events.flatMap((event) => (event.kind === 'change-zone' ? [event] : []));
  if (moving.length > 0) performZoneChanges(run, moving);
  const turning = inTimestampOrder(
    run,
    events.filter((event) => event.kind === 'turn-face-up'),
    ({ object }) => ({ id: object, player: run.evaluation.object(object).controller }),
  );
  for (const event of turning) turnFaceUp(run, event);
  const contained = events.flatMap((event, of) => performOne(run, event).map((each) => ({ of, ...each })));
  endGameFor(run, events);
  return withTimestamps(run, contained);
}

/** What enters by events that are carried out together, as tokens do, enters at the same time (613.7m). */
function withTimestamps(run: StepRun, contained: readonly ContainedEvents[]): readonly ContainedEvents[] {
  const entering = contained.flatMap(({ events }) =>
    events.flatMap((event) => (event.kind === 'enter' ? [event.entering] : [])),
  );
  if (entering.length === 0) return contained;
  const stamped = new Map(stampedTogether(run, entering).map((each) => [each.object.id, each]));
  return contained.map((each) => ({
    ...each,
    events: each.events.map((event) =>
      event.kind === 'enter'
        ? { ...event, entering: stamped.get(event.entering.object.id) ?? event.entering }
        : event,
    ),
  }));
}

type Contained = Omit<ContainedEvents, 'of'>;

function performOne(run: StepRun, event: WouldBeEvent): readonly Contained[] {
  switch (event.kind) {
    // Done together before.
    case 'enter':
    case 'change-zone':
    case 'turn-face-up':
      return [];
    case 'deal-damage':
      return performDamage(run, event);
    case 'draw':
      return performDraw(run, event);
    case 'mill':
      return performMill(run, event);
    case 'create-tokens':
      return [{ events: tokensEntering(run, event) }];
    case 'put-counters': {
      const { on, counter, count } = event;
      run.apply({ kind: 'put-counters', on, counter, count, timestamp: run.timestamp() });
      return [];
    }
    case 'destroy': {
      const { object, cause } = event;
      if (!run.state.objects.has(object)) return [];
      return [{ events: [moved('destroyed', cause, object)], isListed: true }];
    }
    case 'counter-spell':
      return [{ events: leavingTheStack(run, event), isListed: true }];
    case 'discard': {
      run.touch(event, [event.card]);
      return [
        { events: [{ ...moved('discarded', event.cause, event.card), by: event.player }], isListed: true },
      ];
    }
    case 'gain-life':
    case 'lose-life':
      changeLife(run, event);
      return [];
    case 'untap':
      run.apply({ kind: 'untap', object: event.object });
      return [];
    case 'player-event':
      if (event.what !== 'pay-life') return [];
      return [{ events: [{ kind: 'lose-life', player: event.player, amount: event.amount, cause: 'cost' }] }];
    // Nothing of the state shows that they happened.
    case 'begin':
    case 'add-mana':
    case 'object-event':
      return [];
  }
}

function turnFaceUp(run: StepRun, { object, counters, effects = [], attachedTo }: TurnFaceUpEvent): void {
  run.apply({ kind: 'turn-face-up', object, timestamp: run.timestamp() });
  if (attachedTo !== undefined)
    run.apply({ kind: 'attach', object, to: attachedTo, timestamp: run.timestamp() });
  for (const effect of effects) run.apply({ kind: 'effect-begins', effect });
  for (const { counter, count } of counters)
    run.apply({ kind: 'put-counters', on: object, counter, count, timestamp: run.timestamp() });
}

/** 701.6a: without resolving; onto the battlefield under the control of whoever counters it, if that is said. */
function leavingTheStack(
  run: StepRun,
  { object, by, to, place }: CounterSpellEvent,
): readonly WouldBeEvent[] {
  if (run.state.objects.get(object)?.zone !== 'stack') return [];
  if (to === 'battlefield') return by === undefined ? [] : run.entering(object, by);
  const where = place === undefined ? { to } : { to, place };
  return [{ kind: 'change-zone', object, as: 'put', cause: 'effect', ...where }];
}

const moved = (
  as: 'destroyed' | 'discarded',
  cause: EventCause,
  object: Extract<WouldBeEvent, { kind: 'change-zone' }>['object'],
): Extract<WouldBeEvent, { kind: 'change-zone' }> => ({
  kind: 'change-zone',
  object,
  to: 'graveyard',
  as,
  cause,
});

function changeLife(run: StepRun, { kind, player, amount }: LifeEvent): void {
  const change = kind === 'gain-life' ? amount : -amount;
  setLifeTo(run, player, lifeOf(run, player) + change);
}

function setLifeTo(run: StepRun, player: PlayerId, life: number): void {
  if (life !== lifeOf(run, player)) run.apply({ kind: 'set-life', player, life });
}
