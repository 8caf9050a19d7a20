import { describe, expect, it } from 'vitest';
import { libraryCard } from '../cards/library/index.ts';
import { parseBoard } from '../document/parse-board.ts';
import { playHistory } from '../history/play-history.ts';
import { compilingReader } from '../oracle/compile/compiling-reader.ts';
import { play } from '../testing/play.ts';
import { bugPack } from './bug-pack.ts';
import { type Project, readState } from './read-state.ts';
import { settleBoard } from './settle-board.ts';
import { documentOf } from './to-document.ts';

const STEPS = [
  { enter: { id: 'opalescence', card: 'Opalescence', controller: 'B' } },
  { enter: { id: 'conspiracy', card: 'Conspiracy', controller: 'B', choices: { creatureType: 'Advisor' } } },
  { enter: { id: 'humility', card: 'Humility', controller: 'A' } },
  {
    token: {
      id: 'saproling',
      controller: 'B',
      name: 'Saproling',
      types: ['creature'],
      subtypes: ['Saproling'],
      colors: ['G'],
      power: 1,
      toughness: 1,
      text: 'Flying',
    },
  },
  {
    enter: {
      id: 'bears',
      card: 'Grizzly Bears',
      controller: 'A',
      owner: 'B',
      tapped: true,
      counters: { '+1/+1': 2, flying: 1 },
    },
  },
  { enter: { id: 'rancor', card: 'Rancor', controller: 'B', attachedTo: 'bears' } },
  { place: { id: 'bolt', card: 'Lightning Bolt', zone: 'graveyard', owner: 'B' } },
  { resolve: { id: 'growth', card: 'Giant Growth', controller: 'A', targets: ['bears'] } },
  { enter: { id: 'moon', card: 'Blood Moon', controller: 'A' } },
  { life: { player: 'A', n: 11 } },
];

function packed(project: Project, steps: readonly Readonly<Record<string, unknown>>[] = STEPS) {
  const { document, errors } = parseBoard({ strata: 1, title: 'Test of a pack', players: ['A', 'B'], steps });
  if (document === undefined) throw new Error(JSON.stringify(errors));
  const history = playHistory(document, libraryCard, undefined, compilingReader);
  expect(history.problems).toEqual([]);
  const moment = history.moments.at(-1);
  if (moment === undefined) throw new Error('no moment');
  const pack = bugPack(project, { document, moment }, { actual: 'The Bears are 2/2.', version: '1.2' });
  return {
    ...pack,
    moment,
    file: (end: string) => pack.files.find(({ name }) => name.endsWith(end))?.text ?? '',
  };
}

/** What a board looks like, without the names of its objects. */
const looks = ({ state, evaluation }: ReturnType<typeof packed>['moment'], withSize = true) =>
  [...state.objects.values()]
    .filter(({ zone }) => zone === 'battlefield')
    .map((object) => {
      const { names, power, toughness, cardTypes, subtypes, controller } = evaluation.object(object.id);
      return {
        names,
        cardTypes,
        subtypes,
        controller,
        owner: object.owner,
        isTapped: object.isTapped,
        ...(withSize ? { power, toughness } : {}),
        counters: object.counters.map(({ kind, count }) => `${count} ${kind}`),
        on:
          object.attachedTo === undefined
            ? undefined
            : state.objects.get(object.attachedTo as never)?.card.name,
      };
    })
    .sort((a, b) => String(a.names).localeCompare(String(b.names)));

function reopened(text: string) {
  const read = readState(text);
  if (read.fault !== undefined) throw new Error(read.fault);
  const { document } = settleBoard(read.snapshot, documentOf(read.snapshot), libraryCard, compilingReader);
  const moment = playHistory(document, libraryCard, undefined, compilingReader).moments.at(-1);
  if (moment === undefined) throw new Error('no moment');
  return moment;
}

describe('a pack for Forge', () => {
  it('has a state that opens as the same board', () => {
    // Without the card that chooses as it enters, which depends on what is there before.
    const { file, moment } = packed(
      'forge',
      STEPS.filter((step) => step.enter?.id !== 'conspiracy'),
    );
    // Without the spell, which is let resolve by Forge only.
    expect(looks(reopened(file('.pzl')), false)).toEqual(looks(moment, false));
    expect(file('.pzl')).toMatch(/^p0precast=Giant Growth->\d+$/m);
    expect(reopened(file('.pzl')).state.players.map(({ id, life }) => [id, life])).toEqual([
      ['A', 11],
      ['B', 20],
    ]);
  });

  it('says that timestamps between players are lost', () => {
    const { losses } = packed('forge');
    const order = losses.find(({ code }) => code === 'timestamps');
    expect(order?.what).toMatch(/^Opalescence, Conspiracy, Humility/);
    expect(order?.about).toMatch(/^Humility, .*Opalescence/);
    expect(losses.map(({ code }) => code)).toContain('attachment-timestamp');
  });

  it('has a test in the order of the timestamps, and an issue under the headings of the template', () => {
    const { file, issue } = packed('forge');
    const test = file('Test.java');
    expect(test.indexOf('addCard("Opalescence", p1)')).toBeLessThan(test.indexOf('addCard("Humility", p0)'));
    expect(test).toContain('rancor.attachToEntity(grizzlyBears, null);');
    expect(test).toContain('AssertJUnit.assertEquals(8, grizzlyBears.getNetPower());');
    for (const heading of [
      'Describe the bug',
      'To Reproduce',
      'Expected behavior',
      'Screenshots',
      'Additional context',
    ])
      expect(issue).toContain(`**${heading}**`);
    expect(issue).toContain('The Bears are 2/2.');
  });
});

describe('a pack for XMage', () => {
  it('has one line an object in the order of the timestamps', () => {
    const { file, losses } = packed('xmage');
    const lines = file('init.txt')
      .split('\n')
      .filter((line) => line.startsWith('battlefield:'));
    expect(lines).toEqual([
      'battlefield:opponent:Opalescence:1',
      'battlefield:opponent:Conspiracy:1',
      'battlefield:me:Humility:1',
      'battlefield:me:Grizzly Bears:1',
      'battlefield:opponent:Rancor:1',
      'battlefield:me:Blood Moon:1',
    ]);
    const codes = losses.map(({ code }) => code);
    for (const code of [
      'counters',
      'attachment',
      'status',
      'stolen',
      'choice',
      'life',
      'token-class',
      'resolved-effect',
    ])
      expect(codes).toContain(code);
    expect(codes).not.toContain('timestamps');
    expect(reopened(file('init.txt')).state.objects.size).toBeGreaterThan(4);
  });

  it('has a test that casts what has to be cast', () => {
    const test = packed('xmage').file('Test.java');
    expect(test).toContain(
      'castSpell(1, PhaseStep.PRECOMBAT_MAIN, playerA, "Giant Growth", "Grizzly Bears", true);',
    );
    expect(test).toContain(
      'addCounters(1, PhaseStep.PRECOMBAT_MAIN, playerA, "Grizzly Bears", CounterType.P1P1, 2);',
    );
    expect(test).toContain('assertPowerToughness(playerA, "Grizzly Bears", 8, 6);');
  });
});

describe('a pack for phase', () => {
  it('has a test of a scenario, and says that there is no state file', () => {
    const { file, losses, files, issue } = packed('phase');
    expect(file('.rs')).toContain(
      'let grizzly_bears = scenario.add_real_card(P0, "Grizzly Bears", Zone::Battlefield, db);',
    );
    expect(file('.rs')).toContain('attach_to(runner.state_mut(), rancor, grizzly_bears);');
    expect(losses.map(({ code }) => code)).toContain('no-state-file');
    expect(files.map(({ name }) => name)).toEqual(['issue.md', 'test_of_a_pack.rs', 'board.strata.json']);
    for (const heading of [
      'Card(s)',
      'Build/version',
      'Game mode',
      'Actual behavior',
      'Expected behavior',
      'Steps to reproduce',
    ])
      expect(issue).toContain(`### ${heading}`);
  });
});

describe('every pack', () => {
  it.each(['forge', 'xmage', 'phase'] as const)('for %s carries the board itself', (project) => {
    const { document } = parseBoard(packed(project).file('board.strata.json'));
    expect(document?.steps).toHaveLength(STEPS.length);
  });

  it('names a copy, which no file can say', () => {
    const steps = [
      { enter: { id: 'bears', card: 'Grizzly Bears', controller: 'A' } },
      { enter: { id: 'clone', card: 'Clone', controller: 'A', choices: { copy: 'bears' } } },
    ];
    expect(play(steps).problems).toEqual([]);
    expect(packed('forge', steps).losses).toContainEqual({
      code: 'copy',
      about: 'Clone',
      what: 'Grizzly Bears',
    });
  });
});
