import type { BoardDocument } from '../../../engine/index.ts';
import { FIRST_EXAMPLE } from '../../examples/first-example.ts';
import { i18n } from '../../i18n/i18n.ts';
import type { ReadBoard } from '../../sharing/link/board-link.ts';
import { sharedView } from '../../sharing/view-of.ts';
import type { StrataActions } from '../../store/actions.ts';
import { loadTextReader, needsTextReader } from '../text-reader.ts';
import { keepAside } from './kept-boards.ts';
import { withKnownBrings, withKnownCards } from './known-cards.ts';

/**
 * Opens a board that somebody shared, as they saw it; or says why it can't be. The board that was there can be had back
 * by undo, and on later visits from the boards that are kept. `name` is what a board without a title is called.
 */
export async function openShared(
  read: ReadBoard,
  name: string,
  actions: StrataActions,
  before: BoardDocument,
): Promise<void> {
  if (read.document === undefined) {
    actions.openDialog({ kind: 'bad-file', name, errors: read.errors });
    return;
  }
  const { view: _, ...document } = read.document;
  if (needsTextReader(document)) await loadTextReader();
  const known = await withKnownCards(document);
  const shown = sharedView(read.document);
  const lab = shown.lab === undefined ? undefined : await withKnownBrings(shown.lab, known);
  if (before !== FIRST_EXAMPLE) await keepAside(before);
  actions.open({ ...known, title: document.title ?? name });
  if (shown.view !== undefined) actions.setView(shown.view);
  if (shown.view !== undefined && shown.view !== 'split') actions.setPanels({ phone: shown.view });
  if (shown.split !== undefined) actions.setPanels({ split: shown.split });
  if (shown.moment !== undefined && shown.moment < document.steps.length) actions.setMoment(shown.moment);
  if (shown.position !== undefined) actions.setPosition(shown.position);
  if (shown.selection !== undefined) actions.select(shown.selection);
  if (shown.rule !== undefined) actions.setPanels({ rule: shown.rule });
  if (lab !== undefined) actions.setLab(lab);
  if (shown.isLabDamaged) actions.say(i18n.t('share.eventDamaged'), 'error');
  else actions.say(i18n.t('share.opened', { title: document.title ?? name }), 'success');
}
