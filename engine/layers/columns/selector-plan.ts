import type { ObjectReference, PlayerReference } from '../../abilities/references.ts';
import type { Selector } from '../../abilities/selector.ts';
import { setsOfSubtype } from '../../vocabulary/subtypes.ts';
import { type Footprint, readsOfSelector, USES } from '../footprint.ts';
import { withImpliedZone } from '../zone-of-selector.ts';
import {
  ALL_CREATURE_TYPES,
  COLOR_COLUMN,
  type ColumnId,
  designationColumn,
  IS_ATTACKING,
  IS_BLOCKING,
  IS_FACE_DOWN,
  IS_TAPPED,
  IS_TOKEN,
  keywordColumn,
  SUPERTYPE_COLUMN,
  subtypeColumn,
  TYPE_COLUMN,
  zoneColumn,
} from './column-ids.ts';

/** A selector made ready for boards: which columns to intersect and unite, and what to test object by object. */
export type Plan =
  | { readonly kind: 'all' }
  | { readonly kind: 'none' }
  | { readonly kind: 'columns'; readonly any: readonly ColumnId[] }
  | { readonly kind: 'all-of'; readonly of: readonly Plan[] }
  | { readonly kind: 'any-of'; readonly of: readonly Plan[] }
  | { readonly kind: 'not'; readonly of: Plan }
  | { readonly kind: 'one'; readonly object: ObjectReference }
  | { readonly kind: 'chosen' }
  | { readonly kind: 'players'; readonly is: PlayerReference; readonly of: 'controllers' | 'owners' }
  | { readonly kind: 'has-attached' | 'attached-to'; readonly what: Plan }
  | {
      readonly kind: 'shares';
      readonly what: 'color' | 'creature-type' | 'card-type';
      readonly with: ObjectReference;
    }
  /** Tested on one object after another; kept for last in an intersection. */
  | { readonly kind: 'each'; readonly selector: Selector };

/** A selector with what is worked out of it once. */
export interface PreparedSelector {
  readonly selector: Selector;
  readonly plan: Plan;
  readonly reads: Footprint;
  /** It means the same for every source and every object to which its effect applies. */
  readonly isShared: boolean;
}

const prepared = new WeakMap<Selector, PreparedSelector>();

/** The selector made ready; the same one for the same selector. */
export function prepareSelector(selector: Selector): PreparedSelector {
  const known = prepared.get(selector);
  if (known !== undefined) return known;
  const whole = withImpliedZone(selector);
  const reads = readsOfSelector(whole);
  const result: PreparedSelector = {
    selector: whole,
    plan: planOf(whole),
    reads,
    isShared: (reads.uses & (USES.source | USES.affected)) === 0,
  };
  prepared.set(selector, result);
  return result;
}

const plainPlans = new WeakMap<Selector, Plan>();

/** The plan without anything implied about the zone. */
export function plainPlanOf(selector: Selector): Plan {
  let plan = plainPlans.get(selector);
  if (plan === undefined) {
    plan = planOf(selector);
    plainPlans.set(selector, plan);
  }
  return plan;
}

function planOf(selector: Selector): Plan {
  switch (selector.kind) {
    case 'all':
      return { kind: 'all' };
    case 'all-of': {
      const parts = selector.of.map(planOf);
      return {
        kind: 'all-of',
        of: [...parts.filter(({ kind }) => kind !== 'each'), ...parts.filter(({ kind }) => kind === 'each')],
      };
    }
    case 'any-of':
      return { kind: 'any-of', of: selector.of.map(planOf) };
    case 'not':
      return { kind: 'not', of: planOf(selector.of) };
    case 'is':
      return selector.object.kind === 'candidate'
        ? { kind: 'all' }
        : { kind: 'one', object: selector.object };
    case 'targets':
      return { kind: 'none' };
    case 'those':
      return selector.what === 'chosen' ? { kind: 'chosen' } : { kind: 'none' };
    case 'card-type':
      return columns(TYPE_COLUMN[selector.type]);
    case 'supertype':
      return columns(SUPERTYPE_COLUMN[selector.supertype]);
    case 'subtype':
      if (typeof selector.subtype !== 'string') return { kind: 'each', selector };
      return setsOfSubtype(selector.subtype).includes('creature')
        ? columns(subtypeColumn(selector.subtype), ALL_CREATURE_TYPES)
        : columns(subtypeColumn(selector.subtype));
    case 'color':
      return typeof selector.color === 'string'
        ? columns(COLOR_COLUMN[selector.color])
        : { kind: 'each', selector };
    case 'keyword':
      return columns(keywordColumn(selector.keyword, selector.of));
    case 'controller':
    case 'owner':
      return mentionsCandidate(selector.is)
        ? { kind: 'each', selector }
        : { kind: 'players', is: selector.is, of: selector.kind === 'owner' ? 'owners' : 'controllers' };
    case 'zone':
      return columns(zoneColumn(selector.zone));
    case 'token':
      return columns(IS_TOKEN);
    case 'tapped':
      return columns(IS_TAPPED);
    case 'face-down':
      return columns(IS_FACE_DOWN);
    case 'attacking':
      return columns(IS_ATTACKING);
    case 'blocking':
      return columns(IS_BLOCKING);
    case 'designation':
      return columns(designationColumn(selector.designation));
    case 'has-attached':
    case 'attached-to': {
      const what = withImpliedZone(selector.what);
      return (readsOfSelector(what).uses & USES.candidate) === 0
        ? { kind: selector.kind, what: planOf(what) }
        : { kind: 'each', selector };
    }
    case 'shares':
      return selector.what === 'name' || selector.with.kind === 'candidate'
        ? { kind: 'each', selector }
        : { kind: 'shares', what: selector.what, with: selector.with };
    case 'color-count':
    case 'has-no-abilities':
    case 'has-ability':
    case 'transformed':
    case 'counters':
    case 'compare':
    case 'name':
    case 'shares-with-some':
    case 'exiled-with-source':
      return { kind: 'each', selector };
  }
}

const columns = (...any: readonly ColumnId[]): Plan => ({ kind: 'columns', any });

const mentionsCandidate = (reference: PlayerReference): boolean =>
  'object' in reference && reference.object.kind === 'candidate';
