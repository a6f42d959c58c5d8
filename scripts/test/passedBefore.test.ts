import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withPlantedFiles } from '../lib/temporaryFolder.ts';
import { hashOfProject, hasPassed, notePassed } from './passedBefore.ts';

const files = {
  'package-lock.json': '{}',
  '.oxlintrc.json': '{}',
  'apps/web/src/a.ts': 'export const a = 1;',
};

test('a check that passed counts as passed until a file changes, comes or goes', async () => {
  await withPlantedFiles(files, async (folder) => {
    const first = await hashOfProject(folder);
    expect(await hasPassed(folder, 'lint', first)).toBe(false);
    await notePassed(folder, 'lint', first);
    expect(await hasPassed(folder, 'lint', await hashOfProject(folder))).toBe(true);
    expect(await hasPassed(folder, 'types', first)).toBe(false);
    for (const change of [
      () => writeFile(join(folder, '.oxlintrc.json'), '{ }'),
      () => writeFile(join(folder, 'apps/web/src/b.ts'), ''),
      () => rm(join(folder, 'package-lock.json')),
    ]) {
      const before = await hashOfProject(folder);
      await notePassed(folder, 'lint', before);
      await change();
      expect(await hasPassed(folder, 'lint', await hashOfProject(folder))).toBe(false);
    }
  });
});
