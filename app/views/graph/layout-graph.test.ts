import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effectId, type Layer } from '../../../engine/index.ts';
import { graphForTest, nodeForTest } from '../graph-testing.ts';
import { type EffectGraph, nodeKey } from './effect-nodes.ts';
import { type Box, boxOfLine, overlaps } from './geometry.ts';
import { GRAPH, type GraphLayout, type GraphWords } from './graph-layout.ts';
import { layoutGraph } from './layout-graph.ts';

const REASONS = [
  'its ability goes',
  'one more land to make a Swamp',
  'no',
  'it would apply to Dryad Arbor, Urborg, Tomb of Yawgmoth and four more',
];
const words: GraphWords = {
  reason: ({ dependent, on }) =>
    REASONS[(dependent.length * 7 + on.charCodeAt(on.length - 1)) % REASONS.length] ?? '',
  loop: () => ['Loop: timestamps decide, t6 before t12', 'Loop: t6, t12', 'Loop'],
};

/** The scene of the visual reference: two lands, Humility, Blood Moon, Opalescence and a loop. */
const scene = graphForTest(
  [
    nodeForTest('Urborg', '4', 1, undefined),
    nodeForTest('Blood Moon', '4', 6, 1),
    nodeForTest('Opalescence', '4', 8, 2),
    nodeForTest('Life and Limb', '4', 12, 3),
    nodeForTest('Life and Limb', '5', 12, 4, { startedIn: '4' }),
    nodeForTest('Humility', '6', 5, 5),
    nodeForTest('Rancor', '6', 9, 6),
    nodeForTest('Humility', '7b', 5, 7, { startedIn: '6', abilityIsGone: true }),
    nodeForTest('Opalescence', '7b', 8, 8, { startedIn: '4' }),
    nodeForTest('Life and Limb', '7b', 12, 9, { startedIn: '4', abilityIsGone: true }),
    nodeForTest('Counter', '7c', 7, 10),
    nodeForTest('Rancor', '7c', 9, 11, { startedIn: '6' }),
    nodeForTest('Giant Growth', '7c', 10, 12),
  ],
  [
    ['Urborg', 'Blood Moon', '4'],
    ['Urborg', 'Life and Limb', '4'],
    ['Blood Moon', 'Life and Limb', '4'],
    ['Life and Limb', 'Blood Moon', '4'],
  ],
  [{ layer: '4', nodes: [nodeKey('4', effectId('Blood Moon')), nodeKey('4', effectId('Life and Limb'))] }],
);

const whole = ({ node, box }: GraphLayout['nodes'][number]): Box =>
  node.notApplied === undefined
    ? box
    : { ...box, y: box.y - GRAPH.ghostLabel, height: box.height + GRAPH.ghostLabel };

/** Everything that stands in the graph and must be readable. */
const texts = (layout: GraphLayout): Box[] => [
  ...layout.nodes.map(whole),
  ...layout.edges.flatMap(({ label }) => (label === undefined ? [] : [label.box])),
  ...layout.ribbons.map(({ label }) => label),
  ...layout.loops.map(({ tag }) => tag.box),
];

function pairsThatOverlap(boxes: readonly Box[]): readonly (readonly [Box, Box])[] {
  return boxes.flatMap((one, index) =>
    boxes.slice(index + 1).flatMap((other) => (overlaps(one, other) ? [[one, other] as const] : [])),
  );
}

/** Edges that run over a node, other than touching its side. */
function edgesOverNodes(layout: GraphLayout): readonly string[] {
  return layout.edges.flatMap(({ key, points }) =>
    layout.nodes.flatMap(({ node, box }) =>
      points.slice(1).some((to, index) => overlaps(boxOfLine(points[index] ?? to, to), box, -1))
        ? [`${key} over ${node.key}`]
        : [],
    ),
  );
}

/** Pairs of edges that lie on each other for more than a corner's length. */
function edgesOnEdges(layout: GraphLayout): readonly string[] {
  const lines = layout.edges.flatMap(({ key, points }) =>
    points.slice(1).map((to, index) => ({ key, box: boxOfLine(points[index] ?? to, to) })),
  );
  return lines.flatMap((one, index) =>
    lines.slice(index + 1).flatMap((other) => {
      if (one.key === other.key) return [];
      const isSame =
        one.box.width === 0 ? other.box.width === 0 : one.box.height === 0 && other.box.height === 0;
      const width = Math.min(one.box.x + one.box.width, other.box.x + other.box.width);
      const height = Math.min(one.box.y + one.box.height, other.box.y + other.box.height);
      const shared =
        one.box.width === 0
          ? Math.abs(one.box.x - other.box.x) < 1
            ? height - Math.max(one.box.y, other.box.y)
            : 0
          : Math.abs(one.box.y - other.box.y) < 1
            ? width - Math.max(one.box.x, other.box.x)
            : 0;
      return isSame && shared > 4 ? [`${one.key} on ${other.key}`] : [];
    }),
  );
}

const labelsOffTheirEdge = (layout: GraphLayout): readonly string[] =>
  layout.edges.flatMap(({ key, label, points }) => {
    if (label === undefined) return [];
    const middle = { x: label.box.x + label.box.width / 2, y: label.box.y + label.box.height / 2 };
    const isOnEdge = points
      .slice(1)
      .some((to, index) =>
        overlaps(boxOfLine(points[index] ?? to, to), { ...middle, width: 0, height: 0 }, 1),
      );
    return isOnEdge ? [] : [key];
  });

function expectReadable(layout: GraphLayout) {
  expect(pairsThatOverlap(texts(layout))).toEqual([]);
  expect(edgesOverNodes(layout)).toEqual([]);
  expect(edgesOnEdges(layout)).toEqual([]);
  expect(labelsOffTheirEdge(layout)).toEqual([]);
  for (const { points } of layout.edges)
    points.slice(1).forEach((to, index) => {
      const from = points[index] ?? to;
      expect(from.x === to.x || from.y === to.y).toBe(true);
    });
}

describe('layoutGraph', () => {
  it('keeps time to the right and layers downwards', () => {
    const layout = layoutGraph(scene, words);
    const left = (key: string) => layout.nodes.find(({ node }) => node.key === key)?.box.x;
    expect(left('6/Humility')).toBe(left('7b/Humility'));
    expect(left('4/Urborg')).toBeLessThan(left('6/Humility') ?? 0);
    expect(layout.columns.map(({ at }) => at)).toEqual([1, 5, 6, 7, 8, 9, 10, 12]);
    expect(layout.lanes.map((lane) => (lane.kind === 'lane' ? lane.layer : lane.layers.join(' ')))).toEqual([
      '1a 1b 2 3',
      '4',
      '5',
      '6',
      '7a',
      '7b',
      '7c',
      '7d players rules',
    ]);
    const ys = layout.lanes.map(({ y }) => y);
    expect(ys).toEqual([...ys].sort((a, b) => a - b));
  });

  it('shows the reference scene without anything in the way of anything', () => {
    expectReadable(layoutGraph(scene, words));
  });

  it('frames a loop around its members only', () => {
    const { loops, nodes } = layoutGraph(scene, words);
    const frame = loops[0]?.box;
    const inside = nodes.filter(({ box }) => frame !== undefined && overlaps(frame, box));
    expect(inside.map(({ node }) => node.key)).toEqual(['4/Blood Moon', '4/Life and Limb']);
    expect(loops[0]?.tag.text).toBe('Loop: timestamps decide, t6 before t12');
  });

  it('lets a ribbon go from the first layer of an effect to its last', () => {
    const { ribbons, nodes } = layoutGraph(scene, words);
    expect(ribbons.map(({ effect, abilityIsGone }) => [effect, abilityIsGone])).toEqual([
      ['Opalescence', false],
      ['Life and Limb', true],
      ['Humility', true],
      ['Rancor', false],
    ]);
    const humility = nodes.filter(({ node }) => node.effect.id === 'Humility');
    expect(ribbons[2]?.box.y).toBe((humility[0]?.box.y ?? 0) + GRAPH.node.height / 2);
  });

  it('points a dependency from the one that waits to the one it waits for', () => {
    const { edges, nodes } = layoutGraph(scene, words);
    const edge = edges.find(({ from, to }) => from === '4/Urborg' && to === '4/Blood Moon');
    const moon = nodes.find(({ node }) => node.key === '4/Blood Moon')?.box;
    expect(edge?.points.at(-1)?.x).toBe(moon?.x);
    expect(REASONS).toContain(edge?.label?.text);
  });

  it('connects the effects of a layer in the order in which they were applied', () => {
    const order = layoutGraph(scene, words).edges.filter(({ kind }) => kind === 'order');
    expect(order.map(({ from, to }) => [from, to])).toContainEqual(['7c/Counter', '7c/Rancor']);
    expect(order).toHaveLength(7);
  });

  it('says how many dependencies it does not draw', () => {
    const many = Array.from({ length: 12 }, (_, at) => nodeForTest(`e${at}`, '4', at, at + 1));
    const all = many.flatMap((one) =>
      many.filter((other) => other !== one).map((other) => [one.effect.id, other.effect.id, '4'] as const),
    );
    const layout = layoutGraph(graphForTest(many, all), words);
    expect(layout.edges.filter(({ kind }) => kind === 'depends')).toHaveLength(48);
    expect(layout.lanes.find(({ kind }) => kind === 'lane')).toMatchObject({ hiddenDependencies: 84 });
  });

  it('leaves nothing to read in the way of anything, whatever the board', () => {
    fc.assert(
      fc.property(randomGraph(), (graph) => {
        expectReadable(layoutGraph(graph, words));
      }),
      { numRuns: 80 },
    );
  }, 30_000);

  it('gives the same layout for the same graph', () => {
    expect(layoutGraph(scene, words)).toEqual(layoutGraph(scene, words));
  });

  it('lays out a thousand nodes in a moment', () => {
    const layers: Layer[] = ['4', '5', '6', '7b', '7c'];
    const nodes = Array.from({ length: 200 }, (_, at) =>
      layers.map((layer, index) => nodeForTest(`e${at}`, layer, at, at + 1 + 200 * index)),
    ).flat();
    const start = performance.now();
    layoutGraph(graphForTest(nodes), words);
    expect(performance.now() - start).toBeLessThan(2500);
  });
});

function randomGraph(): fc.Arbitrary<EffectGraph> {
  const layers = ['4', '6', '7b'] as const;
  return fc
    .record({
      effects: fc.array(
        fc.record({
          at: fc.integer({ min: 1, max: 9 }),
          layers: fc.subarray([...layers], { minLength: 2 }),
          isGhost: fc.boolean(),
          key: fc.nat(),
        }),
        { minLength: 1, maxLength: 9, size: 'max' },
      ),
      pairs: fc.array(fc.tuple(fc.nat(8), fc.nat(8), fc.constantFrom(...layers)), {
        maxLength: 24,
        size: 'max',
      }),
      loop: fc.uniqueArray(fc.nat(8), { maxLength: 6, size: 'max' }),
    })
    .map(({ effects, pairs, loop }) => {
      let order = 0;
      const nodes = layers.flatMap((layer) =>
        effects
          .map((effect, index) => ({ ...effect, index }))
          .filter((effect) => effect.layers.includes(layer))
          .sort((a, b) => a.key - b.key)
          .map(({ at, isGhost, index }) => {
            if (!isGhost) order += 1;
            return nodeForTest(`e${index}`, layer, at, isGhost ? undefined : order);
          }),
      );
      const keys = new Set(nodes.map(({ key }) => key));
      const exists = (index: number, layer: Layer) => keys.has(nodeKey(layer, effectId(`e${index}`)));
      const seen = new Set<string>();
      const dependencies = pairs.flatMap(([first, second, layer]) => {
        const [one, other] = [first % effects.length, second % effects.length];
        const id = `${one} ${other} ${layer}`;
        if (one === other || seen.has(id) || !exists(one, layer) || !exists(other, layer)) return [];
        seen.add(id);
        return [[`e${one}`, `e${other}`, layer] as const];
      });
      const members = loop
        .filter((index) => exists(index, '4') && effects[index]?.isGhost === false)
        .map((index) => nodeKey('4', effectId(`e${index}`)));
      return graphForTest(nodes, dependencies, members.length > 1 ? [{ layer: '4', nodes: members }] : []);
    });
}
