import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './workspace.mjs';

export interface SourceFile {
  /** From the root of the repository, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** All files below the named folders whose names match. */
export function sourceFiles(folders: readonly string[], name: RegExp): readonly SourceFile[] {
  return folders
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile() && name.test(entry.name))
        .map((entry) => path.join(entry.parentPath, entry.name)),
    )
    .sort()
    .map((file) => ({
      path: path.relative(root, file).split(path.sep).join('/'),
      text: readFileSync(file, 'utf8'),
    }));
}
