// Imports go one way. Reads the import statements of the sources and says in words which rule one breaks.
import { builtinModules } from 'node:module';
import path from 'node:path';
import { isMainModule } from './main-module.ts';
import { type SourceFile, sourceFiles } from './source-files.ts';

/** The core of the engine, each folder built on those before it. */
const core = [
  'vocabulary',
  'abilities',
  'oracle',
  'cards',
  'state',
  'layers',
  'replacement',
  'state-based-actions',
  'history',
];
const around = ['document', ...core];

/** What each folder of the engine may import besides itself. */
const engineFolders: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(core.map((folder, position) => [folder, core.slice(0, position)])),
  document: ['vocabulary', 'abilities', 'cards'],
  history: around,
  trace: around,
  cases: [...around, 'trace'],
  interchange: [...around, 'trace'],
  'what-if': [...around, 'trace'],
  'index.ts': [...around, 'trace', 'cases', 'interchange', 'what-if'],
  testing: [...around, 'trace', 'cases', 'interchange', 'what-if'],
  cli: [...around, 'trace', 'cases', 'interchange', 'what-if', 'testing', 'index.ts'],
};

/** What the folders of the app may not import from the app, and why. */
const appFolders: Readonly<Record<string, { readonly not: readonly string[]; readonly because: string }>> = {
  store: { not: ['panels', 'components'], because: 'the store knows nothing of how it is shown' },
  commands: { not: ['panels', 'components'], because: 'commands are shared by menus, keys and tests' },
  views: { not: ['panels', 'components'], because: 'views are pure: engine results in, view models out' },
  sharing: {
    not: ['panels', 'components', 'services'],
    because: 'links and pictures are also made on the command line',
  },
  worker: { not: ['panels', 'components', 'store'], because: 'the worker only evaluates' },
  components: { not: ['panels', 'store'], because: 'components get all they show as properties' },
};

interface Import {
  readonly from: string;
  /** A path from the root for a file, else the package's name. */
  readonly to: string;
  readonly kind: 'file' | 'package' | 'node';
}

export interface Violation {
  readonly path: string;
  readonly line: number;
  readonly specifier: string;
  readonly message: string;
}

const importForms = [
  /^[ \t]*(?:import|export)\b[\w$*\s,{}]*?\bfrom\s*['"]([^'"]+)['"]/gm,
  /^[ \t]*import\s*['"]([^'"]+)['"]/gm,
  /\bimport\s*\(\s*['"]([^'"]+)['"]/g,
  /\bnew URL\(\s*['"](\.[^'"]+)['"]\s*,\s*import\.meta\.url/g,
];

function importsOf(text: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const form of importForms)
    for (const match of text.matchAll(form)) {
      const end = match.index + match[0].length;
      if (match[1] !== undefined && !found.has(match[1]))
        found.set(match[1], text.slice(0, end).split('\n').length);
    }
  return found;
}

function resolveImport(from: string, specifier: string): Import {
  const plain = specifier.replace(/[?#].*$/, '');
  if (plain.startsWith('.'))
    return { from, to: path.posix.join(path.posix.dirname(from), plain), kind: 'file' };
  if (plain.startsWith('node:') || builtinModules.includes(plain.split('/')[0] ?? plain))
    return { from, to: plain, kind: 'node' };
  const parts = plain.split('/');
  return { from, to: parts.slice(0, plain.startsWith('@') ? 2 : 1).join('/'), kind: 'package' };
}

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
const areaOf = (file: string): string => file.split('/')[0] ?? file;
const folderOf = (file: string): string => file.split('/')[1] ?? file;

function brokenInsideEngine(from: string, to: string): string | undefined {
  if (from === to || engineFolders[from]?.includes(to)) return undefined;
  if (to === 'cli') return 'nothing imports the command line.';
  if (to === 'testing')
    return 'engine/testing is for tests and the command line, not for the rules themselves.';
  if (to === 'index.ts')
    return 'engine/index.ts is the door for those outside; inside, import the folder that has it.';
  if (to === 'trace')
    return 'nothing in the core imports engine/trace; report to the optional observer instead.';
  if (core.includes(from) && core.includes(to))
    return `the core is built in one direction (${core.join(' ◄ ')}), and ${to} comes after ${from}.`;
  if (to === 'document') return 'of the core only engine/history knows the document.';
  return `engine/${from} may import only ${(engineFolders[from] ?? []).join(', ') || 'itself'}.`;
}

function brokenByEngine({ from, to, kind }: Import): string | undefined {
  const folder = folderOf(from);
  const isProgram = folder === 'cli' || isTest(from);
  if (!(folder in engineFolders) && !isTest(from))
    return `engine/${folder} is not among the engine's folders; add it to scripts/check-boundaries.ts.`;
  if (kind === 'node')
    return isProgram ? undefined : 'only engine/cli may import Node; the rules run in any JavaScript.';
  if (kind === 'package') {
    if (/^(react|react-dom|zustand|@xyflow\/react)$/.test(to)) return `the engine never imports ${to}.`;
    if (isProgram || to === 'zod' || (folder === 'testing' && to === 'fast-check')) return undefined;
    return 'the engine depends on no package but zod, which checks what comes in at its door.';
  }
  if (areaOf(to) === 'app') return 'the engine never imports the app.';
  if (areaOf(to) === 'engine') {
    if (folderOf(to).includes('.') && folderOf(to) !== 'index.ts')
      return 'files directly in engine/ other than index.ts are not imported; put them into a folder.';
    if (isTest(from) && folderOf(to) !== 'cli') return undefined;
    return brokenInsideEngine(folder, folderOf(to));
  }
  return isProgram ? undefined : 'the engine stands alone: it imports nothing outside engine/.';
}

function brokenByApp({ from, to, kind }: Import): string | undefined {
  const folder = folderOf(from);
  if (kind === 'node')
    return isTest(from) ? undefined : 'the app runs in the browser, where there is no Node.';
  if (kind === 'package')
    return folder === 'views' && !isTest(from) && /^(react|react-dom|zustand)$/.test(to)
      ? `app/views are pure functions: no ${to}.`
      : undefined;
  if (areaOf(to) === 'engine') {
    if (to === 'engine/index.ts' || (isTest(from) && folderOf(to) === 'testing')) return undefined;
    // Chunks of data that are fetched when they are wanted can't come through a door that is loaded at once.
    if (/^engine\/cards\/library\/more\/.*\.json$/.test(to)) return undefined;
    return 'the app enters the engine only through engine/index.ts.';
  }
  if (areaOf(to) === 'e2e' || areaOf(to) === 'scripts') return `the app imports nothing from ${areaOf(to)}/.`;
  const rule = areaOf(to) === 'app' && !isTest(from) ? appFolders[folder] : undefined;
  return rule?.not.includes(folderOf(to))
    ? `app/${folder} must not import app/${folderOf(to)}: ${rule.because}.`
    : undefined;
}

function brokenByE2e({ to, kind }: Import): string | undefined {
  if (kind !== 'file') return undefined;
  if (areaOf(to) === 'app') return 'e2e tests speak of what a user sees; they import nothing from the app.';
  if (areaOf(to) === 'engine' && to !== 'engine/index.ts')
    return 'e2e tests may use types from engine/index.ts, nothing inside the engine.';
  return undefined;
}

const rules: Readonly<Record<string, (statement: Import) => string | undefined>> = {
  engine: brokenByEngine,
  app: brokenByApp,
  e2e: brokenByE2e,
};

export function findViolations(files: readonly SourceFile[]): readonly Violation[] {
  return files.flatMap(({ path: file, text }) =>
    [...importsOf(text)].flatMap(([specifier, line]) => {
      const message = rules[areaOf(file)]?.(resolveImport(file, specifier));
      return message === undefined ? [] : [{ path: file, line, specifier, message }];
    }),
  );
}

if (isMainModule(import.meta.url)) {
  const files = sourceFiles(Object.keys(rules), /\.(tsx?|mjs)$/);
  const violations = findViolations(files);
  for (const { path: file, line, specifier, message } of violations)
    console.error(`${file}:${line} imports '${specifier}': ${message}`);
  console.log(
    violations.length === 0
      ? `Imports of ${files.length} files go the right way.`
      : `${violations.length} imports break a rule.`,
  );
  process.exitCode = violations.length === 0 ? 0 : 1;
}
