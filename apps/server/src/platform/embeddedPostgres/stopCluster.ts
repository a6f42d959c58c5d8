// Stops every process of a cluster: our own PostgreSQL, or the leftovers of a killed server or postmaster. Afterwards
// nothing prevents a new PostgreSQL from starting in the folder.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Cluster, postmasterFile } from './cluster.ts';
import { DataFolderProblem, errorCode } from './problems.ts';
import { belongsTo, processesOf } from './processes.ts';

export async function stopCluster(cluster: Cluster): Promise<void> {
  const pids = await processesOf(cluster.name);
  const postmaster = await postmasterFile(cluster.folder);
  if (postmaster !== undefined && pids.includes(postmaster.pid)) {
    // A fast shutdown: sessions end, committed data is written, no recovery is needed later.
    signal([postmaster.pid], 'SIGINT', cluster);
    await gone(pids, cluster.name, cluster.patience);
  }
  // Kill backends without a postmaster, or with one that hangs. The next start then recovers from the write-ahead
  // log, so nothing committed is lost.
  for (const hard of ['SIGQUIT', 'SIGKILL'] as const) {
    const left = await processesOf(cluster.name);
    if (left.length === 0) break;
    signal(left, hard, cluster);
    await gone(left, cluster.name, cluster.patience / 2);
  }
  const [survivor] = await processesOf(cluster.name);
  if (survivor !== undefined) throw cannotStop(cluster, survivor);
  await forgetReusedPid(cluster.folder);
}

/** Sends a signal; processes that are already gone are ignored. */
export function signal(pids: readonly number[], name: NodeJS.Signals, cluster: Cluster): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      if (errorCode(error) !== 'ESRCH') throw cannotStop(cluster, pid, error);
    }
  }
}

async function gone(pids: readonly number[], name: string, atMost: number): Promise<void> {
  for (const end = Date.now() + atMost; Date.now() < end; await delay(15)) {
    const alive = await Promise.all(pids.map((pid) => belongsTo(pid, name)));
    if (!alive.includes(true)) return;
  }
}

/** PostgreSQL does not start if the pid in its old file now belongs to any process, even an unrelated one. */
async function forgetReusedPid(folder: string): Promise<void> {
  const left = await postmasterFile(folder);
  if (left !== undefined && exists(left.pid)) await rm(join(folder, 'postmaster.pid'));
}

function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) !== 'ESRCH';
  }
}

function cannotStop(cluster: Cluster, pid: number, cause?: unknown): DataFolderProblem {
  return new DataFolderProblem(
    'cannotStop',
    `A PostgreSQL (process ${pid}) is still running in ${cluster.folder} and cannot be stopped by this server.`,
    cause,
  );
}
