import type { Ability } from '../../../abilities/ability.ts';
import type { Selector } from '../../../abilities/selector.ts';
import type { TargetRequirement } from '../../../abilities/target.ts';
import { CARD_TYPES, type CardType, type Supertype } from '../../../vocabulary/card-types.ts';
import type { ObjectId, PlayerId } from '../../../vocabulary/ids.ts';
import type { Subtype } from '../../../vocabulary/subtypes.ts';
import type { Zone } from '../../../vocabulary/zones.ts';

/** What a text must know of the object that has it. Made by {@link contextOf} from a face or an evaluated object. */
export interface DescribeContext {
  /** The object's name; empty for one without. */
  readonly name: string;
  /** What its text calls it: "this creature", "this Equipment", a legend's short name. */
  readonly source: string;
  /** What its text calls the object or player to which it is attached: "enchanted land", "equipped creature". */
  readonly attached: string;
  /** Card types that the object and the attached one are known to have: "It's still a land." needs them. */
  readonly sourceTypes: readonly CardType[];
  readonly attachedTypes: readonly CardType[];
  /** The text stands in quotation marks itself, so that quotations in it take single ones. */
  readonly isQuoted?: boolean;
  /** The zone in which the ability works, if not the battlefield: "return this card from your graveyard". */
  readonly zone?: Zone;
  /** What fixed objects and players are called (611.2c); by their ids if absent. */
  readonly nameOf?: (id: ObjectId | PlayerId) => string;
}

/** For effects of no particular object: an emblem, a free-standing effect. */
export const plainContext: DescribeContext = {
  name: '',
  source: 'this permanent',
  attached: 'enchanted permanent',
  sourceTypes: [],
  attachedTypes: [],
};

/** The parts of a printed face, or of an object's copiable values, that decide what its text calls things. */
export interface DescribableFace {
  readonly name: string;
  readonly supertypes: readonly Supertype[];
  readonly cardTypes: readonly CardType[];
  readonly subtypes: readonly Subtype[];
  readonly abilities: readonly Ability[];
}

/**
 * How the texts of this face name the object itself and what it is attached to. A legend is called by the first
 * part of its name, any other object by its type (CR 201.5; wording of texts since 2024).
 */
export function contextOf(face: DescribableFace): DescribeContext {
  const attached = attachedName(face);
  return {
    name: face.name,
    source: sourceName(face),
    attached,
    sourceTypes: face.cardTypes,
    attachedTypes: CARD_TYPES.filter((type) => attached.endsWith(` ${type}`)),
  };
}

/** Subtypes by which a text calls its object instead of the card type. */
const NAMING_SUBTYPES = [
  'Equipment',
  'Aura',
  'Vehicle',
  'Spacecraft',
  'Fortification',
  'Saga',
  'Class',
  'Case',
  'Room',
  'Siege',
];
/** Card types by which a text calls its object, the most telling first. */
const NAMING_TYPES: readonly CardType[] = [
  'creature',
  'planeswalker',
  'battle',
  'land',
  'artifact',
  'enchantment',
];

function sourceName(face: DescribableFace): string {
  if (face.supertypes.includes('legendary') && face.name !== '') return shortName(face.name);
  if (face.cardTypes.includes('instant') || face.cardTypes.includes('sorcery')) return 'this spell';
  const type = NAMING_TYPES.find((candidate) => face.cardTypes.includes(candidate));
  const subtype = NAMING_SUBTYPES.find((candidate) => face.subtypes.includes(candidate));
  if (subtype !== undefined && type !== 'creature') return `this ${subtype}`;
  return `this ${type ?? 'permanent'}`;
}

/** A legend's name up to its title: "Oko, Thief of Crowns" → "Oko", "Kaervek the Merciless" → "Kaervek". */
export function shortName(name: string): string {
  const comma = name.indexOf(',');
  if (comma > 0) return name.slice(0, comma);
  const title = /^(.+?) (?:the|of) /.exec(name);
  return title?.[1] ?? name;
}

function attachedName(face: DescribableFace): string {
  if (face.subtypes.includes('Equipment')) return 'equipped creature';
  if (face.subtypes.includes('Fortification')) return 'fortified land';
  for (const ability of face.abilities) {
    if (ability.kind !== 'keyword' || ability.keyword !== 'enchant') continue;
    if (ability.parameter?.kind === 'player') return 'enchanted player';
    if (ability.parameter?.kind === 'quality') return `enchanted ${nounOfEnchant(ability.parameter.quality)}`;
  }
  return 'enchanted creature';
}

function nounOfEnchant(quality: Selector): string {
  const leaves = quality.kind === 'all-of' ? quality.of : [quality];
  for (const leaf of leaves) {
    if (leaf.kind === 'card-type') return leaf.type;
    if (leaf.kind === 'subtype' && typeof leaf.subtype === 'string') return leaf.subtype;
  }
  return 'permanent';
}

/** The object or player that was named last, as "it" would mean it. */
export type Antecedent = string;

/**
 * The telling of one ability: its context, what its targets are, and what was named so far, so that the second
 * mention is "it". It changes while the text is made and never leaves the describer.
 */
export interface Narrator {
  readonly context: DescribeContext;
  readonly targets: readonly TargetRequirement[];
  /** What "it" means now, if anything. */
  antecedent: Antecedent | undefined;
  /** Everything that was named by its full phrase. */
  readonly named: Set<Antecedent>;
  /** A duration is being told: "for as long as this artifact remains tapped". */
  tellsDuration: boolean;
  /** What "the affected object" is called, while a predicate is told of a subject in the singular. */
  affected: string;
}

export function narrate(context: DescribeContext, targets: readonly TargetRequirement[] = []): Narrator {
  return { context, targets, antecedent: undefined, named: new Set(), affected: 'it', tellsDuration: false };
}

/** Notes that an object was named, so that "it" now means this one. */
export function mention(narrator: Narrator, what: Antecedent): void {
  narrator.antecedent = what;
  narrator.named.add(what);
}
