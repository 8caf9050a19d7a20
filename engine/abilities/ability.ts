import type { Keyword } from '../vocabulary/keywords.ts';
import type { ManaCost } from '../vocabulary/mana.ts';
import type { Subtype } from '../vocabulary/subtypes.ts';
import type { Zone } from '../vocabulary/zones.ts';
import type { Amount } from './amount.ts';
import type { Condition } from './condition.ts';
import type { ContinuousEffectDefinition } from './continuous-effect.ts';
import type { Instruction } from './instruction.ts';
import type { ReplacementEffectDefinition } from './replacement-effect.ts';
import type { Selector } from './selector.ts';
import type { StatedRule } from './stated-rule.ts';
import type { TargetRequirement } from './target.ts';

/** What one ability of an object says (CR 113.3), as plain data. Each keyword is an ability of its own. */
export type Ability =
  | StaticAbility
  | KeywordAbility
  | ActivatedAbility
  | TriggeredAbility
  | SpellAbility
  | ReplacementAbility
  | PlainStaticAbility;

/** Static abilities that make continuous effects (CR 604, 611.3), one for each sentence, in printed order. */
export interface StaticAbility {
  readonly kind: 'static';
  readonly effects: readonly ContinuousEffectDefinition[];
  /** 604.3: defines its own object's colors, subtypes, power or toughness, and works in all zones. */
  readonly isCharacteristicDefining?: boolean;
  /** Zones in which it works if not the battlefield (113.6); "as long as this card is in your graveyard". */
  readonly functionsIn?: readonly Zone[];
  /** Ability word: italic, without meaning for the rules (207.2c): "Landfall", "Metalcraft". */
  readonly abilityWord?: string;
}

/** A keyword ability (CR 702) with what the text adds to the word. */
export interface KeywordAbility {
  readonly kind: 'keyword';
  readonly keyword: Keyword;
  readonly parameter?: KeywordParameter;
  /** The whole ability as the text says it, where keyword and parameter don't say all: "megamorph {2}", "equip Knight {1}". */
  readonly words?: string;
}

export type KeywordParameter =
  | { readonly kind: 'cost'; readonly cost: Cost }
  /** With a quality: devour [quality] (702.82c). */
  | { readonly kind: 'amount'; readonly amount: Amount; readonly quality?: Selector }
  | { readonly kind: 'amount-and-cost'; readonly amount: Amount; readonly cost: Cost }
  /** prototype (702.160a): the other cost and the other size. */
  | {
      readonly kind: 'cost-and-size';
      readonly cost: Cost;
      readonly power: number;
      readonly toughness: number;
    }
  /** protection from …, enchant …, hexproof from …, affinity for … */
  | { readonly kind: 'quality'; readonly quality: Selector }
  /** "protection from everything" and the like is `quality: all`; "enchant player" is this. */
  | { readonly kind: 'player' }
  /** swampwalk; a supertype for "snow landwalk" comes as a quality. */
  | { readonly kind: 'subtype'; readonly subtype: Subtype };

export interface ActivatedAbility {
  readonly kind: 'activated';
  readonly cost: Cost;
  readonly targets?: readonly TargetRequirement[];
  readonly instructions: readonly Instruction[];
  /** "Activate only …", in our own words. */
  readonly restriction?: string;
  /** 606: loyalty ability; the cost is then `{ loyalty: n }`. */
  readonly isLoyalty?: boolean;
  readonly functionsIn?: readonly Zone[];
  /** Ability word: italic, without meaning for the rules (207.2c): "Landfall", "Metalcraft". */
  readonly abilityWord?: string;
}

export interface TriggeredAbility {
  readonly kind: 'triggered';
  readonly trigger: Trigger;
  /** Intervening "if" (603.4). */
  readonly condition?: Condition;
  readonly targets?: readonly TargetRequirement[];
  readonly instructions: readonly Instruction[];
  readonly optional?: boolean;
  /** "This ability triggers only once each turn.", in our own words. */
  readonly restriction?: string;
  readonly functionsIn?: readonly Zone[];
  /** Ability word: italic, without meaning for the rules (207.2c): "Landfall", "Metalcraft". */
  readonly abilityWord?: string;
}

/** What an instant or sorcery spell does as it resolves (113.3a). */
export interface SpellAbility {
  readonly kind: 'spell';
  readonly targets?: readonly TargetRequirement[];
  readonly instructions: readonly Instruction[];
}

/** Static abilities that make replacement or prevention effects (614, 615); "As this enters …" too (614.1c). */
export interface ReplacementAbility {
  readonly kind: 'replacement';
  readonly functionsIn?: readonly Zone[];
  readonly effect: ReplacementEffectDefinition;
  /** Ability word: italic, without meaning for the rules (207.2c): "Landfall", "Metalcraft". */
  readonly abilityWord?: string;
}

/** A static ability without an effect on layers or events that we model, in our own words (additional costs …). */
export interface PlainStaticAbility {
  readonly kind: 'plain-static';
  readonly words: string;
  /** A permission to cast or play that also says what becomes of what is cast by it. */
  readonly thisWay?: CastThisWay;
  /** The same as data, if it is one of the rules that are computed. */
  readonly rule?: StatedRule;
}

/**
 * "If you do, it gains …", "If you cast a creature spell this way, …": done as the spell is put on the stack or the land
 * is played; its effects outlive the permission (611.3d). `that` is the spell or the land.
 */
export interface CastThisWay {
  /** Which spells; all of the permission if absent. */
  readonly spell?: Selector;
  readonly instructions: readonly Instruction[];
}

/** A cost (CR 118). Every field that is there must be paid; printed order: mana, tap, the rest. */
export interface Cost {
  readonly mana?: ManaCost;
  readonly tap?: boolean;
  readonly untap?: boolean;
  /** Loyalty cost (606.4): `+1`, `-2`, `0` as a number, or `'-x'`. */
  readonly loyalty?: number | '-x';
  readonly sacrifice?: { readonly what: Selector; readonly count?: number };
  readonly discard?: { readonly count: number };
  readonly payLife?: Amount;
  readonly removeCounters?: { readonly counter: string; readonly count: Amount };
  /** Any other cost, in our own words. */
  readonly other?: string;
}

/**
 * When a triggered ability triggers (CR 603). Only shown: nothing triggers by itself. `isBatch`: "one or more …", which
 * triggers once for all of them (603.2c).
 */
export type Trigger =
  | { readonly kind: 'enters'; readonly what: Selector; readonly isBatch?: boolean }
  | { readonly kind: 'leaves'; readonly what: Selector; readonly isBatch?: boolean }
  | { readonly kind: 'dies'; readonly what: Selector; readonly isBatch?: boolean }
  | { readonly kind: 'attacks'; readonly what: Selector; readonly isBatch?: boolean }
  | { readonly kind: 'blocks'; readonly what: Selector; readonly isBatch?: boolean }
  | { readonly kind: 'becomes-blocked'; readonly what: Selector; readonly isBatch?: boolean }
  | {
      readonly kind: 'deals-combat-damage';
      readonly what: Selector;
      readonly to: 'player' | 'creature' | 'any';
      readonly isBatch?: boolean;
    }
  | { readonly kind: 'becomes-target'; readonly what: Selector; readonly isBatch?: boolean }
  | { readonly kind: 'becomes-tapped'; readonly what: Selector; readonly isBatch?: boolean }
  | { readonly kind: 'cast-spell'; readonly by: 'you' | 'opponent' | 'any'; readonly what: Selector }
  | {
      readonly kind: 'beginning-of';
      readonly step: string;
      readonly of: 'you' | 'each-player' | 'opponent' | 'attached-controller';
    }
  /** Chapter abilities of a Saga (714.2); one ability may belong to several chapters. */
  | { readonly kind: 'chapter'; readonly chapters: readonly number[] }
  /** Any other event, in our own words, beginning with "when", "whenever" or "at". */
  | { readonly kind: 'other'; readonly words: string };
