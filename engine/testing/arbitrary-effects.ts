import fc from 'fast-check';
import type { StaticAbility } from '../abilities/ability.ts';
import type { Amount } from '../abilities/amount.ts';
import type { Condition } from '../abilities/condition.ts';
import type { ContinuousEffectDefinition } from '../abilities/continuous-effect.ts';
import type { Duration } from '../abilities/duration.ts';
import type { Instruction } from '../abilities/instruction.ts';
import type { Modification } from '../abilities/modification.ts';
import type { ReplacementEffectDefinition } from '../abilities/replacement-effect.ts';
import {
  allOf,
  attachedObject,
  cardType,
  color,
  keyword,
  not,
  opponentsControl,
  other,
  type Selector,
  source,
  subtype,
  youControl,
} from '../abilities/selector.ts';
import type { TargetRequirement } from '../abilities/target.ts';
import type { Keyword } from '../vocabulary/keywords.ts';

/** Random continuous effects of static abilities and of resolutions (CR 611), each as a text could say it. */

const you = { kind: 'you' } as const;
const creature = cardType('creature');

const groups = fc.constantFrom<Selector>(
  creature,
  allOf(creature, youControl),
  allOf(other, creature, youControl),
  allOf(creature, opponentsControl),
  allOf(not({ kind: 'token' }), creature, youControl),
  allOf(subtype('Goblin'), youControl),
  allOf(other, subtype('Elf')),
  allOf(color('R'), creature),
  allOf(creature, youControl, keyword('flying')),
  allOf(cardType('artifact'), creature, youControl),
  allOf({ kind: 'attacking' }, creature, youControl),
);
const subjects = fc.oneof(fc.constantFrom<Selector>(source, attachedObject), groups);

const KEYWORDS: readonly Keyword[] = ['flying', 'haste', 'trample', 'first strike', 'vigilance', 'hexproof'];
const keywords = fc.constantFrom(...KEYWORDS);
const small = fc.integer({ min: -3, max: 4 });

const counted: fc.Arbitrary<Amount> = fc.constantFrom<Amount>(
  { kind: 'count', of: allOf(cardType('artifact'), youControl) },
  { kind: 'count', of: allOf(cardType('land'), opponentsControl) },
  { kind: 'hand-size', of: you },
);

const sizes: fc.Arbitrary<Modification> = fc.oneof(
  fc
    .tuple(small, small)
    .filter(([power, toughness]) => power !== 0 || toughness !== 0)
    // "+0/-1", "-1/-0": a zero has the sign of the other.
    .map(([power, toughness]): Modification => ({ kind: 'modify-power-toughness', power, toughness })),
  counted.map(
    (amount): Modification => ({ kind: 'modify-power-toughness', power: amount, toughness: amount }),
  ),
);
const gained: fc.Arbitrary<Modification> = keywords.map((one) => ({
  kind: 'add-ability',
  ability: { kind: 'keyword', keyword: one },
}));
const changed: fc.Arbitrary<Modification> = fc.constantFrom<Modification>(
  { kind: 'set-colors', colors: ['B'] },
  { kind: 'set-colors', colors: [] },
  { kind: 'add-colors', colors: ['W'] },
  { kind: 'add-card-types', types: ['artifact'] },
  { kind: 'add-subtypes', subtypes: ['Zombie'] },
  { kind: 'add-all-creature-types' },
);
const lost: fc.Arbitrary<Modification> = fc.oneof(
  keywords.map((one): Modification => ({ kind: 'lose-keyword', keyword: one })),
  fc.constant<Modification>({ kind: 'lose-all-abilities' }),
);
const restricted: fc.Arbitrary<Modification> = fc
  .constantFrom('cannot-attack' as const, 'cannot-block' as const, 'cannot-be-blocked' as const)
  .map((restriction) => ({ kind: 'restrict', restriction }));
const base: fc.Arbitrary<Modification> = fc
  .tuple(fc.nat({ max: 5 }), fc.nat({ max: 5 }))
  .map(([power, toughness]) => ({ kind: 'set-base-power-toughness', power, toughness }));

/** What one predicate says, in the order of its words. */
const parts: fc.Arbitrary<readonly Modification[]> = fc.oneof(
  sizes.map((one) => [one]),
  gained.map((one) => [one]),
  changed.map((one) => [one]),
  lost.map((one) => [one]),
  restricted.map((one) => [one]),
  base.map((one) => [one]),
  fc.tuple(sizes, gained),
  fc.tuple(sizes, restricted),
  fc.tuple(lost, base).filter(([one]) => one.kind === 'lose-all-abilities'),
  fc.tuple(gained, gained).filter(([one, two]) => JSON.stringify(one) !== JSON.stringify(two)),
);

const conditions: fc.Arbitrary<Condition> = fc.constantFrom<Condition>(
  { kind: 'exists', what: allOf(cardType('artifact'), youControl) },
  { kind: 'exists', what: allOf(creature, opponentsControl) },
  { kind: 'turn-of', player: you },
  { kind: 'compare', left: { kind: 'life', of: you }, comparison: '>=', right: 30 },
  { kind: 'compare', left: { kind: 'hand-size', of: you }, comparison: '<=', right: 2 },
  {
    kind: 'matches',
    object: { kind: 'source' },
    selector: { kind: 'counters', counter: '+1/+1', atLeast: 1 },
  },
);

const definition = (what: fc.Arbitrary<Selector>): fc.Arbitrary<ContinuousEffectDefinition> =>
  fc.tuple(what, parts, fc.option(conditions, { nil: undefined })).map(([appliesTo, all, condition]) => ({
    appliesTo,
    parts: all,
    ...(condition === undefined ? {} : { condition }),
  }));

/** "This creature is black": what is said of the object itself without a condition defines characteristics (604.3). */
const wouldDefine = ({ appliesTo, parts: all, condition }: ContinuousEffectDefinition): boolean =>
  appliesTo === source &&
  condition === undefined &&
  all.every(({ kind }) => kind === 'set-colors' || kind === 'add-all-creature-types');

/** A static ability with one effect. */
export const staticEffects: fc.Arbitrary<StaticAbility> = definition(subjects)
  .filter((effect) => !wouldDefine(effect))
  .map((effect) => ({ kind: 'static', effects: [effect] }));

const durations = fc.constantFrom<Duration>(
  { kind: 'until-end-of-turn' },
  { kind: 'until-next-turn', of: you },
  { kind: 'until-end-of-game' },
  {
    kind: 'for-as-long-as',
    condition: {
      kind: 'matches',
      object: { kind: 'source' },
      selector: allOf({ kind: 'zone', zone: 'battlefield' }, youControl),
    },
  },
);
const targeted = fc.constantFrom<TargetRequirement>(
  { kind: 'object', what: creature },
  { kind: 'object', what: allOf(creature, youControl) },
  { kind: 'object', what: allOf(creature, opponentsControl), isUpTo: true },
  { kind: 'object', what: creature, count: 2 },
  { kind: 'object', what: allOf(creature, youControl), count: 2, isUpTo: true },
  { kind: 'object', what: creature, count: 'any-number' },
);

/** What a resolution does, with the targets that it asks for. */
export interface Resolving {
  readonly targets?: readonly TargetRequirement[];
  readonly instructions: readonly Instruction[];
}

export const resolvingEffects: fc.Arbitrary<Resolving> = fc
  .tuple(fc.oneof(targeted, fc.constant(undefined)), fc.oneof(fc.constant(source), groups), parts, durations)
  .map(
    ([target, group, all, duration]): Resolving => ({
      ...(target === undefined ? {} : { targets: [target] }),
      instructions: [
        {
          kind: 'continuous-effect',
          appliesTo: target === undefined ? group : { kind: 'targets' },
          parts: all,
          duration,
        },
      ],
    }),
  );

const players = fc.constantFrom(you, { kind: 'opponents' } as const, { kind: 'each-player' } as const);

/** What can't happen (614.17), and damage that can't be prevented (615.12). */
export const cannotEffects: fc.Arbitrary<ReplacementEffectDefinition> = fc.oneof(
  fc
    .tuple(players, fc.constantFrom('gain-life' as const, 'lose-game' as const, 'win-game' as const))
    .map(([player, kind]): ReplacementEffectDefinition => ({ kind: 'cannot', event: { kind, player } })),
  players.map((player): ReplacementEffectDefinition => ({ kind: 'cannot', event: { kind: 'draw', player } })),
  fc.constantFrom<Selector>(creature, allOf(creature, youControl), allOf(creature, opponentsControl)).map(
    (objects): ReplacementEffectDefinition => ({
      kind: 'cannot',
      event: { kind: 'put-counters', on: { objects } },
    }),
  ),
  fc
    .tuple(
      fc.constantFrom<Selector | undefined>(undefined, source, creature, allOf(creature, youControl)),
      fc.constantFrom<'combat' | undefined>(undefined, 'combat'),
    )
    .map(
      ([what, damage]): ReplacementEffectDefinition => ({
        kind: 'unpreventable',
        damage: {
          kind: 'deal-damage',
          ...(what === undefined ? {} : { by: { what } }),
          ...(damage === undefined ? {} : { damage }),
        },
      }),
    ),
);
