import { parser as java } from '@lezer/java';
import { parser as rust } from '@lezer/rust';
import { describe, expect, it } from 'vitest';
import { libraryCard } from '../cards/library/index.ts';
import { parseNotation } from '../document/notation/parse-notation.ts';
import { playHistory } from '../history/play-history.ts';
import { compilingReader } from '../oracle/compile/compiling-reader.ts';
import { askedEvents } from './asked-events.ts';
import { bugPack } from './bug-pack.ts';
import { PROJECTS, type Project } from './read-state.ts';
import { opened } from './testing/opened.ts';

/** Face down, a copy, merged, phased out, attached to a permanent and to a player, stolen, a token, and a question. */
const LINE =
  '!title Strange; A: Grizzly Bears #bears; B: Hill Giant #giant [faceDown=morph]; Clone #clone [copy=bears]; ' +
  'A: Pacifism #pacifism > giant; Serra Angel #angel; B: Control Magic #magic > angel; ' +
  'A: !place Llanowar Elves @stack #spell; !merge spell bears #merged; !counter merged +1/+1 1; Runeclaw Bear #out; !phaseOut out; ' +
  '!token Saproling [types=creature, subtypes=Saproling, colors=G, power=1, toughness=1, text="Flying"] #token; !tap token; ' +
  '!designate monstrous [on=merged]; !designate solved [on=magic]; Furnace of Rath; !counter A poison 3; !counter B energy 2; ' +
  'B: !effect "Creatures you control get +2/+2 until end of turn."; ~!would damage token 2 > B';

function packed(project: Project) {
  const { document, errors } = parseNotation(LINE);
  if (document === undefined) throw new Error(JSON.stringify(errors));
  const history = playHistory(document, libraryCard, undefined, compilingReader);
  expect(history.problems).toEqual([]);
  const index = history.moments.length - 1;
  const moment = history.moments[index];
  if (moment === undefined) throw new Error('no moment');
  const asked = askedEvents(document, history, index, { cards: libraryCard, reader: compilingReader });
  const pack = bugPack(project, { document, moment, asked }, { actual: 'Something else.', version: '1' });
  const file = (end: RegExp) => pack.files.find(({ name }) => end.test(name))?.text ?? '';
  return { ...pack, file, lost: pack.losses.map(({ code, about }) => `${code} ${about}`) };
}

/** What is on the battlefield of a file that is read back: by name, with all that formats may keep. */
const board = (text: string) =>
  Object.fromEntries(
    [...opened(text).state.objects.values()]
      .filter(({ zone }) => zone === 'battlefield')
      .map((each) => [
        opened(text).values(each.id).names[0] ?? 'face down',
        [
          each.controller,
          each.owner === each.controller ? '' : `owner ${each.owner}`,
          each.isTapped ? 'tapped' : '',
          each.isPhasedOut ? 'phased out' : '',
          each.faceDown ?? '',
          each.attachedTo === undefined ? '' : 'attached',
          each.merged === undefined ? '' : 'merged',
          ...each.designations,
          ...each.counters.map(({ kind, count }) => `${count} ${kind}`),
        ]
          .filter((word) => word !== '')
          .join(' '),
      ]),
  );

describe('a pack of a strange board', () => {
  it('for Forge comes back but for the copy, the timestamps and the effect', () => {
    const { file, lost } = packed('forge');
    expect(board(file(/pzl$/))).toEqual({
      'Llanowar Elves': 'A merged monstrous 1 +1/+1',
      'face down': 'B morph',
      // A card that is there as printed.
      Clone: 'B',
      Pacifism: 'A attached',
      'Serra Angel': 'A',
      'Control Magic': 'B attached solved',
      'Runeclaw Bear': 'A phased out',
      Saproling: 'A tapped',
      'Furnace of Rath': 'A',
    });
    expect(opened(file(/pzl$/)).values('serra-angel').controller).toBe('B');
    expect(
      opened(file(/pzl$/)).state.players.map(({ id, counters }) => [id, counters.map(({ kind }) => kind)]),
    ).toEqual([
      ['A', ['poison']],
      ['B', ['energy']],
    ]);
    expect(lost.filter((each) => !/^(?:timestamps|event)/.test(each))).toEqual([
      'copy Clone',
      expect.stringMatching(/^resolved-effect /),
      'token-name Saproling',
    ]);
  });

  it('for phase comes back but for the copy and what has merged', () => {
    const { file, lost } = packed('phase');
    expect(board(file(/game-state\.json$/))).toMatchObject({
      'Grizzly Bears': 'A monstrous 1 +1/+1',
      'face down': 'B morph',
      Pacifism: 'A attached',
      'Serra Angel': 'A',
      'Runeclaw Bear': 'A phased out',
      Saproling: 'A tapped',
    });
    expect(lost).toEqual(expect.arrayContaining(['copy Clone', 'merged Grizzly Bears', 'player-counters B']));
    expect(lost).not.toContain('player-counters A');
  });

  it('for XMage names everything that its lines have no words for', () => {
    const { file, lost } = packed('xmage');
    expect(Object.keys(board(file(/init\.txt$/)))).toHaveLength(8);
    expect(lost).toEqual(
      expect.arrayContaining([
        ...['merged Grizzly Bears', 'copy Clone', 'counters Grizzly Bears', 'designation Grizzly Bears'],
        ...['status Hill Giant', 'attachment Pacifism', 'attachment Control Magic', 'status Runeclaw Bear'],
        ...['token-class Saproling', 'player-counters A', 'player-counters B'],
      ]),
    );
  });

  it.each(PROJECTS)('for %s checks nothing in its test that the test can’t bring about', (project) => {
    const { file, issue } = packed(project);
    const program = file(/\.(?:java|rs)$/);
    expect(program).toContain(
      '// Not in this test: the values of Clone, which has to be a copy of Grizzly Bears.',
    );
    expect(program).toContain('// Not in this test: the values of Grizzly Bears, which has to be merged.');
    expect(program).not.toMatch(/assert.*(?:[Cc]lone|Elf)/);
    const faults: number[] = [];
    const tree = (project === 'phase' ? rust : java).parse(program);
    tree.iterate({
      enter: ({ type, from }) => {
        if (type.isError) faults.push(from);
      },
    });
    expect(faults).toEqual([]);
    // Names and not ids are told.
    expect(issue).toMatch(/Clone\]?\]? enters under player B’s control \(copy: Grizzly Bears\)/);
    expect(issue).toContain('Llanowar Elves and Grizzly Bears become one permanent');
    expect(issue).toContain('Saproling would deal 2 damage to player B');
  });
});
