import type { Ability, Cost, KeywordAbility, Trigger } from '../../../abilities/ability.ts';
import type { Amount } from '../../../abilities/amount.ts';
import type { Condition } from '../../../abilities/condition.ts';
import type { ContinuousEffectDefinition } from '../../../abilities/continuous-effect.ts';
import type { Duration } from '../../../abilities/duration.ts';
import type { Instruction } from '../../../abilities/instruction.ts';
import type { Modification } from '../../../abilities/modification.ts';
import type { Selector } from '../../../abilities/selector.ts';
import type { TargetRequirement } from '../../../abilities/target.ts';
import { abilityText } from './ability-text.ts';
import { numberPhrase } from './amount-phrase.ts';
import { cardLines } from './card-text.ts';
import { conditionClause } from './condition-clause.ts';
import { type DescribableFace, type DescribeContext, narrate, plainContext } from './context.ts';
import { costPhrase } from './cost-phrase.ts';
import { durationPhrase } from './duration-phrase.ts';
import { effectSentence } from './effect-sentence.ts';
import { instructionText } from './instruction-text.ts';
import { keywordPhrase } from './keyword-phrase.ts';
import { selectorPlural } from './noun-phrase.ts';
import { predicateOfParts } from './predicate.ts';
import { subjectOf } from './subject.ts';
import { triggerClause } from './trigger-clause.ts';

/** The text of a face in the game's present wording, one string a paragraph. */
export const describeCard = (face: DescribableFace): string[] => cardLines(face);

/** One ability as a paragraph, of an object that the context describes (see `contextOf`). */
export const describeAbility = (ability: Ability, context: DescribeContext): string =>
  abilityText(ability, context);

/** One effect of a static ability as a sentence: "Nonbasic lands are Mountains." */
export const describeContinuousEffect = (
  effect: ContinuousEffectDefinition,
  context: DescribeContext = plainContext,
): string => effectSentence(effect, narrate(context));

/** One part as a predicate of a single object: "gets +1/+1", "is a Swamp in addition to its other land types". */
export function describeModification(part: Modification, context: DescribeContext = plainContext): string {
  const narrator = narrate(context);
  const subject = subjectOf({ kind: 'is', object: { kind: 'affected' } }, [part], narrator, false);
  const { text, tail } = predicateOfParts([part], subject);
  return text + tail;
}

/** What matches, in the plural and without a determiner: "nonbasic lands", "other creatures you control". */
export const describeSelector = (selector: Selector, context: DescribeContext = plainContext): string =>
  selectorPlural(selector, narrate(context));

/** "3", "X", "the number of creatures you control". */
export const describeAmount = (amount: Amount, context: DescribeContext = plainContext): string =>
  numberPhrase(amount, narrate(context));

/** The clause after "as long as" or "if": "you control a Forest". */
export const describeCondition = (condition: Condition, context: DescribeContext = plainContext): string =>
  conditionClause(condition, narrate(context));

/** "until end of turn"; empty for an effect without a stated duration (CR 611.2a). */
export const describeDuration = (duration: Duration, context: DescribeContext = plainContext): string =>
  durationPhrase(duration, narrate(context));

/** Instructions as sentences, with the targets that they speak of. */
export const describeInstructions = (
  instructions: readonly Instruction[],
  context: DescribeContext = plainContext,
  targets: readonly TargetRequirement[] = [],
): string => instructionText(instructions, narrate(context, targets));

export const describeInstruction = (
  instruction: Instruction,
  context: DescribeContext = plainContext,
  targets: readonly TargetRequirement[] = [],
): string => describeInstructions([instruction], context, targets);

/** A keyword ability in lower case: "flying", "protection from black", "equip {1}", "swampwalk". */
export const describeKeyword = (keyword: KeywordAbility, context: DescribeContext = plainContext): string =>
  keywordPhrase(keyword, context);

/** What stands before the colon: "{2}, {T}, Sacrifice a creature". */
export const describeCost = (cost: Cost, context: DescribeContext = plainContext): string =>
  costPhrase(cost, narrate(context));

/** "when this creature enters", "at the beginning of your upkeep". */
export const describeTrigger = (trigger: Trigger, context: DescribeContext = plainContext): string =>
  triggerClause(trigger, narrate(context));
