import type { Evaluation } from '../layers/evaluation.ts';
import { plainContext } from '../oracle/describe/en/context.ts';
import { isPlayer } from '../state/edit-state.ts';
import { objectId } from '../vocabulary/ids.ts';
import { Differences } from './difference.ts';
import type { PlayerExpectation } from './expectation-schema.ts';
import { hasFragment, showText } from './has-fragment.ts';

/** What of an expected player does not hold. */
export function checkPlayer(evaluation: Evaluation, expected: PlayerExpectation): Differences {
  const differences = new Differences();
  const { state } = evaluation;
  const id = expected.player;
  if (!isPlayer(state, id)) {
    differences.add('player', id, 'no such player');
    return differences;
  }
  const player = evaluation.player(id);
  differences.same('life', expected.life, state.players.find((each) => each.id === id)?.life);
  differences.same('maxHandSize', expected.maxHandSize, player.maximumHandSize ?? null);
  const text = { abilities: player.abilities.map(({ ability }) => ability), context: plainContext };
  const designations = state.players.find((each) => each.id === id)?.designations ?? [];
  const has = (fragment: string): boolean =>
    designations.includes(fragment.toLowerCase().replace('’', "'")) || hasFragment(text, fragment);
  for (const fragment of expected.has ?? []) {
    if (!has(fragment)) differences.add('has', fragment, showText(text));
  }
  for (const fragment of expected.hasNot ?? []) {
    if (has(fragment)) differences.add('hasNot', fragment, showText(text));
  }
  for (const name of expected.controls ?? []) {
    const object = state.objects.get(objectId(name));
    const controller = object === undefined ? 'no such object' : evaluation.object(object.id).controller;
    if (controller !== id) differences.add('controls', name, controller);
  }
  return differences;
}
