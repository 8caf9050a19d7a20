import { parseBoard } from '../../engine/index.ts';
import type { StrataActions } from '../store/actions.ts';
import { withMoreCards } from './more-cards.ts';
import { loadTextReader, needsTextReader } from './text-reader.ts';

/** Opens the text of a board file, or says what is wrong with it; the present board stays as it is then. */
async function openBoardText(text: string, name: string, actions: StrataActions): Promise<void> {
  const result = parseBoard(text);
  if (result.document === undefined) {
    actions.openDialog({ kind: 'bad-file', name, errors: result.errors });
    return;
  }
  if (needsTextReader(result.document)) await loadTextReader();
  const title = result.document.title ?? name.replace(/\.json$/i, '');
  actions.open({ ...(await withMoreCards(result.document)), title });
}

/** Reads a file that was chosen or dropped, and opens it. */
export async function openBoardFile(file: File, actions: StrataActions): Promise<void> {
  let text: string;
  try {
    text = await file.text();
  } catch {
    actions.openDialog({
      kind: 'bad-file',
      name: file.name,
      errors: [{ path: '', code: 'not-json', parameters: { found: '' } }],
    });
    return;
  }
  await openBoardText(text, file.name, actions);
}
