import {
  describeAbility,
  type EffectId,
  type PlayerId,
  plainContext,
  type RuleNumber,
  rule,
  type Sentences,
  statedRules,
  type Trace,
} from '../../../engine/index.ts';
import { type RuleLine, statedLine } from './rule-line.ts';

export const PLAYER_FACTS = [
  'life',
  'counters',
  'designations',
  'hand-size',
  'abilities',
  'land-plays',
  'may',
  'cannot',
  'costs',
  'others',
] as const;
export type PlayerFactName = (typeof PLAYER_FACTS)[number];

/** One thing that is so of a player, and what made it so. */
export interface PlayerFact {
  readonly name: PlayerFactName;
  /** `undefined`: there is no such value, only what effects say. */
  readonly value: string | undefined;
  readonly lines: readonly RuleLine[];
  readonly rule: RuleNumber;
}

export interface PlayerFacts {
  readonly player: PlayerId;
  readonly isActive: boolean;
  readonly hasLeft: boolean;
  /** How many effects and rules of objects are about the player. */
  readonly count: number;
  readonly facts: readonly PlayerFact[];
}

/** Without any effect a player may play one land on each of their turns (305.2). */
const LAND_PLAYS = 1;

/** What is so of a player after all effects (613.10–11), each thing with what says so; `undefined` for nobody. */
export function playerFacts(trace: Trace, say: Sentences, id: PlayerId): PlayerFacts | undefined {
  const { evaluation } = trace;
  const { state } = evaluation;
  const now = state.players.find((player) => player.id === id);
  if (now === undefined) return undefined;
  const values = evaluation.player(id);
  const stated = statedRules(evaluation).filter(({ players }) => players.includes(id));
  const lines = (sort: (typeof stated)[number]['sort'], number: string) =>
    stated.filter((each) => each.sort === sort).map((each) => statedLine(trace, say, each, rule(number)));
  const facts: PlayerFact[] = [
    { name: 'life', value: String(now.life), lines: [], rule: rule('119.1') },
    {
      name: 'counters',
      value: now.counters.map(({ kind, count }) => `${kind} × ${count}`).join(', '),
      lines: [],
      rule: rule('122.1'),
    },
    { name: 'designations', value: now.designations.join(', '), lines: [], rule: rule('725.1') },
    {
      name: 'hand-size',
      value: values.maximumHandSize === undefined ? '∞' : String(values.maximumHandSize),
      lines: appliedLines(trace, say, id, 'rules'),
      rule: rule('402.2'),
    },
    {
      name: 'abilities',
      value: values.abilities.map(({ ability }) => describeAbility(ability, plainContext)).join(', '),
      lines: appliedLines(trace, say, id, 'players'),
      rule: rule('613.10'),
    },
    {
      name: 'land-plays',
      value: String(landPlays(trace, id)),
      lines: lines('land-plays', '305.2'),
      rule: rule('305.2'),
    },
    { name: 'may', value: undefined, lines: lines('permission', '613.11'), rule: rule('601.3') },
    { name: 'cannot', value: undefined, lines: lines('prohibition', '613.11'), rule: rule('101.2') },
    { name: 'costs', value: undefined, lines: lines('cost', '601.2f'), rule: rule('601.2f') },
    { name: 'others', value: undefined, lines: lines('other', '613.11'), rule: rule('613.11') },
  ];
  const shown = facts.filter(
    ({ value, lines: said }) => said.length > 0 || (value !== undefined && value !== ''),
  );
  return {
    player: id,
    isActive: state.activePlayer === id,
    hasLeft: now.hasLeft === true,
    count: shown.reduce((sum, { lines: said }) => sum + said.length, 0),
    facts: shown,
  };
}

/** Lands that the player may play in a turn of their own, as far as the rules are known as data. */
function landPlays({ evaluation }: Trace, id: PlayerId): number {
  return statedRules(evaluation).reduce(
    (sum, { ability, players }) =>
      ability.rule?.kind === 'land-plays' && players.includes(id) ? sum + ability.rule.more : sum,
    LAND_PLAYS,
  );
}

/** What continuous effects did to the player in that last part of the ladder, in their order. */
function appliedLines(
  trace: Trace,
  say: Sentences,
  id: PlayerId,
  layer: 'players' | 'rules',
): readonly RuleLine[] {
  return trace.applied.flatMap((event): RuleLine[] => {
    if (event.layer !== layer) return [];
    const change = say.playerChange(event, id);
    if (change === undefined) return [];
    const effect: EffectId = event.effect.id;
    return [
      {
        key: `${layer} ${effect}`,
        source: event.effect.source,
        effect,
        name: say.effectName(trace, effect),
        timestamp: event.effect.timestamp,
        words: say.effectText(trace.evaluation.state, event.effect, layer).replace(/\.$/, ''),
        change,
        rule: rule(layer === 'players' ? '613.10' : '613.11'),
      },
    ];
  });
}
