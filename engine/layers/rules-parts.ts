import type { Modification, Restriction } from '../abilities/modification.ts';
import type { EffectId, ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { amountOn } from './amounts.ts';
import type { EvaluatedPlayer } from './evaluation.ts';
import type { Change, ChangeValue } from './observer.ts';
import { referencedPlayers, sourceOf } from './references.ts';
import { boundAbility } from './resolve-modification.ts';
import type { BoardValues, EffectContext } from './values.ts';

/** What effects on players and on the rules have made so far (613.10–11). */
export interface RulesSoFar {
  readonly players: Map<PlayerId, EvaluatedPlayer>;
  readonly restrictions: Map<
    ObjectId,
    readonly { readonly restriction: Restriction; readonly by: EffectId }[]
  >;
  /** Permanents to which the legend rule doesn't apply (704.5j). */
  readonly exemptFromLegendRule: Set<ObjectId>;
}

/** Whether a part speaks of the objects to which its effect applies; the others name players or the game. */
export function speaksOfObjects(part: Modification): boolean {
  switch (part.kind) {
    case 'player-gains-ability':
    case 'set-maximum-hand-size':
    case 'modify-maximum-hand-size':
    case 'increase-devotion':
    case 'other-rule':
      return false;
    default:
      return true;
  }
}

/** Carries out one part that changes players or rules; tells what changed. */
export function applyRulesPart(
  rules: RulesSoFar,
  board: BoardValues,
  part: Modification,
  affected: readonly ObjectId[],
  by: EffectId,
  context: EffectContext,
): Change[] {
  switch (part.kind) {
    case 'player-gains-ability': {
      const ability = boundAbility(part.ability, sourceOf(board.state, context)?.choices);
      return changePlayers(rules, referencedPlayers(board, part.player, context), 'abilities', (player) => ({
        ...player,
        abilities: [...player.abilities, { ability, by }],
      }));
    }
    case 'set-maximum-hand-size': {
      const to = part.to === 'none' ? undefined : amountOn(board, part.to, context);
      return changePlayers(
        rules,
        referencedPlayers(board, part.player, context),
        'maximum-hand-size',
        (player) => ({ ...player, maximumHandSize: to }),
      );
    }
    case 'modify-maximum-hand-size': {
      const amount = amountOn(board, part.by, context);
      return changePlayers(
        rules,
        referencedPlayers(board, part.player, context),
        'maximum-hand-size',
        (player) => ({
          ...player,
          maximumHandSize:
            player.maximumHandSize === undefined ? undefined : Math.max(0, player.maximumHandSize + amount),
        }),
      );
    }
    case 'restrict':
      return affected.map((object) => {
        const before = rules.restrictions.get(object) ?? [];
        const after = [...before, { restriction: part.restriction, by }];
        rules.restrictions.set(object, after);
        const words = (list: typeof before) => list.map(({ restriction }) => restriction);
        return { object, characteristic: 'restrictions', before: words(before), after: words(after) };
      });
    case 'legend-rule-does-not-apply':
      for (const object of affected) rules.exemptFromLegendRule.add(object);
      return [];
    default:
      return [];
  }
}

/** What effects with `increase-devotion` add for each player, as they are after layer 3 (700.5a). */
export function addDevotionBonus(
  bonuses: Map<PlayerId, number>,
  board: BoardValues,
  part: Modification,
  context: EffectContext,
): void {
  if (part.kind !== 'increase-devotion') return;
  const by = amountOn(board, part.by, context);
  for (const player of referencedPlayers(board, part.player, context))
    bonuses.set(player, (bonuses.get(player) ?? 0) + by);
}

function changePlayers(
  { players }: RulesSoFar,
  ids: readonly PlayerId[],
  characteristic: 'abilities' | 'maximum-hand-size',
  change: (player: EvaluatedPlayer) => EvaluatedPlayer,
): Change[] {
  return ids.flatMap((id) => {
    const before = players.get(id);
    if (before === undefined) return [];
    const after = change(before);
    players.set(id, after);
    return [
      {
        object: id,
        characteristic,
        before: shown(before, characteristic),
        after: shown(after, characteristic),
      },
    ];
  });
}

function shown(player: EvaluatedPlayer, characteristic: 'abilities' | 'maximum-hand-size'): ChangeValue {
  if (characteristic === 'maximum-hand-size') return player.maximumHandSize;
  return player.abilities.map(({ ability }) => (ability.kind === 'keyword' ? ability.keyword : ability.kind));
}
