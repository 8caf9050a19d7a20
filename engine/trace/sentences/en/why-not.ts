import type { Selector } from '../../../abilities/selector.ts';
import type { EffectInfo } from '../../../layers/evaluation.ts';
import type { NotAppliedEvent, NotAppliedReason } from '../../../layers/observer.ts';
import { compareTimestamps } from '../../../state/timestamp.ts';
import type { EffectId, ObjectId } from '../../../vocabulary/ids.ts';
import type { Sentence, WhyNot, WhyNotReason } from '../../explanation.ts';
import { rulesOfNotApplied } from '../../rules-of.ts';
import type { Trace } from '../../trace.ts';
import { sentence, type Words, words } from '../fragments.ts';
import { conditionWords, inThePast, isNot, pluralOf, singularOf } from './effect-words.ts';
import { inLayer } from './layers.ts';
import { type Names, namesIn, possessiveEnd } from './names.ts';

/** Heads a why-not: "Humility", or "Urborg's own effect" where it is the object's. */
export function whyNotTitle(trace: Trace, whyNot: WhyNot): Sentence {
  const info = trace.effects.get(whyNot.effect);
  if (info === undefined) return sentence(whyNot.sourceName);
  const name = namesIn(trace).effect(whyNot.effect);
  const isOwn = info.source === whyNot.object && info.origin.kind === 'static-ability';
  return sentence(isOwn ? words`${name}${possessiveEnd(name.text)} own effect` : name);
}

/** Why the effect did nothing to the object. */
export function whyNotSentence(trace: Trace, whyNot: WhyNot): Sentence {
  return sentence(reasonWords(trace, whyNot), whyNot.rules);
}

function reasonWords(trace: Trace, whyNot: WhyNot): Words {
  const { reason } = whyNot;
  const names = namesIn(trace);
  const it = names.object(whyNot.object);
  const effect = trace.effects.get(whyNot.effect);
  switch (reason.kind) {
    case 'not-matched':
      return effect === undefined ? '' : mismatch(names, effect, whyNot.object, reason);
    case 'locked-in':
      return effect === undefined ? '' : lockedIn(names, effect, whyNot.object, reason);
    case 'frozen-set': {
      const then = words`It goes on with the objects that it began with ${inLayer(reason.startedIn)}`;
      if (reason.failed === undefined || effect === undefined)
        return words`${then}; ${it} was not among them.`;
      const was = inThePast(isNot(trace.evaluation.state, effect, reason.failed));
      const later =
        reason.becameTrueBy === undefined
          ? ''
          : [' ', names.effect(reason.becameTrueBy), ' changed that too late.'];
      return words`${then}, and ${it} ${was} then.${later}`;
    }
    case 'expired':
      return reason.neverBegan
        ? 'It never began: what it was to last for was already over.'
        : 'It has ended.';
    case 'cannot-have':
      return words`${names.effect(reason.by)} says that ${it} can’t have ${reason.keyword}.`;
    case 'phased-out':
      return words`${it} is phased out, as though it did not exist.`;
    case 'ability-gone':
    case 'condition-false':
    case 'granted-too-late':
    case 'nothing-to-apply-to':
    case 'source-phased-out':
    case 'wrong-zone':
      return effect === undefined ? '' : notAppliedWords(names, effect, reason, whyNot.waitedFor?.on);
  }
}

/** Why the effect was not applied in a layer at all, for the ladder's struck-out row. */
export function notAppliedSentence(trace: Trace, event: NotAppliedEvent): Sentence {
  const { effect, why, layer } = event;
  const waited = trace.dependencies.find(
    (each) =>
      each.layer === layer &&
      each.dependent === effect.id &&
      why.kind === 'ability-gone' &&
      each.on === why.by,
  );
  const rules = rulesOfNotApplied(why, waited !== undefined);
  const names = namesIn(trace);
  if (waited !== undefined)
    return sentence(words`Waited for ${names.effect(waited.on)}; by then its ability was gone.`, rules);
  return sentence(notAppliedWords(names, effect, why, undefined), rules);
}

function notAppliedWords(
  names: Names,
  effect: EffectInfo,
  why: NotAppliedReason,
  waitedFor: EffectId | undefined,
): Words {
  const { state } = names.trace.evaluation;
  const source = effect.source === undefined ? effect.sourceName : names.object(effect.source);
  switch (why.kind) {
    case 'ability-gone': {
      if (waitedFor !== undefined) return waitedInVain(names, effect, waitedFor);
      if (why.by === undefined) return words`Its ability was gone ${inLayer(why.inLayer)}, before its turn.`;
      return words`${names.effect(why.by)} took its ability away ${inLayer(why.inLayer)}, before its turn.`;
    }
    case 'condition-false':
      return conditionFalse(names, effect, why);
    case 'granted-too-late':
      return words`${names.effect(why.by)} gives the ability only ${inLayer(why.inLayer)}. There is no way back to an earlier layer.`;
    case 'nothing-to-apply-to':
      return effect.appliesTo.kind === 'open'
        ? words`It applies to ${pluralOf(state, effect, effect.appliesTo.selector)}, and there is nothing like that.`
        : 'Nothing to which it applies is left.';
    case 'source-phased-out':
      return words`${source} is phased out, as though it did not exist.`;
    case 'wrong-zone': {
      const zone = effect.source === undefined ? undefined : state.objects.get(effect.source)?.zone;
      return words`The ability does not work ${zone === undefined ? 'there' : `in the ${zone} zone`.replace(/(hand|library|graveyard) zone/, '$1').replace('the exile zone', 'exile')}.`;
    }
  }
}

/** Dependency and its end are one story. */
function waitedInVain(names: Names, effect: EffectInfo, on: EffectId): Words {
  const other = names.trace.effects.get(on);
  const isOlder = other !== undefined && compareTimestamps(effect.timestamp, other.timestamp) < 0;
  const begin = isOlder ? 'It is older, but it depends on ' : 'It depends on ';
  const so = 'So it waited, and was gone when its turn came.';
  return words`${begin}${names.effect(on)}: ${names.effect(on)} removes the ability that makes it. ${so}`;
}

function conditionFalse(
  names: Names,
  effect: EffectInfo,
  why: Extract<NotAppliedReason, { kind: 'condition-false' }>,
): Words {
  const condition = why.failed ?? effect.condition;
  if (condition === undefined) return 'Its condition is not met.';
  const clause = conditionWords(names.trace.evaluation.state, effect, condition);
  const only = `Only as long as ${clause}.`;
  if (why.left === undefined || why.right === undefined) return `${only} That is not so.`;
  if (condition.kind === 'exists') {
    const found =
      why.left === 0 ? 'There is none' : `There ${why.left === 1 ? 'is only 1' : `are only ${why.left}`}`;
    return why.right > 1 ? `${only} ${found}, and it takes ${why.right}.` : `${only} ${found}.`;
  }
  const isFixed = condition.kind === 'compare' && typeof condition.right === 'number';
  return isFixed ? `${only} It is ${why.left}.` : `${only} It is ${why.left}, against ${why.right}.`;
}

function mismatch(
  names: Names,
  effect: EffectInfo,
  object: ObjectId,
  reason: Extract<WhyNotReason, { kind: 'not-matched' }>,
): Words {
  const { state } = names.trace.evaluation;
  const it = names.object(object);
  const { failed } = reason;
  if (reason.becameTrueBy !== undefined) {
    const was = inThePast(isNot(state, effect, failed));
    const [self, by] = [names.effect(effect.id), names.effect(reason.becameTrueBy)];
    return words`${it} ${was} yet when ${self} applied. ${by} changed that afterwards.`;
  }
  if (failed.kind === 'zone' && failed.zone === 'battlefield')
    return words`Only for permanents; ${it} is not on the battlefield.`;
  const whole = effect.appliesTo.kind === 'open' ? effect.appliesTo.selector : failed;
  const only = onlyFor(names, effect, whole);
  const isNoun = failed.kind === 'card-type' || failed.kind === 'subtype';
  if (reason.ceasedBy !== undefined)
    return words`${only} ${noMore(it, isNot(state, effect, failed))}: ${names.effect(reason.ceasedBy)} changed that first.`;
  if (isNoun && whole === failed) return words`${only} ${it} is not one.`;
  if (isReference(failed)) return only;
  return words`${only} ${it} ${isNot(state, effect, failed)}.`;
}

/** "Dryad Arbor isn't a Forest any more", "By then Sol Ring is a creature" */
const noMore = (it: Words, predicate: string): Words =>
  /^(?:isn't|doesn't) /.test(predicate)
    ? words`${it} ${predicate} any more`
    : words`By then ${it} ${predicate}`;

/** A selector that points at objects instead of describing them. */
const isReference = (selector: Selector): boolean =>
  (selector.kind === 'is' && selector.object.kind !== 'candidate') ||
  selector.kind === 'targets' ||
  selector.kind === 'those' ||
  selector.kind === 'exiled-with-source' ||
  (selector.kind === 'not' && isReference(selector.of));

function onlyFor(names: Names, effect: EffectInfo, selector: Selector): Words {
  const { state } = names.trace.evaluation;
  if (selector.kind === 'is' && selector.object.kind === 'source' && effect.source !== undefined)
    return words`Only for ${names.object(effect.source)} itself.`;
  if (selector.kind === 'is' && selector.object.kind === 'attached-to') {
    const source = effect.source === undefined ? undefined : state.objects.get(effect.source);
    const attached = [...state.objects.keys()].find((id) => id === source?.attachedTo);
    return attached === undefined
      ? 'Only for what it is attached to, and that is nothing.'
      : words`Only for ${names.object(attached)}, to which it is attached.`;
  }
  if (selector.kind === 'is') return words`Only for ${singularOf(state, effect, selector)}.`;
  return words`Only for ${pluralOf(state, effect, selector)}.`;
}

/** "which creatures A controls", or just "what" where the words point at one object. */
const forWhich = (names: Names, effect: EffectInfo, from: Selector): string =>
  JSON.stringify(from).includes('"kind":"object"')
    ? 'what'
    : `which ${pluralOf(names.trace.evaluation.state, effect, from)}`;

function lockedIn(
  names: Names,
  effect: EffectInfo,
  object: ObjectId,
  reason: Extract<WhyNotReason, { kind: 'locked-in' }>,
): Words {
  const { state } = names.trace.evaluation;
  const it = names.object(object);
  if (reason.isAnother)
    return words`It was for what ${it} was before. ${it} has left since then, so it is another object.`;
  const isGeneral = reason.from !== undefined && !isReference(reason.from);
  if (isGeneral && reason.from !== undefined) {
    const took = words`It settled ${forWhich(names, effect, reason.from)} it is for as it resolved.`;
    return reason.cameLater ? words`${took} ${it} came later.` : words`${took} ${it} was not among them.`;
  }
  const objects = effect.appliesTo.kind === 'locked-in' ? effect.appliesTo.objects : [];
  const present = objects.filter((id) => state.objects.has(id));
  if (present.length === 0) return 'What it was for is gone.';
  return words`Only for ${present.flatMap((id, index) => (index === 0 ? [names.object(id)] : [' and ', names.object(id)]))}.`;
}
