import type {
  EffectId,
  Layer,
  ObjectId,
  RuleNumber,
  Sentence,
  Sentences,
  Timestamp,
  Trace,
  WhyNot,
} from '../../../engine/index.ts';
import { DULL } from '../../../engine/index.ts';

/** Why one effect did nothing to one object. */
export interface WhyNotView {
  readonly key: string;
  readonly effect: EffectId;
  readonly object: ObjectId;
  readonly layer: Layer;
  readonly title: Sentence;
  readonly timestamp: Timestamp;
  readonly sentence: Sentence;
  readonly rule: RuleNumber | undefined;
}

export interface WhyNotList {
  readonly count: number;
  /** The one reason that answers what most people would ask. */
  readonly hero: WhyNotView | undefined;
  readonly rows: readonly WhyNotView[];
  /** True, but nobody asks: folded. */
  readonly more: readonly WhyNotView[];
}

const HERO = 60;
const MOST_ROWS = 4;

/** Sorts reasons, the most surprising first, into a card, rows and the rest. `about` is what the title names. */
export function whyNotList(
  trace: Trace,
  say: Sentences,
  whyNots: readonly WhyNot[],
  about: 'effect' | 'object',
): WhyNotList {
  const [first, ...others] = whyNots;
  const hasHero = first !== undefined && first.interest >= HERO;
  const rest = hasHero ? others : whyNots;
  const interesting = rest.filter(({ interest }) => interest >= DULL).slice(0, MOST_ROWS);
  const view = (whyNot: WhyNot) => whyNotView(trace, say, whyNot, about);
  return {
    count: whyNots.length,
    hero: hasHero ? view(first) : undefined,
    rows: interesting.map(view),
    more: rest.filter((whyNot) => !interesting.includes(whyNot)).map(view),
  };
}

function whyNotView(trace: Trace, say: Sentences, whyNot: WhyNot, about: 'effect' | 'object'): WhyNotView {
  const name = say.objectName(trace.evaluation.state, whyNot.object);
  return {
    key: `${whyNot.effect} ${whyNot.object} ${whyNot.layer}`,
    effect: whyNot.effect,
    object: whyNot.object,
    layer: whyNot.layer,
    title:
      about === 'effect'
        ? say.whyNotTitle(trace, whyNot)
        : { fragments: [{ kind: 'object', text: name, object: whyNot.object }], rules: [] },
    timestamp: whyNot.timestamp,
    sentence: say.whyNotSentence(trace, whyNot),
    rule: whyNot.rules[0],
  };
}
