import type { BoardDocument } from '../../../engine/index.ts';
import { looksLikeNotation, parseBoard, projectOfState } from '../../../engine/index.ts';
import { i18n } from '../../i18n/i18n.ts';
import { type ReadBoard, readFragment, readNotation } from '../../sharing/link/board-link.ts';
import { documentError } from '../../sharing/read-error.ts';
import type { StrataActions } from '../../store/actions.ts';
import { openShared } from './open-shared.ts';

/** The part of a text that is a link to a board: what follows its `#`. */
const LINK = /#(b\d{1,4}=[\w-]*)/;

/** What a text that somebody typed, pasted or dropped means as a board; `undefined` if it is something else. */
export function readText(text: string): ReadBoard | undefined {
  const trimmed = text.trim();
  const link = LINK.exec(trimmed)?.[1];
  if (trimmed.startsWith('{')) return readFileText(trimmed);
  if (looksLikeNotation(trimmed)) return readNotation(trimmed);
  const hash = trimmed.indexOf('#');
  return readFragment(link ?? (/^\w+:\/\//.test(trimmed) && hash > 0 ? trimmed.slice(hash) : ''));
}

/** Reads the text of a board file. */
export function readFileText(text: string): ReadBoard {
  const result = parseBoard(text);
  return result.document === undefined ? { errors: result.errors.map(documentError) } : result;
}

/** Opens a pasted or dropped text if it is a board or another program's game; says whether it is one, or a broken one. */
export async function openAnyText(
  text: string,
  actions: StrataActions,
  before: BoardDocument,
): Promise<boolean> {
  if (projectOfState(text) !== undefined) {
    const { openState } = await import('../states/open-state.ts');
    await openState(text, i18n.t('share.pastedName'), actions, before);
    return true;
  }
  const read = readText(text);
  if (read === undefined) return false;
  await openShared(read, i18n.t('share.pastedName'), actions, before);
  return true;
}
