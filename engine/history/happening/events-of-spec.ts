import { TURN_PARTS, type TurnPart } from '../../abilities/event-pattern.ts';
import type { Entry } from '../../document/board-document.ts';
import type { DamageSpec, EventAction, EventSpec, PlayerPart, ZoneSpec } from '../../document/event-spec.ts';
import type { EventCause, WouldBeEvent } from '../../replacement/event.ts';
import { isPlayer } from '../../state/edit-state.ts';
import { ZONES } from '../../vocabulary/zones.ts';
import { stampedTogether } from '../entering/enter-together.ts';
import { returningAll } from '../entering/entering.ts';
import { refuse } from '../refusal.ts';
import type { StepRun } from '../step-run.ts';
import { enteringCard } from '../steps/enter.ts';
import { cardOfToken } from '../steps/token.ts';

/** The events that the document says would happen, all at the same time. Refuses the step for what isn't there. */
export function eventsOfSpec(run: StepRun, action: EventAction): readonly WouldBeEvent[] {
  const { event: spec, id, cause = 'effect' } = action;
  const names = { base: id, given: [] };
  if ('damage' in spec) return list(spec.damage).map((each) => damageOf(run, each));
  if ('enter' in spec) return entriesOf(run, spec.enter);
  if ('zone' in spec) return zoneOf(run, spec.zone, action);
  if ('tokens' in spec) {
    const { controller, n, token } = spec.tokens;
    const player = run.player(controller);
    const { card, face } = cardOfToken(run, token);
    const batch = {
      count: n,
      card,
      face,
      isTapped: token.tapped ?? false,
      choices: token.choices ?? action.choices ?? {},
      names: { base: `${id}-token`, given: [] },
    };
    return [{ kind: 'create-tokens', controller: player, by: player, batches: [batch], cause }];
  }
  if ('draw' in spec) {
    const draw = {
      kind: 'draw',
      player: run.player(spec.draw.player),
      count: spec.draw.n,
      cause,
      names,
    } as const;
    return [cause === 'turn-based' ? { ...draw, isFirstInDrawStep: true } : draw];
  }
  if ('mill' in spec)
    return [{ kind: 'mill', player: run.player(spec.mill.player), count: spec.mill.n, names }];
  return [plainEvent(run, spec, cause, action.choices)];
}

type PlainSpec = Exclude<
  EventSpec,
  | { damage: unknown }
  | { enter: unknown }
  | { zone: unknown }
  | { tokens: unknown }
  | { draw: unknown }
  | { mill: unknown }
>;

function plainEvent(
  run: StepRun,
  spec: PlainSpec,
  cause: EventCause,
  choices: EventAction['choices'] = {},
): WouldBeEvent {
  if ('counters' in spec) {
    const { on, kind: counter, n: count, by } = spec.counters;
    const to = run.objectOrPlayer(on);
    return {
      kind: 'put-counters',
      on: to,
      counter,
      count,
      by: by === undefined ? undefined : run.player(by),
      cause,
    };
  }
  if ('destroy' in spec) {
    const { id, noRegen } = spec.destroy;
    return { kind: 'destroy', object: run.existingPermanent(id).id, canRegenerate: noRegen !== true, cause };
  }
  if ('counterSpell' in spec) {
    const { id, by } = spec.counterSpell;
    const object = run.object(id);
    if (object.zone !== 'stack') refuse('wrong-zone', { object: id, zone: object.zone });
    const who = by === undefined ? undefined : run.player(by);
    return { kind: 'counter-spell', object: object.id, by: who, to: 'graveyard' };
  }
  if ('die' in spec) {
    const object = run.existingPermanent(spec.die.id).id;
    return { kind: 'change-zone', object, to: 'graveyard', as: 'put', cause };
  }
  if ('gainLife' in spec) {
    const { player, n } = spec.gainLife;
    return { kind: 'gain-life', player: run.player(player), amount: n, cause };
  }
  if ('loseLife' in spec) {
    const { player, n } = spec.loseLife;
    return { kind: 'lose-life', player: run.player(player), amount: n, cause };
  }
  if ('discard' in spec) {
    const { player, card, by } = spec.discard;
    const who = by === undefined ? undefined : run.player(by);
    return { kind: 'discard', player: run.player(player), card: run.object(card).id, by: who, cause };
  }
  if ('turnStep' in spec)
    return { kind: 'begin', player: run.player(spec.turnStep.player), what: partOf(spec.turnStep) };
  if ('untap' in spec) {
    const object = run.existingPermanent(spec.untap.id);
    const inStepOf = cause === 'turn-based' ? run.evaluation.object(object.id).controller : undefined;
    return { kind: 'untap', object: object.id, inStepOf };
  }
  if ('turnFaceUp' in spec)
    return {
      kind: 'turn-face-up',
      object: run.existingPermanent(spec.turnFaceUp.id).id,
      counters: [],
      choices,
    };
  if ('addMana' in spec) {
    const { player, mana, from } = spec.addMana;
    return {
      kind: 'add-mana',
      player: run.player(player),
      mana,
      from: from === undefined ? undefined : run.object(from).id,
    };
  }
  if ('rollDie' in spec) {
    const { player, n = 1 } = spec.rollDie;
    return { kind: 'player-event', what: 'roll-dice', player: run.player(player), amount: n };
  }
  if ('skip' in spec) {
    const part = partOf(spec.skip);
    return { kind: 'player-event', what: 'skip', player: run.player(spec.skip.player), amount: 1, part };
  }
  const [what, { player }] =
    'lose' in spec ? (['lose-game', spec.lose] as const) : (['win-game', spec.win] as const);
  return { kind: 'player-event', what, player: run.player(player), amount: 1 };
}

const list = <T>(one: T | readonly T[]): readonly T[] => (Array.isArray(one) ? one : [one as T]);

function damageOf(run: StepRun, { source, to, amount, combat }: DamageSpec): WouldBeEvent {
  const recipient = run.objectOrPlayer(to);
  if (!isPlayer(run.state, recipient)) run.existingPermanent(to);
  return {
    kind: 'deal-damage',
    source: run.object(source).id,
    to: recipient,
    amount,
    isCombat: combat ?? false,
  };
}

function entriesOf(run: StepRun, entries: Entry | readonly Entry[]): readonly WouldBeEvent[] {
  const entering = list(entries).map((entry) => enteringCard(run, entry));
  return stampedTogether(run, entering).map((each) => ({ kind: 'enter', entering: each }));
}

function zoneOf(
  run: StepRun,
  { id, to, controller, choices }: ZoneSpec,
  action: EventAction,
): readonly WouldBeEvent[] {
  const object = run.object(id);
  const zone = ZONES.find((each) => each === to);
  if (zone === undefined) refuse('malformed-step', { field: 'to', expected: ZONES.join(', '), found: to });
  if (zone !== 'battlefield')
    return [{ kind: 'change-zone', object: object.id, to: zone, as: 'put', cause: action.cause ?? 'effect' }];
  const how = {
    controller: controller === undefined ? object.owner : run.player(controller),
    choices: choices ?? action.choices ?? {},
  };
  return stampedTogether(run, returningAll(run, object, how)).map((entering) => ({
    kind: 'enter',
    entering,
  }));
}

/** "draw" is the draw step. */
function partOf({ what }: PlayerPart): TurnPart {
  const found = TURN_PARTS.find(
    (part) => part === what || part === `${what} step` || part === `${what} phase`,
  );
  return found ?? refuse('malformed-step', { field: 'what', expected: TURN_PARTS.join(', '), found: what });
}
