import type { AskedEvent, BoardDocument } from '../../../engine/index.ts';
import { drawPicture, type Picture, type PictureKind } from '../../picture/picture.ts';
import { type PictureTheme, themeOf } from '../../picture/theme.ts';
import { withBoard } from '../../sharing/embed.ts';
import { derive } from '../../store/derived.ts';
import type { StrataState } from '../../store/state.ts';
import tokens from '../../styles/tokens.css?raw';

/** Browsers refuse larger canvases. */
const MOST_SIDE = 16_000;
const MOST_PIXELS = 120_000_000;

export interface PictureWishes {
  readonly kind: PictureKind;
  readonly theme: PictureTheme;
  /** The ladder of the selected object only. */
  readonly onlySelected: boolean;
}

/** Draws the board as it is seen now. */
export function pictureOf(
  state: StrataState,
  { kind, theme, onlySelected }: PictureWishes,
  shared: BoardDocument,
  link: string,
  asked: readonly AskedEvent[] = [],
): Picture {
  const { document, selection } = state;
  const { history, index, moment } = derive({ ...state, preview: undefined });
  const object =
    selection?.kind === 'object' && moment.state.objects.has(selection.id) ? selection.id : undefined;
  return drawPicture({
    kind,
    theme: themeOf(tokens, theme),
    shared,
    document,
    history,
    moment: index,
    asked,
    object: kind === 'ladder' && !onlySelected ? undefined : object,
    link,
  });
}

export const svgFile = ({ svg }: Picture): Blob => new Blob([svg], { type: 'image/svg+xml' });

/** The largest scale, up to the one that is wished, at which the browser can draw the picture. */
const possibleScale = ({ width, height }: Picture, scale: number): number =>
  Math.min(scale, MOST_SIDE / Math.max(width, height), Math.sqrt(MOST_PIXELS / (width * height)));

/** The picture as a PNG with the board in it. Rejects if the browser cannot draw it. */
export async function pngFile(picture: Picture, wished: number, shared: BoardDocument): Promise<Blob> {
  const url = URL.createObjectURL(svgFile(picture));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const scale = possibleScale(picture, wished);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (blob === null) throw new Error('The browser could not draw the picture');
    const png = withBoard(new Uint8Array(await blob.arrayBuffer()), shared);
    return new Blob([new Uint8Array(png)], { type: 'image/png' });
  } finally {
    URL.revokeObjectURL(url);
  }
}

/**
 * Puts a PNG into the clipboard, and the link beside it: browsers take the board out of pictures there, and where text is
 * pasted, the link is wanted. Rejects where the browser has no such clipboard or denies it.
 */
export async function copyPicture(png: Promise<Blob>, link: string): Promise<void> {
  const text = new Blob([link], { type: 'text/plain' });
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': png, 'text/plain': text })]);
}
