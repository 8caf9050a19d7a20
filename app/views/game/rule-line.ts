import {
  contextOf,
  describeAbility,
  type EffectId,
  type ObjectId,
  type RuleNumber,
  type Sentences,
  type StatedRuleNow,
  type Timestamp,
  type Trace,
} from '../../../engine/index.ts';

/** One thing that made a fact about a player or the game what it is. */
export interface RuleLine {
  readonly key: string;
  readonly source: ObjectId | undefined;
  readonly effect: EffectId | undefined;
  /** What says so: the name of the source. */
  readonly name: string;
  readonly timestamp: Timestamp | undefined;
  readonly words: string;
  readonly change: { readonly before: string; readonly after: string } | undefined;
  readonly rule: RuleNumber;
}

/** A rule that a static ability states, in the words of its object now. */
export function statedLine(trace: Trace, say: Sentences, stated: StatedRuleNow, rule: RuleNumber): RuleLine {
  const { source, instance, ability } = stated;
  return {
    key: instance.id,
    source,
    effect: undefined,
    name: say.objectName(trace.evaluation.state, source),
    timestamp: instance.timestamp,
    words: describeAbility(ability, contextOfObject(trace, source)).replace(/\.$/, ''),
    change: undefined,
    rule,
  };
}

/** How a text calls the object itself. */
export function contextOfObject(trace: Trace, id: ObjectId) {
  const object = trace.evaluation.state.objects.get(id);
  return contextOf(object?.card.faces[object.face] ?? object?.card.faces[0] ?? EMPTY);
}
const EMPTY = { name: '', supertypes: [], cardTypes: [], subtypes: [], abilities: [] };
