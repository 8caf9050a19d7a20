import type { Amount } from './amount.ts';
import type { Selector } from './selector.ts';

/**
 * What one word "target" of a spell or ability asks for (CR 115.1). References count single targets in printed
 * order: `{ kind: 'target', index }` is the n-th object or player chosen, whichever requirement asked for it.
 */
export type TargetRequirement =
  | {
      readonly kind: 'object';
      readonly what: Selector;
      /** "two target creatures"; 1 if absent. */
      readonly count?: Amount | 'any-number';
      /** "up to two target creatures", "up to one other target …". */
      readonly isUpTo?: boolean;
      /** "one or more target creatures": of any number, at least one. */
      readonly isAtLeastOne?: boolean;
      /** What they must have in common or apart, in our own words: "that share a card type". */
      readonly together?: string;
      /** "For each opponent, up to one target creature that player controls": one for each of these players. */
      readonly forEach?: 'opponent' | 'player';
    }
  | {
      readonly kind: 'player';
      readonly who: 'any' | 'opponent';
      readonly count?: Amount | 'any-number';
      readonly isUpTo?: boolean;
    }
  /** "any target": a creature, player, planeswalker or battle (115.4). Counted as objects are. */
  | {
      readonly kind: 'any';
      readonly count?: Amount | 'any-number';
      readonly isUpTo?: boolean;
      /** "one or two targets". */
      readonly isAtLeastOne?: boolean;
      /** "any other target": none of those chosen before, and not the object that acts. */
      readonly isOther?: boolean;
      /** Only some of these, in our own words: "target player or planeswalker". */
      readonly words?: string;
    };
