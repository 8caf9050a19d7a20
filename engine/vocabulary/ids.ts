/** Branded identifiers. They are plain strings at run time, so documents stay plain JSON. */
declare const brand: unique symbol;
type Branded<Name extends string> = string & { readonly [brand]: Name };

/** Names an object (CR 109.1) for as long as the document calls it so; zone changes make a new object (400.7). */
export type ObjectId = Branded<'ObjectId'>;
/** Names a player (CR 102). */
export type PlayerId = Branded<'PlayerId'>;
/** Names one continuous effect: `<source>` or the id of the step that made it, `#n` for the n-th of one source. */
export type EffectId = Branded<'EffectId'>;
/** Names one ability instance on one object (CR 113); stable between evaluations of equal states. */
export type AbilityId = Branded<'AbilityId'>;
/** A number of the Comprehensive Rules, such as `613.8a`. */
export type RuleNumber = Branded<'RuleNumber'>;

export const objectId = (text: string): ObjectId => text as ObjectId;
export const playerId = (text: string): PlayerId => text as PlayerId;
export const effectId = (text: string): EffectId => text as EffectId;
export const abilityId = (text: string): AbilityId => text as AbilityId;
export const rule = (text: string): RuleNumber => text as RuleNumber;
