import { describe, expect, it } from 'vitest';
import { powerOf } from '../../layers/object-facts.ts';
import { enter, play } from '../../testing/play.ts';

const bears = enter('bears', 'Grizzly Bears');
const lion = enter('lion', 'Silvercoat Lion');
const designate = (on: string, what: string, more: object = {}) => ({ designate: { on, what, ...more } });

describe('designations', () => {
  it('stay with a permanent until they are taken away or it leaves', () => {
    const monstrous = designate('bears', 'monstrous');
    expect(play([bears, monstrous]).object('bears').designations).toEqual(['monstrous']);
    expect(
      play([bears, monstrous, designate('bears', 'monstrous', { off: true })]).object('bears').designations,
    ).toEqual([]);
    const returned = { move: { id: 'bears', to: 'battlefield' } };
    expect(play([bears, monstrous, returned]).object('bears').designations).toEqual([]);
  });

  it('a suspected creature has menace and can’t block (701.60c)', () => {
    const { values, problems } = play([bears, designate('bears', 'suspected')]);
    expect(values('bears').abilities).toHaveLength(2);
    expect(values('bears').restrictions.map(({ restriction }) => restriction)).toEqual(['cannot-block']);
    expect(problems).toEqual([]);
    const stripped = play([bears, designate('bears', 'suspected'), enter('h', 'Humility')]);
    expect(stripped.values('bears').abilities).toEqual([]);
  });

  it('a permanent is saddled until end of turn (702.171b)', () => {
    expect(play([bears, designate('bears', 'saddled')]).object('bears').designations).toEqual(['saddled']);
    expect(play([bears, designate('bears', 'saddled'), { turn: 'B' }]).object('bears').designations).toEqual(
      [],
    );
  });

  it('only one player is the monarch or has the initiative; the blessing is for all (725.3, 726.3, 702.131c)', () => {
    const players = (what: string) =>
      play([designate('A', what), designate('B', what)]).last.state.players.map(
        ({ designations }) => designations.length,
      );
    expect([players('monarch'), players('initiative'), players("city's blessing")]).toEqual([
      [0, 1],
      [0, 1],
      [1, 1],
    ]);
  });

  it('a player has one Ring-bearer, and it is legendary (701.54a, c)', () => {
    const { object, values, last } = play([
      bears,
      lion,
      designate('bears', 'ring-bearer'),
      designate('lion', 'ring-bearer'),
    ]);
    expect(object('bears').designations).toEqual([]);
    expect([values('bears').supertypes, values('lion').supertypes]).toEqual([[], ['legendary']]);
    const emblems = [...last.state.objects.values()].filter(({ kind }) => kind === 'emblem');
    expect(emblems).toHaveLength(1);
  });

  it('it is day or night, never both again (731.1)', () => {
    const { last } = play([{ designate: { what: 'day' } }, { designate: { what: 'night' } }]);
    expect(last.state.designations).toEqual(['night']);
    expect(play([{ designate: { what: 'day', off: true } }]).problems).toEqual(['malformed-step']);
  });

  it('refuses what nobody can be, and designations for the wrong sort of thing', () => {
    expect(play([bears, designate('bears', 'handsome')]).problems).toEqual(['malformed-step']);
    expect(play([bears, designate('bears', 'monarch')]).problems).toEqual(['unknown-player']);
    expect(play([designate('A', 'monstrous')]).problems).toEqual(['unknown-object']);
    const land = play([bears, { move: { id: 'bears', to: 'hand' } }, designate('bears', 'monstrous')]);
    expect(land.problems).toEqual(['wrong-zone']);
    expect(powerOf(land.object('bears'), land.values('bears'))).toBe(2);
  });
});
