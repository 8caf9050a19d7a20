import type { EvaluatedObject, ObjectId, Sentences, Trace } from '../../engine/index.ts';

/** Names of the objects whose values differ between two evaluations; what came or went counts too. */
export function changedObjects(before: Trace, after: Trace, sentences: Sentences): readonly string[] {
  const [old, now] = [before.evaluation, after.evaluation];
  const ids = new Set<ObjectId>([...old.state.objects.keys(), ...now.state.objects.keys()]);
  return [...ids].flatMap((id) => {
    const isNow = now.state.objects.has(id);
    const wasThere = old.state.objects.has(id);
    if (isNow && wasThere && valuesOf(old.object(id)) === valuesOf(now.object(id))) return [];
    return [sentences.objectName(isNow ? now.state : old.state, id)];
  });
}

const valuesOf = (object: EvaluatedObject): string =>
  JSON.stringify([
    object.names,
    object.manaCost,
    object.colors,
    object.supertypes,
    object.cardTypes,
    object.subtypes,
    object.hasAllCreatureTypes,
    object.power,
    object.toughness,
    object.loyalty,
    object.defense,
    object.controller,
    object.abilities.map(({ ability }) => ability),
    object.restrictions.map(({ restriction }) => restriction),
  ]);
