import { describe, expect, test } from 'vitest';
import {
  type BoardDocument,
  compilingReader,
  type EventAction,
  eventSentencesIn,
  libraryCard,
  plainText,
  playHistory,
  recordTrace,
} from '../../../engine/index.ts';
import { EXAMPLES } from '../../examples/examples.ts';
import { allMoreCards } from '../../services/more-cards.ts';
import { answerOutcomes } from '../../worker/lab/outcomes.ts';
import { eventStep } from './commit.ts';
import { labOf } from './lab.ts';
import { labView } from './lab-view.ts';
import { playLab } from './play-lab.ts';
import { treeLayout, treeNeighbor } from './tree-layout.ts';

const more = await allMoreCards();
const cards = (name: string) => libraryCard(name) ?? more.find((card) => card.name === name);
const say = eventSentencesIn('en');

function asked(id: string) {
  const document = EXAMPLES.find((example) => example.id === id) as BoardDocument;
  const action = document.steps.at(-1)?.action as EventAction;
  const state = playHistory(document, cards, undefined, compilingReader).moments.at(-1)?.state;
  if (state === undefined) throw new Error('no state');
  const answer = answerOutcomes({ state, action, cards: more });
  if (answer.kind !== 'tree') throw new Error(answer.problem.code);
  return { document, action, state, tree: answer.tree, game: { state, cards, reader: compilingReader } };
}

const FAMOUS = [
  'doubling-season-and-hardened-scales',
  'notion-thief-and-thought-reflection',
  'furnace-torbran-and-a-shield',
  'clone-and-essence-of-the-wild',
  'temple-garden-under-blood-moon',
];

describe('the tree of a famous question', () => {
  test('Doubling Season and Hardened Scales: 6 by adding first, which is best, or 5', () => {
    const { tree } = asked('doubling-season-and-hardened-scales');
    expect(tree.chooser).toBe('A');
    expect(tree.orders).toBe(2);
    expect(tree.outcomes.map(({ amount, mark, after }) => [amount, mark, after])).toEqual(
      expect.arrayContaining([
        [6, 'best', ['Grizzly Bears 8/8']],
        [5, 'worst', ['Grizzly Bears 7/7']],
      ]),
    );
  });

  test('Notion Thief: the player who would draw decides how many cards the Thief brings', () => {
    const { tree } = asked('notion-thief-and-thought-reflection');
    expect([tree.chooser, tree.quantity]).toEqual(['B', 'othersDraw']);
    expect(tree.outcomes.map(({ amount, mark }) => [amount, mark])).toEqual(
      expect.arrayContaining([
        [1, 'best'],
        [2, 'worst'],
      ]),
    );
  });

  test('Temple Garden under Blood Moon: nothing applies, and it enters untapped', () => {
    const { tree } = asked('temple-garden-under-blood-moon');
    expect(tree.chooser).toBeUndefined();
    expect(tree.outcomes.map(({ lines }) => lines.join())).toEqual([
      'Temple Garden enters under the control of player B.',
    ]);
  });

  test.each(FAMOUS)('%s: each way to an outcome, played step by step, leads there', (id) => {
    const { tree, game, action } = asked(id);
    for (const outcome of tree.outcomes) {
      const { run, path } = playLab(game, { action, path: outcome.path });
      expect(path).toEqual(outcome.path);
      expect(run?.choice).toBeUndefined();
      const told = labView(recordTrace(game.state), say, run as NonNullable<typeof run>).happened ?? [];
      const lines = [...new Set(told.map(plainText))];
      expect(outcome.lines.map((line) => line.replace(/ \(\d+×\)\.$/, '.'))).toEqual(lines);
    }
  });

  test.each(FAMOUS)('%s: the step that it becomes plays as it did in the lab', (id) => {
    const { tree, game, action, document } = asked(id);
    for (const outcome of tree.outcomes) {
      const { run } = playLab(game, { action, path: outcome.path });
      if (run === undefined) throw new Error('no run');
      const step = { action: eventStep(document, labOf(action.event), run) };
      const steps = [...document.steps.slice(0, -1), step];
      const moment = playHistory({ ...document, steps }, cards, undefined, compilingReader).moments.at(-1);
      const told = (happened: typeof run.happened, state: typeof game.state) =>
        happened.map(({ event }) => plainText(say.eventSentence(state, event, 'does')));
      const recorded = moment?.recorded[0]?.happened ?? [];
      expect(told(recorded, moment?.state ?? game.state)).toEqual(told(run.happened, run.game.state));
    }
  });

  test.each(FAMOUS)('%s: everything has its place, and arrow keys lead to each of it', (id) => {
    const layout = treeLayout(asked(id).tree);
    const reached = new Set(['n0']);
    const ready = ['n0'];
    for (let at = ready.pop(); at !== undefined; at = ready.pop())
      for (const direction of ['left', 'right', 'up', 'down'] as const) {
        const next = treeNeighbor(layout, at, direction);
        if (next === undefined || reached.has(next)) continue;
        reached.add(next);
        ready.push(next);
      }
    expect([...reached].sort()).toEqual([...layout.boxes.keys()].sort());
    const boxes = [...layout.boxes.values()];
    for (const a of boxes)
      for (const b of boxes)
        if (a !== b && a.column === b.column) expect(Math.abs(a.y - b.y)).toBeGreaterThanOrEqual(a.height);
  });
});
