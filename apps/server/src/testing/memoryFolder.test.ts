import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { memoryFolder } from './memoryFolder.ts';

test('databases of tests are in memory only where there is room for them', async () => {
  expect(await memoryFolder(import.meta.dirname, 1)).toBe(import.meta.dirname);
  expect(await memoryFolder(import.meta.dirname, Infinity)).toBe(tmpdir());
  expect(await memoryFolder(join(import.meta.dirname, 'missing'), 1)).toBe(tmpdir());
});
