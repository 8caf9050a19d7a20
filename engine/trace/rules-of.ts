import type { Modification } from '../abilities/modification.ts';
import type { AbilityInstance, EffectOrigin } from '../layers/evaluation.ts';
import type { AppliedEvent, Dependency, NotAppliedReason } from '../layers/observer.ts';
import { type RuleNumber, rule } from '../vocabulary/ids.ts';
import { ruleOfLayer } from '../vocabulary/rule-of-layer.ts';
import type { ExplainedCharacteristic, WhyNotReason, WhyThen } from './explanation.ts';

const cite = (...numbers: readonly string[]): readonly RuleNumber[] => [...new Set(numbers)].map(rule);

type ByModification<Value> = Readonly<Partial<Record<Modification['kind'], Value>>>;

/** Rules that say more about a modification than its layer's does, so they are named first. */
const TELLING_RULE: ByModification<string> = {
  'become-copy': '707.2',
  'be-merged': '730.2a',
  'be-face-down': '708.2',
  'set-basic-land-types': '305.7',
};

/** Rules about details of a modification. Of the kinds that are absent no rule but their layer's speaks. */
const DETAIL_RULE: ByModification<string> = {
  'change-words': '612.2',
  'set-name': '612.8',
  'add-names-of': '612.7',
  'add-name-word': '612.9',
  'set-basic-land-types': '305.6',
  'add-all-land-types': '305.6',
  'set-card-types': '205.1a',
  'remove-card-types': '205.1a',
  'set-subtypes': '205.1a',
  'add-card-types': '205.1b',
  'add-subtypes': '205.1b',
  'add-all-creature-types': '205.1b',
  'add-supertypes': '205.1b',
  'cannot-have-keyword': '101.2',
};

const rulesIn = (table: ByModification<string>, parts: readonly Modification[]): readonly string[] =>
  parts.map(({ kind }) => table[kind]).filter((number) => number !== undefined);

/** Why this effect is applied here and does what it does; the most telling number first. */
export function rulesOfApplied(event: AppliedEvent): readonly RuleNumber[] {
  const started = event.startedIn === undefined ? [] : ['613.6'];
  return cite(
    ...rulesIn(TELLING_RULE, event.parts),
    ruleOfLayer(event.layer),
    ...(event.abilityIsGone ? started : []),
    ...rulesOfOrder(event),
    ...counterRules(event),
    ...rulesIn(DETAIL_RULE, event.parts),
    ...textRules(event.parts),
    ...started,
  );
}

/** What changes words or takes over a text changes text (612.1), an exchange of text boxes among them (612.5). */
const textRules = (parts: readonly Modification[]): readonly string[] =>
  parts.flatMap((part) => {
    if (part.kind === 'change-words') return ['612.1'];
    if (part.kind !== 'gain-text-of') return part.kind === 'become-copy' ? ['613.2c'] : [];
    if (part.fullText) return ['612.6', '612.1'];
    return part.text === undefined ? ['612.1'] : ['612.5', '612.1'];
  });

/** Why its turn came then (613.3, 613.7, 613.8). */
function rulesOfOrder(event: AppliedEvent): readonly string[] {
  switch (event.chosenBecause) {
    case 'characteristic-defining':
      return ['613.3', '604.3'];
    case 'timestamp':
      return event.waitedFor.length > 0 ? ['613.8b'] : [];
    case 'dependency':
      return ['613.8a'];
    case 'loop':
      return ['613.8b', '613.7'];
  }
}

const counterRules = ({ effect, layer }: Pick<AppliedEvent, 'effect' | 'layer'>): readonly string[] =>
  effect.origin.kind === 'counter' ? [layer === '6' ? '122.1b' : '122.1a'] : [];

/** One effect's write of one characteristic. */
export function rulesOfLink(
  event: AppliedEvent,
  characteristic: ExplainedCharacteristic,
  gained: readonly AbilityInstance[],
  lost: readonly AbilityInstance[],
): readonly RuleNumber[] {
  const goesOn = event.startedIn === undefined ? [] : ['613.6'];
  if (characteristic === 'abilities' && event.layer === '4')
    return cite(...(lost.length > 0 ? ['305.7'] : []), ...(gained.length > 0 ? ['305.6'] : []), '613.1d');
  const telling = rulesIn(TELLING_RULE, event.parts);
  if (event.layer === '4') return cite(...telling, '613.1d', ...rulesIn(DETAIL_RULE, event.parts));
  return cite(...telling, ruleOfLayer(event.layer), ...counterRules(event), ...goesOn);
}

export function rulesOfDependency({ isInLoop, since }: Dependency): readonly RuleNumber[] {
  return cite('613.8a', ...(isInLoop ? ['613.8b'] : []), ...(since === undefined ? [] : ['613.8c']));
}

/** An effect that was not applied in a layer. */
export function rulesOfNotApplied(why: NotAppliedReason, waited: boolean): readonly RuleNumber[] {
  switch (why.kind) {
    case 'ability-gone':
      if (waited) return why.inLayer === '4' ? cite('613.8a', '305.7') : cite('613.8a', '613.1f');
      return why.inLayer === '4' ? cite('305.7', '611.3b') : cite('611.3b', ruleOfLayer(why.inLayer));
    case 'condition-false':
      return cite('611.3a');
    case 'granted-too-late':
      return cite('613.1', ruleOfLayer(why.inLayer));
    case 'nothing-to-apply-to':
      return cite('611.3a');
    case 'source-phased-out':
      return cite('702.26b');
    case 'wrong-zone':
      return cite('113.6', '611.3b');
  }
}

/** Why an effect did nothing to an object. */
export function rulesOfWhyNot(
  reason: WhyNotReason,
  waited: boolean,
  origin?: EffectOrigin,
): readonly RuleNumber[] {
  switch (reason.kind) {
    case 'not-matched':
      if (reason.ceasedBy !== undefined) return cite('613.9');
      if (reason.becameTrueBy !== undefined) return cite('613.6');
      return isAboutBasicLands(reason) ? cite('305.8') : cite('611.3a');
    case 'locked-in':
      if (reason.isAnother) return cite('400.7');
      if (origin?.kind === 'counter') return cite('122.1');
      if (origin?.kind === 'designation') return cite('613.1');
      if (origin?.kind === 'merge') return cite('730.2a');
      if (origin?.kind === 'sticker') return cite('123.1');
      return origin?.kind === 'face-down' ? cite('708.2') : cite('611.2c');
    case 'frozen-set':
      return cite('613.6');
    case 'expired':
      return reason.neverBegan ? cite('611.2b') : cite('611.2a');
    case 'cannot-have':
      return cite('613.1f', '101.2');
    case 'phased-out':
      return cite('702.26b');
    case 'ability-gone':
    case 'condition-false':
    case 'granted-too-late':
    case 'nothing-to-apply-to':
    case 'source-phased-out':
    case 'wrong-zone':
      return rulesOfNotApplied(reason, waited);
  }
}

function isAboutBasicLands({ failed }: Extract<WhyNotReason, { kind: 'not-matched' }>): boolean {
  const inner = failed.kind === 'not' ? failed.of : failed;
  return inner.kind === 'supertype' && inner.supertype === 'basic';
}

export function rulesOfWhyThen(why: WhyThen): readonly RuleNumber[] {
  switch (why.kind) {
    case 'alone':
      return [];
    case 'characteristic-defining':
    case 'defining-first':
      return cite('613.3');
    case 'older-waits':
      return cite('613.8a');
    case 'waited-for':
      return cite('613.8b');
    case 'loop':
      return cite('613.8b', '613.7');
    case 'younger':
    case 'older':
      if (why.settledBy === 'own-ability-first') return cite('613.7n');
      return why.settledBy === 'players-order' ? cite('613.7m') : cite('613.7', '613.8a');
  }
}
