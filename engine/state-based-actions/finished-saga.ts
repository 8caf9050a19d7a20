import { countOf } from '../state/counter-groups.ts';
import { rule } from '../vocabulary/ids.ts';
import { permanentsOf } from './permanents.ts';
import type { StateBasedAction } from './state-based-action.ts';

/**
 * 704.5s: a Saga with as many lore counters as chapters is sacrificed, once the ability of its last chapter has left
 * the stack. Nothing triggers by itself here, so the last chapter must have been played in the step before.
 */
export const finishedSaga: StateBasedAction = {
  rule: rule('704.5s'),
  find: (evaluation, { finishedSaga: id }) =>
    permanentsOf(evaluation)
      .filter(({ object, values }) => {
        if (object.id !== id || !values.subtypes.includes('Saga')) return false;
        const chapters = values.abilities.flatMap(({ ability }) =>
          ability.kind === 'triggered' && ability.trigger.kind === 'chapter' ? ability.trigger.chapters : [],
        );
        return chapters.length > 0 && countOf(object.counters, 'lore') >= Math.max(...chapters);
      })
      .map(({ object }) => ({ kind: 'put-into-graveyard', object: object.id })),
};
