import type { BoardDocument } from '../../../engine/index.ts';
import { isPicture, readPicture } from '../../sharing/embed.ts';
import { readError } from '../../sharing/read-error.ts';
import type { StrataActions } from '../../store/actions.ts';
import { withMoreCards } from '../more-cards.ts';
import { loadTextReader, needsTextReader } from '../text-reader.ts';
import { readFileText, readText } from './open-any.ts';
import { openShared } from './open-shared.ts';

const MEGABYTES = 64;

/**
 * Opens a file that was chosen, pasted or dropped: a board file, a picture that carries a board, or a text with a link or
 * a line of notation in it. Or it says what is wrong with the file; the present board stays as it is then.
 */
export async function openBoardFile(
  file: File,
  actions: StrataActions,
  before: BoardDocument,
): Promise<void> {
  const refuse = (code: 'too-large' | 'picture-damaged', limit = '') =>
    actions.openDialog({ kind: 'bad-file', name: file.name, errors: [readError(code, { limit })] });
  if (file.size > MEGABYTES * 1_000_000) return refuse('too-large', `${MEGABYTES} MB`);
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  );
  if (bytes === undefined) return refuse('picture-damaged');
  const name = file.name.replace(/\.\w+$/, '');
  if (isPicture(bytes)) return openShared(readPicture(bytes), name, actions, before);
  if (file.type.startsWith('image/')) return refuse('picture-damaged');
  const text = new TextDecoder().decode(bytes);
  const shared = /^\s*\{/.test(text) ? undefined : readText(text);
  if (shared !== undefined) return openShared(shared, name, actions, before);
  await openFileText(text, file.name, actions);
}

/** A board file is opened as it is: its unknown cards are marked where they are, and its view is its own matter. */
async function openFileText(text: string, name: string, actions: StrataActions): Promise<void> {
  const { document, errors } = readFileText(text);
  if (document === undefined) {
    actions.openDialog({ kind: 'bad-file', name, errors });
    return;
  }
  if (needsTextReader(document)) await loadTextReader();
  const title = document.title ?? name.replace(/\.json$/i, '');
  actions.open({ ...(await withMoreCards(document)), title });
}
