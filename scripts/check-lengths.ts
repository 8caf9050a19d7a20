// A file of more than 400 lines does more than one thing. Says which ones there are.
import { isMainModule } from './main-module.ts';
import { type SourceFile, sourceFiles } from './source-files.ts';

const limit = 400;

/** Folders of data, where length is no sign of anything. */
const dataFolders: readonly string[] = ['engine/cards/library/', 'app/i18n/', 'app/styles/'];

/** Files that may be longer, each with its reason. */
const exceptions: Readonly<Record<string, string>> = {};

export function tooLong(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter(({ path }) => !dataFolders.some((folder) => path.startsWith(folder)) && !(path in exceptions))
    .map(({ path, text }) => ({ path, lines: text.replace(/\n$/, '').split('\n').length }))
    .filter(({ lines }) => lines > limit)
    .map(({ path, lines }) => `${path}: ${lines} lines, the limit is ${limit}. Split it by what it does.`);
}

if (isMainModule(import.meta.url)) {
  const found = tooLong(sourceFiles(['engine', 'app', 'e2e', 'scripts'], /\.(tsx?|mjs|css)$/));
  for (const line of found) console.error(line);
  console.log(
    found.length === 0 ? `No file has more than ${limit} lines.` : `${found.length} files are too long.`,
  );
  process.exitCode = found.length === 0 ? 0 : 1;
}
