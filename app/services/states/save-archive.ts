import { strToU8, zipSync } from 'fflate';
import type { PackedFile } from '../../../engine/index.ts';

/** Saves files as one archive. */
export function saveArchive(name: string, files: readonly PackedFile[]): void {
  const bytes = zipSync(Object.fromEntries(files.map((file) => [file.name, strToU8(file.text)])), {
    level: 9,
  });
  const url = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/zip' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
