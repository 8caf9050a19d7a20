import type { Modification } from '../../abilities/modification.ts';
import type { CopiableValues } from '../../state/copiable-values.ts';
import type { ResolvedEffect } from '../../state/resolved-effect.ts';
import { effectId } from '../../vocabulary/ids.ts';
import type { EntryScope } from './apply-entry.ts';
import type { Entering } from './entering.ts';

/**
 * Lets an effect begin together with the object, for as long as the object exists. It is called like the object, or
 * like the step of the spell or ability that says so (611.2e). Made after the object, so that the object's own static
 * abilities have earlier timestamps (613.7n).
 */
export function withEffect(
  { run, context }: EntryScope,
  entering: Entering,
  content: {
    readonly parts: readonly Modification[];
    readonly copied: readonly (CopiableValues | undefined)[];
  },
): Entering {
  const { object, effects, resolution } = entering;
  const isByResolution = resolution !== undefined && context.source === resolution.source;
  const base: string = isByResolution ? resolution.id : object.id;
  const taken = [...run.state.effects, ...effects].map(({ id }) => String(id));
  let id = base;
  for (let count = 2; taken.includes(id); count++) id = `${base}#${count}`;
  const effect: ResolvedEffect = {
    id: effectId(id),
    source: isByResolution ? resolution.source : object.id,
    sourceName: isByResolution ? resolution.sourceName : object.card.name,
    controller: context.you,
    timestamp: run.timestamp(),
    affected: { kind: 'locked-in', objects: [object.id] },
    condition: undefined,
    ...content,
    duration: { kind: 'while-object-exists', object: object.id },
    sinceStep: run.step,
  };
  return { ...entering, effects: [...effects, effect] };
}
