import type { ManaCost } from '../vocabulary/mana.ts';
import type { Amount } from './amount.ts';
import type { Condition } from './condition.ts';
import type { PlayerReference } from './references.ts';
import type { Selector } from './selector.ts';

/** What a static ability says of the rules of the game (613.11), where it can be computed and not only shown. */
export type StatedRule =
  /** "… spells you cast cost {1} less to cast for each …" (601.2f, 118.7). */
  | {
      readonly kind: 'cost-change';
      readonly spells: Selector;
      readonly change: 'more' | 'less';
      readonly mana: ManaCost;
      /** So many times that mana; once if absent. */
      readonly times?: Amount;
      readonly condition?: Condition;
    }
  /** "each spell that would cost less than three mana to cast costs three": applied to the total cost (601.2f). */
  | {
      readonly kind: 'least-cost';
      readonly spells: Selector;
      readonly atLeast: number;
      readonly condition?: Condition;
    }
  /** "you may play an additional land on each of your turns" (305.2). */
  | { readonly kind: 'land-plays'; readonly player: PlayerReference; readonly more: number };
