import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseName, passwordFile } from './initialise.ts';

/** The address of the database that another process, the server of this folder, is running. */
export async function runningDatabaseUrl(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'postgres');
  const [password, postmaster] = await Promise.all([
    readFile(join(folder, passwordFile), 'utf8'),
    readFile(join(folder, 'postmaster.pid'), 'utf8'),
  ]);
  const port = postmaster.split('\n')[3]?.trim();
  return `postgresql://${databaseName}:${password}@127.0.0.1:${port}/${databaseName}`;
}
