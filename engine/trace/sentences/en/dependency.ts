import type { Dependency } from '../../../layers/observer.ts';
import { compareTimestamps } from '../../../state/timestamp.ts';
import type { EffectId, ObjectId } from '../../../vocabulary/ids.ts';
import type { Layer } from '../../../vocabulary/layers.ts';
import type { Sentence, WhyThen } from '../../explanation.ts';
import { rulesOfDependency, rulesOfWhyThen } from '../../rules-of.ts';
import type { Trace } from '../../trace.ts';
import { list, sentence, type Words, words } from '../fragments.ts';
import { isNot, singularOf } from './effect-words.ts';
import { inLayer } from './layers.ts';
import { effectName, type Names, namesIn, objectName, possessiveEnd, timestampLabel } from './names.ts';

/** "If Blood Moon were applied first, Urborg's ability would not exist." */
export function dependencySentence(trace: Trace, dependency: Dependency): Sentence {
  const names = namesIn(trace);
  const on = names.effect(dependency.on);
  return sentence(
    words`If ${on} were applied first, ${consequence(trace, dependency)}.`,
    rulesOfDependency(dependency),
  );
}

/** Its value is who gets control. */
const isAboutControl = (trace: Trace, effect: EffectId): boolean =>
  trace.effects.get(effect)?.parts.some(({ kind }) => kind === 'set-controller') === true;

function consequence(trace: Trace, { dependent, witness }: Dependency): Words {
  const names = namesIn(trace);
  const it = names.effect(dependent);
  switch (witness.kind) {
    case 'existence': {
      const whose = witness.source === undefined ? it : names.object(witness.source);
      return witness.wouldExist
        ? words`the condition of ${it} would be true`
        : words`${whose}${possessiveEnd(whose.text)} ability would not exist`;
    }
    case 'set': {
      const enters =
        witness.enters.length > 0 ? words`also apply to ${someObjects(names, witness.enters)}` : undefined;
      const leaves =
        witness.leaves.length > 0
          ? words`no longer apply to ${someObjects(names, witness.leaves)}`
          : undefined;
      return words`${it} would ${list(
        [enters, leaves].filter((each) => each !== undefined),
        ' and ',
      )}`;
    }
    case 'value': {
      const whom = witness.object === undefined ? '' : [' for ', names.object(witness.object)];
      if (isAboutControl(trace, dependent))
        return words`${it} would give control to ${value(witness.then)} instead of ${value(witness.now)}`;
      if (!isTelling(witness)) return words`${it} would do something else${whom}`;
      return words`${it} would come to ${value(witness.then)} instead of ${value(witness.now)}${whom}`;
    }
    case 'text':
      return words`the text of ${it} would be another`;
  }
}

/** Up to three by name, more by number. */
const someObjects = (names: Names, ids: readonly ObjectId[]): Words =>
  ids.length > 3 ? `${ids.length} objects` : list(ids.map(names.object), ' and ');

const value = (parameter: number | string | undefined): string => {
  const text = parameter === undefined || parameter === '' ? 'nothing' : String(parameter);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
};
const LONGEST_VALUE = 40;

/** Whether the two values can be told apart in words. */
const isTelling = ({ now, then }: Extract<Dependency['witness'], { kind: 'value' }>): boolean =>
  value(now) !== value(then);

/** The same in a few words, for an edge of the graph: "its ability goes", "Saproling would be a land". */
export function dependencyLabel(trace: Trace, dependency: Dependency): string {
  const label = plainLabel(trace, dependency);
  // 613.8c: it came about only when another effect had been applied.
  return dependency.since === undefined ? label : `${label}, since ${effectName(trace, dependency.since)}`;
}

function plainLabel(trace: Trace, { dependent, witness }: Dependency): string {
  switch (witness.kind) {
    case 'existence':
      return witness.wouldExist ? 'its condition comes true' : 'its ability goes';
    case 'set':
      return setLabel(trace, dependent, witness);
    case 'value':
      return isTelling(witness)
        ? `${value(witness.then)} instead of ${value(witness.now)}`
        : 'does something else';
    case 'text':
      return 'its text changes';
  }
}

function setLabel(
  trace: Trace,
  dependent: EffectId,
  { enters, leaves, failed }: Extract<Dependency['witness'], { kind: 'set' }>,
): string {
  const { state } = trace.evaluation;
  const effect = trace.effects.get(dependent);
  const changed = [...enters, ...leaves];
  const [only] = changed;
  if (changed.length !== 1 || only === undefined || effect?.appliesTo.kind !== 'open')
    return `${[
      ...(enters.length > 0 ? [`${enters.length} more`] : []),
      ...(leaves.length > 0 ? [`${leaves.length} fewer`] : []),
    ].join(', ')} to apply to`;
  const name = objectName(state, only);
  const { selector } = effect.appliesTo;
  if (enters.length === 1)
    return failed === undefined
      ? `${name} would be ${singularOf(state, effect, selector)}`
      : `${name} ${would(isNot(state, effect, { kind: 'not', of: failed }))}`;
  return `${name} would be no ${singularOf(state, effect, selector).replace(/^(?:an?|another) /, '')}`;
}

/** "is a land" → "would be a land" */
const would = (predicate: string): string =>
  predicate
    .replace(/^is\b/, 'would be')
    .replace(/^isn't\b/, 'would not be')
    .replace(/^has\b/, 'would have')
    .replace(/^doesn't\b/, 'would not')
    .replace(/^shares\b/, 'would share');

interface Loop {
  readonly layer: Layer;
  readonly effects: readonly EffectId[];
}

/** "Blood Moon and Life and Limb depend on each other …" */
export function loopSentence(trace: Trace, { layer, effects }: Loop): Sentence {
  const names = namesIn(trace);
  const members = byAge(trace, effects);
  const who = list(members.map(names.effect), ' and ');
  const order = members.map((id) => timeOf(trace, id)).join(' before ');
  const each = members.length === 2 ? 'each other' : 'one another in a circle';
  return sentence(
    words`${who} depend on ${each} ${inLayer(layer)}. In a loop dependency is ignored and timestamps decide: ${order}.`,
    rulesOfWhyThen({ kind: 'loop', effects, dependencies: [] }),
  );
}

/** "Loop: timestamps decide, t6 before t12" */
export const loopLabel = (trace: Trace, { effects }: Loop): string =>
  `Loop: timestamps decide, ${byAge(trace, effects)
    .map((id) => timeOf(trace, id))
    .join(' before ')}`;

function byAge(trace: Trace, effects: readonly EffectId[]): readonly EffectId[] {
  return [...effects].sort((a, b) => {
    const [one, other] = [trace.effects.get(a), trace.effects.get(b)];
    return one === undefined || other === undefined ? 0 : compareTimestamps(one.timestamp, other.timestamp);
  });
}

function timeOf(trace: Trace, id: EffectId): string {
  const effect = trace.effects.get(id);
  return effect === undefined ? id : timestampLabel(effect.timestamp);
}

/** Why `effect` had its turn then, in relation to another one. */
export function whyThenSentence(trace: Trace, effect: EffectId, why: WhyThen): Sentence {
  return sentence(whyThenWords(trace, effect, why), rulesOfWhyThen(why));
}

function whyThenWords(trace: Trace, effect: EffectId, why: WhyThen): Words {
  const names = namesIn(trace);
  const self = names.effect(effect);
  switch (why.kind) {
    case 'alone':
      return 'Nothing else applies in this layer.';
    case 'characteristic-defining':
      return 'It defines its own object, so it goes before all others of the layer.';
    case 'older-waits': {
      const other = names.effectWithTime(why.effect);
      if (why.dependency === undefined) return words`${other} is older but waits for another effect.`;
      if (why.dependency.on !== effect)
        return words`${other} is older but waits for ${names.effect(why.dependency.on)}.`;
      return words`${other} is older but waits for it: ${self} ${whatItDoes(trace, why.dependency)}.`;
    }
    case 'waited-for':
      return words`It waited for ${names.effectWithTime(why.effect)}: ${names.effect(why.effect)} ${whatItDoes(trace, why.dependency)}.`;
    case 'loop': {
      const others = list(why.effects.filter((id) => id !== effect).map(names.effectWithTime), ' and ');
      const depend = why.effects.length > 2 ? 'depend' : 'depends';
      return words`${others} ${depend} on it, and it depends on ${why.effects.length > 2 ? 'them' : 'that'}. In a loop dependency is ignored and the older goes first.`;
    }
    case 'defining-first':
      return words`${names.effectWithTime(why.effect)} defines its own object, so it went before.`;
    case 'younger':
      return words`${names.effectWithTime(why.effect)} is younger and has nothing to do with it.`;
    case 'older':
      return words`${names.effectWithTime(why.effect)} is older, so it went before.`;
  }
}

/** What the other effect does to the dependent one: "takes its ability away". */
function whatItDoes(trace: Trace, { witness, dependent }: Dependency): Words {
  const names = namesIn(trace);
  switch (witness.kind) {
    case 'existence':
      return witness.wouldExist ? 'makes its condition true' : 'takes its ability away';
    case 'set': {
      if (witness.leaves.length === 0)
        return words`adds ${someObjects(names, witness.enters)} to what it applies to`;
      const leaves = words`takes ${someObjects(names, witness.leaves)} from what it applies to`;
      return witness.enters.length === 0
        ? leaves
        : words`${leaves} and adds ${someObjects(names, witness.enters)}`;
    }
    case 'value':
      if (isAboutControl(trace, dependent))
        return `makes it give control to ${value(witness.then)} instead of ${value(witness.now)}`;
      return isTelling(witness)
        ? `changes its value from ${value(witness.now)} to ${value(witness.then)}`
        : 'changes what it does';
    case 'text':
      return 'changes its text';
  }
}
