// Finds a Chromium for the e2e tests and pictures. As a program it prints the path.
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isMainModule } from './main-module.ts';
import { root, run } from './workspace.mjs';

export interface Machine {
  readonly platform: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether there is a program at this path that starts. */
  readonly starts: (file: string) => boolean;
}

const programs = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];

/** Where installers put a Chromium that is not on PATH. */
function usualPlaces({ platform, env }: Machine): readonly string[] {
  if (platform === 'darwin')
    return ['/Applications', path.posix.join(env.HOME ?? '', 'Applications')].flatMap((folder) => [
      `${folder}/Google Chrome.app/Contents/MacOS/Google Chrome`,
      `${folder}/Chromium.app/Contents/MacOS/Chromium`,
      `${folder}/Microsoft Edge.app/Contents/MacOS/Microsoft Edge`,
    ]);
  if (platform === 'win32')
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => [
        `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
        `${folder}\\Chromium\\Application\\chrome.exe`,
        `${folder}\\Microsoft\\Edge\\Application\\msedge.exe`,
      ]);
  return ['/usr/lib/chromium/chromium', '/opt/google/chrome/chrome', '/snap/bin/chromium'];
}

/** The path that a person has set, else one of an installed Chromium. */
export function findInstalled(machine: Machine): string | undefined {
  const { platform, env, starts } = machine;
  for (const name of ['STRATA_CHROMIUM', 'CHROME_PATH']) {
    const set = env[name];
    if (set === undefined || set === '') continue;
    if (starts(set)) return set;
    throw new Error(`${name} is set to ${set}, but no program starts there.`);
  }
  const onPath =
    platform === 'win32'
      ? []
      : programs.flatMap((program) =>
          (env.PATH ?? '')
            .split(':')
            .filter((folder) => folder !== '')
            .map((folder) => path.posix.join(folder, program)),
        );
  return [...onPath, ...usualPlaces(machine)].find(starts);
}

function starts(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    if (!statSync(file).isFile()) return false;
  } catch {
    return false;
  }
  // Some systems have a stub by this name which only says how to install the browser.
  if (process.platform !== 'linux') return true;
  return spawnSync(file, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
}

const thisMachine: Machine = { platform: process.platform, env: process.env, starts };

const nodeRequire = createRequire(import.meta.url);

/** Where Playwright keeps its own download, whether or not it is there. */
async function playwrightChromium(): Promise<string> {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

/** Lets Playwright download its Chromium; gives up early where nothing can be reached. */
function downloadWithPlaywright(say: (text: string) => void): Promise<boolean> {
  const untilFirstSign = 25_000;
  const untilNextSign = 60_000;
  say('No Chromium is installed. Trying the download of Playwright …');
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [nodeRequire.resolve('@playwright/test/cli'), 'install', '--no-shell', 'chromium'],
      {
        cwd: root,
        env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '8000' },
        stdio: ['ignore', 'pipe', 'ignore'],
        // A group of its own, so that giving up ends the downloader too.
        detached: process.platform !== 'win32',
      },
    );
    const giveUp = (): void => {
      try {
        if (process.platform !== 'win32' && child.pid !== undefined) process.kill(-child.pid);
        else child.kill();
      } catch {
        // It has ended meanwhile.
      }
    };
    let timer = setTimeout(giveUp, untilFirstSign);
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (!text.includes('%')) return;
      clearTimeout(timer);
      timer = setTimeout(giveUp, untilNextSign);
    });
    const end = (success: boolean): void => {
      clearTimeout(timer);
      resolve(success);
    };
    child.on('error', () => end(false));
    child.on('close', (code) => end(code === 0));
  });
}

async function installFromDebian(say: (text: string) => void): Promise<boolean> {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return false;
  say('Installing the Debian package chromium …');
  let log = '';
  const apt = (...args: string[]): Promise<number> =>
    run('apt-get', ['-qq', '-o', 'Dpkg::Use-Pty=0', ...args], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      onOutput: (text) => {
        log += text;
      },
    });
  await apt('update');
  if ((await apt('install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation')) === 0)
    return true;
  say(log);
  return false;
}

const howToHelp = `No Chromium could be found or installed. Do one of these:
  - install Chromium or Chrome with your system's package manager
  - npx playwright install chromium
  - set STRATA_CHROMIUM to the path of a Chromium or Chrome`;

/** The path of a Chromium: set, installed, Playwright's, Debian's. Throws, saying what to do, when there is none. */
export async function findChromium(say: (text: string) => void = console.error): Promise<string> {
  const installed = findInstalled(thisMachine);
  if (installed !== undefined) return installed;
  const downloaded = await playwrightChromium();
  if (starts(downloaded)) return downloaded;
  if ((await downloadWithPlaywright(say)) && starts(downloaded)) return downloaded;
  if (await installFromDebian(say)) {
    const package_ = findInstalled(thisMachine);
    if (package_ !== undefined) return package_;
  }
  throw new Error(howToHelp);
}

if (isMainModule(import.meta.url)) {
  try {
    console.log(await findChromium());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
