import type { Evaluation } from '../layers/evaluation.ts';
import type { LayerObserver } from '../layers/observer.ts';
import type { GameState } from '../state/game-state.ts';

/** Everything that an evaluation says of its state, as plain data in an order of its own: for comparing evaluations. */
export function comparable(evaluation: Evaluation): unknown {
  const { state } = evaluation;
  return {
    objects: [...state.objects.keys()].sort().map((id) => {
      // Before the object is made, so that both ways to its abilities are compared.
      const abilities = evaluation.abilitiesOf(id);
      const { subtypes, cardTypes, names, cannotHave, abilities: _same, ...rest } = evaluation.object(id);
      return {
        ...rest,
        abilities: abilities.map(({ id: ability, timestamp, ability: text }) => ({
          ability,
          timestamp,
          text,
        })),
        subtypes: [...subtypes].sort(),
        cardTypes: [...cardTypes].sort(),
        names: [...names].sort(),
        cannotHave: [...cannotHave].sort(),
      };
    }),
    players: state.players.map(({ id }) => ({
      ...evaluation.player(id),
      legendRule: evaluation.legendRuleApplies(id),
      devotion: evaluation.devotionBonus(id),
    })),
    effects: evaluation.effects.map((effect) => ({
      ...effect,
      affected: [...(effect.affected ?? [])].sort(),
    })),
  };
}

/** What an evaluation tells in order, in short lines: for comparing two that should tell the same. */
export function story(
  evaluating: (state: GameState, observer: LayerObserver) => Evaluation,
  state: GameState,
): string[] {
  const lines: string[] = [];
  evaluating(state, {
    layerBegan: (layer) => lines.push(`layer ${layer}`),
    effectAppeared: ({ effect, missedLayers }) =>
      lines.push(`appeared ${effect.id} ${missedLayers.join(' ')}`),
    effectApplied: (event) =>
      lines.push(
        `applied ${event.effect.id} to ${[...event.affected].sort().join(' ')} because ${event.chosenBecause} over ` +
          `${event.passedOver.join(' ')} started ${event.startedIn} gone ${event.abilityIsGone} after ` +
          `${[...event.waitedFor].sort().join(' ')}`,
      ),
    effectNotApplied: ({ layer, effect, why }) =>
      lines.push(`not applied ${layer} ${effect.id} ${JSON.stringify(why)}`),
    dependencyFound: ({ dependent, on, because, isInLoop, witness }) =>
      lines.push(`dependency ${dependent} on ${on} ${because} ${isInLoop} ${witness.kind}`),
    loopFound: ({ effects }) => lines.push(`loop ${effects.join(' ')}`),
  });
  return sortWithinMoments(lines);
}

/** Of what is told at one moment the order says nothing. */
function sortWithinMoments(lines: readonly string[]): string[] {
  const result: string[] = [];
  let moment: string[] = [];
  for (const line of lines) {
    if (!line.startsWith('applied') && !line.startsWith('layer')) {
      moment.push(line);
      continue;
    }
    result.push(...moment.sort(), line);
    moment = [];
  }
  return [...result, ...moment.sort()];
}
