import type { Amount } from '../../abilities/amount.ts';
import type { Modification } from '../../abilities/modification.ts';
import { timesCount } from './amounts.ts';

/** "becomes a copy of … until end of turn, except …" */
export function excepting(
  parts: readonly Modification[],
  different: { readonly except: readonly Modification[] },
): readonly Modification[] {
  return parts.map((part) => (part.kind === 'become-copy' ? { ...part, ...different } : part));
}

/** "gets +1/+1 until end of turn for each creature you control": the count stands after the duration. */
export function multiplied(
  parts: readonly Modification[],
  count: Amount | undefined,
): readonly Modification[] {
  if (count === undefined) return parts;
  return parts.map((part) =>
    part.kind === 'modify-power-toughness'
      ? { ...part, power: timesCount(part.power, count), toughness: timesCount(part.toughness, count) }
      : part,
  );
}
