import type { Modification } from '../../../abilities/modification.ts';
import { isBecoming } from './becoming-parts.ts';

/**
 * The order of the telling: base power and toughness beside the types that came before, and "loses all other
 * abilities" after what is gained at the same time. Otherwise parts stay where they are.
 */
export function arranged(parts: readonly Modification[]): readonly Modification[] {
  const told = [...parts];
  const lastType = told.map(saysWhat).lastIndexOf(true);
  const base = told.findIndex((part) => part.kind === 'set-base-power-toughness');
  if (lastType >= 0 && base > lastType + 1) told.splice(lastType + 1, 0, ...told.splice(base, 1));
  const lost = told.findIndex((part) => part.kind === 'lose-all-abilities');
  const next = told[lost + 1];
  if (lost >= 0 && next !== undefined && isGain(next) && told[lost - 1]?.kind !== 'remove-all-subtypes') {
    let end = lost + 1;
    for (let part = told[end]; part !== undefined && isGain(part); part = told[end]) end += 1;
    told.splice(end - 1, 0, ...told.splice(lost, 1));
  }
  return told;
}

/** Says by type or color what something is. */
const saysWhat = (part: Modification): boolean =>
  isBecoming(part) && part.kind !== 'set-base-power-toughness';

export const isGain = (part: Modification): boolean => part.kind === 'add-ability';

/** Neighbouring parts that make one clause: what it is, then "with" its abilities; several abilities; several can'ts. */
export function groupsOf(parts: readonly Modification[]): (readonly Modification[])[] {
  const groups: (readonly Modification[])[] = [];
  for (let from = 0; from < parts.length; from += groups.at(-1)?.length ?? 1)
    groups.push(nextGroup(parts, from));
  return groups;
}

function nextGroup(parts: readonly Modification[], from: number): readonly Modification[] {
  const first = parts[from];
  if (first === undefined) return [];
  let end = from + 1;
  const takes = (test: (part: Modification) => boolean): void => {
    for (let next = parts[end]; next !== undefined && test(next); next = parts[end]) end += 1;
  };
  if (isBecoming(first)) {
    takes(isBecoming);
    takes((part) => part.kind === 'add-ability' && part.times === undefined);
  } else if (first.kind === 'remove-all-subtypes') {
    takes((part) => part.kind === 'remove-all-subtypes' || part.kind === 'lose-all-abilities');
  } else if (first.kind === 'add-ability' || first.kind === 'lose-keyword' || first.kind === 'restrict') {
    takes((part) => part.kind === first.kind);
  }
  return parts.slice(from, end);
}
