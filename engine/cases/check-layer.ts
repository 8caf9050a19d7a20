import type { BoardDocument } from '../document/board-document.ts';
import type { GameState } from '../state/game-state.ts';
import { recordTrace } from '../trace/record.ts';
import type { Trace, TraceStep } from '../trace/trace.ts';
import type { EffectId } from '../vocabulary/ids.ts';
import { Differences, isSameSet } from './difference.ts';
import { labelEffects } from './effect-labels.ts';
import type { LayerExpectation } from './expectation-schema.ts';

/** What of an expected order, dependency or loop does not hold in the layer (CR 613.7–613.8). */
export function checkLayer(
  state: GameState,
  document: BoardDocument,
  expected: LayerExpectation,
): Differences {
  const trace = recordTrace(state);
  const { layer } = expected;
  const inLayer = [...trace.effects.values()].filter((effect) => effect.layers.includes(layer));
  const labels = labelEffects(inOrderOfApplication(trace, inLayer), document);
  const label = (id: EffectId) => labels.get(id) ?? id;
  const differences = new Differences();

  const turns = trace.steps.flatMap((step) => (takesItsTurn(step, layer) ? [step] : []));
  const listed = turns.filter((step) => {
    // Counters, and effects that apply only to objects outside the battlefield, are listed where a case mentions them.
    const name = label(step.effect.id);
    return (expected.order ?? []).includes(name) || (!name.includes(':') && isAboutBattlefield(step, state));
  });
  differences.sameList(
    'order',
    expected.order,
    listed.map((step) => label(step.effect.id)),
  );

  const found = trace.dependencies
    .filter((dependency) => dependency.layer === layer)
    .map(({ dependent, on }) => `${label(dependent)} on ${label(on)}`);
  for (const [dependent, on] of expected.depends ?? []) {
    if (!found.includes(`${dependent} on ${on}`)) differences.add('depends', `${dependent} on ${on}`, found);
  }
  for (const [a, b] of expected.independent ?? []) {
    const against = [`${a} on ${b}`, `${b} on ${a}`].filter((each) => found.includes(each));
    if (against.length > 0) differences.add('independent', `${a}, ${b}`, against);
  }
  if (expected.loop !== undefined) {
    const loops = trace.loops.filter((loop) => loop.layer === layer).map(({ effects }) => effects.map(label));
    const isThere = loops.some((loop) => isSameSet(expected.loop ?? [], loop));
    if (!isThere) differences.add('loop', expected.loop, loops);
  }
  return differences;
}

/** `#2` is the second effect of a source as the document has them: by timestamp, then as the text has them. */
function inOrderOfApplication(
  { evaluation }: Trace,
  inLayer: readonly (typeof evaluation.effects)[number][],
): readonly (typeof evaluation.effects)[number][] {
  const place = new Map(evaluation.effects.map(({ id }, index) => [id, index]));
  return [...inLayer].sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
}

type Turn = Extract<TraceStep, { kind: 'applied' | 'not-applied' }>;

/** Applied, or existing with nothing to apply to. */
function takesItsTurn(step: TraceStep, layer: string): step is Turn {
  if (step.kind === 'applied') return step.layer === layer;
  return step.kind === 'not-applied' && step.layer === layer && step.why.kind === 'nothing-to-apply-to';
}

function isAboutBattlefield(step: Turn, { objects }: GameState): boolean {
  const affected = step.kind === 'applied' ? step.affected : [];
  return affected.length === 0 || affected.some((id) => objects.get(id)?.zone === 'battlefield');
}
