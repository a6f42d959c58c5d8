// The ways in which a process dies here, always with kill -9.
import { Client } from 'pg';
import type { Chance } from '../lib/chance.ts';
import { backendPids, databaseUrl, postgresPids, postmasterPid, signalAll } from '../lib/postgresOf.ts';
import type { Server } from '../lib/server.ts';
import { query } from '../lib/sql.ts';
import { waitFor } from '../lib/wait.ts';

export const killings = ['server', 'postmaster', 'backend', 'allPostgres', 'both'] as const;
export type Killing = (typeof killings)[number];

export async function kill(what: Killing, server: Server, dataDir: string, chance: Chance): Promise<void> {
  if (what === 'server') {
    server.signal('SIGKILL');
  } else if (what === 'postmaster') {
    signalAll([await postmasterPid(dataDir)], 'SIGKILL');
  } else if (what === 'backend') {
    const pids = await backendPids(dataDir);
    const pid = pids[chance.below(pids.length)];
    if (pid !== undefined) signalAll([pid], 'SIGKILL');
  } else {
    const pids = await postgresPids(dataDir);
    if (what === 'both') server.signal('SIGKILL');
    signalAll(pids, 'SIGKILL');
  }
}

/** Resolves when the database, which is about to die, accepts connections again. */
export async function watchDatabase(dataDir: string): Promise<{ back(): Promise<number> }> {
  const client = new Client({ connectionString: await databaseUrl(dataDir) });
  const broken = new Promise<void>((resolve) => {
    client.on('error', () => resolve());
    client.on('end', () => resolve());
  });
  await client.connect();
  return {
    back: async () => {
      await broken;
      return waitFor('a database that is back', () => answers(dataDir), { every: 15 });
    },
  };
}

async function answers(dataDir: string): Promise<number | undefined> {
  try {
    await query(await databaseUrl(dataDir), 'select 1');
    return performance.now();
  } catch {
    return undefined;
  }
}
