import type { Selector } from '../abilities/selector.ts';
import type { EffectInfo } from '../layers/evaluation.ts';
import type { GameObject } from '../state/game-object.ts';
import type { WhyNotReason } from './explanation.ts';

interface Missed {
  readonly effect: EffectInfo;
  readonly object: GameObject;
  readonly reason: WhyNotReason;
  /** The effect's text, taken by itself, speaks of the object. */
  readonly wouldMatch: boolean;
  /** It waited for what took its ability away. */
  readonly waited: boolean;
  /** Another effect of the same source applies to the object. */
  readonly hasSister: boolean;
  /** Whether it would have made any difference. */
  readonly wouldDiffer: boolean;
}

/**
 * How surprising it is that the effect did nothing to the object, from 0 to 100. Surprising is what the texts on the
 * table let one expect otherwise; an Aura on another creature surprises nobody.
 */
export function interestOf({
  effect,
  object,
  reason,
  wouldMatch,
  waited,
  wouldDiffer,
  hasSister,
}: Missed): number {
  const isOwn = effect.source === object.id;
  const own = isOwn ? 5 : 0;
  switch (reason.kind) {
    case 'ability-gone':
      if (!isOwn && !wouldDiffer) return wouldMatch ? 20 : 10;
      if (!wouldMatch && !isOwn) return 10;
      return (waited ? 90 : 80) + own;
    case 'frozen-set':
      return 85;
    case 'cannot-have':
      return 80;
    case 'granted-too-late':
      return wouldMatch ? 75 + own : 10;
    case 'condition-false':
      // Of two modes one is not chosen: that is what they are for.
      if (reason.failed?.kind === 'chosen-mode') return 10;
      if (hasSister) return 25;
      return wouldMatch ? 70 + own : 10;
    case 'locked-in':
      if (reason.isAnother) return 65;
      return reason.from !== undefined && wouldMatch ? 65 : 0;
    case 'phased-out':
      return wouldMatch ? 60 : 5;
    case 'expired':
      return wouldMatch ? 55 : 0;
    case 'source-phased-out':
      return wouldMatch ? 30 + own : 5;
    case 'wrong-zone':
      return 5 + own;
    case 'not-matched':
      if (reason.becameTrueBy !== undefined || reason.ceasedBy !== undefined) return 75;
      return interestOfMismatch(reason.failed, isOwn);
    case 'nothing-to-apply-to':
      return 5;
  }
}

/** That an effect is only for other kinds of objects is worth a line; that it is for one other object is not. */
function interestOfMismatch(failed: Selector, isOwn: boolean): number {
  const inner = failed.kind === 'not' ? failed.of : failed;
  switch (inner.kind) {
    case 'is':
      return failed.kind === 'not' ? 25 : 0;
    case 'targets':
    case 'those':
    case 'exiled-with-source':
      return 0;
    case 'zone':
    case 'attached-to':
      return 5;
    case 'card-type':
    case 'supertype':
    case 'subtype':
    case 'color':
    case 'color-count':
    case 'keyword':
    case 'has-no-abilities':
    case 'has-ability':
    case 'controller':
    case 'owner':
    case 'token':
    case 'tapped':
    case 'face-down':
    case 'transformed':
    case 'attacking':
    case 'blocking':
    case 'designation':
    case 'has-attached':
    case 'counters':
    case 'compare':
    case 'name':
    case 'shares':
    case 'shares-with-some':
    case 'any-of':
    case 'all-of':
    case 'all':
    case 'not':
      return isOwn ? 35 : 30;
  }
}
