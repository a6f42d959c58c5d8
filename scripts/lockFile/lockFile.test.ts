import { describe, expect, test } from 'vitest';
import { root } from '../lib/root.ts';
import { withPlantedFiles } from '../lib/temporaryFolder.ts';
import { checkLockFile } from './checkLockFile.ts';

const server = { name: 'server', dependencies: { pg: '8.0.0' }, devDependencies: { swc: '1.0.0' } };

function plant(packages: Record<string, unknown>): Record<string, string> {
  return {
    'package.json': JSON.stringify({ name: 'fixture' }),
    'apps/server/package.json': JSON.stringify(server),
    'package-lock.json': JSON.stringify({
      packages: {
        '': { name: 'fixture' },
        'apps/server': server,
        'node_modules/server': { resolved: 'apps/server', link: true },
        'node_modules/pg': { version: '8.0.0' },
        ...packages,
      },
    }),
  };
}

describe('the lock file check', () => {
  test('accepts a lock file that agrees with every workspace', async () => {
    expect(await withPlantedFiles(plant({}), checkLockFile)).toEqual([]);
  });

  test('finds a workspace whose packages changed without the lock file', async () => {
    const planted = plant({ 'apps/server': { ...server, dependencies: { pg: '7.0.0' } } });
    expect(await withPlantedFiles(planted, checkLockFile)).toEqual([
      'apps/server/package.json and the lock file name different packages.',
    ]);
  });

  test('finds an optional package that the lock file leaves out', async () => {
    const planted = plant({ 'node_modules/swc': { optionalDependencies: { 'swc-mac': '1.0.0' } } });
    expect(await withPlantedFiles(planted, checkLockFile)).toEqual([
      'swc-mac, optional for node_modules/swc, is not in the lock file.',
    ]);
  });

  test('finds the name of a host', async () => {
    const planted = plant({ 'node_modules/pg': { resolved: 'https://packages.example/pg.tgz' } });
    expect(await withPlantedFiles(planted, checkLockFile)).toEqual([
      'node_modules/pg names a host: https://packages.example/pg.tgz',
    ]);
  });

  test('does not accept an empty lock file', async () => {
    const planted = { ...plant({}), 'package-lock.json': '{"packages":{"":{}}}' };
    expect(await withPlantedFiles(planted, checkLockFile)).toEqual(['The lock file knows no workspace.']);
  });
});

test('a clean machine can install from the lock file', async () => {
  expect(await checkLockFile(root)).toEqual([]);
});
