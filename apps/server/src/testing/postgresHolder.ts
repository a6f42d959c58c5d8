// The process that testPostgres.ts starts: a PostgreSQL in a temporary folder, with the template. It lives as long as
// its input is open, so the end of a run, even by kill -9, leaves neither PostgreSQL nor the folder.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { startEmbeddedPostgres } from '../platform/embeddedPostgres/index.ts';
import { onStop } from '../platform/process/onStop.ts';
import { makeTemplate } from './template.ts';

const over = new Promise<void>((resolve) => {
  process.stdin.resume().once('close', () => resolve());
  onStop(
    () => resolve(),
    () => process.exit(1),
  );
});

const folder = await mkdtemp(join(process.argv[2] ?? tmpdir(), 'schooldog-tests-'));
// PostgreSQL does not run as root and then runs as another user, who must be able to reach its folder.
await chmod(folder, 0o755);
try {
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {}, isTemporary: true });
  try {
    const ready = makeTemplate(postgres.url, join(folder, 'template')).then(() => {
      process.stdout.write(JSON.stringify({ url: postgres.url, folder }));
    });
    // A run that ends meanwhile does not wait for the template.
    await Promise.race([over, ready]);
    await over;
  } finally {
    await postgres.stop();
  }
} catch (error) {
  process.stderr.write(inspect(error));
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 50 });
}
process.exit();
