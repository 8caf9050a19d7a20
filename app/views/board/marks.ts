import type { GameObject, Sentences, Trace } from '../../../engine/index.ts';
import { objectId } from '../../../engine/index.ts';

/** What is so of a permanent besides its characteristics: in combat, by a designation, or with stickers on it. */
export type TileMark =
  | { readonly kind: 'attacking' | 'blocking'; readonly what: string | undefined }
  | { readonly kind: 'designation'; readonly what: string }
  | { readonly kind: 'stickers'; readonly count: number };

/** The marks of one object, combat first. What is attacked or blocked is called by its name. */
export function marksOf(trace: Trace, object: GameObject, sentences: Sentences): readonly TileMark[] {
  const { state } = trace.evaluation;
  const nameOf = (id: string): string =>
    state.objects.has(objectId(id)) ? sentences.objectName(state, objectId(id)) : id;
  const { attackers, blockers } = state.combat;
  const stickers = object.stickers ?? [];
  return [
    ...attackers
      .filter((attack) => attack.object === object.id)
      .map(({ attacking }) => ({
        kind: 'attacking' as const,
        what: attacking === undefined ? undefined : nameOf(attacking),
      })),
    ...blockers
      .filter(({ blocker }) => blocker === object.id)
      .map(({ attacker }) => ({ kind: 'blocking' as const, what: nameOf(attacker) })),
    ...object.designations.map((what) => ({ kind: 'designation' as const, what })),
    ...(stickers.length === 0 ? [] : [{ kind: 'stickers' as const, count: stickers.length }]),
  ];
}
