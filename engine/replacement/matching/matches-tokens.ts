import type { Selector } from '../../abilities/selector.ts';
import { matchesOn } from '../../layers/select.ts';
import { objectId } from '../../vocabulary/ids.ts';
import { newToken } from '../entering/entering.ts';
import { lookAhead } from '../entering/overlay.ts';
import type { CreateTokensEvent, TokenBatch } from '../event.ts';
import type { Asked } from './matches-event.ts';

/** What no object of a board is called. */
const PROBE = objectId('a token that would be created');

/** Whether tokens that would be created match: as they would be on the battlefield. */
export function matchesTokens(
  { board, context }: Asked,
  what: Selector,
  { controller }: CreateTokensEvent,
  batch: TokenBatch,
): boolean {
  if (what.kind === 'token' || what.kind === 'all') return true;
  const { card, face, choices } = batch;
  const probe = newToken(0, { id: PROBE, card, face, controller, tapped: batch.isTapped, choices });
  return matchesOn(lookAhead(board.state, probe), what, PROBE, context);
}
