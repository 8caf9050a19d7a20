import type { Ability } from '../../abilities/ability.ts';
import type { GameObject } from '../../state/game-object.ts';
import type { Keyword } from '../../vocabulary/keywords.ts';
import type { AbilityInstance } from '../evaluation.ts';
import {
  type ApplyingEffect,
  grantedInstance,
  textInstances,
  withIntrinsicAbilities,
} from '../modify-object.ts';
import { isKeyword, isManaAbility } from '../object-facts.ts';
import { type Bits, hasBit } from './bits.ts';
import type { TextBox } from './text-box.ts';

/**
 * One thing that an effect did to the abilities of a set of objects in layer 6. An object's list of abilities is made
 * from these only when somebody asks for it.
 */
export type AbilityChange = { readonly objects: Bits; readonly by: ApplyingEffect } & (
  | { readonly kind: 'add'; readonly abilities: readonly Ability[] }
  /** Each object gets abilities of its own. */
  | { readonly kind: 'add-each'; readonly abilitiesOf: ReadonlyMap<number, readonly Ability[]> }
  | { readonly kind: 'lose-all' }
  | { readonly kind: 'lose-nonmana' }
  | { readonly kind: 'lose-keyword'; readonly keyword: Keyword; readonly forGood: boolean }
  | { readonly kind: 'lose-ability'; readonly ability: Ability | undefined }
);

/** What an object's abilities start from in layer 6: its text, and its land types (305.6). */
export interface AbilitiesBefore {
  readonly box: TextBox;
  readonly isTextLost: boolean;
  readonly isLand: boolean;
  readonly subtypes: readonly string[];
}

/** The abilities of object number `index` after these changes. */
export function abilitiesAfter(
  object: GameObject,
  index: number,
  before: AbilitiesBefore,
  changes: readonly AbilityChange[],
): readonly AbilityInstance[] {
  const text = before.isTextLost ? [] : textInstances(object, before.box.values.abilities, before.box.mark);
  let abilities = before.isLand ? withIntrinsicAbilities(object, before.subtypes, text) : text;
  const forbidden = new Set<Keyword>();
  for (const change of changes) {
    if (!hasBit(change.objects, index)) continue;
    if (change.kind === 'lose-keyword' && change.forGood) forbidden.add(change.keyword);
    abilities = changed(object, index, abilities, change, forbidden);
  }
  return abilities;
}

function changed(
  object: GameObject,
  index: number,
  abilities: readonly AbilityInstance[],
  change: AbilityChange,
  forbidden: ReadonlySet<Keyword>,
): AbilityInstance[] {
  switch (change.kind) {
    case 'add':
    case 'add-each': {
      const added = change.kind === 'add' ? change.abilities : (change.abilitiesOf.get(index) ?? []);
      const gained = added
        .map((ability, position) => grantedInstance(object, ability, change.by, position))
        .filter(({ ability }) => ability.kind !== 'keyword' || !forbidden.has(ability.keyword));
      return [...abilities, ...gained];
    }
    case 'lose-all':
      return [];
    case 'lose-nonmana':
      return abilities.filter(({ ability }) => isManaAbility(ability));
    case 'lose-keyword':
      return abilities.filter(({ ability }) => !isKeyword(ability, change.keyword));
    case 'lose-ability': {
      const text = JSON.stringify(change.ability);
      return abilities.filter(({ ability }) => JSON.stringify(ability) !== text);
    }
  }
}

/** Whether the change takes this ability from object number `index`, if it has it. */
export function takesAway(change: AbilityChange, ability: Ability, index: number): boolean {
  if (!hasBit(change.objects, index)) return false;
  switch (change.kind) {
    case 'lose-all':
      return true;
    case 'lose-nonmana':
      return !isManaAbility(ability);
    case 'lose-keyword':
      return isKeyword(ability, change.keyword);
    case 'lose-ability':
      return JSON.stringify(ability) === JSON.stringify(change.ability);
    case 'add':
    case 'add-each':
      return false;
  }
}
