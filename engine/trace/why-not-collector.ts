import type { Selector } from '../abilities/selector.ts';
import type { EffectInfo } from '../layers/evaluation.ts';
import type { AppliedEvent, EffectQuestions, LayerObserver, NotAppliedEvent } from '../layers/observer.ts';
import type { GameObject } from '../state/game-object.ts';
import type { EffectId, ObjectId } from '../vocabulary/ids.ts';
import type { Keyword } from '../vocabulary/keywords.ts';
import { type Layer, layerIndex } from '../vocabulary/layers.ts';
import type { WhyNotReason } from './explanation.ts';
import { failedSelector, withFailedCondition } from './failed-part.ts';
import { changesObjects } from './writes.ts';

/** One effect that did nothing to one object in one layer, before equal ones are put together. */
export interface RawWhyNot {
  readonly effect: EffectInfo;
  readonly object: GameObject;
  readonly layer: Layer;
  readonly reason: WhyNotReason;
  readonly wouldMatch: boolean;
}

/** Which effects and which objects one wants to know about. */
export interface WhyNotQuestion {
  readonly objects: readonly GameObject[];
  readonly isAskedAbout: (effect: EffectId) => boolean;
}

/**
 * An observer that asks, each time that an effect's turn has come, why it does nothing to the objects in question.
 * The answers need the partial state of that moment, so they are gathered by evaluating once more.
 */
export function whyNotCollector(question: WhyNotQuestion): {
  readonly observer: LayerObserver;
  readonly finish: () => readonly RawWhyNot[];
} {
  const found: RawWhyNot[] = [];
  const watch = new MatchWatch();
  const standing: { by: EffectId; keyword: Keyword; objects: readonly ObjectId[] }[] = [];
  const missed = new Map<ObjectId, Selector | undefined>();

  const add = (
    effect: EffectInfo,
    object: GameObject,
    layer: Layer,
    reason: WhyNotReason,
    wouldMatch: boolean,
  ) => found.push({ effect, object, layer, reason, wouldMatch }) - 1;

  const observer: LayerObserver = {
    effectAppeared({ effect }, ask) {
      if (!question.isAskedAbout(effect.id) || effect.appliesTo.kind !== 'open') return;
      const { selector } = effect.appliesTo;
      watch.remember(effect.id, ask);
      for (const object of question.objects) watch.watch(watchedMatch(effect, selector, object.id));
    },
    effectChosen({ effect }, ask) {
      missed.clear();
      if (!question.isAskedAbout(effect.id) || !effect.parts.some(changesObjects)) return;
      for (const object of question.objects) missed.set(object.id, failedIn(effect, object, ask));
      watch.remember(effect.id, ask);
    },
    effectApplied(event) {
      const { effect, layer } = event;
      for (const part of event.parts)
        if (part.kind === 'cannot-have-keyword')
          standing.push({ by: effect.id, keyword: part.keyword, objects: event.affected });
      watch.test(event);
      if (!question.isAskedAbout(effect.id) || !event.parts.some(changesObjects)) return;
      const affected = new Set(event.affected);
      for (const object of question.objects) {
        if (affected.has(object.id)) {
          const forbidden = forbiddenKeyword(event, object.id, standing);
          if (forbidden !== undefined) add(effect, object, layer, forbidden, true);
          continue;
        }
        const failed = missed.get(object.id);
        const reason = watch.withEnd(missReason(event, object, failed), effect.id, object.id);
        const index = add(effect, object, layer, reason, failed === undefined);
        if (failed !== undefined && effect.appliesTo.kind === 'open')
          watch.expect(watchedMatch(effect, effect.appliesTo.selector, object.id), index);
      }
    },
    effectNotApplied(event, ask) {
      const { effect, layer } = event;
      if (!question.isAskedAbout(effect.id) || !effect.parts.some(changesObjects)) return;
      const { why } = withFailedCondition(event, ask);
      watch.remember(effect.id, ask);
      for (const object of question.objects) {
        const failed = failedIn(effect, object, ask);
        const reason = watch.withEnd(
          notAppliedReason({ ...event, why }, object, failed),
          effect.id,
          object.id,
        );
        const index = add(effect, object, layer, reason, failed === undefined);
        if (reason.kind === 'not-matched' && effect.appliesTo.kind === 'open')
          watch.expect(watchedMatch(effect, effect.appliesTo.selector, object.id), index);
      }
    },
  };
  return { observer, finish: () => found.map((each, index) => watch.complete(each, index)) };
}

/** The part of the effect's selector that does not match now; `undefined` if its text speaks of the object. */
function failedIn(effect: EffectInfo, object: GameObject, ask: EffectQuestions): Selector | undefined {
  const { appliesTo } = effect;
  if (appliesTo.kind === 'open') return failedSelector(appliesTo.selector, object, ask);
  if ([...appliesTo.objects, ...(appliesTo.formerly ?? [])].includes(object.id)) return undefined;
  const itself: Selector = { kind: 'targets' };
  return appliesTo.from === undefined ? itself : failedSelector(appliesTo.from, object, ask);
}

function missReason(event: AppliedEvent, object: GameObject, failed: Selector | undefined): WhyNotReason {
  const { appliesTo } = event.effect;
  if (object.isPhasedOut) return { kind: 'phased-out' };
  if (appliesTo.kind === 'locked-in') return lockedIn(event.effect, object);
  if (failed !== undefined) return { kind: 'not-matched', failed };
  return { kind: 'frozen-set', startedIn: event.startedIn ?? event.layer };
}

function lockedIn({ appliesTo, origin }: EffectInfo, object: GameObject): WhyNotReason {
  const from = appliesTo.kind === 'locked-in' ? appliesTo.from : undefined;
  const cameLater = origin.kind === 'resolution' && object.sinceStep > origin.step;
  const isAnother = appliesTo.kind === 'locked-in' && appliesTo.formerly?.includes(object.id) === true;
  return { kind: 'locked-in', cameLater, isAnother, from };
}

function notAppliedReason(
  { why, effect }: NotAppliedEvent,
  object: GameObject,
  failed: Selector | undefined,
): WhyNotReason {
  if (object.isPhasedOut) return { kind: 'phased-out' };
  if (why.kind !== 'nothing-to-apply-to') return why;
  if (effect.appliesTo.kind === 'locked-in') return lockedIn(effect, object);
  return failed === undefined ? why : { kind: 'not-matched', failed };
}

/** The effect gave a keyword and the object did not get it, because an effect says that it can't have it. */
function forbiddenKeyword(
  event: AppliedEvent,
  object: ObjectId,
  standing: readonly { by: EffectId; keyword: Keyword; objects: readonly ObjectId[] }[],
): WhyNotReason | undefined {
  for (const part of event.parts) {
    if (part.kind !== 'add-ability' || part.ability.kind !== 'keyword') continue;
    const { keyword } = part.ability;
    const by = standing.find((each) => each.keyword === keyword && each.objects.includes(object))?.by;
    if (by !== undefined) return { kind: 'cannot-have', by, keyword };
  }
  return undefined;
}

interface Watched {
  readonly effect: EffectInfo;
  readonly selector: Selector;
  readonly object: ObjectId;
  /** Layers 6 and 7 can change the match only if the selector speaks of what they change. */
  readonly readsAbilitiesOrSizes: boolean;
}

const LATE_WORDS = /"(?:keyword|has-ability|has-no-abilities|compare|power|toughness)"/;

const watchedMatch = (effect: EffectInfo, selector: Selector, object: ObjectId): Watched => ({
  effect,
  selector,
  object,
  readsAbilitiesOrSizes: LATE_WORDS.test(JSON.stringify(selector)),
});

/** Notices when an object comes to match an effect or ceases to, and what made it so. */
class MatchWatch {
  private readonly questions = new Map<EffectId, EffectQuestions>();
  private expected: (Watched & { readonly index: number })[] = [];
  private readonly becameTrue = new Map<number, { becameTrueIn: Layer; becameTrueBy: EffectId }>();
  private matching: Watched[] = [];
  private readonly ended = new Map<string, EffectId>();

  remember(effect: EffectId, ask: EffectQuestions): void {
    this.questions.set(effect, ask);
  }

  /** From now on it matters whether the object matches the effect, whose turn is still to come. */
  watch(watched: Watched): void {
    if (this.matches(watched)) this.matching.push(watched);
  }

  expect(watched: Watched, index: number): void {
    this.expected.push({ ...watched, index });
  }

  /** Only an effect that wrote on the object, or on the source whose words these are, can have changed a match. */
  test(event: AppliedEvent): void {
    const touched = new Set(event.affected);
    const isEarly = layerIndex(event.layer) <= layerIndex('5');
    const isConcerned = ({ effect, object, readsAbilitiesOrSizes }: Watched): boolean =>
      effect.id !== event.effect.id &&
      (isEarly || readsAbilitiesOrSizes) &&
      (touched.has(object) || (effect.source !== undefined && touched.has(effect.source)));
    this.expected = this.expected.filter((each) => {
      if (!isConcerned(each) || !this.matches(each)) return true;
      this.becameTrue.set(each.index, { becameTrueIn: event.layer, becameTrueBy: event.effect.id });
      return false;
    });
    this.matching = this.matching.filter((each) => {
      if (!isConcerned(each) || touched.has(each.object)) return true;
      // Its words mean something else now ("you" is another): nothing ended for the object.
      return this.matches(each);
    });
    for (const each of this.matching.filter(({ object }) => touched.has(object))) {
      if (!isConcerned(each)) continue;
      const key = `${each.effect.id} ${each.object}`;
      if (this.matches(each)) this.ended.delete(key);
      else if (!this.ended.has(key)) this.ended.set(key, event.effect.id);
    }
  }

  private matches({ effect, selector, object }: Watched): boolean {
    return this.questions.get(effect.id)?.matches(selector, object) === true;
  }

  withEnd(reason: WhyNotReason, effect: EffectId, object: ObjectId): WhyNotReason {
    const ceasedBy = this.ended.get(`${effect} ${object}`);
    return reason.kind === 'not-matched' && ceasedBy !== undefined ? { ...reason, ceasedBy } : reason;
  }

  complete(raw: RawWhyNot, index: number): RawWhyNot {
    const late = this.becameTrue.get(index);
    if (late === undefined || raw.reason.kind !== 'not-matched') return raw;
    return { ...raw, reason: { ...raw.reason, ...late } };
  }
}
