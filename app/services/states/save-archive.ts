import { strToU8, zipSync } from 'fflate';
import type { ArchivedFile } from '../../../engine/index.ts';
import { download } from '../share/download.ts';

/** Files as one archive; pictures are packed already. */
const archiveOf = (files: readonly ArchivedFile[]): Uint8Array =>
  zipSync(
    Object.fromEntries(
      files.map((file) => [
        file.name,
        'bytes' in file ? ([file.bytes, { level: 0 }] as const) : strToU8(file.text),
      ]),
    ) as Parameters<typeof zipSync>[0],
    { level: 9 },
  );

/** Saves files as one archive. */
export function saveArchive(name: string, files: readonly ArchivedFile[]): void {
  download(new Blob([archiveOf(files) as Uint8Array<ArrayBuffer>], { type: 'application/zip' }), name);
}
