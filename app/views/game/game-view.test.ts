import { describe, expect, it } from 'vitest';
import { playerId, type StepAction, sentencesIn } from '../../../engine/index.ts';
import { game, played } from '../testing.ts';
import { gameFacts } from './game-view.ts';
import { playerFacts } from './player-view.ts';

const say = sentencesIn('en');
const emblem = (id: string, text: string, controller = 'A'): StepAction => ({
  kind: 'emblem',
  id,
  controller,
  text,
});
const { trace } = played(
  game(
    emblem('least', 'Each spell that would cost less than three mana to cast costs three mana to cast.'),
    emblem('less', 'Spells you cast cost {1} less to cast.'),
    emblem('more', 'Spells cost {1} more to cast.'),
    emblem('lands', 'You may play an additional land on each of your turns.'),
    emblem('hand', 'You have no maximum hand size.'),
    { kind: 'designate', on: 'B', what: 'monarch' },
    { kind: 'designate', what: 'night' },
  ),
);

describe('the rules of the game as an inspector shows them', () => {
  it('have costs in the order of 601.2f, whichever came first', () => {
    expect(gameFacts(trace, say).costs.map(({ source }) => source)).toEqual(['more', 'less', 'least']);
  });

  it('have the designations of the game and of players', () => {
    const value = (name: string) => {
      const fact = gameFacts(trace, say).facts.find((each) => each.name === name);
      return [fact?.value, ...(fact?.players ?? [])].join(' ');
    };
    expect(['turn', 'time', 'monarch', 'initiative'].map(value)).toEqual([
      'player A',
      'night',
      'player B',
      'nobody',
    ]);
  });
});

describe('the legend rule', () => {
  const value = (document: ReturnType<typeof game>) =>
    gameFacts(played(document).trace, say).facts.find(({ name }) => name === 'legend');

  it('is off for whoever has only permanents that an effect exempts, legends or not', () => {
    const gallery = emblem('off', 'The "legend rule" doesn\'t apply.');
    expect(value(game('Grizzly Bears'))?.value).toBe('holds');
    expect(value(game('Grizzly Bears', gallery))).toMatchObject({ value: 'off-for', players: ['A'] });
  });
});

describe('a player as an inspector shows one', () => {
  it('has each fact with what says so', () => {
    const facts = playerFacts(trace, say, playerId('A'))?.facts ?? [];
    const said = facts.map(({ name, value, lines }) => [name, value, ...lines.map(({ source }) => source)]);
    expect(said).toEqual([
      ['life', '20'],
      ['hand-size', '∞', 'hand'],
      ['land-plays', '2', 'lands'],
      ['costs', undefined, 'less'],
    ]);
  });

  it('has what the rules begin with where no effect is about it', () => {
    expect(
      playerFacts(trace, say, playerId('B'))?.facts.map(({ name, value }) => `${name} ${value}`),
    ).toEqual(['life 20', 'designations monarch', 'hand-size 7', 'land-plays 1']);
  });
});
