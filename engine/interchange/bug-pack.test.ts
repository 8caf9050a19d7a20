import { parser as java } from '@lezer/java';
import { parser as rust } from '@lezer/rust';
import { describe, expect, it } from 'vitest';
import { libraryCard } from '../cards/library/index.ts';
import { parseBoard } from '../document/parse-board.ts';
import { playHistory } from '../history/play-history.ts';
import { compilingReader } from '../oracle/compile/compiling-reader.ts';
import { compareTimestamps } from '../state/timestamp.ts';
import { play } from '../testing/play.ts';
import { askedEvents } from './asked-events.ts';
import { bugPack } from './bug-pack.ts';
import { wordNote } from './en/note-words.ts';
import type { ExportedGame } from './exported-game.ts';
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

function packed(
  project: Project,
  steps: readonly Readonly<Record<string, unknown>>[] = STEPS,
  pinned: ExportedGame['pinned'] = [],
  title = 'Test of a pack',
) {
  const { document, errors } = parseBoard({ strata: 1, title, players: ['A', 'B'], steps });
  if (document === undefined) throw new Error(JSON.stringify(errors));
  const history = playHistory(document, libraryCard, undefined, compilingReader);
  expect(history.problems).toEqual([]);
  const moment = history.moments.at(-1);
  if (moment === undefined) throw new Error('no moment');
  const index = history.moments.length - 1;
  const asked = askedEvents(document, history, index, { cards: libraryCard, reader: compilingReader });
  const words = { actual: pinned.length + asked.length > 0 ? '' : 'The Bears are 2/2.', version: '1.2' };
  const game = { document, moment, asked, pinned };
  const pack = bugPack(project, game, { ...words, pictures: ['picture.png'] });
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
  it('has a snapshot that opens as the same board, with its timestamps and effects', () => {
    const { file, moment } = packed('phase');
    const again = reopened(file('game-state.json'));
    expect(looks(again)).toEqual(looks(moment));
    const byTime = ({ state }: typeof moment) =>
      [...state.objects.values()]
        .filter(({ zone }) => zone === 'battlefield')
        .sort((a, b) => compareTimestamps(a.timestamp, b.timestamp))
        .map(({ card }) => card.name);
    expect(byTime(again)).toEqual(byTime(moment));
    expect(again.state.effects.map(({ parts }) => parts)).toContainEqual([
      { kind: 'modify-power-toughness', power: 3, toughness: 3 },
    ]);
  });

  it('has every field without a default in its snapshot, and says what the snapshot leaves out', () => {
    const { file, losses } = packed('phase');
    const { gameState } = JSON.parse(file('game-state.json'));
    for (const field of ['waiting_for', 'objects', 'battlefield', 'next_timestamp', 'players', 'rng_seed'])
      expect(gameState).toHaveProperty(field);
    for (const object of Object.values<object>(gameState.objects))
      for (const field of [
        ...['id', 'card_id', 'owner', 'controller', 'zone', 'tapped', 'face_down', 'flipped', 'transformed'],
        ...['damage_marked', 'dealt_deathtouch_damage', 'attachments', 'counters', 'name', 'card_types'],
        ...['mana_cost', 'keywords', 'abilities', 'trigger_definitions', 'replacement_definitions'],
        ...['static_definitions', 'color', 'base_keywords', 'base_color', 'timestamp'],
      ])
        expect(object).toHaveProperty(field);
    expect(losses.map(({ code }) => code)).toContain('card-abilities');
    expect(losses.map(({ code }) => code)).not.toContain('resolved-effect');
  });

  it('has a test of a scenario, and an issue under the headings of the template', () => {
    const { file, files, issue } = packed('phase');
    expect(file('.rs')).toContain(
      'let grizzly_bears = scenario.add_real_card(P0, "Grizzly Bears", Zone::Battlefield, db);',
    );
    expect(file('.rs')).toContain('attach_to(runner.state_mut(), rancor, grizzly_bears);');
    expect(file('.rs')).toContain('ContinuousModification::AddPower { value: 3 }');
    expect(files.map(({ name }) => name)).toEqual([
      'issue.md',
      'game-state.json',
      'test_of_a_pack.rs',
      'board.strata.json',
    ]);
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

describe('a report about what somebody expected', () => {
  const pin = { object: 'bears', name: 'Grizzly Bears', group: 'power-toughness', label: 'P/T', moment: 2 };
  const steps = [
    { enter: { id: 'bears', card: 'Grizzly Bears', controller: 'A' } },
    { enter: { id: 'moon', card: 'Blood Moon', controller: 'A' } },
  ];

  it.each(['forge', 'xmage', 'phase'] as const)('for %s has both values, and checks that one', (project) => {
    const pinned = [{ ...pin, expected: '3/3', found: '2/2', holds: false }];
    const { issue, file } = packed(project, steps, pinned);
    expect(issue).toContain('| Grizzly Bears | P/T | 3/3 | 2/2 |');
    expect(issue).toContain('the rules as Strata carries them out give something else');
    expect(issue).toContain('- Grizzly Bears, P/T _(what the program showed)_');
    expect(issue).not.toContain('Why it is so by the rules');
    expect(file('.java') + file('.rs')).toMatch(/\b2, (?:2|grizzlyBears\.getNetPower)|Some\(2\), Some\(2\)/);
  });
});

describe('a report about an event', () => {
  const board = [
    { enter: { id: 'furnace', card: 'Furnace of Rath', controller: 'A' } },
    { enter: { id: 'bears', card: 'Grizzly Bears', controller: 'A' } },
    {
      effect: {
        id: 'shield',
        controller: 'B',
        text: 'Prevent the next 3 damage that would be dealt to you this turn.',
      },
    },
  ];
  const damage = { id: 'damage', damage: { source: 'bears', to: 'B', amount: 2 } };

  it.each(['forge', 'xmage', 'phase'] as const)('for %s has the answer in each order', (project) => {
    const { issue, losses, file } = packed(project, [...board, { event: damage, off: true }]);
    expect(issue).toContain('**Grizzly Bears would deal 2 damage to player B.**');
    // The template of phase begins with the cards.
    if (project !== 'phase')
      expect(issue).toContain('What comes of this: Grizzly Bears would deal 2 damage to player B.');
    expect(issue).toMatch(
      /\| Furnace of Rath → “Prevent the next 3 damage …” \| Grizzly Bears deals 1 damage to player B\. \|/,
    );
    expect(issue).toMatch(/\| “Prevent the next 3 damage …” \| Nothing happens\. \|/);
    expect(issue).not.toMatch(/0 (?:object|permanent)|as printed/);
    expect(losses.map(wordNote).join('\n')).toContain(
      'done by hand: Grizzly Bears would deal 2 damage to player B.',
    );
    expect(file('.java') + file('.rs')).toContain('// Grizzly Bears would deal 2 damage to player B.');
  });

  it('that happened tells what was chosen and what happened', () => {
    const { issue } = packed('xmage', [...board, { event: { ...damage, order: ['furnace', 'shield'] } }]);
    expect(issue).toContain('4. This would happen: Grizzly Bears would deal 2 damage to player B.');
    expect(issue).toContain('1. Player B chooses Furnace of Rath. (616.1');
    expect(issue).toContain('So it comes to this: Grizzly Bears deals 1 damage to player B.');
  });
});

describe('a generated test', () => {
  const many = [
    ...STEPS,
    {
      enter: {
        id: 'b2',
        card: 'Grizzly Bears',
        controller: 'B',
        counters: { 'first strike': 1, '-1/-0': 2 },
      },
    },
    { enter: { id: 'angel', card: 'Serra Angel', controller: 'A', faceDown: 'morph' } },
    { effect: { controller: 'A', text: 'Creatures you control gain trample until end of turn.' } },
    { event: { id: 'e', damage: { source: 'bears', to: 'B', amount: 2 } }, off: true },
  ];
  const titles = ['Test of a pack', '7 Odd: "names",\nclass { } // É \\', '!?', 'class'];

  it.each(
    (['forge', 'xmage', 'phase'] as const).flatMap((project) =>
      titles.map((title) => [project, title] as const),
    ),
  )('for %s called %j is a program by its grammar', (project, title) => {
    const { files } = packed(project, many, [], title);
    const program = files.find(({ name }) => /\.(?:java|rs)$/.test(name));
    const parser = project === 'phase' ? rust : java;
    const tree = parser.parse(program?.text ?? '');
    const faults: string[] = [];
    tree.iterate({
      enter({ type, from }) {
        if (type.isError) faults.push((program?.text ?? '').slice(from, from + 40));
      },
    });
    expect(faults).toEqual([]);
    expect(program?.name).toMatch(/^[A-Za-z]\w*\.(?:java|rs)$/);
    // A class is called as its file, and what is used was made or imported before.
    if (project !== 'phase')
      expect(program?.text).toContain(`public class ${program?.name.replace('.java', '')} extends`);
    expect(undeclared(program?.text ?? '')).toEqual([]);
  });
});

/** Types that a Java program uses and neither imports nor has beside itself; nothing for Rust, which imports likewise. */
function undeclared(text: string): readonly string[] {
  const code = text.replaceAll(/"(?:\\.|[^"\\])*"|\/\/.*/g, '');
  const used = new Set([...code.matchAll(/(?<![.:\w])([A-Z]\w*[a-z]\w*)\b/g)].map(([, name]) => name ?? ''));
  const known = /\b(?:import|use) [\w.:{}, ]+/g;
  const imported = [...code.matchAll(known)].join(' ');
  const beside = ['AITest', 'Test', 'Some', 'None'];
  return [...used].filter(
    (name) => !new RegExp(`\\b${name}\\b`).test(imported) && !beside.includes(name) && !name.endsWith('Test'),
  );
}

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
