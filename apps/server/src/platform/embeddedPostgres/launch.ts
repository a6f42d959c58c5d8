// Starts PostgreSQL on a port and waits until it accepts connections.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { reachableFolder } from './account.ts';
import { type Cluster, postmasterFile } from './cluster.ts';
import { readLogSince, sizeOf } from './logFile.ts';
import { postgresProblem } from './problems.ts';
import { settingArguments } from './settings.ts';
import { toolEnvironment } from './tool.ts';

export type Running = { pid: number; exited: Promise<void> };
export type Log = (level: 'info' | 'warn' | 'error', message: string) => void;

/** Another process took the port between its choice and the start. */
export class PortTaken extends Error {}

const sayEvery = 10_000;

export async function launch(
  cluster: Cluster,
  port: number,
  { log, signal }: { log: Log; signal: AbortSignal },
): Promise<Running> {
  const logBegin = await sizeOf(cluster.logFile);
  const running = await spawnPostgres(cluster, port);
  let alive = true;
  const exited = running.exited.then(() => {
    alive = false;
  });
  // No time limit: recovery after a crash can take long.
  for (let saidAt = Date.now(); !(await isReady(cluster, running.pid));) {
    await Promise.race([exited, delay(10)]);
    if (!alive) throw await whyNot(cluster, logBegin);
    signal.throwIfAborted();
    if (Date.now() - saidAt > sayEvery) {
      saidAt = Date.now();
      log('info', 'PostgreSQL is still starting; after a crash it first recovers.');
    }
  }
  return running;
}

async function spawnPostgres(cluster: Cluster, port: number): Promise<Running> {
  const reachable = await reachableFolder(cluster.account, cluster.folder);
  const output = await open(cluster.logFile, 'a', 0o600);
  try {
    const postgres = join(cluster.binaries, 'bin', 'postgres');
    const child = spawn(postgres, ['-D', reachable.path, ...settingArguments(cluster, port)], {
      ...cluster.account,
      cwd: '/',
      env: toolEnvironment,
      // In its own session: Ctrl-C in the terminal is for the server, which still needs its database.
      detached: true,
      stdio: ['ignore', output.fd, output.fd, ...reachable.descriptors],
    });
    const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    await once(child, 'spawn');
    if (child.pid === undefined) throw new Error('PostgreSQL was started without a process id.');
    return { pid: child.pid, exited };
  } finally {
    await Promise.all([output.close(), reachable.close()]);
  }
}

async function isReady(cluster: Cluster, pid: number): Promise<boolean> {
  const postmaster = await postmasterFile(cluster.folder);
  return postmaster?.pid === pid && postmaster.ready;
}

async function whyNot(cluster: Cluster, logBegin: number): Promise<Error> {
  const output = await readLogSince(cluster.logFile, logBegin);
  return /could not bind .*Address already in use/.test(output)
    ? new PortTaken(output)
    : postgresProblem(output, cluster.folder, cluster.logFile);
}
