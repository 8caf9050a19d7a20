import type { Ability } from '../../abilities/ability.ts';
import type { Amount } from '../../abilities/amount.ts';
import type { Instruction } from '../../abilities/instruction.ts';
import type { ObjectReference, PlayerReference } from '../../abilities/references.ts';
import type { Selector } from '../../abilities/selector.ts';
import type { TargetRequirement } from '../../abilities/target.ts';
import type { CardType } from '../../vocabulary/card-types.ts';
import type { Layer } from '../../vocabulary/layers.ts';
import type { Zone } from '../../vocabulary/zones.ts';

/** What the words of a span are for. */
export type SpanMeaning =
  | 'subject'
  | 'change'
  | 'amount'
  | 'condition'
  | 'duration'
  | 'target'
  | 'cost'
  | 'trigger'
  | 'keyword'
  | 'instruction'
  | 'replacement'
  | 'ability-word'
  | 'reminder'
  | 'plain';

/** A stretch of the text, by offsets, with what it means and the layers in which it works. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly means: SpanMeaning;
  readonly layers?: readonly Layer[];
}

/** What must be known of the card or object to read its text. */
export interface CardFacts {
  readonly name: string;
  readonly isLegendary: boolean;
  readonly cardTypes: readonly CardType[];
  readonly subtypes: readonly string[];
  /** What kind of type the text tells to choose, so that "the chosen type" is one of those. */
  readonly chosenType?: 'creature-type' | 'basic-land-type' | 'land-type' | 'card-type';
  /** What is read is a row of the table of this ability (706.3), which may speak of what that names. */
  readonly above?: Ability | undefined;
}

/** What "it", "that creature", "them" may mean. */
export interface Referent {
  readonly selector: Selector;
  /** Only for one object. */
  readonly object?: ObjectReference;
  /** Nouns by which "that …" may call it; empty: any. */
  readonly nouns: readonly string[];
  readonly isPlural: boolean;
}

export type DamageTo = Extract<Instruction, { kind: 'deal-damage' }>['to'];

/** What was named so far while the meaning of one ability is put together, in the order of the text. */
export interface Scope {
  readonly card: CardFacts;
  readonly spans: Span[];
  /** In quotation marks: its own name would be another object's. */
  readonly isQuoted: boolean;
  /** A spell or ability resolves; otherwise a static ability speaks. */
  isResolving: boolean;
  readonly targets: TargetRequirement[];
  it: Referent | undefined;
  readonly named: Referent[];
  /** What a target must be is being told: "an opponent" there is its controller. */
  isTargeting: boolean;
  /** "they", "that player". */
  player: PlayerReference | undefined;
  /** To whom damage was dealt last: "deals 5 damage instead". */
  damaged: readonly DamageTo[];
  /** Who dealt it. */
  dealer: ObjectReference | undefined;
  /** The condition of the sentence is about the object itself: "if this spell was kicked, it deals …". */
  isAboutSource: boolean;
  /** What X is, told later in the sentence. */
  x: Meaning<Amount> | undefined;
  /** The same for Y. */
  y?: Meaning<Amount> | undefined;
  /** There is a trigger, so that "that creature" may be the one of which it speaks. */
  hasTrigger: boolean;
  /** The object of which a predicate tells: "other" is other than that. */
  telling: ObjectReference | undefined;
  /** The ability moves its own object out of this zone, and so works there (113.6). */
  worksIn: Zone | undefined;
  /** What "that many" and "that much" mean, if it isn't X. */
  thatMany: Amount | undefined;
  /** What was created last: "create two of those tokens instead". */
  created: Extract<Instruction, { kind: 'create-token' | 'create-token-copy' }> | undefined;
  /** Targets from this one on are chosen only as a reflexive ability triggers (603.12). */
  later?: number | undefined;
  /** The lines of a spell are one ability: targets and names go on from line to line. */
  readonly isShared: boolean;
}

/** Puts together what parsed words mean, given what was named before them. Throws {@link NotUnderstood}. */
export type Meaning<T> = (scope: Scope) => T;

/** Words that parse but mean nothing that can be said in the trees. */
export class NotUnderstood {
  /** Offset in the text. */
  readonly at: number;
  readonly expected: string;
  constructor(at: number, expected: string) {
    this.at = at;
    this.expected = expected;
  }
}

export const scopeOf = (card: CardFacts, spans: Span[], isQuoted = false): Scope => ({
  card,
  spans,
  isQuoted,
  isResolving: false,
  targets: [],
  it: undefined,
  named: [],
  isTargeting: false,
  player: undefined,
  damaged: [],
  dealer: undefined,
  isAboutSource: false,
  x: undefined,
  thatMany: undefined,
  created: undefined,
  hasTrigger: false,
  telling: undefined,
  worksIn: undefined,
  isShared: false,
});

export const always =
  <T>(value: T): Meaning<T> =>
  () =>
    value;

export function name(scope: Scope, referent: Referent): void {
  scope.it = referent;
  scope.named.push(referent);
}

/** The first of some readings that means something; what the others named before they failed is forgotten. */
export function firstMeaning<T>(readings: readonly Meaning<T>[]): Meaning<T> {
  return (scope) => {
    const before = { ...scope };
    const { length: targets } = scope.targets;
    const { length: named } = scope.named;
    const { length: spans } = scope.spans;
    let failure: unknown;
    for (const reading of readings) {
      try {
        return reading(scope);
      } catch (error) {
        if (!(error instanceof NotUnderstood)) throw error;
        failure ??= error;
        scope.targets.splice(targets);
        scope.named.splice(named);
        scope.spans.splice(spans);
        Object.assign(scope, before);
      }
    }
    throw failure;
  };
}

export const sourceReferent: Referent = {
  selector: { kind: 'is', object: { kind: 'source' } },
  object: { kind: 'source' },
  nouns: [],
  isPlural: false,
};
