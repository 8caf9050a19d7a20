import { expect, it } from 'vitest';
import { libraryCard } from '../cards/library/index.ts';
import type { BoardDocument } from '../document/board-document.ts';
import { parseBoard } from '../document/parse-board.ts';
import { compilingReader } from '../oracle/compile/compiling-reader.ts';
import { objectId } from '../vocabulary/ids.ts';
import { playHistory } from './play-history.ts';

const played = (steps: readonly unknown[]) => {
  const { document } = parseBoard({ strata: 1, players: ['A', 'B'], steps });
  return playHistory(document as BoardDocument, libraryCard, undefined, compilingReader);
};
const ringAt = (history: ReturnType<typeof played>, step: number) =>
  history.moments[step + 1]?.evaluation.object(objectId('ring'));

const SONG = { enter: { id: 'song', card: "Titania's Song", controller: 'A' } };
const RING = { enter: { id: 'ring', card: 'Sol Ring', controller: 'A' } };
const SONG_LEAVES = { move: { id: 'song', to: 'graveyard' } };

it('continues the effect that says so until end of turn', () => {
  const history = played([SONG, RING, SONG_LEAVES, { turn: 'B' }]);
  expect(ringAt(history, 2)).toMatchObject({ cardTypes: ['artifact', 'creature'], power: 1, abilities: [] });
  expect(ringAt(history, 3)).toMatchObject({ cardTypes: ['artifact'], power: undefined });
});

it('goes on asking to what it applies (611.3a)', () => {
  const history = played([SONG, SONG_LEAVES, RING]);
  expect(ringAt(history, 2)).toMatchObject({ cardTypes: ['artifact', 'creature'] });
});

it('lets any other effect end with its source', () => {
  const march = { enter: { id: 'march', card: 'March of the Machines', controller: 'A' } };
  const history = played([march, RING, { move: { id: 'march', to: 'graveyard' } }]);
  expect(ringAt(history, 1)).toMatchObject({ cardTypes: ['artifact', 'creature'] });
  expect(ringAt(history, 2)).toMatchObject({ cardTypes: ['artifact'] });
});
