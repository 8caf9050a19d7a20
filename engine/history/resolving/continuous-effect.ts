import type { Duration } from '../../abilities/duration.ts';
import type { Instruction } from '../../abilities/instruction.ts';
import { layerOf, type Modification } from '../../abilities/modification.ts';
import type { Selector } from '../../abilities/selector.ts';
import { conditionHoldsOn } from '../../layers/conditions.ts';
import type { CopiableValues } from '../../state/copiable-values.ts';
import type { ActiveDuration, AffectedObjects, ResolvedEffect } from '../../state/resolved-effect.ts';
import { type EffectId, effectId, type ObjectId } from '../../vocabulary/ids.ts';
import type { StepRun } from '../step-run.ts';
import { playerAt, selected } from './ask.ts';
import { fixReferences } from './fix-references.ts';
import { lockedParts } from './locked-parts.ts';
import type { Resolution } from './resolution.ts';
import { warnOfUnchosenWords } from './unchosen-words.ts';

type ContinuousEffectInstruction = Extract<Instruction, { kind: 'continuous-effect' }>;

/**
 * Creates the continuous effect of a resolution (CR 611.2). Parts that change characteristics or control apply to the
 * objects that match now (611.2c); the other parts go on asking which objects match. Returns the objects that match.
 */
export function createContinuousEffect(
  resolution: Resolution,
  instruction: ContinuousEffectInstruction,
): readonly ObjectId[] {
  const objects = selected(resolution, instruction.appliesTo);
  const from = fixReferences(instruction.appliesTo, resolution);
  warnOfUnchosenWords(resolution, instruction.parts);
  const duration = activeDuration(resolution, instruction.duration);
  const begin = (affected: AffectedObjects, parts: readonly Modification[], of?: ObjectId): void => {
    if (parts.length > 0)
      beginEffect(
        resolution,
        {
          affected,
          ...lockedParts(resolution, parts, of),
          ...(parts.some(hasVariable) ? { fixedNumbers: true } : {}),
        },
        duration,
        instruction,
      );
  };
  const locked = (ids: readonly ObjectId[]): AffectedObjects => ({ kind: 'locked-in', objects: ids, from });

  const { lockedIn, open } = splitParts(instruction.parts, from);
  if (objects.length > 1 && mentionsAffected(lockedIn)) {
    for (const id of objects) begin(locked([id]), lockedIn, id);
  } else {
    begin(locked(objects), lockedIn, objects[0]);
  }
  begin({ kind: 'open', selector: from }, open);
  return objects;
}

/** 611.2c speaks of effects that change characteristics or control; a named object stays the same for either sort. */
function splitParts(
  parts: readonly Modification[],
  from: Selector,
): { readonly lockedIn: readonly Modification[]; readonly open: readonly Modification[] } {
  if (namesObjects(from)) return { lockedIn: parts, open: [] };
  const isOpen = (part: Modification) => ['players', 'rules'].includes(layerOf(part, false));
  return { lockedIn: parts.filter((part) => !isOpen(part)), open: parts.filter(isOpen) };
}

/** Whether it can never match anything but certain objects. */
function namesObjects(selector: Selector): boolean {
  switch (selector.kind) {
    case 'is':
      return true;
    case 'any-of':
      return selector.of.every(namesObjects);
    case 'all-of':
      return selector.of.some(namesObjects);
    default:
      return false;
  }
}

const mentionsAffected = (tree: unknown): boolean => {
  if (typeof tree !== 'object' || tree === null) return false;
  if ('kind' in tree && tree.kind === 'affected') return true;
  // What an object does with an ability that it is given is said of the ability's object.
  if ('kind' in tree && tree.kind === 'add-ability') return false;
  return Object.values(tree).some(mentionsAffected);
};

/** Whether a number of the part is to be worked out (611.2d), and not written in its text. */
function hasVariable(part: Modification): boolean {
  switch (part.kind) {
    case 'set-base-power-toughness':
    case 'modify-power-toughness':
      return typeof part.power === 'object' || typeof part.toughness === 'object';
    case 'add-ability':
      return typeof part.times === 'object';
    case 'set-maximum-hand-size':
      return typeof part.to === 'object';
    case 'modify-maximum-hand-size':
    case 'increase-devotion':
      return typeof part.by === 'object';
    default:
      return false;
  }
}

/** What an effect is made of, besides what follows from the resolution. */
export interface EffectContent {
  readonly affected: AffectedObjects;
  readonly parts: readonly Modification[];
  readonly copied: readonly (CopiableValues | undefined)[];
  readonly fixedNumbers?: true;
  readonly waitsFor?: Selector;
  readonly replacement?: ResolvedEffect['replacement'] & object;
}

/** Lets an effect begin, unless what it was to last for is over already (611.2b). */
export function beginEffect(
  resolution: Resolution,
  content: EffectContent,
  duration: ActiveDuration,
  { condition }: Pick<ContinuousEffectInstruction, 'condition'> = {},
): void {
  const { run } = resolution;
  const effect: ResolvedEffect = {
    id: nextEffectId(run, resolution.id),
    source: resolution.source,
    sourceName: resolution.sourceName,
    controller: resolution.controller,
    timestamp: run.timestamp(),
    condition: condition === undefined ? undefined : fixReferences(condition, resolution),
    ...content,
    ...(resolution.ability === undefined ? {} : { ability: resolution.ability }),
    duration,
    ...(resolution.byPermission === true ? { byPermission: true } : {}),
    sinceStep: run.step,
  };
  if (isOver(run, effect)) run.neverBegan(effect);
  else run.apply({ kind: 'effect-begins', effect });
}

/** Whether an effect lasts "for as long as" something that is no longer so (611.2b). */
export function isOver(run: Pick<StepRun, 'evaluation'>, effect: ResolvedEffect): boolean {
  if (effect.duration.kind !== 'for-as-long-as') return false;
  const context = { source: effect.source, you: effect.controller };
  return !conditionHoldsOn(run.evaluation, effect.duration.condition, context);
}

/** `id`, `id#2`, `id#3` … : the effects of one resolution in the order of their creation. */
function nextEffectId(run: StepRun, base: string): EffectId {
  const taken = new Set<string>(
    [...run.state.effects, ...run.ended.map((each) => each.effect)].map(({ id }) => id),
  );
  let id = base;
  for (let count = 2; taken.has(id); count++) id = `${base}#${count}`;
  return effectId(id);
}

export function activeDuration(resolution: Resolution, duration: Duration): ActiveDuration {
  switch (duration.kind) {
    case 'until-end-of-turn':
    case 'until-end-of-combat':
    case 'until-end-of-game':
      return duration;
    case 'until-next-turn':
    case 'until-next-untap-step':
    case 'until-next-upkeep':
      return { kind: duration.kind, of: playerAt(resolution, duration.of) };
    case 'until-end-of-next-turn':
      return {
        kind: duration.kind,
        of: playerAt(resolution, duration.of),
        since: resolution.run.state.turn,
      };
    case 'for-as-long-as':
      return { kind: 'for-as-long-as', condition: fixReferences(duration.condition, resolution) };
  }
}
