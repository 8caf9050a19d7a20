import { allOf, isSource, type Selector, youControl } from '../../abilities/selector.ts';
import type { StatedRule } from '../../abilities/stated-rule.ts';
import type { GameObject } from '../../state/game-object.ts';
import type { Timestamp } from '../../state/timestamp.ts';
import { type ObjectId, type RuleNumber, rule as ruleNumber } from '../../vocabulary/ids.ts';
import type { ManaCost } from '../../vocabulary/mana.ts';
import { amountOn } from '../amounts.ts';
import { conditionHoldsOn } from '../conditions.ts';
import type { EvaluatedObject, Evaluation } from '../evaluation.ts';
import { objectsMatchingOn, satisfiesOn } from '../select.ts';
import type { EffectContext } from '../values.ts';
import { additionalCosts, alternativeCosts, type CostWay } from './cost-ways.ts';
import {
  addMana,
  lessMana,
  type ManaAmount,
  manaAmount,
  printMana,
  sizeOfMana,
  timesMana,
} from './mana-amount.ts';
import { type StatedRuleNow, statedRules } from './stated-rules.ts';

export const COST_STEPS = ['base', 'additional', 'increase', 'reduction', 'total'] as const;
/** In the order of 601.2f: what is paid at first, what is added, what is taken away, what acts on the total. */
export type CostStepKind = (typeof COST_STEPS)[number];

export interface CostStep {
  readonly kind: CostStepKind;
  /** The object that says so: the spell itself for its own costs. */
  readonly source: ObjectId;
  /** The text of the ability; a keyword's name for a cost of the spell's own; `undefined` for its mana cost. */
  readonly words: string | undefined;
  readonly timestamp: Timestamp | undefined;
  readonly rule: RuleNumber;
  readonly before: ManaCost | undefined;
  /** `undefined` if it depends on a choice that is not made: X, or half of a hybrid symbol. */
  readonly after: ManaCost | undefined;
}

export interface TotalCost {
  readonly steps: readonly CostStep[];
  /** The mana that it costs in the end; `undefined` if that is not settled. */
  readonly total: ManaCost | undefined;
  readonly alternatives: readonly CostWay[];
  readonly additional: readonly CostWay[];
  /** Rules about costs that are known by their words only: they are not in the total, and may change it. */
  readonly notComputed: readonly StatedRuleNow[];
}

/** Which of the spell's own costs are paid: `instead` is the keyword of one alternative cost (118.9a). */
export interface CostChoice {
  readonly instead?: string;
  readonly besides?: readonly string[];
}

/**
 * What a card costs to cast now, step by step in the order of 601.2f. `undefined` for what is not cast: permanents,
 * lands, tokens, emblems, and cards without a mana cost (118.6) unless another cost is chosen.
 */
export function totalCost(
  evaluation: Evaluation,
  id: ObjectId,
  choice: CostChoice = {},
): TotalCost | undefined {
  const object = evaluation.state.objects.get(id);
  if (object === undefined || object.kind !== 'card' || object.zone === 'battlefield') return undefined;
  const spell = evaluation.object(id);
  if (spell.cardTypes.includes('land') || object.faceDown !== undefined) return undefined;
  const alternatives = alternativeCosts(spell);
  const additional = additionalCosts(spell);
  const instead = alternatives.find(({ keyword }) => keyword === choice.instead);
  const cost = instead?.mana ?? spell.manaCost;
  if (cost === '') return undefined;

  const bill = new Bill(id, withX(manaAmount(cost), object));
  bill.began(instead);
  for (const way of additional) if (choice.besides?.includes(way.keyword)) bill.pays(way);
  const rules = statedRules(evaluation).filter(({ sort }) => sort === 'cost');
  const changes = [...ownRules(spell), ...rules.flatMap(asChange)].filter((each) =>
    applies(evaluation, each, id),
  );
  const affinities = affinityRules(evaluation, spell);
  for (const each of changes) if (isChange(each.rule, 'more')) bill.changes(evaluation, each, spell);
  for (const each of [...changes, ...affinities])
    if (isChange(each.rule, 'less')) bill.changes(evaluation, each, spell);
  for (const each of changes) if (each.rule.kind === 'least-cost') bill.atLeast(each, each.rule.atLeast);
  return {
    steps: bill.steps,
    total: bill.now === undefined ? undefined : printMana(bill.now),
    alternatives,
    additional,
    notComputed: [...rules, ...ownWords(spell)].filter(({ ability }) => ability.rule === undefined),
  };
}

interface CostRule {
  readonly rule: StatedRule;
  readonly source: ObjectId;
  readonly words: string;
  readonly timestamp: Timestamp | undefined;
  readonly context: EffectContext;
}

const isChange = (rule: StatedRule, change: 'more' | 'less'): boolean =>
  rule.kind === 'cost-change' && rule.change === change;

/** A bill that grows and shrinks, and remembers how. */
class Bill {
  readonly steps: CostStep[] = [];
  readonly #spell: ObjectId;
  now: ManaAmount | undefined;

  constructor(spell: ObjectId, now: ManaAmount) {
    this.#spell = spell;
    this.now = now;
  }

  #write(
    kind: CostStepKind,
    said: Pick<CostRule, 'source' | 'timestamp'> & { words: string | undefined },
    rule: string,
    before: ManaAmount | undefined,
  ): void {
    this.steps.push({
      kind,
      ...{ source: said.source, words: said.words, timestamp: said.timestamp },
      rule: ruleNumber(rule),
      before: before === undefined ? undefined : printMana(before),
      after: this.now === undefined ? undefined : printMana(this.now),
    });
  }

  began(instead: CostWay | undefined): void {
    const own = { source: this.#spell, timestamp: undefined, words: instead?.keyword };
    this.#write('base', own, instead === undefined ? '202.1' : '118.9', undefined);
  }

  pays({ keyword, mana }: CostWay): void {
    const before = this.now;
    this.now = before && addMana(before, manaAmount(mana));
    this.#write('additional', { source: this.#spell, timestamp: undefined, words: keyword }, '118.8', before);
  }

  changes(evaluation: Evaluation, said: CostRule, spell: EvaluatedObject): void {
    if (said.rule.kind !== 'cost-change') return;
    const { times = 1, mana, change } = said.rule;
    const count = Math.max(0, amountOn(evaluation, times, { ...said.context, affected: spell.id }));
    const by = timesMana(manaAmount(mana), count);
    const before = this.now;
    this.now = before && (change === 'more' ? addMana(before, by) : lessMana(before, by));
    this.#write(
      change === 'more' ? 'increase' : 'reduction',
      said,
      change === 'more' ? '601.2f' : '118.7',
      before,
    );
  }

  atLeast(said: CostRule, least: number): void {
    const before = this.now;
    const size = before && sizeOfMana(before);
    this.now =
      before && size !== undefined
        ? { ...before, generic: before.generic + Math.max(0, least - size) }
        : undefined;
    this.#write('total', said, '601.2f', before);
  }
}

const asChange = ({ ability, source, controller, instance }: StatedRuleNow): CostRule[] =>
  ability.rule === undefined
    ? []
    : [
        {
          rule: ability.rule,
          source,
          words: ability.words,
          timestamp: instance.timestamp,
          context: { source, you: controller },
        },
      ];

/** What the spell says of its own cost works wherever it is cast from (113.6). */
function ownRules({ id, controller, abilities }: EvaluatedObject): CostRule[] {
  return abilities.flatMap(({ ability, timestamp }) =>
    ability.kind === 'plain-static' && ability.rule?.kind === 'cost-change' && isSource(ability.rule.spells)
      ? [
          {
            rule: ability.rule,
            source: id,
            words: ability.words,
            timestamp,
            context: { source: id, you: controller },
          },
        ]
      : [],
  );
}

function ownWords({ id, controller, abilities }: EvaluatedObject): StatedRuleNow[] {
  return abilities.flatMap((instance): StatedRuleNow[] => {
    const { ability } = instance;
    if (ability.kind !== 'plain-static' || ability.rule !== undefined) return [];
    if (!/^(?:~|this spell) costs|\badditional cost\b|\brather than pay\b/i.test(ability.words)) return [];
    return [{ source: id, controller, instance, ability, sort: 'cost', players: [controller] }];
  });
}

/** Affinity is a reduction of {1} for each permanent of the kind that its controller controls (702.41a). */
function affinityRules(evaluation: Evaluation, { id, controller, abilities }: EvaluatedObject): CostRule[] {
  const context = { source: id, you: controller };
  return abilities.flatMap(({ ability, timestamp }): CostRule[] => {
    if (ability.kind !== 'keyword' || ability.keyword !== 'affinity') return [];
    if (ability.parameter?.kind !== 'quality') return [];
    const found = objectsMatchingOn(evaluation, allOf(ability.parameter.quality, youControl), context);
    const rule = {
      kind: 'cost-change',
      spells: { kind: 'all' },
      change: 'less',
      mana: '{1}',
      times: found.length,
    } as const;
    return [{ rule, source: id, words: ability.keyword, timestamp, context }];
  });
}

function applies(evaluation: Evaluation, { rule, context }: CostRule, id: ObjectId): boolean {
  if (rule.kind === 'land-plays') return false;
  if (isSource(rule.spells) && context.source !== id) return false;
  const { condition } = rule;
  if (condition !== undefined && !conditionHoldsOn(evaluation, condition, context)) return false;
  return satisfiesOn(evaluation, anywhere(rule.spells), id, context);
}

/** A card that is not cast yet is judged as the spell that it would be (601.2a). */
function anywhere(spells: Selector): Selector {
  switch (spells.kind) {
    case 'zone':
      return spells.zone === 'stack' ? { kind: 'all' } : spells;
    case 'all-of':
    case 'any-of':
      return { ...spells, of: spells.of.map(anywhere) };
    default:
      return spells;
  }
}

/** On the stack the value of X is chosen (107.3a). */
function withX(cost: ManaAmount, { x, zone }: GameObject): ManaAmount {
  if (x === undefined || zone !== 'stack') return cost;
  const variables = cost.symbols.filter((symbol) => symbol === 'X');
  return {
    generic: cost.generic + variables.length * x,
    symbols: cost.symbols.filter((symbol) => symbol !== 'X'),
  };
}
