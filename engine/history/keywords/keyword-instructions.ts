import type { KeywordAbility } from '../../abilities/ability.ts';
import type { Amount } from '../../abilities/amount.ts';
import type { Instruction } from '../../abilities/instruction.ts';
import type { Modification } from '../../abilities/modification.ts';
import type { ObjectReference } from '../../abilities/references.ts';
import { allOf, cardType, source, youControl } from '../../abilities/selector.ts';
import type { TargetRequirement } from '../../abilities/target.ts';
import type { EvaluatedObject } from '../../layers/evaluation.ts';
import { objectOf } from '../../state/edit-state.ts';
import { attachmentFault, isEquipPlaneswalker } from '../../state-based-actions/attachment-fault.ts';
import { refuse } from '../refusal.ts';
import type { Resolution } from '../resolving/resolution.ts';

/** What an activated or triggered keyword ability does as it resolves. */
export interface KeywordUse {
  readonly targets: readonly TargetRequirement[];
  readonly instructions: readonly Instruction[];
}

const itself: ObjectReference = { kind: 'source' };
const firstTarget: ObjectReference = { kind: 'target', index: 0 };
const yourPlaneswalker: TargetRequirement = {
  kind: 'object',
  what: allOf(cardType('planeswalker'), youControl),
};
const yourCreature: TargetRequirement = { kind: 'object', what: allOf(cardType('creature'), youControl) };

/** What the keyword stands for (CR 702). Refuses the step for one that isn't known here, and an attachment not allowed. */
export function keywordInstructions(
  resolution: Resolution,
  ability: KeywordAbility,
  values: EvaluatedObject,
): KeywordUse {
  switch (ability.keyword) {
    // 702.6a, 702.67a
    case 'equip':
    case 'fortify':
      checkAttachment(resolution, isEquipPlaneswalker(ability));
      return {
        targets: [isEquipPlaneswalker(ability) ? yourPlaneswalker : yourCreature],
        instructions: [{ kind: 'attach', what: itself, to: firstTarget }],
      };
    case 'reconfigure':
      return reconfigure(resolution);
    // 702.122a
    case 'crew':
      return does(untilEndOfTurn({ kind: 'add-card-types', types: ['artifact', 'creature'] }));
    // 702.87a
    case 'level up':
      return does(putCounters('level', 1));
    // 702.184a: the creature that is tapped is named as a choice.
    case 'station':
      return does(
        { kind: 'tap', what: { kind: 'is', object: { kind: 'chosen' } } },
        putCounters('charge', { kind: 'power', of: { kind: 'chosen' } }),
      );
    // 702.107a
    case 'outlast':
      return does(putCounters('+1/+1', 1));
    // 702.100a
    case 'evolve':
      return does(putCounters('+1/+1', 1));
    // 702.108a
    case 'prowess':
      return does(pump(1, 1));
    // 702.83a: the creature that attacks alone is named as a choice.
    case 'exalted':
      return { targets: [], instructions: [pumpOf({ kind: 'chosen' }, 1, 1)] };
    // 702.45a
    case 'bushido':
      return does(pump(amountOf(ability), amountOf(ability)));
    // 702.79a, 702.93a: that it triggered is said by the step.
    case 'persist':
      return does(returnWith('-1/-1'));
    case 'undying':
      return does(returnWith('+1/+1'));
    // 702.84a
    case 'unearth':
      return does(...UNEARTH);
    default:
      return refuse('unsupported-text', { text: ability.keyword, card: values.names[0] ?? '' });
  }
}

const does = (...instructions: readonly Instruction[]): KeywordUse => ({ targets: [], instructions });

const amountOf = ({ parameter }: KeywordAbility): Amount =>
  parameter?.kind === 'amount' || parameter?.kind === 'amount-and-cost' ? parameter.amount : 0;

const putCounters = (counter: string, amount: Amount): Instruction => ({
  kind: 'put-counters',
  on: source,
  counter,
  amount,
});

/** Under its owner's control, with a counter of that kind on it. */
const returnWith = (counter: string): Instruction => ({
  kind: 'move',
  what: source,
  to: 'battlefield',
  controller: { kind: 'owner-of', object: itself },
  entry: [{ kind: 'counters', counter, amount: 1 }],
});

const returned: ObjectReference = { kind: 'that' };
const UNEARTH: readonly Instruction[] = [
  { kind: 'move', what: source, to: 'battlefield' },
  {
    kind: 'continuous-effect',
    appliesTo: { kind: 'is', object: returned },
    parts: [{ kind: 'add-ability', ability: { kind: 'keyword', keyword: 'haste' } }],
    duration: { kind: 'until-end-of-game' },
  },
  {
    kind: 'replacement-effect',
    effect: {
      kind: 'replace',
      event: { kind: 'leave-battlefield', what: { kind: 'is', object: returned } },
      instead: { kind: 'go-to', zone: 'exile' },
    },
    duration: { kind: 'until-end-of-game' },
  },
];

const untilEndOfTurn = (...parts: readonly Modification[]): Instruction => ({
  kind: 'continuous-effect',
  appliesTo: source,
  parts,
  duration: { kind: 'until-end-of-turn' },
});

const pump = (power: Amount, toughness: Amount): Instruction =>
  untilEndOfTurn({ kind: 'modify-power-toughness', power, toughness });

const pumpOf = (object: ObjectReference, power: Amount, toughness: Amount): Instruction => ({
  kind: 'continuous-effect',
  appliesTo: { kind: 'is', object },
  parts: [{ kind: 'modify-power-toughness', power, toughness }],
  duration: { kind: 'until-end-of-turn' },
});

/**
 * 702.151a–b: with a target it is attached, and no creature for as long as it stays attached; without one it comes off.
 */
function reconfigure(resolution: Resolution): KeywordUse {
  const [host] = resolution.targets;
  if (host === undefined) return does({ kind: 'unattach', what: itself });
  checkAttachment(resolution);
  const attached: Instruction = {
    kind: 'continuous-effect',
    appliesTo: source,
    parts: [{ kind: 'remove-card-types', types: ['creature'] }],
    duration: {
      kind: 'for-as-long-as',
      condition: {
        kind: 'matches',
        object: itself,
        selector: { kind: 'attached-to', what: { kind: 'is', object: firstTarget } },
      },
    },
  };
  return {
    targets: [yourCreature],
    instructions: [{ kind: 'attach', what: itself, to: firstTarget }, attached],
  };
}

/** The document names to what it is attached, so a place where it can't be is refused. */
function checkAttachment({ run, source: id, targets }: Resolution, isAsThough = false): void {
  const [to] = targets;
  if (id === undefined || to === undefined) return;
  const fault = attachmentFault(run.evaluation, objectOf(run.state, id).id, to, isAsThough);
  if (fault !== undefined) refuse('illegal-attachment', { object: id, to }, fault);
}
