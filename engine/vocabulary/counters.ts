/** A kind of counter as the rules write it: `+1/+1`, `-1/-1`, `flying`, `loyalty`, `charge` … (CR 122). */
export type CounterKind = string;

const POWER_TOUGHNESS = /^([+-]\d+)\/([+-]\d+)$/;

/** Power and toughness that one such counter adds (CR 122.1a, 613.4c), or `undefined` for another kind. */
export function powerToughnessOfCounter(kind: CounterKind): { power: number; toughness: number } | undefined {
  const match = POWER_TOUGHNESS.exec(kind);
  return match === null ? undefined : { power: Number(match[1]), toughness: Number(match[2]) };
}
