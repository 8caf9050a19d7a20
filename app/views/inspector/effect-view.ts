import type {
  EffectId,
  EffectInfo,
  EffectInLayer,
  Layer,
  ObjectId,
  Sentence,
  Sentences,
  Trace,
} from '../../../engine/index.ts';
import { explainEffect } from '../../../engine/index.ts';
import { type LadderLine, linesOf } from '../ladder/ladder-view.ts';
import { type WhyNotList, whyNotList } from './why-not-view.ts';

/** Everything that the inspector says of an effect. */
export interface EffectView {
  readonly effect: EffectInfo;
  readonly name: string;
  readonly verdict: Sentence;
  /** For how long it holds, for which objects, since when. */
  readonly origin: readonly Sentence[];
  readonly layers: readonly EffectLayerView[];
}

export interface EffectLayerView {
  readonly layer: Layer;
  readonly order: number | undefined;
  /** First of its layer, later, or not at all: what the reasons are the answer to. */
  readonly question: 'why-first' | 'why-then' | 'why-not';
  readonly reasons: readonly Sentence[];
  /** What it did, by object or player. */
  readonly didTo: readonly {
    readonly key: string;
    readonly object: ObjectId | undefined;
    readonly name: string;
    readonly lines: readonly LadderLine[];
  }[];
  readonly notTo: WhyNotList;
  /** It waits there for another, or another for it, or it is in a loop. */
  readonly hasDependency: boolean;
}

/** The effect's explanation in words; throws a RangeError for an effect that the trace doesn't have. */
export function effectView(trace: Trace, say: Sentences, id: EffectId): EffectView {
  const explanation = explainEffect(trace, id);
  return {
    effect: explanation.effect,
    name: say.effectName(trace, id),
    verdict: say.effectVerdict(trace, explanation),
    origin: say.originSentences(trace, explanation.effect),
    layers: explanation.layers.map((layer) => layerView(trace, say, id, layer)),
  };
}

function layerView(trace: Trace, say: Sentences, id: EffectId, inLayer: EffectInLayer): EffectLayerView {
  const { outcome, layer } = inLayer;
  const why = inLayer.whyThen.map((reason) => say.whyThenSentence(trace, id, reason));
  const common = {
    layer,
    notTo: whyNotList(trace, say, inLayer.notTo, 'object'),
    hasDependency: isInDependency(trace, id, layer),
  };
  if (outcome.kind === 'not-applied') {
    const effect = trace.effects.get(id);
    const reason =
      effect === undefined ? [] : [say.notAppliedSentence(trace, { layer, effect, why: outcome.why })];
    return { ...common, order: undefined, question: 'why-not', reasons: [...reason, ...why], didTo: [] };
  }
  return {
    ...common,
    order: outcome.event.order,
    question: outcome.isFirst ? 'why-first' : 'why-then',
    reasons: [
      ...why,
      ...say.madeTrueSentences(trace, inLayer.madeTrue),
      ...say.appliedNotes(trace, outcome.event).filter(({ rules }) => rules.some(isNotInReasons)),
    ],
    didTo: byObject(linesOf(trace, say, outcome.event, undefined)),
  };
}

/** The order and what it hangs on is among the reasons already. */
const isNotInReasons = (rule: string): boolean => ['613.6', '613.8c', '613.9'].includes(rule);

function byObject(lines: readonly LadderLine[]): EffectLayerView['didTo'] {
  const groups = new Map<string, { object: ObjectId | undefined; name: string; lines: LadderLine[] }>();
  for (const line of lines) {
    const group = groups.get(line.object ?? line.name) ?? { object: line.object, name: line.name, lines: [] };
    group.lines.push(line);
    groups.set(line.object ?? line.name, group);
  }
  return [...groups].map(([key, group]) => ({ key, ...group }));
}

/** Whether the effect waits for another in the layer, is waited for, or is in a loop. */
const isInDependency = (trace: Trace, id: EffectId, layer: Layer): boolean =>
  trace.dependencies.some((each) => each.layer === layer && (each.dependent === id || each.on === id));
