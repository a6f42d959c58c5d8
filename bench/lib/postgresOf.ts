// The PostgreSQL that runs in a data folder, seen from outside: its processes, its address, whether it is ready.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clusterName, postmasterFile } from '../../apps/server/src/platform/embeddedPostgres/cluster.ts';
import { databaseName } from '../../apps/server/src/platform/embeddedPostgres/initialise.ts';
import { processesOf } from '../../apps/server/src/platform/embeddedPostgres/processes.ts';
import { waitFor } from './wait.ts';

export async function postgresPids(dataDir: string): Promise<number[]> {
  const name = await clusterName(join(dataDir, 'postgres')).catch(() => undefined);
  return name === undefined ? [] : processesOf(name);
}

export async function postmasterPid(dataDir: string): Promise<number> {
  const postmaster = await postmasterFile(join(dataDir, 'postgres'));
  if (postmaster === undefined) throw new Error(`No PostgreSQL runs in ${dataDir}.`);
  return postmaster.pid;
}

/** Processes that serve a connection; the others are background processes. */
export async function backendPids(dataDir: string): Promise<number[]> {
  const pids = await postgresPids(dataDir);
  const titles = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')),
  );
  return pids.filter((_, at) => titles[at]?.includes('127.0.0.1(') === true);
}

/** The address of the database of a server that was given none. */
export async function databaseUrl(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'postgres');
  const password = await readFile(join(folder, `${databaseName}.password`), 'utf8');
  const port = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')[3];
  return `postgresql://${databaseName}:${password}@127.0.0.1:${port}/${databaseName}`;
}

/** Resolves when a PostgreSQL in the folder takes connections. */
export async function postgresReady(dataDir: string): Promise<void> {
  await waitFor('a database that is ready', async () => {
    const postmaster = await postmasterFile(join(dataDir, 'postgres'));
    return postmaster?.ready === true ? true : undefined;
  });
}

export async function killPostgres(dataDir: string): Promise<void> {
  await waitFor('the end of PostgreSQL', async () => {
    const pids = await postgresPids(dataDir);
    signalAll(pids, 'SIGKILL');
    return pids.length === 0 ? true : undefined;
  });
}

/** Sends a signal; a process that is already gone is ignored. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}
