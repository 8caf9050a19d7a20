import type { Ability } from '../../abilities/ability.ts';
import { seededRandom } from '../../testing/seeded-random.ts';
import type { Passage } from './passages.ts';

/** Whether a passage makes continuous effects (611), in any of its abilities. */
const isLayered = ({ abilities }: Passage): boolean =>
  /"kind":"(?:static|continuous-effect|as-copy|with|create-emblem)"/.test(JSON.stringify(abilities));

/** All kinds of things that its abilities are made of, each once: passages of one shape are read by the same rules. */
const shapeOf = (abilities: readonly Ability[]): string =>
  [...new Set(JSON.stringify(abilities).match(/"kind":"[^"]+"/g) ?? [])].sort().join();

/**
 * Draws passages with layered effects, the same for the same seed and passages. A passage is the likelier to be drawn
 * the rarer its shape is: mistakes hide where few cards are alike.
 */
export function drawLayered(passages: readonly Passage[], count: number, seed: number): Passage[] {
  const random = seededRandom(seed);
  const layered = passages.filter(isLayered);
  const frequency = new Map<string, number>();
  const shapes = layered.map(({ abilities }) => shapeOf(abilities));
  for (const shape of shapes) frequency.set(shape, (frequency.get(shape) ?? 0) + 1);
  const PRECISION = 1e6;
  return layered
    .map((passage, index) => {
      const weight = 1 / Math.sqrt(frequency.get(shapes[index] ?? '') ?? 1);
      const chance = (random.below(PRECISION) + 1) / (PRECISION + 1);
      return { passage, key: chance ** (1 / weight) };
    })
    .sort((one, another) => another.key - one.key)
    .slice(0, count)
    .map(({ passage }) => passage);
}
