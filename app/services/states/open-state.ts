import '../../i18n/add-states.ts';
import {
  type BoardDocument,
  cardNamesIn,
  documentOf,
  libraryCard,
  parseBoard,
  printBoard,
  projectOfState,
  readState,
  STATE_LIMITS,
  settleBoard,
} from '../../../engine/index.ts';
import { FIRST_EXAMPLE } from '../../examples/first-example.ts';
import { i18n } from '../../i18n/i18n.ts';
import type { StrataActions } from '../../store/actions.ts';
import { withMoreCards } from '../more-cards.ts';
import { keepAside } from '../share/kept-boards.ts';
import { importedCards } from '../share/known-cards.ts';
import { loadTextReader } from '../text-reader.ts';
import { withKnownSpelling } from './spelling.ts';

/** Whether a text is a state file of another program. */
export const isState = (text: string): boolean => projectOfState(text) !== undefined;

/**
 * Opens a state file of another program as a board, and says what was left out; or says what is wrong with it, and the
 * present board stays as it is. `group` is the group of commands that is wanted where a file has several.
 */
export async function openState(
  text: string,
  name: string,
  actions: StrataActions,
  before: BoardDocument,
  group?: string,
): Promise<void> {
  const state = readState(text, group);
  if (state.fault !== undefined) return refuse(state.fault, name, actions);
  const { project, groups = [] } = state;
  const snapshot = withKnownSpelling(state.snapshot);
  const board = documentOf(snapshot);
  const reader = await loadTextReader();
  const known = await withImportedCards(await withMoreCards(board.document));
  const cards = cardsOf(known);
  const settled = settleBoard(snapshot, { ...board, document: known }, cards, reader);
  const title = settled.document.title ?? (group === undefined ? name : `${name}: ${group}`);
  const result = parseBoard(printBoard({ ...settled.document, title }));
  if (result.document === undefined) {
    actions.openDialog({ kind: 'bad-file', name, errors: result.errors });
    return;
  }
  if (before !== FIRST_EXAMPLE) await keepAside(before);
  actions.open(result.document);
  const notes = [...state.notes, ...settled.notes];
  const words = { project: i18n.t(`project.${project}`, { ns: 'states' }), name: title };
  actions.say(i18n.t('opened', { ns: 'states', ...words }), 'success', notes.length > 0);
  if (notes.length > 0 || groups.length > 1)
    actions.openDialog({
      kind: 'state-report',
      report: {
        name: title,
        project,
        notes,
        groups,
        group: state.group,
        text: groups.length > 1 ? text : '',
      },
    });
}

/** With the definitions of those cards that the user imported. */
async function withImportedCards(document: BoardDocument): Promise<BoardDocument> {
  const find = cardsOf(document);
  const missing = cardNamesIn(document).filter((name) => find(name) === undefined);
  if (missing.length === 0) return document;
  const imported = [...(await importedCards(missing)).values()];
  return imported.length === 0 ? document : { ...document, cards: [...(document.cards ?? []), ...imported] };
}

function cardsOf({ cards = [] }: BoardDocument): typeof libraryCard {
  const own = new Map(cards.flatMap((card) => card.faces.map((face) => [face.name, card] as const)));
  for (const card of cards) own.set(card.name, card);
  return (cardName) => own.get(cardName) ?? libraryCard(cardName);
}

const refuse = (code: string, name: string, actions: StrataActions): void =>
  actions.openDialog({
    kind: 'bad-file',
    name,
    errors: [{ path: '', code, parameters: { limit: STATE_LIMITS.length } }],
  });

/** Opens what is in an archive: a snapshot of phase, or the board of a bug report. */
export async function openArchive(
  bytes: Uint8Array,
  name: string,
  actions: StrataActions,
  before: BoardDocument,
  openText: (file: File) => Promise<void>,
): Promise<void> {
  const { textInZip } = await import('./unzip.ts');
  const inside = textInZip(bytes);
  if (inside === undefined) refuse('empty-archive', name, actions);
  else if (isState(inside.text))
    await openState(inside.text, inside.name.replace(/\.\w+$/, ''), actions, before);
  else await openText(new File([inside.text], inside.name));
}
