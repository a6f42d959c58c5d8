import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { filesBelow } from '../lib/files.ts';
import { inRoot, root } from '../lib/root.ts';

test('every job of the server has a name that people can read', async () => {
  const files = (await filesBelow(root, 'apps/server/src')).filter((file) => !file.endsWith('.test.ts'));
  const sources = await Promise.all(files.map((file) => readFile(inRoot(file), 'utf8')));
  const jobs = sources.flatMap((source) =>
    [...source.matchAll(/defineJob\(\{\s*name: '([^']+)'/g)].map(([, name]) => name),
  );
  const named = await readFile(inRoot('apps/web/src/features/notifications/jobs/queueName.ts'), 'utf8');
  expect(jobs).toContain('housekeeping');
  expect(jobs.filter((job) => !named.includes(`'${job}'`))).toEqual([]);
});
