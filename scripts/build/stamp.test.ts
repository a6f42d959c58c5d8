import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withPlantedFiles } from '../lib/temporaryFolder.ts';
import { forget, whenStale } from './stamp.ts';

const target = { name: 'server', sources: ['lock.json', 'src'], results: ['out.js'] };
const planted = {
  'lock.json': '{}',
  'src/main.ts': '1',
  'src/main.test.ts': '1',
  'src/testing/people.ts': '1',
};

/** Builds once, changes something, and returns whether the second build ran. */
async function rebuildsAfter(change: (folder: string) => Promise<unknown>): Promise<boolean> {
  return withPlantedFiles(planted, async (folder) => {
    const build = async (): Promise<void> => writeFile(join(folder, 'out.js'), 'built');
    expect(await whenStale(folder, target, build)).toBe(true);
    await change(folder);
    return whenStale(folder, target, build);
  });
}

test('an unchanged project is not built again', async () => {
  expect(await rebuildsAfter((folder) => readFile(join(folder, 'out.js')))).toBe(false);
});

test.each([
  ['a source changes', (folder: string) => writeFile(join(folder, 'src/main.ts'), '2')],
  ['a source appears', (folder: string) => writeFile(join(folder, 'src/other.ts'), '1')],
  ['a source disappears', (folder: string) => rm(join(folder, 'src/main.ts'))],
  ['the lock file changes', (folder: string) => writeFile(join(folder, 'lock.json'), '{"a":1}')],
  ['the result is gone', (folder: string) => rm(join(folder, 'out.js'))],
  ['the stamp is forgotten', (folder: string) => forget(folder, 'server')],
])('it is built again when %s', async (_name, change) => {
  expect(await rebuildsAfter(change)).toBe(true);
});

test.each(['src/main.test.ts', 'src/testing/people.ts'])('a change in %s builds nothing', async (path) => {
  expect(await rebuildsAfter((folder) => writeFile(join(folder, path), '2'))).toBe(false);
});

test('a failed build is tried again', async () => {
  await withPlantedFiles({ ...planted, 'out.js': 'half' }, async (folder) => {
    const fail = (): Promise<void> => Promise.reject(new Error('no room'));
    await expect(whenStale(folder, target, fail)).rejects.toThrow('no room');
    expect(await whenStale(folder, target, () => Promise.resolve())).toBe(true);
  });
});
