import {
  type PlayerId,
  type RuleNumber,
  rule,
  type Sentences,
  type StatedRuleNow,
  statedRules,
  type Trace,
} from '../../../engine/index.ts';
import { type RuleLine, statedLine } from './rule-line.ts';

export const GAME_FACTS = ['turn', 'time', 'monarch', 'initiative', 'combat', 'legend'] as const;
export type GameFactName = (typeof GAME_FACTS)[number];

export interface GameFact {
  readonly name: GameFactName;
  /** A key of the words for it, and the player whom it names. */
  readonly value: 'player' | 'nobody' | 'day' | 'night' | 'neither' | 'combat' | 'none' | 'holds' | 'off-for';
  readonly players: readonly PlayerId[];
  readonly rule: RuleNumber;
}

export interface GameFacts {
  readonly turn: number;
  readonly facts: readonly GameFact[];
  /** Effects on rules that were applied (613.11), in their order. */
  readonly applied: readonly RuleLine[];
  /** Rules that static abilities state: costs first in their own order (601.2f), then the others. */
  readonly costs: readonly RuleLine[];
  readonly stated: readonly RuleLine[];
}

/** The rules of the game as they are now: designations, whose turn it is, what effects say of rules. */
export function gameFacts(trace: Trace, say: Sentences): GameFacts {
  const { evaluation } = trace;
  const { state } = evaluation;
  const holders = (what: string): readonly PlayerId[] =>
    state.players.filter(({ designations }) => designations.includes(what)).map(({ id }) => id);
  const held = (name: 'monarch' | 'initiative', number: string): GameFact => {
    const players = holders(name);
    return { name, value: players.length === 0 ? 'nobody' : 'player', players, rule: rule(number) };
  };
  const time = (['day', 'night'] as const).find((each) => state.designations.includes(each));
  /** Also where no legend is there to which it could apply: all permanents are exempt. */
  const isExempt = (player: PlayerId): boolean => {
    const own = [...state.objects.values()].filter(
      ({ id, zone }) => zone === 'battlefield' && evaluation.object(id).controller === player,
    );
    return own.length > 0 && own.every(({ id }) => evaluation.isExemptFromLegendRule(id));
  };
  const exempt = state.players
    .map(({ id }) => id)
    .filter((id) => !evaluation.legendRuleApplies(id) || isExempt(id));
  const stated = statedRules(evaluation);
  return {
    turn: state.turn,
    facts: [
      { name: 'turn', value: 'player', players: [state.activePlayer], rule: rule('500.1') },
      { name: 'time', value: time ?? 'neither', players: [], rule: rule('731.1') },
      held('monarch', '725.1'),
      held('initiative', '726.1'),
      {
        name: 'combat',
        value: state.combat.attackers.length > 0 ? 'combat' : 'none',
        players: [],
        rule: rule('506.1'),
      },
      {
        name: 'legend',
        value: exempt.length === 0 ? 'holds' : 'off-for',
        players: exempt,
        rule: rule('704.5j'),
      },
    ],
    applied: trace.applied.flatMap((event): RuleLine[] =>
      event.layer !== 'rules'
        ? []
        : [
            {
              key: event.effect.id,
              source: event.effect.source,
              effect: event.effect.id,
              name: say.effectName(trace, event.effect.id),
              timestamp: event.effect.timestamp,
              words: say.effectText(state, event.effect, 'rules').replace(/\.$/, ''),
              change: undefined,
              rule: rule('613.11'),
            },
          ],
    ),
    costs: stated
      .filter(({ sort }) => sort === 'cost')
      .sort((one, other) => placeOf(one) - placeOf(other))
      .map((each) => statedLine(trace, say, each, rule('601.2f'))),
    stated: stated
      .filter(({ sort }) => sort !== 'cost')
      .map((each) => statedLine(trace, say, each, rule(each.sort === 'land-plays' ? '305.2' : '613.11'))),
  };
}

/** Increases, then reductions, then what acts on the total; those that are known by their words only stand last. */
function placeOf({ ability: { rule: data } }: StatedRuleNow): number {
  if (data?.kind === 'cost-change') return data.change === 'more' ? 0 : 1;
  return data?.kind === 'least-cost' ? 2 : 3;
}
