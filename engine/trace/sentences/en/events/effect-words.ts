import { contextOf, plainContext } from '../../../../oracle/describe/en/context.ts';
import { describeAbility } from '../../../../oracle/describe/en/describe.ts';
import type { ActiveEffect } from '../../../../replacement/effects/active-effect.ts';
import type { GameState } from '../../../../state/game-state.ts';
import { playerName } from '../names.ts';
import { entryKeywordText } from './entry-keyword-text.ts';
import { counted } from './event-sentence.ts';

/** What a replacement or prevention effect says, in the words of its text; of one that a rule makes, what the rule does. */
export function replacementEffectText(
  state: GameState,
  { definition, source, sourceName }: ActiveEffect,
): string {
  switch (definition.kind) {
    case 'self-replacement':
      return 'In the place of its own event, it does something else.';
    case 'umbra-armor':
      return 'If the enchanted creature would be destroyed, all damage is removed from it and this Aura is destroyed instead.';
    case 'shield-counter':
      return 'If it would be dealt damage or destroyed, a shield counter is removed instead.';
    case 'back-face':
      return 'It enters with its back face up, because it is night.';
    case 'intrinsic-counters':
      return 'It enters with the counters that its type and printed number give it.';
    case 'enters-by-keyword':
      return entryKeywordText(definition.by);
    default: {
      const object = source === undefined ? undefined : state.objects.get(source);
      const face = object?.card.faces[object.face] ?? object?.card.faces[0];
      const context =
        face === undefined
          ? { ...plainContext, ...(sourceName === '' ? {} : { name: sourceName, source: sourceName }) }
          : contextOf(face);
      const nameOf = (id: string): string =>
        state.players.some((player) => player.id === id)
          ? playerName(id)
          : ([...state.objects.values()].find((each) => each.id === id)?.card.name ?? id);
      return describeAbility({ kind: 'replacement', effect: definition }, { ...context, nameOf });
    }
  }
}

/** What is left of an effect that is used up: "2 left". */
export const leftWords = ({ left, definition }: ActiveEffect): string | undefined => {
  if (left === undefined) return undefined;
  const isDamage = definition.kind === 'replace' && definition.limit?.kind === 'next-damage';
  return isDamage ? `${left} damage left` : `${counted(left, 'time')} left`;
};
