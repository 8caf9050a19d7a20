import { expect, test } from 'vitest';
import { findInstalled } from './find-chromium.ts';

const machine = (env: Record<string, string>, ...there: string[]) => ({
  platform: 'linux',
  env,
  starts: (file: string) => there.includes(file),
});

test('a path that is set goes before all that is installed', () => {
  const env = { STRATA_CHROMIUM: '/mine/chrome', CHROME_PATH: '/other/chrome', PATH: '/usr/bin' };
  expect(findInstalled(machine(env, '/mine/chrome', '/other/chrome', '/usr/bin/chromium'))).toBe(
    '/mine/chrome',
  );
  expect(findInstalled(machine({ CHROME_PATH: '/other/chrome' }, '/other/chrome'))).toBe('/other/chrome');
});

test('a path that is set and wrong is an error, not passed over', () => {
  const env = { STRATA_CHROMIUM: '/gone', PATH: '/usr/bin' };
  expect(() => findInstalled(machine(env, '/usr/bin/chromium'))).toThrow('STRATA_CHROMIUM is set to /gone');
});

test('chromium goes before chrome, wherever they are on PATH', () => {
  const env = { PATH: '/usr/local/bin:/usr/bin' };
  expect(findInstalled(machine(env, '/usr/local/bin/google-chrome', '/usr/bin/chromium'))).toBe(
    '/usr/bin/chromium',
  );
});

test('usual places are looked at when PATH has none', () => {
  expect(findInstalled(machine({ PATH: '/usr/bin' }, '/opt/google/chrome/chrome'))).toBe(
    '/opt/google/chrome/chrome',
  );
  const mac = '/Applications/Chromium.app/Contents/MacOS/Chromium';
  expect(findInstalled({ ...machine({ HOME: '/Users/a' }, mac), platform: 'darwin' })).toBe(mac);
  const windows = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe';
  expect(
    findInstalled({ ...machine({ PROGRAMFILES: 'C:\\Program Files' }, windows), platform: 'win32' }),
  ).toBe(windows);
});

test('nothing is found where nothing is', () => {
  expect(findInstalled(machine({}))).toBeUndefined();
});
