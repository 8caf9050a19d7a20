import type { Evaluation } from '../layers/evaluation.ts';
import type { ObjectId, RuleNumber } from '../vocabulary/ids.ts';
import { attachedByMistake } from './attached-by-mistake.ts';
import { battleWithoutProtector, wrongProtector } from './battle-protectors.ts';
import { commanderElsewhere } from './commander-elsewhere.ts';
import { deathtouchDamage } from './deathtouch-damage.ts';
import { emptyLibrary } from './empty-library.ts';
import { finishedSaga } from './finished-saga.ts';
import { firstSpeed } from './first-speed.ts';
import { illegalAura } from './illegal-aura.ts';
import { illegalEquipment } from './illegal-equipment.ts';
import { legendRule } from './legend-rule.ts';
import { lethalDamage } from './lethal-damage.ts';
import { oppositeCounters } from './opposite-counters.ts';
import { hasKeyword } from './permanents.ts';
import type { SettleChange, SettleHints, StateBasedAction } from './state-based-action.ts';
import { supersededRoles } from './superseded-roles.ts';
import { tenPoison } from './ten-poison.ts';
import { tokensElsewhere } from './tokens-elsewhere.ts';
import { tooManyCounters } from './too-many-counters.ts';
import { worldRule } from './world-rule.ts';
import { battleWithoutDefense, siegeWithoutDefense } from './zero-defense.ts';
import { zeroLife } from './zero-life.ts';
import { zeroLoyalty } from './zero-loyalty.ts';
import { zeroToughness } from './zero-toughness.ts';

/** In the order of the rulebook. */
export const STATE_BASED_ACTIONS: readonly StateBasedAction[] = [
  zeroLife,
  emptyLibrary,
  tenPoison,
  tokensElsewhere,
  zeroToughness,
  lethalDamage,
  deathtouchDamage,
  zeroLoyalty,
  legendRule,
  worldRule,
  illegalAura,
  illegalEquipment,
  attachedByMistake,
  oppositeCounters,
  tooManyCounters,
  finishedSaga,
  siegeWithoutDefense,
  battleWithoutDefense,
  battleWithoutProtector,
  wrongProtector,
  supersededRoles,
  firstSpeed,
  commanderElsewhere,
];

/** What one rule does now. */
export interface SettlingRule {
  readonly rule: RuleNumber;
  readonly changes: readonly SettleChange[];
}

/**
 * All state-based actions that apply to the board as it is, to be performed together (CR 704.3). An object that
 * several of them would take away or off is listed with the first; what is indestructible is not destroyed (702.12b).
 */
export function findStateBasedActions(evaluation: Evaluation, hints: SettleHints): readonly SettlingRule[] {
  const gone = new Set<ObjectId>();
  return STATE_BASED_ACTIONS.flatMap(({ rule, find }) => {
    const changes = find(evaluation, hints).filter((change) => {
      if (!('object' in change)) return true;
      if (change.kind === 'destroy' && hasKeyword(evaluation.object(change.object), 'indestructible'))
        return false;
      if (gone.has(change.object)) return false;
      if (change.kind !== 'remove-counters' && change.kind !== 'choose-protector') gone.add(change.object);
      return true;
    });
    return changes.length === 0 ? [] : [{ rule, changes }];
  });
}
