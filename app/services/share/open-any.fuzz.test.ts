import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type BoardDocument, parseBoard, parseNotation, printBoard } from '../../../engine/index.ts';
import { fragmentOf } from '../../sharing/link/board-link.ts';
import type { StrataActions } from '../../store/actions.ts';
import { textInZip } from '../states/unzip.ts';
import { openBoardFile } from './open-board-file.ts';

const RUNS = Number(process.env.STRATA_FUZZ ?? 100);
const board = parseNotation('!title Two; A: Humility; Opalescence; ~!would damage humility 2 > B').document;
if (board === undefined) throw new Error('The line is no board');
const FORGE =
  'turn=3\nactiveplayer=p0\np0life=17\np0battlefield=Humility;Grizzly Bears|Id:4|Tapped|Counters:P1P1=1;Rancor|AttachedTo:4\n' +
  'p1battlefield=Opalescence;t:Saproling,P:1,T:1,Cost:no cost,Color:G,Types:Creature-Saproling,Keywords:,Image:x\n';
const XMAGE = '[one]\nbattlefield:me:Grizzly Bears:1\n@two\n[two]\nbattlefield:ai:Hill Giant:1\n';
const PHASE = JSON.stringify({
  gameState: {
    waiting_for: {},
    next_timestamp: 9,
    players: [{ life: 20 }, { life: 3 }],
    objects: {
      '1': {
        id: 1,
        name: 'Humility',
        owner: 0,
        controller: 0,
        zone: 'Battlefield',
        timestamp: 4,
        counters: {},
      },
      '2': { id: 2, name: 'Grizzly Bears', owner: 1, controller: 0, zone: 'Battlefield', timestamp: 2 },
    },
    transient_continuous_effects: [],
  },
});
const BEFORE: BoardDocument = { strata: 1, players: ['A', 'B'], steps: [] };

/** What an opened file did: the boards that came, and what was said instead. */
function listener() {
  const opened: BoardDocument[] = [];
  const said: string[] = [];
  const actions = {
    open: (document: BoardDocument) => opened.push(document),
    openDialog: (dialog: { readonly kind: string } | undefined) => said.push(dialog?.kind ?? 'closed'),
    say: (text: string) => said.push(text),
    setView: () => undefined,
    setPanels: () => undefined,
    setMoment: () => undefined,
    select: () => undefined,
  };
  const any = new Proxy(actions, {
    get: (target, name) => Reflect.get(target, name) ?? (() => undefined),
  });
  return { actions: any as unknown as StrataActions, opened, said };
}

const edit = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  remove: fc.nat(30),
  insert: fc.uint8Array({ maxLength: 12 }),
});
const whole = [
  printBoard(board),
  `https://example.org/#${fragmentOf(board)}`,
  'strata1 A: Humility; B: Opalescence; !would draw A 2',
  FORGE,
  XMAGE,
  PHASE,
].map((text) => strToU8(text));
const archive = zipSync({ 'board.strata.json': strToU8(printBoard(board)), 'issue.md': strToU8('x') });

const damaged = (files: readonly Uint8Array[]) =>
  fc.tuple(fc.constantFrom(...files), fc.array(edit, { maxLength: 6 })).map(([file, edits]) =>
    edits.reduce<Uint8Array>((bytes, { at, remove, insert }) => {
      const place = Math.floor(at * bytes.length);
      return new Uint8Array([...bytes.slice(0, place), ...insert, ...bytes.slice(place + remove)]);
    }, file),
  );

describe('any file', () => {
  it('opens as a board that is whole, or says something, and the board before stays', {
    timeout: 3_000_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(damaged([...whole, archive]), fc.uint8Array({ maxLength: 200 })),
        async (bytes) => {
          const { actions, opened, said } = listener();
          await openBoardFile(new File([new Uint8Array(bytes)], 'file.txt'), actions, BEFORE);
          expect(opened.length + said.length).toBeGreaterThan(0);
          for (const document of opened) expect(parseBoard(printBoard(document)).errors).toBeUndefined();
        },
      ),
      { seed: 21, numRuns: RUNS },
    );
  });

  it('that is an archive is unpacked or not, whatever was done to it', () => {
    fc.assert(
      fc.property(damaged([archive]), (bytes) => {
        const inside = textInZip(bytes);
        expect(inside === undefined || typeof inside.text === 'string').toBe(true);
      }),
      { seed: 22, numRuns: RUNS },
    );
  });
});
