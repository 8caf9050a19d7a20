import { type BoardDocument, type CardDefinition, libraryCard } from '../../../engine/index.ts';
import { fragmentOf } from '../../sharing/link/board-link.ts';
import { shareable } from '../../sharing/shareable.ts';
import { labToView } from '../../sharing/shared-lab.ts';
import type { SentView } from '../../sharing/view-of.ts';
import { historyOf, momentIndex } from '../../store/derived.ts';
import type { StrataState } from '../../store/state.ts';
import { loadedCard } from '../loaded-cards.ts';
import { moreCards } from '../more-cards.ts';

/** The board as it goes out, with what is selected and which moment and view are shown. */
export async function shareableBoard(state: StrataState): Promise<BoardDocument> {
  const { document } = state;
  const own = [...(document.cards ?? []), ...(state.lab?.brings ?? [])];
  const more = await moreCards(own.map(({ name }) => name)).catch(() => []);
  const byName = new Map<string, CardDefinition>(more.map((card) => [card.name, card]));
  const builtIn = (name: string) => libraryCard(name) ?? byName.get(name);
  return shareable(document, viewOf(state, builtIn), builtIn);
}

/** The address that opens this page with the board. */
export const boardAddress = async (state: StrataState): Promise<string> =>
  addressOf(await shareableBoard(state));

/** The same at once: cards that are not loaded yet are in it with their definitions, so it may be longer. */
export function boardAddressNow(state: StrataState): string {
  const builtIn = (name: string) => libraryCard(name) ?? loadedCard(name);
  return addressOf(shareable(state.document, viewOf(state, builtIn), builtIn));
}

/** The address of a board as it goes out. */
export function addressOf(document: BoardDocument): string {
  const { origin, pathname, protocol, href } = window.location;
  const page = protocol === 'file:' ? href.replace(/[?#].*$/, '') : origin + pathname;
  return `${page}#${fragmentOf(document)}`;
}

function viewOf(
  { document, view, panels, moment, position, selection, lab }: StrataState,
  builtIn: (name: string) => CardDefinition | undefined,
): SentView {
  const event = lab === undefined ? undefined : labToView(lab, document, builtIn);
  const index = moment === undefined ? undefined : momentIndex(historyOf(document, moment), moment);
  return {
    ...(view === 'board' ? {} : { view }),
    ...(view === 'split' ? { split: panels.split } : {}),
    ...(index === undefined ? {} : { moment: index }),
    ...(position === undefined ? {} : { position }),
    ...(selection === undefined ? {} : { selection }),
    ...(view === 'rules' && panels.rule !== undefined ? { rule: panels.rule } : {}),
    ...(event === undefined ? {} : { lab: event }),
  };
}
