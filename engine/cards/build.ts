import type {
  Ability,
  ActivatedAbility,
  Cost,
  KeywordAbility,
  KeywordParameter,
  SpellAbility,
  StaticAbility,
  Trigger,
  TriggeredAbility,
} from '../abilities/ability.ts';
import type { Amount } from '../abilities/amount.ts';
import type { ContinuousEffectDefinition } from '../abilities/continuous-effect.ts';
import type { ChoiceKind, Instruction } from '../abilities/instruction.ts';
import type { Modification } from '../abilities/modification.ts';
import type { EntryModification } from '../abilities/replacement-effect.ts';
import { allOf, cardType, type Selector, source, youControl } from '../abilities/selector.ts';
import type { TargetRequirement } from '../abilities/target.ts';
import type { CardType, Supertype } from '../vocabulary/card-types.ts';
import type { Color } from '../vocabulary/colors.ts';
import type { Keyword } from '../vocabulary/keywords.ts';
import type { ManaCost } from '../vocabulary/mana.ts';
import type { Subtype } from '../vocabulary/subtypes.ts';
import type { CardDefinition, CardFace, CardLayout, PrintedSize } from './card-definition.ts';

/** Short constructors with which the library writes its cards. They only fill in what is the same every time. */

/** What is written about one face; what is absent is empty. `types` come before the type that the constructor adds. */
export interface FaceText {
  readonly name: string;
  readonly cost?: ManaCost;
  readonly colorIndicator?: readonly Color[];
  readonly supertypes?: readonly Supertype[];
  readonly types?: readonly CardType[];
  readonly subtypes?: readonly Subtype[];
  readonly power?: PrintedSize;
  readonly toughness?: PrintedSize;
  readonly loyalty?: number;
  readonly defense?: number;
  readonly abilities?: readonly Ability[];
}

/** One face as it is printed, with all its types in `types`. */
export function face({
  name,
  cost = '',
  supertypes = [],
  types = [],
  subtypes = [],
  abilities = [],
  ...rest
}: FaceText): CardFace {
  return { name, manaCost: cost, supertypes, cardTypes: types, subtypes, ...rest, abilities };
}

/** A card with one face. */
export const card = (text: FaceText, layout: CardLayout = 'normal'): CardDefinition => ({
  name: text.name,
  layout,
  faces: [face(text)],
});

/** A card with two faces, or two halves; its name is both names with `//` between. */
export const twoFaced = (layout: CardLayout, first: CardFace, second: CardFace): CardDefinition => ({
  name: `${first.name} // ${second.name}`,
  layout,
  faces: [first, second],
});

const typed =
  (type: CardType) =>
  (text: FaceText): CardDefinition =>
    card({ ...text, types: [...(text.types ?? []), type] });

/** `types` holds the types before "creature": artifact, enchantment, land. */
export const creature = typed('creature');
export const artifact = typed('artifact');
export const enchantment = typed('enchantment');
export const instant = typed('instant');
export const sorcery = typed('sorcery');
export const planeswalker = typed('planeswalker');

/** A land. The mana abilities of basic land types (CR 305.6) are not written: the types give them. */
export const land = (name: string, text: Omit<FaceText, 'name'> = {}): CardDefinition =>
  typed('land')({ name, ...text });

export const basicLand = (name: Subtype): CardDefinition =>
  land(name, { supertypes: ['basic'], subtypes: [name] });

/** A creature without abilities. */
export const vanilla = (
  name: string,
  cost: ManaCost,
  subtypes: readonly Subtype[],
  power: number,
  toughness: number,
): CardDefinition => creature({ name, cost, subtypes, power, toughness });

/** An Aura; its enchant ability (CR 702.5) comes first. */
export const aura = ({
  enchant: quality,
  abilities = [],
  subtypes = [],
  ...text
}: FaceText & { readonly enchant: Selector | 'player' }): CardDefinition =>
  enchantment({
    ...text,
    subtypes: withSubtype('Aura', subtypes),
    abilities: [enchant(quality), ...abilities],
  });

/** An Equipment; its equip ability (CR 702.6) comes last. */
export const equipment = ({
  equip: cost,
  abilities = [],
  subtypes = [],
  ...text
}: FaceText & { readonly equip: ManaCost }): CardDefinition =>
  artifact({ ...text, subtypes: withSubtype('Equipment', subtypes), abilities: [...abilities, equip(cost)] });

/** In front, unless the list has it already in the place where it is printed. */
const withSubtype = (subtype: Subtype, others: readonly Subtype[]): readonly Subtype[] =>
  others.includes(subtype) ? others : [subtype, ...others];

/** An enchantment with one sentence about some objects. */
export const staticEnchantment = (
  name: string,
  cost: string,
  appliesTo: Selector,
  ...parts: readonly Modification[]
) => enchantment({ name, cost, abilities: [staticAbility({ appliesTo, parts })] });

/** A keyword, with what the text adds to the word. */
export const kw = (keyword: Keyword, parameter?: KeywordParameter): KeywordAbility =>
  parameter === undefined ? { kind: 'keyword', keyword } : { kind: 'keyword', keyword, parameter };
export const kwCost = (keyword: Keyword, mana: ManaCost): KeywordAbility =>
  kw(keyword, { kind: 'cost', cost: { mana } });
export const kwAmount = (keyword: Keyword, amount: Amount): KeywordAbility =>
  kw(keyword, { kind: 'amount', amount });
export const kwQuality = (keyword: Keyword, quality: Selector): KeywordAbility =>
  kw(keyword, { kind: 'quality', quality });
export const enchant = (what: Selector | 'player'): KeywordAbility =>
  what === 'player' ? kw('enchant', { kind: 'player' }) : kwQuality('enchant', what);
const equip = (mana: ManaCost): KeywordAbility => kwCost('equip', mana);
export const landwalk = (type: Subtype): KeywordAbility => kw('landwalk', { kind: 'subtype', subtype: type });

/** A static ability with one continuous effect for each sentence. */
export const staticAbility = (...effects: readonly ContinuousEffectDefinition[]): StaticAbility => ({
  kind: 'static',
  effects,
});

/** The same for one effect on the object that has the ability. */
export const selfStatic = (...parts: readonly Modification[]): StaticAbility =>
  staticAbility({ appliesTo: source, parts });

/** A characteristic-defining ability (CR 604.3). */
export const characteristicDefining = (...parts: readonly Modification[]): StaticAbility => ({
  ...selfStatic(...parts),
  isCharacteristicDefining: true,
});

/** `{T}: Add …`, or with another cost. Several colors to choose from are written `{R} or {G}`. */
export const manaAbility = (mana: string, cost: Cost = { tap: true }): ActivatedAbility =>
  activated(cost, [{ kind: 'add-mana', mana }]);

export const activated = (
  cost: Cost,
  instructions: readonly Instruction[],
  more: Omit<ActivatedAbility, 'kind' | 'cost' | 'instructions'> = {},
): ActivatedAbility => ({ kind: 'activated', cost, instructions, ...more });

/** A loyalty ability (CR 606). */
export const loyaltyAbility = (
  loyalty: number | '-x',
  instructions: readonly Instruction[],
  more: Omit<ActivatedAbility, 'kind' | 'cost' | 'instructions'> = {},
): ActivatedAbility => activated({ loyalty }, instructions, { isLoyalty: true, ...more });

export const triggered = (
  trigger: Trigger,
  instructions: readonly Instruction[],
  more: Omit<TriggeredAbility, 'kind' | 'trigger' | 'instructions'> = {},
): TriggeredAbility => ({ kind: 'triggered', trigger, instructions, ...more });

export const spell = (
  instructions: readonly Instruction[],
  ...targets: readonly TargetRequirement[]
): SpellAbility =>
  targets.length === 0 ? { kind: 'spell', instructions } : { kind: 'spell', targets, instructions };

export const plainStatic = (words: string): Ability => ({ kind: 'plain-static', words });

/** "This enters …", "As this enters, …" (CR 614.1c). */
export const entersWith = (...entry: readonly EntryModification[]): Ability => ({
  kind: 'replacement',
  effect: { kind: 'enters', what: source, entry },
});
export const entersTapped: Ability = entersWith({ kind: 'tapped' });
/** "As this enters, choose …" (CR 614.12a). */
export const choosesAsEnters = (what: ChoiceKind, from?: readonly string[]): Ability =>
  entersWith(from === undefined ? { kind: 'choose', what } : { kind: 'choose', what, from });

/** "Target …" with this quality. */
export const target = (what: Selector): TargetRequirement => ({ kind: 'object', what });
export const targetPlayer: TargetRequirement = { kind: 'player', who: 'any' };
export const anyTarget: TargetRequirement = { kind: 'any' };

export const anyCreature: Selector = cardType('creature');
export const yourCreatures: Selector = allOf(anyCreature, youControl);
/** The targets of the resolving spell or ability, as what an instruction acts on. */
export const targets: Selector = { kind: 'targets' };

/** "… until end of turn": an effect of a resolution (CR 611.2a). */
export const untilEndOfTurn = (appliesTo: Selector, ...parts: readonly Modification[]): Instruction => ({
  kind: 'continuous-effect',
  appliesTo,
  parts,
  duration: { kind: 'until-end-of-turn' },
});

/** "gets +p/+t" (7c). */
export const gets = (power: Amount, toughness: Amount): Modification => ({
  kind: 'modify-power-toughness',
  power,
  toughness,
});
/** "has base power and toughness p/t" (7b, 7a in a characteristic-defining ability). */
export const basePowerToughness = (power: Amount, toughness: Amount): Modification => ({
  kind: 'set-base-power-toughness',
  power,
  toughness,
});
/** "has …", "gains …" (6). */
export const has = (ability: Ability): Modification => ({ kind: 'add-ability', ability });
export const loseAllAbilities: Modification = { kind: 'lose-all-abilities' };

/** "Its power and toughness are each equal to …" as a characteristic-defining ability (208.2a, 604.3). */
export const definesSizeAs = (amount: Amount): StaticAbility =>
  characteristicDefining(basePowerToughness(amount, amount));
