import { mkdtempSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killPostgres } from './postgresOf.ts';

/** A new folder, removed at the end with the PostgreSQL that a killed server may have left in it. */
export async function newDataFolder(stack: AsyncDisposableStack): Promise<string> {
  if (stack.disposed) throw new Error('The bench is ending.');
  const folder = mkdtempSync(join(tmpdir(), 'schooldog-bench-'));
  stack.defer(async () => {
    await killPostgres(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  // PostgreSQL does not run as root and then runs as another user, who must be able to reach its folder.
  await chmod(folder, 0o755);
  return folder;
}
