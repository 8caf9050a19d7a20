import type { Ability } from '../../abilities/ability.ts';
import type { Condition } from '../../abilities/condition.ts';
import { source } from '../../abilities/selector.ts';

/**
 * The ability behind "Word —". Most words have no meaning (207.2c) and are kept to be shown; "Max speed" grants the
 * ability (702.178a), "Solved" says when it works (719.3c).
 */
export function withWord(ability: Ability, abilityWord: string): Ability {
  switch (abilityWord.toLowerCase()) {
    case 'max speed':
      return grantedIf(maxSpeed, ability);
    case 'solved':
      return ifSolved(ability);
    default:
      return ability.kind === 'static' ||
        ability.kind === 'activated' ||
        ability.kind === 'triggered' ||
        ability.kind === 'replacement'
        ? { ...ability, abilityWord }
        : ability;
  }
}

const maxSpeed: Condition = {
  kind: 'player-designation',
  player: { kind: 'you' },
  designation: 'max speed',
};
const solved: Condition = {
  kind: 'matches',
  object: { kind: 'source' },
  selector: { kind: 'designation', designation: 'solved' },
};

/** "As long as …, this object has '…'", wherever the ability works (702.178b). */
function grantedIf(condition: Condition, ability: Ability): Ability {
  const zones = 'functionsIn' in ability ? ability.functionsIn : undefined;
  return {
    kind: 'static',
    effects: [{ appliesTo: source, condition, parts: [{ kind: 'add-ability', ability }] }],
    ...(zones === undefined ? {} : { functionsIn: zones }),
  };
}

/** It affects the game, triggers or can be activated only while the Case is solved; nothing grants it. */
function ifSolved(ability: Ability): Ability {
  switch (ability.kind) {
    case 'static':
      return {
        ...ability,
        effects: ability.effects.map((effect) => ({ ...effect, condition: both(solved, effect.condition) })),
      };
    case 'triggered':
      return { ...ability, condition: both(solved, ability.condition) };
    case 'activated':
      return {
        ...ability,
        restriction: ['Activate only if ~ is solved.', ability.restriction ?? ''].join(' ').trim(),
      };
    case 'replacement':
      return ability.effect.kind === 'replace'
        ? { ...ability, effect: { ...ability.effect, condition: both(solved, ability.effect.condition) } }
        : grantedIf(solved, ability);
    case 'keyword':
    case 'spell':
    case 'plain-static':
      return grantedIf(solved, ability);
  }
}

const both = (one: Condition, other: Condition | undefined): Condition =>
  other === undefined ? one : { kind: 'all-of', of: [one, other] };
