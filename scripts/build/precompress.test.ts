import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { filesBelow } from '../lib/files.ts';
import { withPlantedFiles } from '../lib/temporaryFolder.ts';
import { precompress } from './precompress.ts';

test('text of some size gets both siblings; small files, pictures and source maps get none', async () => {
  const long = 'const walk = 1;\n'.repeat(500);
  const planted = {
    'assets/a.js': long,
    'assets/a.js.map': long,
    'b.css': 'a{}',
    'c.png': long,
    'index.html': long,
  };
  await withPlantedFiles(planted, async (folder) => {
    expect(await precompress(folder)).toBe(2);
    expect(await filesBelow(folder)).toEqual(
      [
        ...Object.keys(planted),
        'assets/a.js.br',
        'assets/a.js.gz',
        'index.html.br',
        'index.html.gz',
      ].toSorted(),
    );
    expect(brotliDecompressSync(await readFile(join(folder, 'assets/a.js.br'))).toString()).toBe(long);
    expect(gunzipSync(await readFile(join(folder, 'assets/a.js.gz'))).toString()).toBe(long);
  });
});
