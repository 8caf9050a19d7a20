import {
  type ArchivedFile,
  type BoardDocument,
  type BugPack,
  bugPack,
  type Project,
  sentencesIn,
  type TextReader,
  unreadExpectations,
} from '../../../engine/index.ts';
import { derive } from '../../store/derived.ts';
import type { StrataState } from '../../store/state.ts';
import { pinnedView } from '../../views/pinned/pinned-view.ts';
import { askedOf } from '../share/asked-of.ts';
import { pictureOf, pngFile, svgFile } from '../share/picture-file.ts';

/** What the reporter adds. */
export interface Reporter {
  readonly actual: string;
  readonly version: string;
  readonly link: string | undefined;
}

/** The report of the moment that is shown: with what is pinned at it, and the event that is looked at in the lab. */
export function bugPackOf(
  state: StrataState,
  project: Project,
  { actual, version, link }: Reporter,
  reader: TextReader,
  pictures: readonly string[],
): BugPack {
  const { document } = state;
  const { history, index, moment } = derive({ ...state, preview: undefined });
  const asked = askedOf(state, reader);
  const pinned = pinnedView(document, history, sentencesIn('en')).filter((each) => each.moment === index);
  return bugPack(
    project,
    { document, moment, asked, pinned, unread: unreadExpectations(document).flatMap(({ places }) => places) },
    { actual, version, pictures, ...(link === undefined ? {} : { link }) },
  );
}

export const PICTURE = 'picture.png';

/** The picture of the report with the board in it: a PNG, or an SVG where the browser can't draw one. */
export async function reportPicture(
  state: StrataState,
  shared: BoardDocument,
  link: string,
  reader: TextReader,
): Promise<ArchivedFile> {
  const wishes = { kind: 'report', theme: 'light', onlySelected: false } as const;
  const picture = pictureOf(state, wishes, shared, link, askedOf(state, reader));
  try {
    const png = await pngFile(picture, 2, shared);
    return { name: PICTURE, bytes: new Uint8Array(await png.arrayBuffer()) };
  } catch {
    return { name: 'picture.svg', text: await svgFile(picture).text() };
  }
}
