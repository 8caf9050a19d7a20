import type { Instruction } from '../../../abilities/instruction.ts';
import { sameTree } from '../../same-tree.ts';

/** One thing in the place of another of the same kind: "Add {C}. If you control a Forest, add {G} instead." */
export function isInPlace({ then, otherwise = [] }: Extract<Instruction, { kind: 'if' }>): boolean {
  const [usual, ...others] = otherwise;
  const [instead, ...more] = then;
  if (usual === undefined || instead === undefined || others.length + more.length > 0) return false;
  if (usual.kind === 'continuous-effect' && instead.kind === 'continuous-effect') {
    const kinds = new Set(instead.parts.map(({ kind }) => kind));
    return (
      sameTree(usual.appliesTo, instead.appliesTo) &&
      usual.parts.every(({ kind }) => kind !== 'set-controller' && kinds.has(kind))
    );
  }
  if (usual.kind !== instead.kind || !PLAIN.has(usual.kind)) return false;
  // Of the same objects and players: only how much differs, so that "it" stays clear.
  return usual.kind === 'add-mana' || sameTree({ ...usual, amount: 0 }, { ...instead, amount: 0 });
}

/** Told in one sentence, whatever they say. */
const PLAIN: ReadonlySet<Instruction['kind']> = new Set<Instruction['kind']>([
  'add-mana',
  'deal-damage',
  'draw',
  'gain-life',
  'lose-life',
  'mill',
  'discard',
  'put-counters',
]);
