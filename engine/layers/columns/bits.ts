/** Sets of objects as bits, 32 to a word: bit `i` of a set is object number `i` of the board. */
export type Bits = Uint32Array;

export const hasBit = (set: Bits, index: number): boolean =>
  ((set[index >> 5] ?? 0) & (1 << (index & 31))) !== 0;

export function setBit(set: Bits, index: number): void {
  set[index >> 5] = (set[index >> 5] ?? 0) | (1 << (index & 31));
}

export function clearBit(set: Bits, index: number): void {
  set[index >> 5] = (set[index >> 5] ?? 0) & ~(1 << (index & 31));
}

/** `into ∪= other`. */
export function addBits(into: Bits, other: Bits): void {
  for (let word = 0; word < into.length; word += 1)
    into[word] = (into[word] as number) | (other[word] as number);
}

/** `into ∩= other`. */
export function keepBits(into: Bits, other: Bits): void {
  for (let word = 0; word < into.length; word += 1)
    into[word] = (into[word] as number) & (other[word] as number);
}

/** `into \= other`. */
export function removeBits(into: Bits, other: Bits): void {
  for (let word = 0; word < into.length; word += 1)
    into[word] = (into[word] as number) & ~(other[word] as number);
}

export function sameBits(a: Bits, b: Bits): boolean {
  for (let word = 0; word < a.length; word += 1) if (a[word] !== b[word]) return false;
  return true;
}

export function isEmpty(set: Bits): boolean {
  for (let word = 0; word < set.length; word += 1) if (set[word] !== 0) return false;
  return true;
}

/** Whether the sets have an object in common. */
export function meet(a: Bits, b: Bits): boolean {
  for (let word = 0; word < a.length; word += 1)
    if (((a[word] as number) & (b[word] as number)) !== 0) return true;
  return false;
}

export function countBits(set: Bits): number {
  let count = 0;
  for (let word = 0; word < set.length; word += 1) count += popCount(set[word] as number);
  return count;
}

function popCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Calls with the number of each object in the set, ascending. */
export function forEachBit(set: Bits, visit: (index: number) => void): void {
  for (let word = 0; word < set.length; word += 1) {
    let bits = set[word] as number;
    while (bits !== 0) {
      const lowest = bits & -bits;
      visit((word << 5) + 31 - Math.clz32(lowest));
      bits ^= lowest;
    }
  }
}

/** The numbers of the objects in the set, ascending. */
export function bitsOf(set: Bits): number[] {
  const indexes: number[] = [];
  forEachBit(set, (index) => indexes.push(index));
  return indexes;
}
