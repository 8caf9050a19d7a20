import type {
  Ability,
  CardType,
  Color,
  Instruction,
  Keyword,
  Modification,
  Restriction,
  Selector,
  TargetRequirement,
} from '../../../engine/index.ts';
import { COLORS, describeAbility, describeInstructions, plainContext } from '../../../engine/index.ts';
import type { EffectKind } from './own-effect.ts';

/** An effect put together from parts: whom it changes, how, on which condition, for how long. */
export interface Parts {
  readonly scope: (typeof SCOPES)[number];
  /** It changes what one of these says, or another of them. */
  readonly affected: readonly [Affected, ...Affected[]];
  readonly changes: readonly Change[];
  /** Without any it always holds. */
  readonly conditions: readonly PartCondition[];
  /** Whether all of the conditions must hold, or one of them is enough. */
  readonly join: (typeof JOINS)[number];
  readonly duration: (typeof DURATIONS)[number];
}

export interface Affected {
  readonly what: (typeof KINDS)[number];
  readonly whose: (typeof WHOSE)[number];
  /** All of these hold. */
  readonly qualities: readonly Quality[];
}

export type PartCondition = (typeof CONDITIONS)[number];

export interface Quality {
  readonly is: (typeof QUALITIES)[number];
  readonly not: boolean;
}

/** One change with the values that its kind needs; the others are ignored. */
export interface Change {
  readonly kind: (typeof CHANGES)[number];
  readonly power: number;
  readonly toughness: number;
  /** What is counted: so many times power and toughness. */
  readonly each: (typeof COUNTED)[number];
  readonly keyword: Keyword;
  readonly color: Color | '';
  readonly type: CardType;
  readonly subtype: string;
  readonly restriction: Restriction;
}

export const SCOPES = ['target', 'all'] as const;
export const KINDS = ['creature', 'permanent', 'artifact', 'enchantment', 'land', 'planeswalker'] as const;
export const WHOSE = ['any', 'you', 'opponents'] as const;
export const QUALITIES = [
  'W',
  'U',
  'B',
  'R',
  'G',
  'flying',
  'trample',
  'defender',
  'tapped',
  'attacking',
  'token',
  'legendary',
  'basic',
  'artifact',
  'enchantment',
  'power 4 or greater',
] as const;
export const CHANGES = [
  'get',
  'base',
  'switch',
  'gain',
  'lose',
  'lose-all',
  'color',
  'add-type',
  'add-creature-type',
  'land-type',
  'control',
  'restrict',
] as const;
export const COUNTED = ['once', 'creature', 'land', 'artifact', 'enchantment'] as const;
export const JOINS = ['and', 'or'] as const;
export const CONDITIONS = ['creature', 'artifact', 'enchantment', 'land', 'your-turn'] as const;
export const DURATIONS = ['turn', 'next-turn', 'good'] as const;
export const PART_RESTRICTIONS = [
  'cannot-attack',
  'cannot-block',
  'cannot-be-blocked',
  'must-attack',
  'does-not-untap',
] as const satisfies readonly Restriction[];

export const FIRST_CHANGE: Change = {
  kind: 'get',
  power: 1,
  toughness: 1,
  each: 'once',
  keyword: 'flying',
  color: 'U',
  type: 'artifact',
  subtype: 'Zombie',
  restriction: 'cannot-block',
};

export const FIRST_AFFECTED: Affected = { what: 'creature', whose: 'any', qualities: [] };

export const FIRST_PARTS: Parts = {
  scope: 'target',
  affected: [FIRST_AFFECTED],
  changes: [FIRST_CHANGE],
  conditions: [],
  join: 'and',
  duration: 'turn',
};

/** What the parts are as data, and how that is said. */
export interface BuiltParts {
  readonly ability: Ability;
  readonly text: string;
}

/** The ability of the parts: what a spell does, or for an emblem what always holds. */
export function buildParts(kind: EffectKind, parts: Parts): BuiltParts {
  const what = affectedBy(parts.affected);
  const changes = parts.changes.map(modificationOf);
  const condition = joined(parts);
  if (kind === 'emblem') {
    const ability: Ability = {
      kind: 'static',
      effects: [{ appliesTo: what, parts: changes, ...(condition === undefined ? {} : { condition }) }],
    };
    return { ability, text: describeAbility(ability, plainContext) };
  }
  const isTarget = parts.scope === 'target';
  const targets: readonly TargetRequirement[] = isTarget ? [{ kind: 'object', what }] : [];
  const effect: Instruction = {
    kind: 'continuous-effect',
    appliesTo: isTarget ? { kind: 'targets' } : what,
    parts: changes,
    duration: durationOf(parts.duration),
  };
  const instructions: readonly Instruction[] =
    // biome-ignore lint/suspicious/noThenProperty: what the condition leads to is called so in the data
    condition === undefined ? [effect] : [{ kind: 'if', condition, then: [effect] }];
  return {
    ability: { kind: 'spell', ...(isTarget ? { targets } : {}), instructions },
    text: describeInstructions(instructions, plainContext, targets),
  };
}

type Condition = Extract<Instruction, { kind: 'if' }>['condition'];
type Duration = Extract<Instruction, { kind: 'continuous-effect' }>['duration'];

/** Any of these; what all of them say of the controller is said once. */
function affectedBy(affected: Parts['affected']): Selector {
  const [first, ...others] = affected;
  if (others.length === 0) return selectorOf(first);
  const isShared = first.whose !== 'any' && others.every(({ whose }) => whose === first.whose);
  const of = affected.map((each) => selectorOf(isShared ? { ...each, whose: 'any' } : each));
  // All permanents are all of them, whatever else is named.
  if (of.some(({ kind }) => kind === 'all')) return isShared ? owned(first.whose) : { kind: 'all' };
  const any: Selector = { kind: 'any-of', of };
  return isShared ? { kind: 'all-of', of: [any, owned(first.whose)] } : any;
}

const owned = (whose: 'you' | 'opponents' | 'any'): Selector =>
  whose === 'any' ? { kind: 'all' } : { kind: 'controller', is: { kind: whose } };

function selectorOf({ what, whose, qualities }: Affected): Selector {
  const of: readonly Selector[] = [
    ...qualities.map(({ is, not }): Selector => (not ? { kind: 'not', of: qualityOf(is) } : qualityOf(is))),
    ...(what === 'permanent' ? [] : [{ kind: 'card-type', type: what } as const]),
    ...(whose === 'any' ? [] : [owned(whose)]),
  ];
  const [only] = of;
  if (only === undefined) return { kind: 'all' };
  return of.length === 1 ? only : { kind: 'all-of', of };
}

function qualityOf(is: Quality['is']): Selector {
  switch (is) {
    case 'flying':
    case 'trample':
    case 'defender':
      return { kind: 'keyword', keyword: is };
    case 'tapped':
    case 'attacking':
    case 'token':
      return { kind: is };
    case 'legendary':
    case 'basic':
      return { kind: 'supertype', supertype: is };
    case 'artifact':
    case 'enchantment':
      return { kind: 'card-type', type: is };
    case 'power 4 or greater':
      return { kind: 'compare', value: 'power', comparison: '>=', to: 4 };
    default:
      return { kind: 'color', color: is };
  }
}

function modificationOf(change: Change): Modification {
  switch (change.kind) {
    case 'get':
      return {
        kind: 'modify-power-toughness',
        power: amountOf(change, change.power),
        toughness: amountOf(change, change.toughness),
      };
    case 'base':
      return { kind: 'set-base-power-toughness', power: change.power, toughness: change.toughness };
    case 'switch':
      return { kind: 'switch-power-toughness' };
    case 'gain':
      return { kind: 'add-ability', ability: { kind: 'keyword', keyword: change.keyword } };
    case 'lose':
      return { kind: 'lose-keyword', keyword: change.keyword };
    case 'lose-all':
      return { kind: 'lose-all-abilities' };
    case 'color':
      return { kind: 'set-colors', colors: COLORS.filter((color) => color === change.color) };
    case 'add-type':
      return { kind: 'add-card-types', types: [change.type] };
    case 'add-creature-type':
      return { kind: 'add-subtypes', subtypes: [change.subtype] };
    case 'land-type':
      return { kind: 'set-basic-land-types', types: [change.subtype] };
    case 'control':
      return { kind: 'set-controller', to: { kind: 'you' } };
    case 'restrict':
      return { kind: 'restrict', restriction: change.restriction };
  }
}

type Amount = Extract<Modification, { kind: 'modify-power-toughness' }>['power'];

function amountOf({ each }: Change, value: number): Amount {
  if (each === 'once' || value === 0) return value;
  const count = { kind: 'count', of: youControl(each) } as const;
  return value === 1 ? count : { kind: 'times', factor: value, of: count };
}

const youControl = (type: CardType): Selector => ({
  kind: 'all-of',
  of: [
    { kind: 'card-type', type },
    { kind: 'controller', is: { kind: 'you' } },
  ],
});

function joined({ conditions, join }: Parts): Condition | undefined {
  const of = conditions.map(conditionOf);
  return of.length < 2 ? of[0] : { kind: join === 'or' ? 'any-of' : 'all-of', of };
}

function conditionOf(condition: PartCondition): Condition {
  if (condition === 'your-turn') return { kind: 'turn-of', player: { kind: 'you' } };
  return { kind: 'exists', what: youControl(condition) };
}

function durationOf(duration: Parts['duration']): Duration {
  switch (duration) {
    case 'turn':
      return { kind: 'until-end-of-turn' };
    case 'next-turn':
      return { kind: 'until-next-turn', of: { kind: 'you' } };
    case 'good':
      return { kind: 'until-end-of-game' };
  }
}

/** The list with another entry at that place. */
export const replaced = <Entry>(list: readonly Entry[], index: number, entry: Entry): readonly Entry[] =>
  list.map((each, place) => (place === index ? entry : each));
