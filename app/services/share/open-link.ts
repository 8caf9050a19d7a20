import type { BoardDocument } from '../../../engine/index.ts';
import { i18n } from '../../i18n/i18n.ts';
import { readFragment } from '../../sharing/link/board-link.ts';
import type { StrataActions } from '../../store/actions.ts';
import { openShared } from './open-shared.ts';

/**
 * Opens the board of the page's address, if it holds one, and takes it out of there: what is edited from now on is
 * another board, and is kept in the browser.
 */
export async function openLinkInAddress(actions: StrataActions, before: () => BoardDocument): Promise<void> {
  const read = readFragment(window.location.hash);
  if (read === undefined) return;
  window.history.replaceState(null, '', window.location.pathname + window.location.search);
  await openShared(read, i18n.t('share.linkName'), actions, before());
}
