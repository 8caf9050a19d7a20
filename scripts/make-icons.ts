// Draws the icons of the installed app from the same three layers as public/icon.svg: `npm run icons`.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { isMainModule } from './main-module.ts';
import { root } from './workspace.mjs';

const LAYERS =
  '<path fill="#191a1c" d="M3 6.2 15.5 4v3L3 9.2z"/><path fill="#4b4fd8" d="M5 11.1 19 8.7v3L5 14.1z"/>' +
  '<path fill="#191a1c" d="M3 16 13.5 14.2v3L3 19z"/>';

interface IconLook {
  readonly file: string;
  readonly size: number;
  /** How much of the side the layers take; systems cut maskable icons to a circle of four fifths. */
  readonly part: number;
  /** Radius of the corners in parts of the side; none where the system rounds them itself. */
  readonly corner: number;
}

export const ICON_LOOKS: readonly IconLook[] = [
  { file: 'icon-192.png', size: 192, part: 0.74, corner: 0.2 },
  { file: 'icon-512.png', size: 512, part: 0.74, corner: 0.2 },
  { file: 'maskable-512.png', size: 512, part: 0.54, corner: 0 },
  { file: 'apple-touch-icon.png', size: 180, part: 0.66, corner: 0 },
];

/** The icon as SVG: the layers in the middle of a light ground. */
export function iconSvg({ part, corner }: Pick<IconLook, 'part' | 'corner'>): string {
  // The layers lie between 3 and 19 across and between 4 and 19 down.
  const scale = (100 * part) / 16;
  const move = `translate(${(50 - 11 * scale).toFixed(3)} ${(50 - 11.5 * scale).toFixed(3)}) scale(${scale.toFixed(3)})`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">' +
    `<rect width="100" height="100" rx="${corner * 100}" fill="#fbfbfa"/><g transform="${move}">${LAYERS}</g></svg>`
  );
}

if (isMainModule(import.meta.url)) {
  const folder = path.join(root, 'public/icons');
  mkdirSync(folder, { recursive: true });
  for (const look of ICON_LOOKS) {
    const picture = new Resvg(iconSvg(look), { fitTo: { mode: 'width', value: look.size } });
    writeFileSync(path.join(folder, look.file), picture.render().asPng());
  }
}
