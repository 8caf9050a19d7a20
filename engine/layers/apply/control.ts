import type { PlayerReference } from '../../abilities/references.ts';
import type { PlayerId } from '../../vocabulary/ids.ts';
import { type Bits, forEachBit, setBit } from '../columns/bits.ts';
import { referencedPlayerIds } from '../columns/references-on-board.ts';
import { readsOfPlayers, USES } from '../footprint.ts';
import { type Application, contextFor } from './application.ts';

/** Layer 2 (613.1b). */
export function applyController(application: Application, to: PlayerReference): void {
  const { board, objects } = application;
  if ((readsOfPlayers(to).uses & USES.affected) === 0) {
    const [player] = referencedPlayerIds(board, to, contextFor(application, -1));
    if (player !== undefined) giveTo(application, player, objects);
    return;
  }
  forEachBit(objects, (index) => {
    const [player] = referencedPlayerIds(board, to, contextFor(application, index));
    if (player === undefined) return;
    const one = new Uint32Array(board.words);
    setBit(one, index);
    giveTo(application, player, one);
  });
}

function giveTo({ board, writer }: Application, player: PlayerId, objects: Bits): void {
  for (const [other, id] of board.controllers)
    if (other === player) writer.set(id, objects);
    else writer.clear(id, objects);
}
