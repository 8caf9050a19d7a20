import { describe, expect, it } from 'vitest';
import { plainText, type Trace } from '../../../engine/index.ts';
import { enter, loop, meeting, say, traceForTest } from '../ladder-testing.ts';
import { graphList } from './graph-list.ts';
import { graphView } from './graph-view.ts';

const view = (trace: Trace) =>
  graphView(trace, say, { loopShort: (times) => `Loop: ${times}`, loopTiny: 'Loop' });

describe('graphView', () => {
  it('has a node for each effect and layer, in words', () => {
    const { graph, words } = view(meeting());
    expect(
      graph.nodes.map(({ key, layer, order }) => {
        const node = words.get(key);
        return `${layer} ${order ?? '–'} ${node?.source}: ${node?.summary}`;
      }),
    ).toEqual([
      '4 – Urborg: also Swamps',
      '4 1 Blood Moon: Mountains',
      '4 2 Opalescence: also creatures',
      '6 3 Humility: no abilities',
      '7b 4 Humility: 1/1',
      expect.stringMatching(/^7b 5 Opalescence/),
      '7c 6 +1/+1 counter: +1/+1',
      '7c 7 Giant Growth: +3/+3',
    ]);
  });

  it('has columns only for timestamps that have effects, with the players', () => {
    expect(view(meeting()).layout.columns.map(({ at, players }) => `t${at} ${players}`)).toEqual([
      't1 B',
      't4 A',
      't5 B',
      't6 A',
      't7 A',
      't8 A',
    ]);
  });

  it('says why one waits for the other, and that it vanished', () => {
    const { layout, graph } = view(meeting());
    const edge = layout.edges.find(({ kind }) => kind === 'depends');
    expect(edge?.label?.full).toBe('its ability goes');
    expect(graph.nodes[0]?.notApplied).toMatchObject({ kind: 'ability-gone' });
  });

  it('frames a loop once, and marks both of its dependencies', () => {
    const { layout, graph } = view(loop());
    expect(layout.loops.map(({ tag }) => tag.text)).toEqual(['Loop: timestamps decide, t3 before t4']);
    expect(graph.dependencies.map(({ dependency }) => dependency.isInLoop)).toEqual([true, true]);
  });

  it('is empty where nothing applies', () => {
    const { layout, graph } = view(traceForTest(enter('bears', 'Grizzly Bears')));
    expect(graph.nodes).toEqual([]);
    expect(layout.lanes).toHaveLength(1);
  });
});

describe('graphList', () => {
  it('says the same in the order of application', () => {
    const trace = meeting();
    const [types] = graphList(trace, say, view(trace));
    expect(types?.layer).toBe('4');
    expect(types?.items.map(({ source, node }) => [source, node.order])).toEqual([
      ['Urborg', undefined],
      ['Blood Moon', 1],
      ['Opalescence', 2],
    ]);
    const [urborg] = types?.items ?? [];
    expect(urborg?.reason && plainText(urborg.reason)).toMatch(/ability was gone/);
    expect(urborg?.waits.map(({ on }) => on)).toEqual(['Blood Moon']);
  });

  it('tells loops, and what goes on without its ability', () => {
    const trace = loop();
    const [types] = graphList(trace, say, view(trace));
    expect(types?.loops.map(plainText)[0]).toMatch(/Blood Moon and Life and Limb depend on each other/);
    const humility = meeting();
    const setters = graphList(humility, say, view(humility)).find(({ layer }) => layer === '7b');
    expect(setters?.items[0]?.node).toMatchObject({ startedIn: '6', abilityIsGone: true });
  });
});
