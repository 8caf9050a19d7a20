import { type BoardDocument, type CardDefinition, libraryCard } from '../../../engine/index.ts';
import { fragmentOf } from '../../sharing/link/board-link.ts';
import { shareable } from '../../sharing/shareable.ts';
import type { SharedView } from '../../sharing/view-of.ts';
import { historyOf, momentIndex } from '../../store/derived.ts';
import type { StrataState } from '../../store/state.ts';
import { loadedCard } from '../loaded-cards.ts';
import { moreCards } from '../more-cards.ts';

/** The board as it goes out, with what is selected and which moment and view are shown. */
export async function shareableBoard(state: StrataState): Promise<BoardDocument> {
  const { document } = state;
  const more = await moreCards((document.cards ?? []).map(({ name }) => name)).catch(() => []);
  const byName = new Map<string, CardDefinition>(more.map((card) => [card.name, card]));
  return shareable(document, viewOf(state), (name) => libraryCard(name) ?? byName.get(name));
}

/** The address that opens this page with the board. */
export const boardAddress = async (state: StrataState): Promise<string> =>
  addressOf(await shareableBoard(state));

/** The same at once: cards that are not loaded yet are in it with their definitions, so it may be longer. */
export const boardAddressNow = (state: StrataState): string =>
  addressOf(shareable(state.document, viewOf(state), (name) => libraryCard(name) ?? loadedCard(name)));

/** The address of a board as it goes out. */
export function addressOf(document: BoardDocument): string {
  const { origin, pathname, protocol, href } = window.location;
  const page = protocol === 'file:' ? href.replace(/[?#].*$/, '') : origin + pathname;
  return `${page}#${fragmentOf(document)}`;
}

function viewOf({ document, view, panels, moment, position, selection }: StrataState): SharedView {
  const index = moment === undefined ? undefined : momentIndex(historyOf(document, moment), moment);
  return {
    ...(view === 'board' ? {} : { view }),
    ...(view === 'split' ? { split: panels.split } : {}),
    ...(index === undefined ? {} : { moment: index }),
    ...(position === undefined ? {} : { position }),
    ...(selection === undefined ? {} : { selection }),
  };
}
