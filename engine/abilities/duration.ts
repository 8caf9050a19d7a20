import type { Condition } from './condition.ts';
import type { PlayerReference } from './references.ts';

/** How long an effect of a resolution lasts (CR 611.2a–b). */
export type Duration =
  | { readonly kind: 'until-end-of-turn' }
  | { readonly kind: 'until-end-of-combat' }
  | { readonly kind: 'until-next-turn'; readonly of: PlayerReference }
  | { readonly kind: 'until-next-untap-step'; readonly of: PlayerReference }
  | { readonly kind: 'until-next-upkeep'; readonly of: PlayerReference }
  /** Through the cleanup step of the next turn of this player that begins. */
  | { readonly kind: 'until-end-of-next-turn'; readonly of: PlayerReference }
  /** Ends for good once the condition is false; never begins if it is false on resolution (611.2b). */
  | { readonly kind: 'for-as-long-as'; readonly condition: Condition }
  /** No duration stated: until the end of the game (611.2a). */
  | { readonly kind: 'until-end-of-game' };
