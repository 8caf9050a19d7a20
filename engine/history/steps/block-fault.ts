import type { Restriction } from '../../abilities/modification.ts';
import type { EvaluatedObject, Evaluation } from '../../layers/evaluation.ts';
import { isKeyword, powerOf } from '../../layers/object-facts.ts';
import { matchesOn } from '../../layers/select.ts';
import { objectOf } from '../../state/edit-state.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import type { Keyword } from '../../vocabulary/keywords.ts';

/** Why a creature can't block another: the number of the rule that says so, or `undefined` if it can (CR 509.1b). */
export function blockFault(
  evaluation: Evaluation,
  blocker: ObjectId,
  attacker: ObjectId,
): string | undefined {
  const by = evaluation.object(blocker);
  const of = evaluation.object(attacker);
  if (!by.cardTypes.includes('creature') || by.controller === of.controller) return '509.1a';
  if (isForbidden(by, 'cannot-block') || isForbidden(of, 'cannot-be-blocked')) return '509.1b';
  return evasionFault(evaluation, by, of) ?? protectionFault(evaluation, by, of);
}

function evasionFault(evaluation: Evaluation, by: EvaluatedObject, of: EvaluatedObject): string | undefined {
  const isArtifact = by.cardTypes.includes('artifact');
  if (has(of, 'flying') && !has(by, 'flying') && !has(by, 'reach')) return '702.9b';
  if (has(of, 'shadow') !== has(by, 'shadow')) return '702.28b';
  if (has(of, 'horsemanship') && !has(by, 'horsemanship')) return '702.31b';
  if (has(of, 'fear') && !isArtifact && !by.colors.includes('B')) return '702.36b';
  if (has(of, 'intimidate') && !isArtifact && !of.colors.some((color) => by.colors.includes(color))) {
    return '702.13b';
  }
  if (has(of, 'skulk') && sizeOf(evaluation, by) > sizeOf(evaluation, of)) return '702.118b';
  return hasLandToWalk(evaluation, by, of) ? '702.14c' : undefined;
}

const sizeOf = ({ state }: Evaluation, values: EvaluatedObject): number =>
  powerOf(objectOf(state, values.id), values) ?? 0;

function hasLandToWalk(evaluation: Evaluation, by: EvaluatedObject, of: EvaluatedObject): boolean {
  const walks = of.abilities.flatMap(({ ability }) =>
    ability.kind === 'keyword' && ability.keyword === 'landwalk' && ability.parameter !== undefined
      ? [ability.parameter]
      : [],
  );
  if (walks.length === 0) return false;
  const lands = [...evaluation.state.objects.values()].filter(
    (object) => object.zone === 'battlefield' && !object.isPhasedOut,
  );
  return lands.some(({ id }) => {
    const land = evaluation.object(id);
    if (!land.cardTypes.includes('land') || land.controller !== by.controller) return false;
    return walks.some((walk) => {
      if (walk.kind === 'subtype') return land.subtypes.includes(walk.subtype);
      const context = { source: of.id, you: of.controller };
      return walk.kind === 'quality' && matchesOn(evaluation, walk.quality, id, context);
    });
  });
}

function protectionFault(
  evaluation: Evaluation,
  by: EvaluatedObject,
  of: EvaluatedObject,
): string | undefined {
  const isProtected = of.abilities.some(
    ({ ability }) =>
      ability.kind === 'keyword' &&
      ability.keyword === 'protection' &&
      ability.parameter?.kind === 'quality' &&
      matchesOn(evaluation, ability.parameter.quality, by.id, { source: of.id, you: of.controller }),
  );
  return isProtected ? '702.16f' : undefined;
}

const has = ({ abilities }: EvaluatedObject, keyword: Keyword): boolean =>
  abilities.some(({ ability }) => isKeyword(ability, keyword));

const isForbidden = ({ restrictions }: EvaluatedObject, restriction: Restriction): boolean =>
  restrictions.some((each) => each.restriction === restriction);
