// Builds the service worker, which knows every file of the build, after everything else is written.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'vite';

export interface PrecachedFile {
  readonly url: string;
  /** `null` for a file whose name changes with its content. */
  readonly revision: string | null;
}

/** Names in `assets/` end in a hash of the content. */
const HASHED = /^assets\/.+-[\w-]{8}\.\w+$/;
/** What nobody asks for: the worker itself, and maps for debuggers. */
const LEFT_OUT = /^sw\.js$|\.map$/;

/** Every file of a built site with what tells its versions apart, in the order of their names. */
export function precachedFiles(folder: string): readonly PrecachedFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => !LEFT_OUT.test(name) && statSync(path.join(folder, name)).isFile())
    .sort()
    .map((url) => ({ url, revision: HASHED.test(url) ? null : revisionOf(path.join(folder, url)) }));
}

const revisionOf = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);

/** Writes `sw.js` beside the page: one classic script, which every browser takes for a service worker. */
export function offlinePlugin(entry: string): Plugin {
  let folder = '';
  return {
    name: 'strata-offline',
    apply: 'build',
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        await build({
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          define: {
            STRATA_FILES: JSON.stringify(precachedFiles(folder)),
            'process.env.NODE_ENV': '"production"',
          },
          build: {
            outDir: folder,
            emptyOutDir: false,
            target: 'es2022',
            rolldownOptions: {
              input: entry,
              output: { format: 'iife', entryFileNames: 'sw.js', codeSplitting: false },
            },
          },
        });
      },
    },
  };
}
