import type { AbilityInstance, EvaluatedObject } from '../layers/evaluation.ts';
import type { ChangeValue } from '../layers/observer.ts';
import { CHARACTERISTICS } from '../vocabulary/characteristics.ts';
import { type EffectId, type ObjectId, rule } from '../vocabulary/ids.ts';
import { listedSubtypes } from './board-at.ts';
import { changesFor, isSameValue, type PlacedChange, without } from './changes-of.ts';
import type { ChainLink, CharacteristicChain, ExplainedCharacteristic, WriteKind } from './explanation.ts';
import { rulesOfLink } from './rules-of.ts';
import type { Trace } from './trace.ts';
import { type Write, writesOf } from './writes.ts';

/** The chains of an object, one per characteristic that it has or that an effect wrote. */
export function chainsOf(trace: Trace, object: ObjectId): readonly CharacteristicChain[] {
  const evaluated = trace.evaluation.object(object);
  const changes = changesFor(trace, object);
  return [...CHARACTERISTICS, 'restrictions' as const]
    .map((characteristic) => chainOf(characteristic, evaluated, changes))
    .filter(({ links, printed, final }) => links.length > 0 || !isNothing(printed) || !isNothing(final));
}

const isNothing = (value: ChangeValue): boolean =>
  value === undefined || value === '' || (typeof value === 'object' && value.length === 0);

function chainOf(
  characteristic: ExplainedCharacteristic,
  evaluated: EvaluatedObject,
  changes: readonly PlacedChange[],
): CharacteristicChain {
  const own = changes.filter(({ change }) => change.characteristic === characteristic);
  const final = own.at(-1)?.change.after ?? finalValue(characteristic, evaluated);
  const printed = own[0] === undefined ? final : own[0].change.before;
  const copied = own.filter(({ event }) => event.layer === '1a' || event.layer === '1b').at(-1);
  return {
    characteristic,
    printed,
    copiable: copied === undefined ? printed : copied.change.after,
    final,
    isChanged: !isSameValue(printed, final),
    links: linksOf(characteristic, own),
  };
}

/** The value after all layers, in the form in which changes give it. */
function finalValue(characteristic: ExplainedCharacteristic, object: EvaluatedObject): ChangeValue {
  switch (characteristic) {
    case 'name':
      return object.names;
    case 'mana-cost':
      return object.manaCost;
    case 'colors':
      return object.colors;
    case 'supertypes':
      return object.supertypes;
    case 'card-types':
      return object.cardTypes;
    case 'subtypes':
      return listedSubtypes(object);
    case 'text':
      return undefined;
    case 'abilities':
      return object.abilities;
    case 'power':
    case 'toughness':
    case 'loyalty':
    case 'defense':
      return object[characteristic];
    case 'controller':
      return object.controller;
    case 'restrictions':
      return object.restrictions.map(({ restriction }) => restriction);
  }
}

interface OpenLink {
  readonly link: ChainLink;
  readonly writes: readonly Write[];
}

function linksOf(
  characteristic: ExplainedCharacteristic,
  changes: readonly PlacedChange[],
): readonly ChainLink[] {
  const links = changes.map((placed) => openLink(characteristic, placed));
  return links.map((open, position) => {
    const overwrittenBy = overwriterOf(open, links.slice(position + 1));
    if (overwrittenBy === undefined) return open.link;
    return { ...open.link, overwrittenBy, rules: [...open.link.rules, rule('613.9')] };
  });
}

function openLink(characteristic: ExplainedCharacteristic, { event, change }: PlacedChange): OpenLink {
  const writes = event.parts.flatMap(writesOf).filter((write) => write.characteristic === characteristic);
  const [before, after] = [listOf(change.before), listOf(change.after)];
  const gained = without(after, before);
  const lost = without(before, after);
  const isAbilities = characteristic === 'abilities';
  const gainedAbilities = isAbilities ? gained.filter(isInstance) : [];
  const lostAbilities = isAbilities ? lost.filter(isInstance) : [];
  const link: ChainLink = {
    effect: event.effect.id,
    layer: event.layer,
    order: event.order,
    how: strongest(writes) ?? (gained.length > 0 ? 'add' : 'remove'),
    before: change.before,
    after: change.after,
    gained: gainedAbilities,
    lost: lostAbilities,
    overwrittenBy: undefined,
    rules: rulesOfLink(event, characteristic, gainedAbilities, lostAbilities),
  };
  return { link, writes };
}

const STRENGTH: readonly WriteKind[] = ['set', 'switch', 'modify', 'add', 'remove'];

const strongest = (writes: readonly Write[]): WriteKind | undefined =>
  STRENGTH.find((kind) => writes.some(({ how }) => how === kind));

const listOf = (value: ChangeValue): readonly (string | AbilityInstance)[] =>
  typeof value === 'object' ? value : [];
const isInstance = (item: string | AbilityInstance): item is AbilityInstance => typeof item !== 'string';

/** The first later effect after which nothing of the link's contribution is left. */
function overwriterOf({ link, writes }: OpenLink, later: readonly OpenLink[]): EffectId | undefined {
  const contributed = without(listOf(link.after), listOf(link.before));
  return later.find((other) => {
    const left = listOf(other.link.after);
    if (contributed.length > 0) return without(contributed, left).length === contributed.length;
    return link.lost.length === 0 && writes.some((write) => isReplaced(write, other.writes));
  })?.link.effect;
}

/** A setter's value is gone once another setter has written the same part of the same characteristic. */
const isReplaced = (write: Write, by: readonly Write[]): boolean =>
  write.how === 'set' &&
  by.some((other) => other.how === 'set' && (other.part === undefined || other.part === write.part));
