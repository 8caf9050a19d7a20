import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ICON_LOOKS } from './make-icons.ts';
import { precachedFiles } from './offline-plugin.ts';
import { root } from './workspace.mjs';

test('every file of a build is there offline; a name that tells the content needs no revision', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'strata-offline-'));
  mkdirSync(path.join(folder, 'assets'));
  mkdirSync(path.join(folder, 'fonts'));
  for (const name of [
    'index.html',
    'sw.js',
    'assets/index-AM4BGV1O.js',
    'assets/index-AM4BGV1O.js.map',
    'fonts/Inter.woff2',
  ])
    writeFileSync(path.join(folder, name), name);
  const files = precachedFiles(folder);
  expect(files.map(({ url }) => url)).toEqual([
    'assets/index-AM4BGV1O.js',
    'fonts/Inter.woff2',
    'index.html',
  ]);
  expect(files.map(({ revision }) => revision === null)).toEqual([true, false, false]);
  const before = files.at(-1)?.revision;
  writeFileSync(path.join(folder, 'index.html'), 'another');
  expect(precachedFiles(folder).at(-1)?.revision).not.toBe(before);
  rmSync(folder, { recursive: true });
});

test('the icons of the manifest are there, in the sizes that it says', () => {
  const manifest: { start_url: string; icons: { src: string; sizes: string }[] } = JSON.parse(
    readFileSync(path.join(root, 'public/manifest.webmanifest'), 'utf8'),
  );
  // Relative, as everything: the site runs from any folder.
  expect(manifest.start_url).toBe('./');
  for (const { src, sizes } of manifest.icons) {
    const png = readFileSync(path.join(root, 'public', src));
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
    expect(ICON_LOOKS.map(({ file }) => `icons/${file}`)).toContain(src);
  }
});
