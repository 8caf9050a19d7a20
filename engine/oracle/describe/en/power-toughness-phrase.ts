import type { Amount } from '../../../abilities/amount.ts';
import type { Modification } from '../../../abilities/modification.ts';
import { sameTree } from '../../same-tree.ts';
import { forEachPhrase, numberPhrase, whereX } from './amount-phrase.ts';
import type { Narrator } from './context.ts';
import { objectPossessive } from './references.ts';
import type { Subject } from './subject.ts';

type SetBase = Extract<Modification, { kind: 'set-base-power-toughness' }>;
type Modify = Extract<Modification, { kind: 'modify-power-toughness' }>;

/** Whether base power and toughness can stand before a noun: "1/1", "X/X". */
export const isPlainBase = ({ power, toughness }: SetBase): boolean => isPlain(power) && isPlain(toughness);

const isPlain = (amount: Amount | undefined): boolean =>
  typeof amount === 'number' || (amount?.kind === 'x' && amount.words === undefined);

/** "base power and toughness 1/1", "base power 0", "base power and toughness each equal to its mana value". */
export function basePhrase({ power, toughness }: SetBase, subject: Pick<Subject, 'narrator'>): string {
  const { narrator } = subject;
  if (power === undefined && toughness === undefined) return 'its base power and toughness';
  if (toughness === undefined && power !== undefined) return `base power ${plainOrEqual(power, narrator)}`;
  if (power === undefined && toughness !== undefined)
    return `base toughness ${plainOrEqual(toughness, narrator)}`;
  if (power === undefined || toughness === undefined) return '';
  if (isPlain(power) && isPlain(toughness))
    return `base power and toughness ${numberPhrase(power, narrator)}/${numberPhrase(toughness, narrator)}`;
  if (sameTree(power, toughness))
    return `base power and toughness each equal to ${numberPhrase(power, narrator)}`;
  if (
    typeof power !== 'number' &&
    typeof toughness !== 'number' &&
    power.kind === 'power' &&
    toughness.kind === 'toughness' &&
    sameTree(power.of, toughness.of)
  )
    return `base power and toughness equal to ${objectPossessive(power.of, narrator)} power and toughness`;
  return `base power ${plainOrEqual(power, narrator)} and base toughness ${plainOrEqual(toughness, narrator)}`;
}

const plainOrEqual = (amount: Amount, narrator: Narrator): string =>
  isPlain(amount) ? numberPhrase(amount, narrator) : `equal to ${numberPhrase(amount, narrator)}`;

/** What a characteristic-defining ability says (7a): "power and toughness are each equal to …", after a possessive. */
export function definedPowerToughness({ power, toughness }: SetBase, narrator: Narrator): string {
  if (power === undefined) return `toughness is equal to ${numberPhrase(toughness ?? 0, narrator)}`;
  if (toughness === undefined) return `power is equal to ${numberPhrase(power, narrator)}`;
  if (sameTree(power, toughness))
    return `power and toughness are each equal to ${numberPhrase(power, narrator)}`;
  const more = surplus(power, toughness);
  if (more !== undefined)
    return `power is equal to ${numberPhrase(power, narrator)} and its toughness is equal to that number plus ${more}`;
  return `power is equal to ${numberPhrase(power, narrator)} and its toughness is equal to ${numberPhrase(toughness, narrator)}`;
}

/** How much toughness exceeds power, where it is the same amount plus a number. */
function surplus(power: Amount, toughness: Amount): number | undefined {
  if (typeof toughness === 'number' || toughness.kind !== 'sum' || toughness.of.length !== 2)
    return undefined;
  const [one, another] = toughness.of;
  if (typeof another === 'number' && one !== undefined && sameTree(one, power)) return another;
  return typeof one === 'number' && another !== undefined && sameTree(another, power) ? one : undefined;
}

/** "+1/+1", "-2/-0", "+1/+1 for each creature you control"; "+X/+X" with ", where X is …" to follow later. */
export function modifyPhrase(
  { power, toughness }: Modify,
  narrator: Narrator,
  countsEach = true,
): { readonly text: string; readonly tail: string } {
  const each = perEach(power, toughness);
  if (each !== undefined && (countsEach || each.power > 1 || each.toughness > 1)) {
    const counted = forEachPhrase(each.of, narrator);
    if (counted !== undefined)
      return { text: signedPair(each.power, each.toughness), tail: ` for each ${counted}` };
  }
  const x = variableOf(power) ?? variableOf(toughness);
  const y = variableOf(toughness);
  if (x !== undefined && y !== undefined && !sameTree(x, y))
    return {
      text: signedPair(power, toughness).replace(/X$/, 'Y'),
      tail: `${whereX(x, narrator)} and Y is ${numberPhrase(y, narrator)}`,
    };
  return { text: signedPair(power, toughness), tail: x === undefined ? '' : whereX(x, narrator) };
}

interface PerEach {
  readonly of: Amount;
  readonly power: number;
  readonly toughness: number;
}

function perEach(power: Amount, toughness: Amount): PerEach | undefined {
  const one = factored(power);
  const another = factored(toughness);
  const of = one.of ?? another.of;
  if (of === undefined) return undefined;
  const fits = ({ of: own, factor }: Factored): boolean =>
    own === undefined ? factor === 0 : sameTree(own, of);
  return fits(one) && fits(another) ? { of, power: one.factor, toughness: another.factor } : undefined;
}

interface Factored {
  readonly of: Amount | undefined;
  readonly factor: number;
}

function factored(amount: Amount): Factored {
  if (typeof amount === 'number') return { of: undefined, factor: amount };
  if (amount.kind === 'times') return { of: amount.of, factor: amount.factor };
  return { of: amount, factor: 1 };
}

/** The amount for which X stands in a pair, without its sign. */
function variableOf(amount: Amount): Amount | undefined {
  if (typeof amount === 'number') return undefined;
  return amount.kind === 'times' && amount.factor === -1 ? amount.of : amount;
}

/** "+1/+1"; a zero takes the sign of the other number. */
export function signedPair(power: Amount, toughness: Amount): string {
  const one = signOf(power);
  const another = signOf(toughness);
  return `${one ?? another ?? '+'}${absolute(power)}/${another ?? one ?? '+'}${absolute(toughness)}`;
}

function signOf(amount: Amount): '+' | '-' | undefined {
  if (typeof amount === 'number') return amount === 0 ? undefined : amount > 0 ? '+' : '-';
  return amount.kind === 'times' && amount.factor < 0 ? '-' : '+';
}

const absolute = (amount: Amount): string => (typeof amount === 'number' ? String(Math.abs(amount)) : 'X');
