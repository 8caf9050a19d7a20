import type { Affected, EventPattern } from '../../abilities/event-pattern.ts';
import type { Instruction } from '../../abilities/instruction.ts';
import type { EventReplacement, ReplacementEffectDefinition } from '../../abilities/replacement-effect.ts';
import type { Selector } from '../../abilities/selector.ts';
import { isPlayer } from '../../state/edit-state.ts';
import { chosenObjects } from '../../vocabulary/choices.ts';
import { type ObjectId, objectId, type PlayerId } from '../../vocabulary/ids.ts';
import { numberOf, objectAt, selected } from './ask.ts';
import { activeDuration, beginEffect } from './continuous-effect.ts';
import { divided, inOrder } from './divide.ts';
import { fixReferences } from './fix-references.ts';
import { replacementWords } from './replacement-words.ts';
import type { Resolution } from './resolution.ts';

type ReplacementInstruction = Extract<Instruction, { kind: 'replacement-effect' }>;

/**
 * Creates a replacement or prevention effect (614.3, 615.3): with targets and choices put in, numbers computed, and so much
 * of it as its limit says. "Each of …" gives every one of them a shield of its own now (615.11).
 */
export function createReplacementEffect(
  resolution: Resolution,
  instruction: ReplacementInstruction,
  after: readonly Instruction[] = [],
): void {
  const { effect } = instruction;
  if (effect.kind === 'other') {
    resolution.run.note({ kind: 'not-carried-out', words: replacementWords(resolution, instruction) });
    return;
  }
  for (const definition of definitionsOf(resolution, effect))
    begin(resolution, instruction, definition, after);
}

function begin(
  resolution: Resolution,
  instruction: ReplacementInstruction,
  definition: ReplacementEffectDefinition,
  after: readonly Instruction[],
): void {
  const left = limitOf(resolution, definition);
  if (left !== undefined && left <= 0) return;
  const replacement = {
    definition,
    choices: resolution.choices,
    ...(left === undefined ? {} : { left }),
    ...(after.length === 0 ? {} : { after: fixReferences(after, resolution) }),
  };
  const content = {
    affected: { kind: 'locked-in', objects: [] },
    parts: [],
    copied: [],
    replacement,
  } as const;
  beginEffect(resolution, content, activeDuration(resolution, instruction.duration));
}

function limitOf(resolution: Resolution, definition: ReplacementEffectDefinition): number | undefined {
  if (definition.kind === 'regenerate') return 1;
  if (definition.kind !== 'replace') return undefined;
  switch (definition.limit?.kind) {
    case 'next':
      return definition.limit.times;
    case 'next-damage':
      return numberOf(resolution, definition.limit.amount);
    default:
      return undefined;
  }
}

function definitionsOf(
  resolution: Resolution,
  effect: ReplacementEffectDefinition,
): readonly ReplacementEffectDefinition[] {
  if (effect.kind === 'regenerate') {
    const object = objectAt(resolution, effect.what);
    return object === undefined ? [] : [{ kind: 'regenerate', what: { kind: 'object', id: object } }];
  }
  if (effect.kind !== 'replace') return [fixReferences(effect, resolution)];
  const { event } = effect;
  const shield = effect.limit?.kind === 'next-damage' ? effect.limit : undefined;
  if (shield?.divided === true && event.kind === 'deal-damage' && event.to?.objects !== undefined) {
    const receivers = inOrder(resolution, [
      ...selected(resolution, event.to.objects),
      ...targetedPlayers(resolution, event.to.objects),
    ]);
    return divided(resolution, numberOf(resolution, shield.amount), receivers).map(([one, amount]) =>
      fixed(
        resolution,
        { ...effect, limit: { kind: 'next-damage', amount } },
        { ...event, to: only(resolution, one) },
      ),
    );
  }
  if (shield?.each === true && event.kind === 'deal-damage' && event.to?.objects !== undefined) {
    const each = selected(resolution, event.to.objects);
    const players = targetedPlayers(resolution, event.to.objects);
    return [...each, ...players].map((one) =>
      fixed(resolution, effect, { ...event, to: only(resolution, one) }),
    );
  }
  return [fixed(resolution, effect, event)];
}

/** The tree with what is settled by now put in; what only the event will know stays. */
function fixed(resolution: Resolution, effect: EventReplacement, event: EventPattern): EventReplacement {
  return fixReferences(
    { ...effect, event: fixedPattern(resolution, event), instead: insteadOf(resolution, effect) },
    resolution,
  );
}

function insteadOf(resolution: Resolution, { instead }: EventReplacement): EventReplacement['instead'] {
  return instead.kind === 'redirect' ? { ...instead, to: fixedAffected(resolution, instead.to) } : instead;
}

function fixedPattern(resolution: Resolution, event: EventPattern): EventPattern {
  switch (event.kind) {
    case 'any-of':
      return { ...event, of: event.of.map((each) => fixedPattern(resolution, each)) };
    case 'deal-damage':
      return {
        ...event,
        ...(event.to === undefined ? {} : { to: fixedAffected(resolution, event.to) }),
        ...(event.by?.isChosen === true
          ? { by: { ...event.by, what: ofChoice(resolution, event.by.what) } }
          : {}),
      };
    case 'put-counters':
      return { ...event, on: fixedAffected(resolution, event.on) };
    default:
      return event;
  }
}

/** "any target" may be a player, whom no selector finds. */
function fixedAffected(resolution: Resolution, affected: Affected): Affected {
  if (affected.objects === undefined) return affected;
  const [player] = targetedPlayers(resolution, affected.objects);
  return player === undefined ? affected : { players: { kind: 'player', id: player }, ...affected };
}

function targetedPlayers({ run, targets }: Resolution, selector: Selector): readonly PlayerId[] {
  const mentioned =
    selector.kind === 'targets'
      ? targets
      : selector.kind === 'any-of'
        ? selector.of.flatMap((each) => (each.kind === 'targets' ? targets : []))
        : selector.kind === 'is' && selector.object.kind === 'target'
          ? [targets[selector.object.index] ?? []].flat()
          : [];
  return mentioned.filter((id): id is PlayerId => isPlayer(run.state, id));
}

function only({ run }: Resolution, one: ObjectId | PlayerId): Affected {
  if (isPlayer(run.state, one)) return { players: { kind: 'player', id: one } };
  return { objects: { kind: 'is', object: { kind: 'object', id: one } } };
}

/** "a source of your choice": that object, and only as long as it fits the description (609.7b, 615.9). */
function ofChoice(resolution: Resolution, what: Selector): Selector {
  const [chosen] = chosenObjects(resolution);
  if (chosen === undefined)
    resolution.run.warn('missing-choice', { source: resolution.sourceName, choice: 'object' });
  const id = chosen ?? objectId('');
  return { kind: 'all-of', of: [what, { kind: 'is', object: { kind: 'object', id } }] };
}
