import { describe, expect, it } from 'vitest';
import { compareTimestamps } from '../state/timestamp.ts';
import { enter, type Played, play } from '../testing/play.ts';

/** Ids in the order of their timestamps. */
const inOrder = ({ object }: Played, ids: readonly string[]): readonly string[] =>
  [...ids].sort((a, b) => compareTimestamps(object(a).timestamp, object(b).timestamp));

const tokens = {
  id: 'made',
  controller: 'A',
  text: 'Create two 1/1 white Soldier creature tokens.',
  creates: ['t1', 't2'],
};

const side = (name: string, keyword: string) => ({
  name,
  manaCost: '',
  supertypes: [],
  cardTypes: ['creature'],
  subtypes: [],
  power: 1,
  toughness: 1,
  abilities: [{ kind: 'keyword', keyword }],
});

describe('objects that get timestamps at the same time (613.7m)', () => {
  it('get them in the order that their controller chooses, if the step says it', () => {
    const made = play([{ effect: tokens }]);
    expect(inOrder(made, ['t1', 't2'])).toEqual(['t1', 't2']);
    expect(made.last.chosenOrders).toEqual([{ player: 'A', objects: ['t1', 't2'] }]);
    const chosen = play([{ effect: tokens, timestamps: ['t2', 'nothing'] }]);
    expect(inOrder(chosen, ['t1', 't2'])).toEqual(['t2', 't1']);
    expect(chosen.last.chosenOrders).toEqual([{ player: 'A', objects: ['t2', 't1'] }]);
  });

  it('get them after all that was there', () => {
    const made = play([
      enter('bears', 'Grizzly Bears'),
      { effect: tokens },
      enter('elves', 'Llanowar Elves'),
    ]);
    expect(inOrder(made, ['elves', 't2', 'bears', 't1'])).toEqual(['bears', 't1', 't2', 'elves']);
  });

  it('get them player by player from the active one on, whatever is chosen', () => {
    const steps = ['A', 'B'].map((owner) => ({
      place: { id: owner.toLowerCase(), card: 'Grizzly Bears', zone: 'graveyard', owner },
    }));
    const text =
      "Return all creature cards from all graveyards to the battlefield under their owners' control.";
    const back = { effect: { controller: 'B', text }, timestamps: ['b', 'a'] };
    const played = play([...steps, back]);
    expect(inOrder(played, ['a', 'b'])).toEqual(['a', 'b']);
    expect(played.last.chosenOrders).toEqual([]);
    const later = play([...steps, { turn: 'B' }, back]);
    expect(inOrder(later, ['a', 'b'])).toEqual(['b', 'a']);
  });

  it('are also those that transform or are turned face down together (613.7f, g)', () => {
    const text = 'Turn all creatures face down.';
    const bears = enter('b1', 'Grizzly Bears');
    const turned = play([
      bears,
      enter('b2', 'Grizzly Bears', { controller: 'B' }),
      enter('b3', 'Grizzly Bears'),
      { effect: { controller: 'A', text }, timestamps: ['b3', 'b2', 'b1'] },
    ]);
    expect(inOrder(turned, ['b1', 'b2', 'b3'])).toEqual(['b3', 'b1', 'b2']);
    const night = play(
      [enter('w1', 'Day'), enter('w2', 'Day'), { designate: { what: 'night' }, timestamps: ['w2', 'w1'] }],
      {
        cards: [
          { name: 'Day', layout: 'transform', faces: [side('Day', 'daybound'), side('Night', 'nightbound')] },
        ],
      },
    );
    expect(inOrder(night, ['w1', 'w2'])).toEqual(['w2', 'w1']);
    expect(night.last.chosenOrders).toEqual([{ player: 'A', objects: ['w2', 'w1'] }]);
  });
});
