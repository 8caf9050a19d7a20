import type { DependencyReason, DependencyWitness } from '../../layers/observer.ts';
import type { ResolvedModification } from '../../layers/resolved-modification.ts';
import { valueWitness } from '../../layers/witness.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import type { Layer } from '../../vocabulary/layers.ts';
import type { EffectText, KnownEffect } from './known-effect.ts';
import type { LiteralBoard } from './literal-board.ts';
import { affectedOn, applyOn, existenceOn, resolvedParts } from './signature.ts';

export interface FoundDependency {
  readonly because: DependencyReason;
  readonly witness: DependencyWitness;
}

/** Everything of an effect that another effect might change (613.8a b). */
interface Signature {
  readonly text: string;
  readonly affected: readonly ObjectId[];
  readonly does: readonly (readonly ResolvedModification[])[];
}

/**
 * For each of the effects, which others it depends on (613.8a): found by applying just that other's parts in the layer
 * to a copy of the board and comparing what the first is before and after. All must exist on the board.
 */
export function dependenciesOf(
  board: LiteralBoard,
  effects: readonly KnownEffect[],
  layer: Layer,
): (FoundDependency | undefined)[][] {
  const boards = effects.map((effect) => boardAfter(board, effect, layer));
  return effects.map((a) => {
    const now = signatureOn(board, a, layer);
    return effects.map((b, index) => {
      const after = boards[index];
      return a === b || after === undefined ? undefined : difference(a, now, signatureOn(after, a, layer));
    });
  });
}

function difference(
  a: KnownEffect,
  now: Signature | undefined,
  then: Signature | undefined,
): FoundDependency | undefined {
  if (now === undefined) return undefined;
  if (then === undefined)
    return {
      because: 'existence',
      witness: { kind: 'existence', source: a.source, wouldExist: false },
    };
  if (now.text !== then.text) return { because: 'text', witness: { kind: 'text' } };
  const enters = then.affected.filter((id) => !now.affected.includes(id));
  const leaves = now.affected.filter((id) => !then.affected.includes(id));
  if (enters.length + leaves.length > 0)
    return { because: 'what-it-applies-to', witness: { kind: 'set', enters, leaves } };
  for (const [index, before] of now.does.entries()) {
    const after = then.does[index] ?? [];
    if (JSON.stringify(before) === JSON.stringify(after)) continue;
    return { because: 'what-it-does', witness: valueWitness(now.affected[index], before, after) };
  }
  return undefined;
}

const texts = new WeakMap<EffectText, string>();

function textOf(text: EffectText): string {
  const known = texts.get(text) ?? JSON.stringify([text.appliesTo, text.condition, text.parts]);
  texts.set(text, known);
  return known;
}

/** The board with just this effect's parts of the layer applied. */
export function boardAfter(board: LiteralBoard, effect: KnownEffect, layer: Layer): LiteralBoard {
  const existence = existenceOn(board, effect);
  if (!existence.exists) return board;
  return applyOn(board, effect, existence.text, layer, affectedOn(board, effect, existence.text));
}

function signatureOn(board: LiteralBoard, effect: KnownEffect, layer: Layer): Signature | undefined {
  const existence = existenceOn(board, effect);
  if (!existence.exists) return undefined;
  const affected = affectedOn(board, effect, existence.text);
  return {
    text: textOf(existence.text),
    affected,
    does: affected.map((id) =>
      resolvedParts(board, effect, existence.text, layer, id).map(({ does }) => does),
    ),
  };
}
