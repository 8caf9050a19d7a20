import { describe, expect, it } from 'vitest';
import { FORGE_DUMP, FORGE_PUZZLE, PHASE_SNAPSHOT, XMAGE_GROUPS } from '../testing/state-files.ts';
import { projectOfState } from './read-state.ts';
import { opened } from './testing/opened.ts';

describe('which file a text is', () => {
  it.each([
    ['forge', FORGE_DUMP],
    ['forge', FORGE_PUZZLE],
    ['xmage', XMAGE_GROUPS],
    ['phase', PHASE_SNAPSHOT],
  ])('knows a file of %s', (project, text) => expect(projectOfState(text)).toBe(project));

  it.each([
    '',
    '4 Lightning Bolt\n2 Abrade',
    '{"players":["A"],"steps":[]}',
    '[1,2]',
    'life=20',
    'Note: a: b: 3c',
  ])('leaves other texts alone: %s', (text) => expect(projectOfState(text)).toBeUndefined());
});

describe('a state of Forge', () => {
  const board = () => opened(FORGE_DUMP);

  it('is a board on which everything is where the file has it', () => {
    const { object, state, problems } = board();
    expect(problems).toEqual([]);
    expect(state.players.map(({ id, life }) => [id, life])).toEqual([
      ['B', 7],
      ['A', 13],
    ]);
    expect(object('grizzly-bears')).toMatchObject({ isTapped: true, controller: 'A', owner: 'B' });
    expect(object('rancor').attachedTo).toBe('grizzly-bears');
    expect(object('lightning-bolt').zone).toBe('graveyard');
    expect(object('hill-giant').faceDown).toBe('manifest');
    expect(object('gideon-ally-of-zendikar').counters).toMatchObject([{ kind: 'loyalty', count: 3 }]);
  });

  it('keeps counters, tokens and choices', () => {
    const { object, values } = board();
    expect(object('runeclaw-bear').counters.map(({ kind, count }) => [kind, count])).toEqual([
      ['+1/+1', 2],
      ['flying', 1],
    ]);
    expect(values('runeclaw-bear')).toMatchObject({ power: 4, toughness: 4 });
    expect(values('elf-warrior')).toMatchObject({
      power: 2,
      toughness: 3,
      colors: ['G'],
      // Conspiracy, for Advisors.
      subtypes: ['Advisor'],
      cardTypes: ['creature'],
    });
    expect(object('elf-warrior').card.faces[0].subtypes).toEqual(['Elf', 'Warrior']);
    expect(values('elf-warrior').abilities.map(({ ability }) => ability)).toMatchObject([
      { keyword: 'flying' },
      { keyword: 'haste' },
    ]);
    expect(object('assembly-worker').card.faces[0].subtypes).toEqual(['Assembly-Worker']);
    expect(object('conspiracy').choices.creatureType).toBe('Advisor');
  });

  it('says what it leaves out', () => {
    const { codes } = board();
    for (const code of [
      'phase-of-turn',
      'mana',
      'damage',
      'script',
      'unknown-line',
      'unknown-word',
      'order-unknown',
    ])
      expect(codes).toContain(code);
  });

  it('of a puzzle has the older words too', () => {
    const { document, object, codes } = opened(FORGE_PUZZLE);
    expect(document.title).toBe('A small puzzle');
    expect(object('accorder-s-shield').attachedTo).toBe('bear-cub');
    expect(codes).toContain('goal');
  });

  it('turns state-based actions off where something would die before the rest is there', () => {
    const { document, object, codes } = opened('p0battlefield=Nameless Race\np1battlefield=Glorious Anthem');
    expect(codes).toContain('unknown-card');
    expect(document.sba).toBeUndefined();
    const walker = opened('p0life=20\np0battlefield=Maro|Counters:P1P1=1;Glorious Anthem');
    expect(walker.object('maro').zone).toBe('battlefield');
    expect(object('glorious-anthem').zone).toBe('battlefield');
    const thin = opened('p0life=20\np0battlefield=Maro;Glorious Anthem');
    expect(thin.document.sba).toBe(false);
    expect(thin.codes).toContain('actions-off');
  });
});

describe("commands of XMage's init.txt", () => {
  it('of the first group with permanents make a board, line by line', () => {
    const { document, groups, group, values, codes } = opened(XMAGE_GROUPS);
    expect(groups).toEqual(['init', 'bears', 'karn', 'nothing']);
    expect(group).toBe('init');
    expect(
      document.steps.map(({ action }) => ('entries' in action ? action.entries[0]?.card : action.kind)),
    ).toEqual(['place', 'Humility', 'Opalescence', 'Island', 'Island']);
    expect(values('humility')).toMatchObject({ power: 4, toughness: 4 });
    expect(codes).toContain('special-command');
  });

  it('of another group may be wanted, with the groups that it names', () => {
    const { object, codes } = opened(XMAGE_GROUPS, 'karn');
    expect(object('grizzly-bears-2').controller).toBe('B');
    expect(object('gideon-ally-of-zendikar').counters).toMatchObject([{ kind: 'loyalty', count: 6 }]);
    for (const code of ['unknown-token', 'stack', 'unknown-line']) expect(codes).toContain(code);
  });
});

describe('a debug snapshot of phase', () => {
  it('has timestamps, which are kept', () => {
    const { values, object, problems } = opened(PHASE_SNAPSHOT);
    expect(problems).toEqual([]);
    // The Aura is older than what it enchants.
    const [aura, bear] = [object('holy-strength').timestamp, object('grizzly-bears').timestamp];
    expect(aura.at).toBeLessThan(bear.at);
    expect(object('humility').timestamp.at).toBeGreaterThan(object('opalescence').timestamp.at);
    expect(values('humility')).toMatchObject({ power: 1, toughness: 1 });
    expect(object('saproling').kind).toBe('token');
  });

  it('has effects of resolutions, of which those are read that can be said', () => {
    const { values, notes } = opened(PHASE_SNAPSHOT);
    expect(values('grizzly-bears')).toMatchObject({ power: 5, toughness: 6 });
    expect(values('grizzly-bears').abilities.map(({ ability }) => ability)).toMatchObject([
      { keyword: 'trample' },
    ]);
    expect(notes.filter(({ code }) => code === 'unread-effect')).toHaveLength(1);
  });
});
