import { objectOf } from '../state/edit-state.ts';
import type { ResolvedEffect } from '../state/resolved-effect.ts';
import { effectId, type ObjectId } from '../vocabulary/ids.ts';
import { footprintOf } from './footprint.ts';
import type { StepRun } from './step-run.ts';

/**
 * Effects of an object's static abilities that go on until end of turn after it leaves, because they say so. They keep
 * their timestamp, and go on asking to what they apply (611.3a).
 */
export function lingeringEffects(run: StepRun, id: ObjectId): readonly ResolvedEffect[] {
  const object = objectOf(run.state, id);
  if (object.zone !== 'battlefield' || !footprintOf(object.card).lingers) return [];
  const { abilities, controller, names } = run.evaluation.object(object.id);
  return abilities.flatMap(({ ability, timestamp }) =>
    ability.kind !== 'static'
      ? []
      : ability.effects
          .filter((effect) => effect.continuesUntilEndOfTurn === true)
          .map((effect, index) => ({
            id: effectId(index === 0 ? object.id : `${object.id}#${index + 1}`),
            source: undefined,
            sourceName: names[0] ?? object.card.name,
            controller,
            timestamp,
            affected: { kind: 'open' as const, selector: effect.appliesTo },
            condition: effect.condition,
            parts: effect.parts,
            copied: effect.parts.map(() => undefined),
            duration: { kind: 'until-end-of-turn' as const },
            sinceStep: run.step,
          })),
  );
}
