import type { Ability } from '../abilities/ability.ts';
import { countOf } from '../state/counter-groups.ts';
import { rule } from '../vocabulary/ids.ts';
import { permanentsOf } from './permanents.ts';
import type { StateBasedAction } from './state-based-action.ts';

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const LIMIT = /\bcan't have more than (\w+) (.+?) counters? on it\b/i;

/** 704.5r: of counters of which a permanent can't have more than so many, the rest is removed. */
export const tooManyCounters: StateBasedAction = {
  rule: rule('704.5r'),
  find: (evaluation) =>
    permanentsOf(evaluation).flatMap(({ object, values }) => {
      const counters = values.abilities.flatMap(({ ability }) => {
        const limit = counterLimit(ability);
        if (limit === undefined) return [];
        const count = countOf(object.counters, limit.kind) - limit.most;
        return count > 0 ? [{ kind: limit.kind, count }] : [];
      });
      return counters.length === 0 ? [] : [{ kind: 'remove-counters' as const, object: object.id, counters }];
    }),
};

/** How many counters of a kind an ability allows: it is told in words only. */
function counterLimit(ability: Ability): { readonly kind: string; readonly most: number } | undefined {
  for (const words of wordsOf(ability)) {
    const [, number = '', kind = ''] = LIMIT.exec(words) ?? [];
    const most = /^\d+$/.test(number) ? Number(number) : NUMBERS.indexOf(number.toLowerCase());
    if (kind !== '' && most >= 0) return { kind, most };
  }
  return undefined;
}

function wordsOf(ability: Ability): readonly string[] {
  if (ability.kind === 'plain-static') return [ability.words];
  if (ability.kind !== 'static') return [];
  return ability.effects.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === 'other-rule' ? [part.words] : [])),
  );
}
