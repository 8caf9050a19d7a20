import { describe, expect, it } from 'vitest';
import { effect, enter, play } from '../testing/play.ts';

const life = (player: string, n: number) => ({ life: { player, n } });
const three = { players: ['A', 'B', 'C'] };
const designations = ({ last }: ReturnType<typeof play>) =>
  last.state.players.map(({ designations: all }) => all.filter((each) => /the game/.test(each)).join());
const happened = ({ last }: ReturnType<typeof play>) =>
  last.events.flatMap((event) => ('rule' in event ? [`${event.kind} ${event.rule}`] : []));

describe('a game with two players', () => {
  it('is won by the one who is left as the other loses (104.2a), and what follows is marked', () => {
    const lost = play([life('B', 0)]);
    expect(designations(lost)).toEqual(['won the game', 'lost the game']);
    expect(happened(lost)).toEqual(['state-based-action 704.5a', 'lost 104.5', 'won 104.2a']);
    expect(play([life('B', 0), enter('bears', 'Grizzly Bears')]).problems).toEqual(['game-over']);
  });

  it('is a draw if both lose at the same time (104.4a)', () => {
    const both = play([life('A', 0), life('B', 0)], { sba: false });
    expect(designations(both)).toEqual(['', '']);
    const drawn = play([effect('Each player loses 20 life.')]);
    expect(designations(drawn)).toEqual(['lost the game', 'lost the game']);
    expect(happened(drawn)).toContain('draw 104.4a');
  });

  it('is lost by conceding, whatever says that one can’t lose (104.3a)', () => {
    const conceded = play([enter('angel', 'Platinum Angel'), { designate: { on: 'A', what: 'conceded' } }]);
    expect(designations(conceded)).toEqual(['lost the game', 'won the game']);
  });

  it('is not lost, and not won, by who can’t: told with what says so (614.17)', () => {
    const angel = enter('angel', 'Platinum Angel');
    const saved = play([angel, life('A', -3)]);
    expect(designations(saved)).toEqual(['', '']);
    expect(saved.last.events).toContainEqual({
      kind: 'cannot-lose',
      player: 'A',
      because: ['angel'],
      rule: '704.5a',
    });
    const won = play([angel, { event: { id: 'e', win: { player: 'B' } } }]);
    expect(designations(won)).toEqual(['', '']);
    expect(designations(play([angel, life('A', -3), { move: { id: 'angel', to: 'exile' } }]))).toEqual([
      'lost the game',
      'won the game',
    ]);
  });

  it('is lost by who draws from a library that has run out (704.5b), once its cards are known', () => {
    const draw = (n: number) => ({ event: { id: 'draw', draw: { player: 'A', n } } });
    const card = { place: { id: 'top', card: 'Grizzly Bears', zone: 'library', owner: 'A' } };
    expect(designations(play([draw(3)]))).toEqual(['', '']);
    expect(designations(play([card, draw(1)]))).toEqual(['', '']);
    const lost = play([card, draw(2)]);
    expect(lost.zone('top')).toBe('hand');
    expect([lost.actions, designations(lost)]).toEqual([['704.5b'], ['lost the game', 'won the game']]);
    const saved = play([
      enter('angel', 'Platinum Angel'),
      card,
      draw(2),
      { move: { id: 'angel', to: 'exile' } },
    ]);
    expect(designations(saved)).toEqual(['', '']);
  });

  it('is won or lost by what a resolving effect says (104.2b, 104.3e)', () => {
    const win = play([{ event: { id: 'e', win: { player: 'B' } } }]);
    expect(designations(win)).toEqual(['', 'won the game']);
    const lose = play([effect('Target player loses the game.', ['B'])]);
    expect(designations(lose)).toEqual(['won the game', 'lost the game']);
  });

  it('has one loss for several reasons: one effect replaces them all (704.7)', () => {
    const text =
      'If you would lose the game, instead exile this creature and your life total becomes equal to your starting life total.';
    const saver = {
      token: {
        id: 'saver',
        controller: 'A',
        name: 'Saver',
        types: ['creature'],
        power: 5,
        toughness: 5,
        text,
      },
    };
    const steps = [enter('angel', 'Platinum Angel'), saver, life('A', -5)];
    const saved = play([
      ...steps,
      { counter: { on: 'A', kind: 'poison', n: 10 } },
      { move: { id: 'angel', to: 'exile' } },
    ]);
    // Both reasons are replaced at once; the poison is still there at the next check.
    expect(saved.actions.slice(0, 3)).toEqual(['704.5a', '704.5c', '704.5c']);
    expect(saved.last.state.players[0]?.life).toBe(20);
    expect(designations(saved)).toEqual(['lost the game', 'won the game']);
  });
});

describe('a game that goes on without a player', () => {
  it('loses what they own, and gives back what they took (800.4a)', () => {
    const played = play(
      [
        enter('own', 'Grizzly Bears', { controller: 'C' }),
        enter('lent', 'Grizzly Bears', { controller: 'A' }),
        effect('Gain control of target creature.', ['lent'], { controller: 'C' }),
        life('C', 0),
      ],
      three,
    );
    expect(designations(played)).toEqual(['', '', 'lost the game']);
    expect([played.zone('own'), played.zone('lent'), played.values('lent').controller]).toEqual([
      'nowhere',
      'battlefield',
      'A',
    ]);
    expect(happened(played)).toContain('left-game 800.4a');
  });

  it('exiles what they would control still or again (800.4a, c)', () => {
    const put = enter('taken', 'Grizzly Bears', { controller: 'C', owner: 'A' });
    expect(play([put, life('C', 0)], three).zone('taken')).toBe('exile');
    const borrowed = play(
      [
        put,
        effect('Gain control of target creature until end of turn.', ['taken'], { controller: 'B' }),
        life('C', 0),
      ],
      three,
    );
    expect(borrowed.values('taken').controller).toBe('B');
    const again = play(
      [
        put,
        effect('Gain control of target creature until end of turn.', ['taken'], { controller: 'B' }),
        life('C', 0),
        { turn: 'B' },
      ],
      three,
    );
    expect(again.zone('taken')).toBe('exile');
  });

  it('has no turn and no object for them (800.4b, k), and they are nobody’s opponent', () => {
    const left = [life('C', 0)];
    expect(play([...left, { turn: 'C' }], three).problems).toEqual(['player-left']);
    expect(play([...left, enter('bears', 'Grizzly Bears', { controller: 'C' })], three).problems).toEqual([
      'player-left',
    ]);
    expect(designations(play([...left, life('B', 0)], three))).toEqual([
      'won the game',
      'lost the game',
      'lost the game',
    ]);
  });

  it('ends what lasts until their next turn as that would have begun (800.4m)', () => {
    const steps = [
      enter('bears', 'Grizzly Bears'),
      effect('Until your next turn, target creature gets +2/+2.', ['bears'], { controller: 'B' }),
      life('B', 0),
    ];
    expect(play(steps, three).size('bears')).toBe('4/4');
    expect(play([...steps, { turn: 'C' }], three).size('bears')).toBe('2/2');
  });
});
