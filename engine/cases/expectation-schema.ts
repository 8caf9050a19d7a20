import { z } from 'zod';
import { type DocumentError, printPath } from '../document/document-error.ts';
import { errorsFromIssues } from '../document/from-zod.ts';
import { LAYERS } from '../vocabulary/layers.ts';
import { ZONES } from '../vocabulary/zones.ts';

// The expectations of the case format. Every field that one gives must hold.

const words = z.array(z.string()).readonly();
const number = z.number();
const after = z.int().min(0).exactOptional();
const pairs = z.array(z.tuple([z.string(), z.string()]).readonly()).readonly();

const objectSchema = z.strictObject({
  object: z.string(),
  after,
  name: z.string().exactOptional(),
  types: words.exactOptional(),
  subtypes: z.union([words, z.literal('all creature types')]).exactOptional(),
  includesSubtypes: words.exactOptional(),
  supertypes: words.exactOptional(),
  colors: words.exactOptional(),
  power: number.nullable().exactOptional(),
  toughness: number.nullable().exactOptional(),
  controller: z.string().exactOptional(),
  loyalty: number.nullable().exactOptional(),
  defense: number.nullable().exactOptional(),
  manaValue: number.exactOptional(),
  has: words.exactOptional(),
  hasNot: words.exactOptional(),
  abilities: number.exactOptional(),
  zone: z.enum(ZONES).exactOptional(),
  exists: z.boolean().exactOptional(),
  attachedTo: z.string().nullable().exactOptional(),
  counters: z.record(z.string(), number).exactOptional(),
  faceDown: z.boolean().exactOptional(),
  tapped: z.boolean().exactOptional(),
  damage: number.exactOptional(),
  phasedOut: z.boolean().exactOptional(),
  transformed: z.boolean().exactOptional(),
  text: z.string().exactOptional(),
});

const layerSchema = z.strictObject({
  layer: z.enum(LAYERS),
  after,
  order: words.exactOptional(),
  depends: pairs.exactOptional(),
  independent: pairs.exactOptional(),
  loop: words.exactOptional(),
});

const effectSchema = z.strictObject({
  effect: z.string(),
  after,
  affects: words.exactOptional(),
  active: z.boolean().exactOptional(),
});

const playerSchema = z.strictObject({
  player: z.string(),
  after,
  life: number.exactOptional(),
  maxHandSize: number.nullable().exactOptional(),
  has: words.exactOptional(),
  hasNot: words.exactOptional(),
  controls: words.exactOptional(),
});

const eventSchema = z.strictObject({
  event: z.string(),
  after,
  outcome: z
    .array(z.record(z.string(), z.record(z.string(), z.unknown())))
    .readonly()
    .exactOptional(),
  options: words.exactOptional(),
  chooser: z.string().exactOptional(),
});

const rejectedSchema = z.strictObject({ rejected: z.int().min(0) });

export type ObjectExpectation = z.output<typeof objectSchema>;
export type LayerExpectation = z.output<typeof layerSchema>;
export type EffectExpectation = z.output<typeof effectSchema>;
export type PlayerExpectation = z.output<typeof playerSchema>;

export type EventExpectation = z.output<typeof eventSchema>;

export type Expectation =
  | { readonly kind: 'object'; readonly expected: ObjectExpectation }
  | { readonly kind: 'layer'; readonly expected: LayerExpectation }
  | { readonly kind: 'effect'; readonly expected: EffectExpectation }
  | { readonly kind: 'player'; readonly expected: PlayerExpectation }
  | { readonly kind: 'event'; readonly expected: EventExpectation }
  | { readonly kind: 'rejected'; readonly step: number }
  /** A check of the format that this version doesn't make yet. */
  | { readonly kind: 'unsupported'; readonly what: string };

type Parsed = { readonly expectation: Expectation } | { readonly errors: readonly DocumentError[] };

/** Reads one expectation; errors speak of its place in the file. */
export function parseExpectation(value: unknown, index: number): Parsed {
  const path = ['expect', index];
  if (typeof value !== 'object' || value === null) {
    return { errors: [{ path: printPath(path), code: 'expected', parameters: { expected: 'object' } }] };
  }
  const read = <Schema extends z.ZodType>(
    schema: Schema,
    build: (expected: z.output<Schema>) => Expectation,
  ): Parsed => {
    const result = schema.safeParse(value, { reportInput: true });
    if (result.success) return { expectation: build(result.data) };
    return { errors: errorsFromIssues(result.error.issues, path) };
  };
  if ('object' in value) return read(objectSchema, (expected) => ({ kind: 'object', expected }));
  if ('layer' in value) return read(layerSchema, (expected) => ({ kind: 'layer', expected }));
  if ('effect' in value) return read(effectSchema, (expected) => ({ kind: 'effect', expected }));
  if ('player' in value) return read(playerSchema, (expected) => ({ kind: 'player', expected }));
  if ('event' in value) return read(eventSchema, (expected) => ({ kind: 'event', expected }));
  if ('rejected' in value)
    return read(rejectedSchema, ({ rejected }) => ({ kind: 'rejected', step: rejected }));
  return { expectation: { kind: 'unsupported', what: Object.keys(value)[0] ?? 'nothing' } };
}
