// A PostgreSQL that belongs to no server, so that several can share it and the bench can stop it.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../apps/server/src/platform/embeddedPostgres/port.ts';
import { lastLines, startNode, type Child } from './child.ts';
import { newDataFolder } from './dataFolder.ts';
import { killPostgres, postgresPids, signalAll } from './postgresOf.ts';
import { waitFor } from './wait.ts';

export interface BenchDatabase {
  readonly url: string;
  /** All its processes are stopped: connections stay open without an answer. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  kill(): Promise<void>;
  startAgain(): Promise<void>;
}

export async function startDatabase(stack: AsyncDisposableStack): Promise<BenchDatabase> {
  const dataDir = await newDataFolder(stack);
  const port = await freePort();
  let holder = await hold(stack, dataDir, port, 1);
  let holders = 1;
  const thaw = async () => signalAll(await postgresPids(dataDir), 'SIGCONT');
  stack.defer(thaw);
  return {
    url: holder.url,
    freeze: async () => signalAll(await postgresPids(dataDir), 'SIGSTOP'),
    thaw,
    kill: async () => {
      holder.child.signal('SIGKILL');
      await holder.child.exited;
      await killPostgres(dataDir);
    },
    startAgain: async () => {
      holders += 1;
      holder = await hold(stack, dataDir, port, holders);
    },
  };
}

async function hold(stack: AsyncDisposableStack, dataDir: string, port: number, number: number) {
  const child = await startNode(stack, {
    args: [join(import.meta.dirname, 'postgresHolder.ts'), JSON.stringify({ dataDir, port })],
    environment: {},
    logFile: join(dataDir, `holder-${number}.log`),
  });
  return { child, url: await waitFor('a database', () => urlOf(child)) };
}

async function urlOf(child: Child): Promise<string | undefined> {
  const url = /^holds (\S+)$/m.exec(await readFile(child.logFile, 'utf8'))?.[1];
  if (url === undefined && !child.isAlive()) throw new Error(`PostgreSQL ended:\n${await lastLines(child)}`);
  return url;
}
