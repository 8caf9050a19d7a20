// What `npm start` and `npm test` need before anything is installed: plain JavaScript, Node only.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** @param {string} [version] */
export function isNodeRecentEnough(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
}

export function demandRecentNode() {
  if (isNodeRecentEnough()) return;
  console.error(
    `Strata needs Node 20.19 or later in line 20, or Node 22.12 or later. This is Node ${process.versions.node}.`,
  );
  process.exit(1);
}

/**
 * Runs a program of this workspace and waits. Output goes to the terminal, or to `onOutput`.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, onOutput?: (text: string) => void }} [options]
 * @returns {Promise<number>} the exit code
 */
export function run(command, args, { env = {}, onOutput } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', onOutput ? 'pipe' : 'inherit', onOutput ? 'pipe' : 'inherit'],
      shell: process.platform === 'win32' && command === 'npm',
    });
    if (onOutput) {
      child.stdout?.setEncoding('utf8').on('data', onOutput);
      child.stderr?.setEncoding('utf8').on('data', onOutput);
    }
    child.on('error', (error) => {
      (onOutput ?? console.error)(`${command}: ${error.message}\n`);
      resolve(127);
    });
    child.on('close', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

/** @param {string} file */
function packagesOf(file) {
  /** @type {{ packages?: Record<string, { version?: string, optional?: boolean, devOptional?: boolean }> }} */
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  return lock.packages ?? {};
}

/** True when node_modules holds what the lock asks for. Compares contents: a checkout may touch any date. */
export function isInstalled() {
  const installedLock = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedLock)) return false;
  try {
    const installed = packagesOf(installedLock);
    return Object.entries(packagesOf(path.join(root, 'package-lock.json'))).every(
      ([name, wanted]) =>
        name === '' || wanted.optional || wanted.devOptional || installed[name]?.version === wanted.version,
    );
  } catch {
    return false;
  }
}

/** Installs the dependencies when they are missing or older than the lock. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing dependencies …');
  if ((await run('npm', ['ci', '--no-audit', '--no-fund'])) === 0) return;
  console.log('`npm ci` failed; trying `npm install` …');
  if ((await run('npm', ['install', '--no-audit', '--no-fund'])) === 0) return;
  console.error('The dependencies could not be installed; the messages above say why.');
  process.exit(1);
}

/**
 * @param {string} name
 * @returns {number} the newest change below a file or folder of the workspace, tests left out
 */
function newestChange(name) {
  const full = path.join(root, name);
  if (!existsSync(full)) return 0;
  const stat = statSync(full);
  if (!stat.isDirectory()) return /\.test\.tsx?$/.test(name) ? 0 : stat.mtimeMs;
  return readdirSync(full).reduce(
    (newest, entry) => Math.max(newest, newestChange(path.join(name, entry))),
    0,
  );
}

/** True when dist holds a build that is newer than everything it was made from. */
export function isBuilt() {
  const built = path.join(root, 'dist', 'index.html');
  if (!existsSync(built)) return false;
  const sources = ['index.html', 'vite.config.ts', 'package-lock.json', 'app', 'engine', 'cases', 'public'];
  return Math.max(...sources.map(newestChange)) < statSync(built).mtimeMs;
}

/** Builds the app when there is no build or sources are newer. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  console.log('Building …');
  if ((await run('npm', ['run', '--silent', 'build'])) === 0) return;
  console.error('The build failed; the messages above say why.');
  process.exit(1);
}
