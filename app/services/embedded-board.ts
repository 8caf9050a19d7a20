import type { BoardDocument } from '../../engine/index.ts';
import { i18n } from '../i18n/i18n.ts';
import type { EmbedAddress } from '../sharing/embed-address.ts';
import { type ReadBoard, readFragment } from '../sharing/link/board-link.ts';
import { readError } from '../sharing/read-error.ts';
import { type SharedView, sharedView } from '../sharing/view-of.ts';
import { withKnownBrings, withKnownCards } from './share/known-cards.ts';
import { loadTextReader, needsTextReader } from './text-reader.ts';

export type EmbeddedBoard =
  | { readonly document: BoardDocument; readonly view: SharedView; readonly problem?: undefined }
  | {
      readonly problem: {
        readonly code: string;
        readonly parameters: Readonly<Record<string, string | number>>;
      };
      readonly document?: undefined;
    };

/** The board that an address embeds, whole and ready to be played; or why there is none. Nothing is kept of it. */
export async function embeddedBoard({ example }: EmbedAddress, hash: string): Promise<EmbeddedBoard> {
  const read = example === undefined ? readFragment(hash) : await exampleBoard(example);
  if (read === undefined) return { problem: { code: 'nothing-there', parameters: {} } };
  if (read.document === undefined) {
    const [problem = readError('link-damaged')] = read.errors;
    return { problem };
  }
  const { view: _, ...document } = read.document;
  if (needsTextReader(document)) await loadTextReader();
  const known = await withKnownCards(document);
  const view = sharedView(read.document);
  const lab = view.lab === undefined ? undefined : await withKnownBrings(view.lab, known);
  return {
    document: { ...known, title: document.title ?? i18n.t('share.linkName') },
    view: lab === undefined ? view : { ...view, lab },
  };
}

async function exampleBoard(id: string): Promise<ReadBoard> {
  const { EXAMPLES } = await import('../examples/examples.ts');
  const document = EXAMPLES.find((each) => each.id === id);
  return document === undefined
    ? { errors: [{ path: '', code: 'no-example', parameters: { id } }] }
    : { document };
}
