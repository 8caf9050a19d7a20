import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { libraryCard } from '../cards/library/index.ts';
import { wouldHappen } from '../history/happening/would-happen.ts';
import { compilingReader } from '../oracle/compile/compiling-reader.ts';
import { enter, play } from '../testing/play.ts';
import { orderEntry } from './order-entry.ts';
import { choose, decline, type EventRun } from './run.ts';

const GAIN = 'If you would gain life, you gain that much life plus 1 instead.';
const DOUBLE = 'If you would gain life, you gain twice that much life instead.';
const MAY = 'If you would draw a card, you may gain 3 life instead.';
const TWO = 'If you would draw a card, draw two cards instead.';
const saying = (id: string, text: string) => ({
  token: { id, controller: 'A', name: id, types: ['enchantment'], text },
});

/** Chooses by these numbers until nothing is left to choose. Returns the run and what a document would say of it. */
function playBy(start: EventRun, numbers: readonly number[]) {
  let run = start;
  const order: string[] = [];
  for (let index = 0; run.choice !== undefined; index++) {
    const { open } = run.choice;
    const number = numbers[index % numbers.length] ?? 0;
    const candidate = open[number % open.length];
    if (candidate === undefined) throw new Error('something is open');
    const isApplied = !candidate.isOptional || number % 2 === 0;
    order.push(orderEntry(open, candidate, isApplied));
    run = isApplied ? choose(run, candidate) : decline(run, candidate);
  }
  return { run, order };
}

const lifeOf = (state: EventRun['game']['state']) => state.players.map(({ life }) => life);
const handOf = (state: EventRun['game']['state']) =>
  [...state.objects.values()].filter(({ zone }) => zone === 'hand').length;

describe('an order in a document', () => {
  it('replayed gives what was chosen, with several effects of one source, twins, and effects that are left', () => {
    const texts = fc.array(fc.constantFrom(GAIN, DOUBLE), { minLength: 1, maxLength: 3 });
    const draws = fc.array(fc.constantFrom(MAY, TWO), { minLength: 1, maxLength: 2 });
    const board = fc.oneof(
      fc.record({ texts: fc.array(texts, { minLength: 1, maxLength: 3 }), n: fc.constant(0) }),
      fc.record({ texts: fc.array(draws, { minLength: 1, maxLength: 2 }), n: fc.constant(2) }),
    );
    const numbers = fc.array(fc.nat(7), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(board, numbers, ({ texts: sources, n }, chosen) => {
        const event = n > 0 ? { draw: { player: 'A', n } } : { gainLife: { player: 'A', n: 1 } };
        const steps = sources.map((each, index) => saying(`s${index}`, each.join('\n')));
        const { last } = play(steps as never);
        const { run: start } = wouldHappen(last.state, event, {
          cards: libraryCard,
          reader: compilingReader,
        });
        if (start === undefined) throw new Error('it would happen');
        const { run, order } = playBy(start, chosen);
        const again = play([...steps, { event: { id: 'e', ...event, order } }] as never).last.state;
        expect([lifeOf(again), handOf(again)]).toEqual([lifeOf(run.game.state), handOf(run.game.state)]);
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  it('names the second effect of a source by a number, and what is left by a sign', () => {
    const { last } = play([saying('s', `${MAY}\n${MAY}`)] as never);
    const event = { draw: { player: 'A', n: 1 } };
    const { run } = wouldHappen(last.state, event, { cards: libraryCard, reader: compilingReader });
    const open = run?.choice?.open ?? [];
    const names = open.flatMap((each) => [orderEntry(open, each, true), orderEntry(open, each, false)]);
    expect(names).toEqual(['s#1', '-s#1', 's#2', '-s#2']);
  });

  it('with plain labels means the first that fits, as it always did', () => {
    const lives = (order: readonly string[]) =>
      lifeOf(
        play([
          saying('s', GAIN),
          saying('t', DOUBLE),
          enter('bear', 'Grizzly Bears'),
          { event: { id: 'e', gainLife: { player: 'A', n: 1 }, order } },
        ] as never).last.state,
      )[0];
    expect([lives(['s', 't']), lives(['t', 's']), lives([])]).toEqual([24, 23, 24]);
  });
});
