import { describe, expect, test } from 'vitest';
import { objectId, type StepAction, sentencesIn } from '../../../engine/index.ts';
import { enter, game, played } from '../testing.ts';
import { boardView } from './board-view.ts';
import { boardEdges } from './edges.ts';
import type { TileView } from './tile.ts';

const sentences = sentencesIn('en');

function tileNamed(name: string, ...steps: readonly (string | StepAction)[]): TileView {
  const players = boardView(played(game(...steps)).trace, sentences);
  const stack = players
    .flatMap(({ lands, others }) => [...lands, ...others])
    .find(({ tile }) => tile.name === name);
  if (stack === undefined) throw new Error(`No tile ${name}`);
  return stack.tile;
}

const marked = ({ types }: TileView): readonly string[] =>
  types.filter(({ isChanged }) => isChanged).map(({ text }) => text);

describe('a tile', () => {
  test('that nothing touches is as printed', () => {
    const bears = tileNamed('Grizzly Bears', 'Grizzly Bears');
    expect(bears.layers).toEqual([]);
    expect(bears.size).toEqual({ value: '2/2', printed: undefined, isNew: false });
    expect(marked(bears)).toEqual([]);
  });

  test('marks the types that the card does not have, strikes lost abilities and names the layers', () => {
    const urborg = tileNamed('Urborg, Tomb of Yawgmoth', 'Urborg, Tomb of Yawgmoth', 'Blood Moon');
    expect(marked(urborg)).toEqual(['Mountain']);
    expect(urborg.layers).toEqual(['4']);
    expect(urborg.abilities.map(({ state }) => state)).toEqual(['lost', 'gained']);
    expect(urborg.abilities[1]?.text).toBe('{T}: Add {R}');
  });

  test('keeps the mana ability of a basic land as printed', () => {
    expect(tileNamed('Swamp', 'Swamp').abilities).toEqual([{ text: '{T}: Add {B}', state: 'same' }]);
  });

  test('says what the card said where power and toughness changed, and that they are new where it said nothing', () => {
    const grown = tileNamed('Grizzly Bears', 'Grizzly Bears', {
      kind: 'counter',
      on: 'grizzly bears',
      counter: '+1/+1',
      n: 2,
    });
    expect(grown.size).toEqual({ value: '4/4', printed: '2/2', isNew: false });
    expect(grown.counters).toEqual([{ kind: '+1/+1', count: 2 }]);
    expect(tileNamed('Humility', 'Humility', 'Opalescence').size).toMatchObject({
      value: '4/4',
      isNew: true,
    });
  });
});

describe('the board', () => {
  test('puts permanents with their controllers, lands apart, and attachments under their hosts', () => {
    const { trace } = played(
      game('Grizzly Bears', enter('Swamp', 'B'), enter('Rancor', 'B', { attachedTo: 'grizzly bears' })),
    );
    const [a, b] = boardView(trace, sentences);
    expect(a?.others.map(({ tile, tucked }) => [tile.name, tucked.map(({ name }) => name)])).toEqual([
      ['Grizzly Bears', ['Rancor']],
    ]);
    expect(a?.lands).toEqual([]);
    expect(b?.lands.map(({ tile }) => tile.name)).toEqual(['Swamp']);
    expect(b?.others).toEqual([]);
  });

  test('shows effects with a duration under what they last on, called by their card or by what they do', () => {
    const { trace } = played(GROWN);
    const tucked = boardView(trace, sentences, { steps: GROWN.steps })[0]?.others[0]?.tucked;
    expect(tucked?.map(({ name, duration }) => [name, duration])).toEqual([
      ['Giant Growth', 'until-end-of-turn'],
      ['switches P/T', 'until-end-of-turn'],
    ]);
  });

  test('in the middle of the evaluation shows the values at that point', () => {
    const { trace } = played(
      game('Grizzly Bears', 'Humility', { kind: 'counter', on: 'grizzly bears', counter: '+1/+1', n: 1 }),
    );
    const sizes = [0, trace.applied.length - 1, trace.applied.length].map(
      (position) => boardView(trace, sentences, { position })[0]?.others[0]?.tile.size?.value,
    );
    expect(sizes).toEqual(['2/2', '1/1', '2/2']);
  });

  test('keeps zones beside the battlefield that hold something', () => {
    const { trace } = played(
      game({ kind: 'place', id: 'bolt', card: 'Lightning Bolt', zone: 'graveyard', owner: 'B' }),
    );
    const [a, b] = boardView(trace, sentences);
    expect(a?.zones).toEqual([]);
    expect(b?.zones.map(({ zone, objects }) => [zone, objects.length])).toEqual([['graveyard', 1]]);
  });
});

const GROWN = game(
  'Grizzly Bears',
  { kind: 'resolve', id: 'growth', card: 'Giant Growth', controller: 'A', targets: ['grizzly bears'] },
  {
    kind: 'effect',
    id: 'switch',
    controller: 'A',
    text: "Switch target creature's power and toughness until end of turn.",
    targets: ['grizzly bears'],
  },
);

describe('edges', () => {
  test('go from what touches the selected object, with one label a source', () => {
    const { trace } = played(game('Dryad Arbor', 'Blood Moon', 'Humility'));
    const edges = boardEdges(trace, objectId('dryad arbor'), sentences);
    expect(edges.map(({ from, layer }) => [from, layer])).toEqual([
      ['blood moon', '4'],
      ['humility', '6'],
    ]);
    expect(edges.every(({ label }) => label !== undefined)).toBe(true);
  });

  test('go to what a source touches when nothing touches the source', () => {
    const { trace } = played(game('Dryad Arbor', 'Blood Moon'));
    const edges = boardEdges(trace, objectId('blood moon'), sentences);
    expect(edges.map(({ to }) => to)).toEqual(['dryad arbor']);
  });

  test('are not drawn between an attachment and its host', () => {
    const { trace } = played(game('Grizzly Bears', enter('Rancor', 'A', { attachedTo: 'grizzly bears' })));
    expect(boardEdges(trace, objectId('grizzly bears'), sentences)).toEqual([]);
  });
});
