import type { Amount } from '../abilities/amount.ts';
import type { Condition } from '../abilities/condition.ts';
import type { ObjectReference, PlayerReference } from '../abilities/references.ts';
import type { Selector } from '../abilities/selector.ts';
import { playerId } from '../vocabulary/ids.ts';
import {
  ALL_CREATURE_TYPES,
  COLOR_COLUMN,
  type ColumnId,
  FAMILY,
  familyOf,
  HAS_POWER,
  HAS_TOUGHNESS,
  keywordColumn,
  MANA_VALUE,
  POWER,
  SUPERTYPE_COLUMN,
  subtypeColumn,
  TEXT,
  TOUGHNESS,
  TYPE_COLUMN,
} from './columns/column-ids.ts';
import { valueOfPlayer } from './special-counts.ts';

/** On what the meaning of a text hangs besides the columns. */
export const USES = { source: 1, you: 2, affected: 4, candidate: 8 } as const;

/** Columns that something reads or writes: single ones, or whole families of them. */
export class Footprint {
  readonly ids = new Set<ColumnId>();
  #list: readonly ColumnId[] | undefined;
  /** Families of the single columns and whole families. */
  families = 0;
  /** Families that are read or written as a whole. */
  whole = 0;
  /** Flags of {@link USES}. */
  uses = 0;

  add(...ids: readonly ColumnId[]): this {
    for (const id of ids) {
      this.ids.add(id);
      this.families |= familyOf(id);
    }
    return this;
  }

  addWhole(families: number): this {
    this.whole |= families;
    this.families |= families;
    return this;
  }

  use(flags: number): this {
    this.uses |= flags;
    return this;
  }

  join(other: Footprint): this {
    for (const id of other.ids) this.ids.add(id);
    this.families |= other.families;
    this.whole |= other.whole;
    this.uses |= other.uses;
    return this;
  }

  /** The single columns; not to be asked before the footprint is complete. */
  get list(): readonly ColumnId[] {
    this.#list ??= [...this.ids];
    return this.#list;
  }

  /** Whether one may read what the other writes. */
  meets(other: Footprint): boolean {
    if ((this.families & other.families) === 0) return false;
    if ((this.whole & other.families) !== 0 || (this.families & other.whole) !== 0) return true;
    const [few, many] = this.ids.size < other.ids.size ? [this.ids, other.ids] : [other.ids, this.ids];
    for (const id of few) if (many.has(id)) return true;
    return false;
  }
}

const OF_TYPE_LINE_AND_COLOR = FAMILY.cardType | FAMILY.subtype;
/** Abilities hang on the land types too (305.6). */
const OF_ABILITIES = FAMILY.ability | FAMILY.keyword | FAMILY.text | OF_TYPE_LINE_AND_COLOR;

/** What the test of a selector reads; exhaustive, so that no kind is forgotten. */
export function readsOfSelector(selector: Selector, into = new Footprint()): Footprint {
  switch (selector.kind) {
    case 'all':
    case 'zone':
    case 'token':
    case 'tapped':
    case 'face-down':
    case 'transformed':
    case 'attacking':
    case 'blocking':
    case 'designation':
    case 'counters':
    case 'targets':
      return into;
    case 'all-of':
    case 'any-of':
      for (const part of selector.of) readsOfSelector(part, into);
      return into;
    case 'not':
      return readsOfSelector(selector.of, into);
    case 'is':
      return readsOfReference(selector.object, into);
    case 'those':
    case 'exiled-with-source':
      return into.use(USES.source);
    case 'card-type':
      return into.add(TYPE_COLUMN[selector.type]);
    case 'supertype':
      return into.add(SUPERTYPE_COLUMN[selector.supertype]);
    case 'subtype':
      return typeof selector.subtype === 'string'
        ? into.add(subtypeColumn(selector.subtype), ALL_CREATURE_TYPES)
        : into.addWhole(FAMILY.subtype).use(USES.source);
    case 'color':
      return typeof selector.color === 'string'
        ? into.add(COLOR_COLUMN[selector.color])
        : into.addWhole(FAMILY.color).use(USES.source);
    case 'color-count':
      return into.addWhole(FAMILY.color);
    case 'keyword':
      return into.add(keywordColumn(selector.keyword, selector.of));
    case 'has-no-abilities':
    case 'has-ability':
      return into.addWhole(OF_ABILITIES);
    case 'controller':
      readsOfPlayers(selector.is, into);
      return into.addWhole(FAMILY.control);
    case 'owner':
      return readsOfPlayers(selector.is, into);
    case 'has-attached':
    case 'attached-to':
      return readsOfSelector(selector.what, into);
    case 'compare':
      readsOfSize(selector.value, into);
      return readsOfAmount(selector.to, into);
    case 'name':
      return into.add(TEXT).use(typeof selector.name === 'string' ? 0 : USES.source);
    case 'shares':
      readsOfReference(selector.with, into);
      return into.addWhole(familiesShared(selector.what));
    case 'shares-with-some':
      readsOfSelector(selector.among, into);
      return into.addWhole(selector.what === 'mana-value' ? FAMILY.text : familiesShared(selector.what));
  }
}

function familiesShared(what: 'color' | 'creature-type' | 'card-type' | 'name'): number {
  switch (what) {
    case 'color':
      return FAMILY.color;
    case 'creature-type':
      return FAMILY.subtype;
    case 'card-type':
      return FAMILY.cardType;
    case 'name':
      return FAMILY.text;
  }
}

/** Power and toughness exist only with the card type (208.3). */
function readsOfSize(which: 'power' | 'toughness' | 'mana-value', into: Footprint): Footprint {
  switch (which) {
    case 'power':
      return into.add(POWER, HAS_POWER, TYPE_COLUMN.creature);
    case 'toughness':
      return into.add(TOUGHNESS, HAS_TOUGHNESS, TYPE_COLUMN.creature);
    case 'mana-value':
      return into.add(MANA_VALUE);
  }
}

/** What an amount reads. */
export function readsOfAmount(amount: Amount, into = new Footprint()): Footprint {
  if (typeof amount === 'number') return into;
  switch (amount.kind) {
    case 'x':
    case 'chosen-number':
    case 'told':
      return into.use(USES.source);
    case 'event-amount':
    case 'prevented-amount':
      return into;
    case 'count':
      return readsOfSelector(amount.of, into);
    case 'counters-on':
      return readsOfReference(amount.object, into);
    case 'counters-among':
      return readsOfSelector(amount.among, into);
    case 'counters-on-player':
      return readsOfPlayers(amount.player, into);
    case 'power':
    case 'toughness':
    case 'mana-value':
      readsOfSize(amount.kind, into);
      return readsOfReference(amount.of, into);
    case 'player-count':
    case 'life':
    case 'hand-size':
    case 'starting-life':
    case 'greatest-among-players':
      return readsOfPlayers(amount.of, into);
    case 'party':
      into.addWhole(FAMILY.control | FAMILY.cardType | FAMILY.subtype);
      return readsOfPlayers(amount.of, into);
    case 'cards-in-zone':
      readsOfPlayers(amount.of, into);
      return amount.matching === undefined ? into : readsOfSelector(amount.matching, into);
    case 'distinct':
      into.addWhole(familiesCounted(amount.what));
      return readsOfSelector(amount.among, into);
    case 'aggregate':
      readsOfSize(amount.value, into);
      return readsOfSelector(amount.among, into);
    case 'mana-symbols':
      into.add(TEXT);
      if (amount.of.some((word) => typeof word !== 'string')) into.use(USES.source);
      return readsOfSelector(amount.among, into);
    case 'devotion':
      into.add(TEXT).addWhole(FAMILY.control);
      if (amount.to.some((word) => typeof word !== 'string')) into.use(USES.source);
      return readsOfPlayers(amount.of, into);
    case 'sum':
      for (const part of amount.of) readsOfAmount(part, into);
      return into;
    case 'times':
    case 'half':
    case 'at-most':
      return readsOfAmount(amount.of, into);
  }
}

function familiesCounted(what: Extract<Amount, { kind: 'distinct' }>['what']): number {
  switch (what) {
    case 'supertypes':
      return FAMILY.supertype;
    case 'card-types':
      return FAMILY.cardType;
    case 'subtypes':
    case 'basic-land-types':
    case 'creature-types':
      return FAMILY.subtype;
    case 'colors':
      return FAMILY.color;
    case 'names':
      return FAMILY.text;
    case 'powers':
      return FAMILY.power | FAMILY.cardType;
    case 'mana-values':
      return FAMILY.text;
    case 'counter-kinds':
      return 0;
  }
}

/** What a condition reads. */
export function readsOfCondition(condition: Condition, into = new Footprint()): Footprint {
  switch (condition.kind) {
    case 'all-of':
    case 'any-of':
      for (const part of condition.of) readsOfCondition(part, into);
      return into;
    case 'not':
      return readsOfCondition(condition.of, into);
    case 'compare':
      readsOfAmount(condition.left, into);
      return readsOfAmount(condition.right, into);
    case 'exists':
      return readsOfSelector(condition.what, into);
    case 'matches':
      readsOfReference(condition.object, into);
      return readsOfSelector(condition.selector, into);
    case 'some-player':
      readsOfPlayers(condition.who, into);
      if (typeof condition.value === 'object')
        readsOfAmount(valueOfPlayer(condition.value, playerId('')), into);
      return readsOfAmount(condition.to, into);
    case 'most-common-color':
      into.addWhole(FAMILY.color);
      if (typeof condition.color !== 'string') into.use(USES.source);
      return readsOfSelector(condition.among, into);
    case 'turn-of':
    case 'player-designation':
      return readsOfPlayers(condition.player, into);
    case 'fact':
      return readsOfPlayers({ kind: 'you' }, into).use(USES.source);
    case 'chosen-mode':
      return into.use(USES.source);
  }
}

/** What finding the object reads. */
export function readsOfReference(reference: ObjectReference, into = new Footprint()): Footprint {
  switch (reference.kind) {
    case 'source':
    case 'attached-to':
    case 'paired':
    case 'chosen':
      return into.use(USES.source);
    case 'affected':
      return into.use(USES.affected);
    case 'candidate':
      return into.use(USES.candidate);
    case 'top-card':
      return readsOfPlayers(reference.of, into);
    case 'target':
    case 'that':
    case 'event-source':
    case 'object':
      return into;
  }
}

/** What finding the players reads; "you" is the controller of the source (109.5). */
export function readsOfPlayers(reference: PlayerReference, into = new Footprint()): Footprint {
  switch (reference.kind) {
    case 'you':
    case 'opponents':
      return into.addWhole(FAMILY.control).use(USES.you);
    case 'controller-of':
      readsOfReference(reference.object, into);
      return into.addWhole(FAMILY.control);
    case 'owner-of':
      return readsOfReference(reference.object, into);
    case 'you-and':
      return readsOfPlayers(reference.other, into);
    case 'chosen-player':
    case 'attached-to':
      return into.use(USES.source);
    case 'each-player':
    case 'active-player':
    case 'target':
    case 'event-player':
    case 'player':
      return into;
  }
}

const varying = new WeakMap<object, boolean>();

/** Whether the amount may be another one for each object to which an effect applies ("its mana value"). */
export function variesByObject(amount: Amount): boolean {
  if (typeof amount === 'number') return false;
  let varies = varying.get(amount);
  if (varies === undefined) {
    varies = (readsOfAmount(amount).uses & USES.affected) !== 0;
    varying.set(amount, varies);
  }
  return varies;
}
