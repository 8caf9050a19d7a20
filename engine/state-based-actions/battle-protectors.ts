import type { Evaluation } from '../layers/evaluation.ts';
import { type ObjectId, type PlayerId, rule } from '../vocabulary/ids.ts';
import { isOfType, type Permanent, permanentsOf } from './permanents.ts';
import type { SettleChange, StateBasedAction } from './state-based-action.ts';

/** 704.5x: a battle without a protector, which nothing attacks, gets one, or goes to the graveyard. */
export const battleWithoutProtector: StateBasedAction = {
  rule: rule('704.5x'),
  find: (evaluation) => {
    const { attackers } = evaluation.state.combat;
    return battles(evaluation)
      .filter(({ object }) => object.protector === undefined)
      .filter(({ object }) => !attackers.some(({ attacking }) => attacking === object.id))
      .map((battle) => chosen(evaluation, battle));
  },
};

/** 704.5y: a battle whose protector can't be that gets another one, or goes to the graveyard. */
export const wrongProtector: StateBasedAction = {
  rule: rule('704.5y'),
  find: (evaluation) =>
    battles(evaluation)
      .filter(({ object, ...battle }) => {
        const { protector } = object;
        return protector !== undefined && !able(evaluation, { object, ...battle }).includes(protector);
      })
      .map((battle) => chosen(evaluation, battle)),
};

const battles = (evaluation: Evaluation): readonly Permanent[] =>
  permanentsOf(evaluation).filter((each) => isOfType(each, 'battle'));

/** Only opponents can protect a Siege (310.12a); one without a type is protected by its controller (310.9a). */
function able({ state }: Evaluation, { values }: Permanent): readonly PlayerId[] {
  if (!values.subtypes.includes('Siege')) return [values.controller];
  const players = state.players.flatMap(({ id, hasLeft }) =>
    hasLeft === true && id !== values.controller ? [] : [id],
  );
  const place = players.indexOf(values.controller);
  return [...players.slice(place + 1), ...players.slice(0, place)];
}

/** The protector that a battle has as it enters (310.9a); `undefined` if it is no battle, or nobody can be that. */
export function enteringProtector(evaluation: Evaluation, id: ObjectId): PlayerId | undefined {
  const battle = battles(evaluation).find(({ object }) => object.id === id);
  const change = battle === undefined ? undefined : chosen(evaluation, battle);
  return change?.kind === 'choose-protector' ? change.player : undefined;
}

/** Who was chosen as it entered, if that player is able; else the next one in turn order. */
function chosen(evaluation: Evaluation, battle: Permanent): SettleChange {
  const players = able(evaluation, battle);
  const wanted = battle.object.choices.player;
  const player = wanted !== undefined && players.includes(wanted) ? wanted : players[0];
  const { id: object } = battle.object;
  return player === undefined
    ? { kind: 'put-into-graveyard', object }
    : { kind: 'choose-protector', object, player };
}
