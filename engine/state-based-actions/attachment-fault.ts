import type { Ability, KeywordAbility } from '../abilities/ability.ts';
import type { Restriction } from '../abilities/modification.ts';
import type { EvaluatedObject, Evaluation } from '../layers/evaluation.ts';
import { matchesOn } from '../layers/select.ts';
import type { EffectContext } from '../layers/values.ts';
import { isPlayer } from '../state/edit-state.ts';
import { hasLeft } from '../state/end-of-game.ts';
import type { EffectId, ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { Keyword } from '../vocabulary/keywords.ts';
import { hasKeyword } from './permanents.ts';

/**
 * Why a permanent can't be attached to an object or player (CR 301.5, 301.6, 303.4): the number of the rule, or
 * `undefined` if it can. While it `isMoving` there, "equip planeswalker" takes a planeswalker for a creature (702.6e).
 */
export function attachmentFault(
  evaluation: Evaluation,
  id: ObjectId,
  to: ObjectId | PlayerId,
  isMoving = false,
): string | undefined {
  const values = evaluation.object(id);
  const isAura = values.subtypes.includes('Aura');
  if (id === to) return isAura ? '303.4d' : '301.5c';
  if (isPlayer(evaluation.state, to)) return isAura ? playerFault(evaluation, values, to) : '301.5';
  const target = evaluation.state.objects.get(to);
  if (target === undefined || target.isPhasedOut) return isAura ? '303.4c' : '301.5c';
  const host = evaluation.object(to);

  if (isAura) {
    if (values.cardTypes.includes('creature')) return '303.4d';
    return (
      enchantFault(evaluation, values, to) ??
      hostFault(evaluation, values, host, 'cannot-be-enchanted', '702.16c')
    );
  }
  if (target.zone !== 'battlefield') return '301.5c';
  if (values.subtypes.includes('Equipment')) {
    if (values.cardTypes.includes('creature') && !hasKeyword(values, 'reconfigure')) return '301.5c';
    const isAsThough =
      isMoving &&
      host.cardTypes.includes('planeswalker') &&
      keywordsOf(values, 'equip').some(isEquipPlaneswalker);
    if (!host.cardTypes.includes('creature') && !isAsThough) return '301.5';
    return hostFault(evaluation, values, host, 'cannot-be-equipped', '702.16d');
  }
  if (values.subtypes.includes('Fortification')) {
    if (values.cardTypes.includes('creature')) return '301.6';
    return host.cardTypes.includes('land')
      ? hostFault(evaluation, values, host, undefined, '702.16d')
      : '301.6';
  }
  return '704.5p';
}

/** The Aura must be able to enchant a player, and the player must not have protection from it (702.16c). */
function playerFault(evaluation: Evaluation, values: EvaluatedObject, to: PlayerId): string | undefined {
  if (hasLeft(evaluation.state, to)) return '303.4c';
  const enchants = keywordsOf(values, 'enchant');
  const isEnchantPlayer =
    enchants.length > 0 && enchants.every(({ parameter }) => parameter?.kind === 'player');
  if (!isEnchantPlayer) return '303.4c';
  const isProtected = evaluation.player(to).abilities.some(({ ability, by }) => {
    // Words of the ability that are chosen were chosen for the source of the effect that gives it.
    const source = evaluation.effects.find((effect) => effect.id === by)?.source;
    return isProtectionFrom(evaluation, ability, values.id, { source, you: to });
  });
  return isProtected ? '702.16c' : undefined;
}

function isProtectionFrom(
  evaluation: Evaluation,
  ability: Ability,
  id: ObjectId,
  context: EffectContext,
): boolean {
  if (ability.kind !== 'keyword' || ability.keyword !== 'protection') return false;
  return (
    ability.parameter?.kind === 'quality' && matchesOn(evaluation, ability.parameter.quality, id, context)
  );
}

/** "This effect doesn't remove …": whether the protection comes from the attached permanent and says so. */
function sparesItsSource(evaluation: Evaluation, by: EffectId, attached: EvaluatedObject): boolean {
  const effect = evaluation.effects.find(({ id }) => id === by);
  if (effect?.source !== attached.id || effect.origin.kind !== 'static-ability') return false;
  const { ability: abilityId, index } = effect.origin;
  const ability = attached.abilities.find(({ id }) => id === abilityId)?.ability;
  return ability?.kind === 'static' && ability.effects[index]?.doesNotRemoveSource === true;
}

/** An Aura can enchant only what all its enchant abilities allow (702.5c). */
function enchantFault(evaluation: Evaluation, values: EvaluatedObject, to: ObjectId): string | undefined {
  const context = { source: values.id, you: values.controller };
  const enchants = keywordsOf(values, 'enchant');
  const allows = ({ parameter }: KeywordAbility) =>
    parameter?.kind === 'quality' && matchesOn(evaluation, parameter.quality, to, context);
  return enchants.length > 0 && enchants.every(allows) ? undefined : '303.4c';
}

/** What the other object says against it: that nothing can be attached, or protection from it. */
function hostFault(
  evaluation: Evaluation,
  values: EvaluatedObject,
  host: EvaluatedObject,
  restriction: Restriction | undefined,
  rule: string,
): string | undefined {
  if (host.restrictions.some((each) => each.restriction === restriction)) return restrictionRule(restriction);
  const isProtected = host.abilities.some(({ ability, origin }) => {
    if (origin.kind === 'granted' && sparesItsSource(evaluation, origin.by, values)) return false;
    return isProtectionFrom(evaluation, ability, values.id, { source: host.id, you: host.controller });
  });
  return isProtected ? rule : undefined;
}

/** "Equip planeswalker {1}" (702.6e). */
export const isEquipPlaneswalker = ({ words }: KeywordAbility): boolean =>
  words?.startsWith('equip planeswalker') === true;

const restrictionRule = (restriction: Restriction | undefined): string =>
  restriction === 'cannot-be-enchanted' ? '303.4' : '301.5';

const keywordsOf = ({ abilities }: EvaluatedObject, keyword: Keyword): KeywordAbility[] =>
  abilities.flatMap(({ ability }) =>
    ability.kind === 'keyword' && ability.keyword === keyword ? [ability] : [],
  );
