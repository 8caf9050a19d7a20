import type { Ability, ActivatedAbility, KeywordAbility, TriggeredAbility } from '../../abilities/ability.ts';
import type { StepAction } from '../../document/board-document.ts';
import type { EvaluatedObject } from '../../layers/evaluation.ts';
import { isAbilityOfKind } from '../../layers/object-facts.ts';
import { contextOf } from '../../oracle/describe/en/context.ts';
import { matchFragment } from '../../oracle/match-fragment.ts';
import { chosenObjects } from '../../vocabulary/choices.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { keywordInstructions } from '../keywords/keyword-instructions.ts';
import { payCost } from '../keywords/pay-cost.ts';
import { pair } from '../pairs.ts';
import { refuse } from '../refusal.ts';
import { carryOut } from '../resolving/carry-out.ts';
import { checkTargets } from '../resolving/check-targets.ts';
import type { Resolution } from '../resolving/resolution.ts';
import type { StepRun } from '../step-run.ts';

type UseAction = Extract<StepAction, { kind: 'activate' | 'trigger' }>;
type UsableAbility = ActivatedAbility | TriggeredAbility | KeywordAbility;

/**
 * An activated or triggered ability that the source has now resolves. Returns the source if it was the last chapter of
 * a Saga (704.5s).
 */
export function playAbility(run: StepRun, action: UseAction): ObjectId | undefined {
  const source = run.object(action.source);
  const values = run.evaluation.object(source.id);
  const ability = findAbility(action, values);
  const resolution: Resolution = {
    run,
    id: action.id ?? `step-${run.step + 1}`,
    source: source.id,
    sourceName: values.names[0] ?? source.card.name,
    controller: action.controller === undefined ? values.controller : run.player(action.controller),
    ability,
    targets: (action.targets ?? []).map((id) => run.objectOrPlayer(id)),
    choices: action.choices ?? {},
    modes: [],
    x: action.x ?? source.x,
    creates: [...(action.creates ?? [])],
    that: [],
    ...(source.attachedTo === undefined ? {} : { wasAttachedTo: source.attachedTo }),
  };
  if (ability.kind === 'keyword' && ability.keyword === 'soulbond') {
    const [other] = chosenObjects(resolution);
    if (other === undefined)
      refuse('missing-choice', { source: resolution.sourceName, choice: 'object' }, '702.95a');
    pair(run, source.id, other);
    return undefined;
  }
  if (ability.kind === 'keyword') {
    const { instructions, targets } = keywordInstructions(resolution, ability, values);
    checkTargets(resolution, targets);
    carryOut(resolution, instructions);
    return undefined;
  }
  checkTargets(resolution, ability.targets);
  if (ability.kind === 'activated') payCost(resolution, ability.cost);
  carryOut(resolution, ability.instructions);
  return ability.kind === 'triggered' && ability.trigger.kind === 'chapter' ? source.id : undefined;
}

function findAbility(action: UseAction, values: EvaluatedObject): UsableAbility {
  const wanted = action.kind === 'activate' ? 'activated' : 'triggered';
  const abilities = values.abilities
    .map(({ ability }) => ability)
    .filter((ability) => isUsable(ability, wanted));
  const context = contextOf({
    name: values.names[0] ?? '',
    supertypes: values.supertypes,
    cardTypes: values.cardTypes,
    subtypes: values.subtypes,
    abilities,
  });
  const { indexes } = matchFragment(action.ability, abilities, context);
  const found = indexes.map((index) => abilities[index]);
  const [first] = found;
  const parameters = { object: action.source, ability: action.ability };
  if (first === undefined || !isUsable(first, wanted)) return refuse('unknown-ability', parameters);
  // Two abilities that say the same do the same.
  const isSame = found.every((ability) => JSON.stringify(ability) === JSON.stringify(first));
  if (!isSame) refuse('ambiguous-ability', { ...parameters, count: found.length });
  return first;
}

const isUsable = (ability: Ability, kind: 'activated' | 'triggered'): ability is UsableAbility =>
  isAbilityOfKind(ability, kind) && (ability.kind === kind || ability.kind === 'keyword');
