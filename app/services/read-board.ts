import { parseBoard } from '../../engine/index.ts';
import type { StrataActions } from '../store/actions.ts';

/** Opens the text of a board file, or says what is wrong with it; the present board stays as it is then. */
function openBoardText(text: string, name: string, actions: StrataActions): boolean {
  const result = parseBoard(text);
  if (result.document === undefined) {
    actions.openDialog({ kind: 'bad-file', name, errors: result.errors });
    return false;
  }
  const title = result.document.title ?? name.replace(/\.json$/i, '');
  actions.open(result.document.title === undefined ? { ...result.document, title } : result.document);
  return true;
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
  openBoardText(text, file.name, actions);
}
