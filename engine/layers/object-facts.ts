import type { Ability } from '../abilities/ability.ts';
import type { Instruction } from '../abilities/instruction.ts';
import type { GameObject } from '../state/game-object.ts';
import type { BasicLandType } from '../vocabulary/card-types.ts';
import type { Color } from '../vocabulary/colors.ts';
import type { Keyword } from '../vocabulary/keywords.ts';
import type { Subtype } from '../vocabulary/subtypes.ts';
import { setsOfSubtype } from '../vocabulary/subtypes.ts';
import type { ObjectValues } from './values.ts';

/** What an attacker is called once blockers are declared (509.1h); nobody blocks it as long as no step says so. */
export const blockStatusOf = ({ isBlocked }: { readonly isBlocked?: true }): 'blocked' | 'unblocked' =>
  isBlocked === true ? 'blocked' : 'unblocked';

/** Power as the rules see it now: noncreature permanents have none (CR 208.3), creatures without a value have 0 (208.5). */
export function powerOf(object: GameObject, values: ObjectValues): number | undefined {
  return shownSize(object, values, values.power);
}

/** Toughness, as {@link powerOf}. */
export function toughnessOf(object: GameObject, values: ObjectValues): number | undefined {
  return shownSize(object, values, values.toughness);
}

function shownSize(object: GameObject, values: ObjectValues, value: number | undefined): number | undefined {
  if (values.cardTypes.includes('creature')) return value ?? 0;
  return object.zone === 'battlefield' ? undefined : value;
}

/** Whether the object has the subtype, also as one of "every creature type" (702.73a). */
export function hasSubtype(values: ObjectValues, subtype: Subtype): boolean {
  if (values.subtypes.includes(subtype)) return true;
  return values.hasAllCreatureTypes && setsOfSubtype(subtype).includes('creature');
}

/** Whether it is a keyword ability with that word; `of` tells landwalks apart. */
export function isKeyword(ability: Ability, keyword: Keyword, of?: Subtype): boolean {
  if (ability.kind !== 'keyword' || ability.keyword !== keyword) return false;
  return of === undefined || (ability.parameter?.kind === 'subtype' && ability.parameter.subtype === of);
}

/** Whether an ability is of that kind (113.3); keywords count as what they stand for (702). */
export function isAbilityOfKind(ability: Ability, kind: 'activated' | 'triggered' | 'mana'): boolean {
  switch (kind) {
    case 'activated':
      return ability.kind === 'activated' || (ability.kind === 'keyword' && ACTIVATED.has(ability.keyword));
    case 'triggered':
      return ability.kind === 'triggered' || (ability.kind === 'keyword' && TRIGGERED.has(ability.keyword));
    case 'mana':
      return isManaAbility(ability);
  }
}

/** An activated ability without a target, not of loyalty, that could add mana (605.1a). */
export function isManaAbility(ability: Ability): boolean {
  if (ability.kind !== 'activated' || ability.isLoyalty === true) return false;
  return (ability.targets ?? []).length === 0 && ability.instructions.some(addsMana);
}

function addsMana(instruction: Instruction): boolean {
  if (instruction.kind === 'add-mana') return true;
  if (instruction.kind === 'modal') return instruction.modes.some((mode) => mode.some(addsMana));
  if (instruction.kind === 'may') return instruction.instructions.some(addsMana);
  if (instruction.kind !== 'if') return false;
  return [...instruction.then, ...(instruction.otherwise ?? [])].some(addsMana);
}

/** Keyword abilities that are activated abilities (their rules in 702 say so). */
const ACTIVATED: ReadonlySet<Keyword> = new Set<Keyword>([
  'equip',
  'cycling',
  'aura swap',
  'fortify',
  'forecast',
  'transfigure',
  'transmute',
  'reinforce',
  'unearth',
  'level up',
  'scavenge',
  'outlast',
  'crew',
  'embalm',
  'eternalize',
  'boast',
  'encore',
  'reconfigure',
  'ninjutsu',
  'craft',
  'saddle',
  'station',
  'power-up',
  'exhaust',
]);

/** Keyword abilities that are triggered abilities, alone or together with another (their rules in 702 say so). */
const TRIGGERED: ReadonlySet<Keyword> = new Set<Keyword>([
  'rampage',
  'cumulative upkeep',
  'flanking',
  'echo',
  'fading',
  'vanishing',
  'provoke',
  'storm',
  'modular',
  'bushido',
  'soulshift',
  'haunt',
  'replicate',
  'recover',
  'ripple',
  'graft',
  'poisonous',
  'gravestorm',
  'frenzy',
  'champion',
  'conspire',
  'persist',
  'exalted',
  'cascade',
  'annihilator',
  'battle cry',
  'undying',
  'living weapon',
  'soulbond',
  'evolve',
  'extort',
  'tribute',
  'dethrone',
  'prowess',
  'exploit',
  'renown',
  'ingest',
  'myriad',
  'melee',
  'fabricate',
  'afflict',
  'mentor',
  'afterlife',
  'demonstrate',
  'decayed',
  'training',
  'casualty',
  'enlist',
  'ravenous',
  'squad',
  'for mirrodin!',
  'backup',
  'ward',
  'offspring',
  'impending',
  'mobilize',
  'job select',
  'firebending',
  'increment',
]);

/** The intrinsic ability of a basic land type: `{T}: Add {…}` (305.6). */
export const INTRINSIC_MANA_ABILITIES: Readonly<Record<BasicLandType, Ability>> = {
  Plains: tapFor('W'),
  Island: tapFor('U'),
  Swamp: tapFor('B'),
  Mountain: tapFor('R'),
  Forest: tapFor('G'),
};

function tapFor(color: Color): Ability {
  return { kind: 'activated', cost: { tap: true }, instructions: [{ kind: 'add-mana', mana: `{${color}}` }] };
}
