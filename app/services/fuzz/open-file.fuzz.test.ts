import fc from 'fast-check';
import { strToU8 } from 'fflate';
import { afterAll, describe, expect, it, vi } from 'vitest';
import {
  type BoardDocument,
  compilingReader,
  libraryCard,
  parseBoard,
  playHistory,
  printBoard,
  printNotation,
} from '../../../engine/index.ts';
import { documents } from '../../../engine/testing/arbitrary-documents.ts';
import {
  FORGE_DUMP,
  FORGE_PUZZLE,
  PHASE_SNAPSHOT,
  XMAGE_GROUPS,
} from '../../../engine/testing/state-files.ts';
import { embedInAddress } from '../../sharing/embed-address.ts';
import { createStrataStore } from '../../store/create-store.ts';
import { historyOf, momentAt, traceOf } from '../../store/derived.ts';
import { embeddedBoard } from '../embedded-board.ts';
import { openFile } from '../open-file.ts';
import { openAnyText } from '../share/open-any.ts';
import {
  archiveOf,
  boardOf,
  damagedBytes,
  damagedText,
  fragmentOfLine,
  pngOfLine,
  svgOfLine,
  wholePictures,
} from './damaged.ts';

const RUNS = Number(process.env.FUZZ_RUNS ?? 40);
/** Longer than anything takes on a busy machine, and shorter than a hang. */
const LONGEST = 15_000;

// A file that looks like one of cards goes to a worker, which has tests of its own.
vi.stubGlobal(
  'Worker',
  class {
    postMessage(): void {}
  },
);
afterAll(() => vi.unstubAllGlobals());

const BEFORE = boardOf('!title Before; A: Serra Angel');
const LINES = [
  '!title Two; A: Humility; Opalescence; B: Grizzly Bears #bears; Rancor > bears; !counter bears +1/+1 2; !tap bears',
  'A: Doubling Season; Hardened Scales; Grizzly Bears; ~!would counters grizzly-bears +1/+1 2 [by=A]; ' +
    '!view {"view":"lab","moment":3,"lab":{"event":{"event":{"id":"lab","draw":{"player":"A","n":2}}}}}',
  'B: Urborg, Tomb of Yawgmoth; A: Blood Moon; Hill Giant [faceDown=morph]; Clone [copy=blood-moon]; ' +
    '!effect "Creatures you control get +1/+1 until end of turn."; !expect hill-giant [power=2]',
].map((line) => `strata1 ${line}`);
const BOARDS = LINES.map(boardOf);
const JSONS = BOARDS.map((board) => printBoard(board));
const STATES = [FORGE_DUMP, FORGE_PUZZLE, XMAGE_GROUPS, PHASE_SNAPSHOT];

/** Lines that were damaged, and those of boards with any step at all. */
const lines = fc.oneof(damagedText(LINES), documents.map(printNotation));
const anyView = fc
  .tuple(
    fc.constantFrom(...BOARDS),
    fc.dictionary(
      fc.constantFrom('view', 'split', 'moment', 'position', 'selection', 'rule', 'lab'),
      fc.jsonValue(),
    ),
  )
  .map(([board, view]) => printNotation({ ...board, view: JSON.parse(JSON.stringify(view)) }));
const packedLines = fc.oneof({ weight: 3, arbitrary: lines }, { weight: 1, arbitrary: anyView });

type Doors = Readonly<Record<string, fc.Arbitrary<readonly [name: string, bytes: Uint8Array]>>>;
const named = (name: string) => (bytes: Uint8Array) => [name, bytes] as const;
const text = (name: string) => (value: string) => [name, strToU8(value)] as const;
const fragments = fc.oneof(
  packedLines.map(fragmentOfLine),
  damagedText(LINES.map(fragmentOfLine)),
  fc.string().map((words) => `b1=${words}`),
);

const FILES: Doors = {
  'a board file': damagedText(JSONS).map(text('x.strata.json')),
  'a file with a line': lines.map(text('x.txt')),
  'a file with a link': fragments
    .map((fragment) => `see https://example.org/#${fragment} !`)
    .map(text('x.txt')),
  'a PNG': fc.oneof(
    packedLines.map(pngOfLine).map(named('x.png')),
    damagedBytes(BOARDS.map((board) => wholePictures(board)[0] ?? new Uint8Array())).map(named('x.png')),
  ),
  'an SVG': fc.oneof(
    packedLines.map(svgOfLine).map(named('x.svg')),
    damagedBytes(BOARDS.map((board) => wholePictures(board)[1] ?? new Uint8Array())).map(named('x.svg')),
  ),
  'a state of Forge': damagedText([FORGE_DUMP, FORGE_PUZZLE]).map(text('x.pzl')),
  'commands of XMage': damagedText([XMAGE_GROUPS]).map(text('init.txt')),
  'a snapshot of phase': damagedText([PHASE_SNAPSHOT]).map(text('x.json')),
  'an archive': fc.oneof(
    damagedText([PHASE_SNAPSHOT])
      .map((state) => archiveOf({ 'game-state.json': state }))
      .map(named('x.zip')),
    damagedText(JSONS)
      .map((board) => archiveOf({ 'issue.md': 'x', 'board.strata.json': board }))
      .map(named('x.zip')),
    damagedBytes([
      archiveOf({ 'game-state.json': PHASE_SNAPSHOT }),
      archiveOf({ 'board.strata.json': JSONS[0] ?? '' }),
    ]).map(named('x.zip')),
  ),
  'any bytes': fc.uint8Array({ maxLength: 300 }).map(named('x')),
};

/** What came of it: a board that can be played and looked at, or something that is said; and nothing is lost. */
async function isOpenedOrRefused(open: (app: ReturnType<typeof createStrataStore>) => Promise<unknown>) {
  const app = createStrataStore(BEFORE);
  const start = performance.now();
  await open(app);
  const { document, dialog, notice } = app.store.getState();
  const isOpened = document !== BEFORE;
  if (isOpened) {
    isPlayable(document);
    app.actions.undo();
  } else expect(dialog ?? notice).toBeDefined();
  expect(app.store.getState().document).toBe(BEFORE);
  expect(performance.now() - start).toBeLessThan(LONGEST);
  return isOpened;
}

/** The board can be saved and read again, and what is on screen can be made of it. */
function isPlayable(document: BoardDocument): void {
  expect(parseBoard(printBoard(document)).errors).toBeUndefined();
  const history = playHistory(document, libraryCard, undefined, compilingReader);
  expect(history.moments.length).toBe(document.steps.length + 1);
  traceOf(momentAt(historyOf(document), undefined));
}

/** So many of what was damaged gets in that what is behind the door is tried, too. */
function isDeep(opened: number): void {
  if (RUNS >= 20) expect(opened).toBeGreaterThan(RUNS / 20);
}

describe('any file', { timeout: 6_000_000 }, () => {
  it.each(Object.entries(FILES))(
    'opens as a board, or says something, and nothing is lost: %s',
    async (kind, files) => {
      let opened = 0;
      await fc.assert(
        fc.asyncProperty(files, async ([name, bytes]) => {
          const file = new File([new Uint8Array(bytes)], name);
          if (await isOpenedOrRefused(({ actions }) => openFile(file, actions, BEFORE))) opened += 1;
        }),
        { seed: 21, numRuns: RUNS },
      );
      if (kind !== 'any bytes') isDeep(opened);
    },
  );
});

describe('any text', { timeout: 6_000_000 }, () => {
  it('that is pasted opens as a board, says something, or is none', async () => {
    let opened = 0;
    const texts = fc.oneof(
      ...[lines, fragments.map((each) => `https://example.org/#${each}`), damagedText(JSONS)],
      ...[damagedText(STATES), fc.string()],
    );
    await fc.assert(
      fc.asyncProperty(texts, async (pasted) => {
        await isOpenedOrRefused(async ({ actions }) => {
          const isBoard = await openAnyText(pasted, actions, BEFORE);
          if (isBoard) opened += 1;
          else actions.say('not a board');
        });
      }),
      { seed: 22, numRuns: RUNS },
    );
    isDeep(opened);
  });

  it('behind the address of a frame is a board, or what is wrong', async () => {
    let opened = 0;
    const searches = fc.oneof(
      fc.constantFrom('?embed', '?embed&theme=dark', '?embed&example=life-and-limb-loop'),
      damagedText(['?embed&theme=dark&example=humility-and-opalescence']),
    );
    await fc.assert(
      fc.asyncProperty(searches, fragments, async (search, fragment) => {
        const { document, problem } = await embeddedBoard(embedInAddress(search), `#${fragment}`);
        if (document === undefined) expect(problem?.code).toMatch(/./);
        else {
          opened += 1;
          isPlayable(document);
        }
      }),
      { seed: 23, numRuns: RUNS },
    );
    isDeep(opened);
  });
});
