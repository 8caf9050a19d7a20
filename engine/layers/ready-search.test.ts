import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { componentsOf } from '../testing/oracle/strongly-connected.ts';
import { LazyComponents } from './lazy-components.ts';
import { ReadySearch } from './ready-search.ts';

const graphs = fc
  .integer({ min: 1, max: 8 })
  .chain((count) =>
    fc.array(fc.uniqueArray(fc.nat({ max: count - 1 }), { maxLength: 3 }), {
      minLength: count,
      maxLength: count,
    }),
  )
  .map((edges) => edges.map((targets, node) => targets.filter((target) => target !== node)));

describe('the search for an effect that waits for nothing outside its loop', () => {
  test('finds the first node from whose component nothing leads out', () => {
    fc.assert(
      fc.property(graphs, (edges) => {
        const component = componentsOf(edges);
        const expected = edges.findIndex((_, node) =>
          edges.every(
            (targets, other) =>
              component[other] !== component[node] ||
              targets.every((target) => component[target] === component[node]),
          ),
        );
        const search = new ReadySearch(edges.length, (node, from) => {
          const target = edges[node]?.[from];
          return target === undefined ? undefined : { target, place: from };
        });
        expect(search.first()).toBe(expected);
        const lazy = new LazyComponents(edges.length, (node) => edges[node] ?? []);
        expect(edges.findIndex((_, node) => lazy.isSink(node))).toBe(expected);
      }),
    );
  });
});
