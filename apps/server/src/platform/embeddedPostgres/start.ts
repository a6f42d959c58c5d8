// The order of a start: the data folder, its lock, the programs, the database, leftovers of a killed
// server, PostgreSQL.
import { access, constants, mkdir, realpath, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { newOwner, ownerOf } from './account.ts';
import { type NativePackage, usableBinaries } from './binaries.ts';
import { type Cluster, clusterName, hasDatabase, makeOwned } from './cluster.ts';
import { databaseName, initialise, passwordOf } from './initialise.ts';
import { launch, type Log, PortTaken, type Running } from './launch.ts';
import { acquireLock, type Lock } from './lock.ts';
import { rotateLog } from './logFile.ts';
import { folderProblem } from './problems.ts';
import { processesOf } from './processes.ts';
import { stopCluster } from './stopCluster.ts';
import { supervise } from './supervise.ts';

export type EmbeddedPostgres = {
  readonly url: string;
  /** The postmaster; a new one after PostgreSQL had to be restarted. */
  readonly pid: number;
  stop(): Promise<void>;
  /** Called each time PostgreSQL ends unexpectedly. It is restarted anyway. */
  onExit(listener: () => void): void;
};
export type StartOptions = {
  dataDir: string;
  log: Log;
  /** For a database that nobody needs after the run, such as that of tests. It is much faster without the disk. */
  isTemporary?: boolean;
  /** Called when a new database is being made: for a second or more only programs of PostgreSQL are busy. */
  onInitialize?: () => void;
};

/** What a start finds on this machine. */
export type Machine = {
  native: NativePackage;
  /** Where a copy of the programs may be made if needed, the best place first. */
  copyPlaces: (dataDir: string) => string[];
  choosePort: () => Promise<number>;
  /** How long a fast shutdown may take before it becomes an immediate one. */
  patience: number;
};

const portTries = 20;
const rotateEvery = 3_600_000;

export async function start(options: StartOptions, machine: Machine): Promise<EmbeddedPostgres> {
  const { log } = options;
  const home = await openDataFolder(resolve(options.dataDir));
  const lock = await acquireLock(home, log).catch((error: unknown) => {
    throw folderProblem(error, home);
  });
  try {
    return await startLocked({ ...options, dataDir: home }, lock, machine);
  } catch (error) {
    lock.release();
    throw folderProblem(error, home);
  }
}

/** Creates the folder if needed, and explains in one sentence why it cannot be used. */
export async function openDataFolder(dataDir: string): Promise<string> {
  try {
    await makeFolder(dataDir);
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    return await realpath(dataDir);
  } catch (error) {
    throw folderProblem(error, dataDir);
  }
}

/** Not by `recursive`, which never ends where a folder exists and takes no other, such as /proc. */
async function makeFolder(path: string): Promise<void> {
  if (await isFolder(path)) return;
  if (dirname(path) !== path) await makeFolder(dirname(path));
  await mkdir(path).catch(async (error: unknown) => {
    // Another process may have been faster.
    if (!(await isFolder(path))) throw error;
  });
}

async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isDirectory() ?? false;
}

async function startLocked(options: StartOptions, lock: Lock, machine: Machine): Promise<EmbeddedPostgres> {
  const { log } = options;
  const cluster = await prepareCluster(options, machine);
  const left = await processesOf(cluster.name);
  if (left.length > 0) {
    log(
      'warn',
      `PostgreSQL (process ${left[0]}) was left by a server that was killed; it is started afresh.`,
    );
  }
  await stopCluster(cluster);
  await rotateLog(cluster.logFile);
  const password = await passwordOf(cluster.folder, cluster, cluster.logFile);
  const { running, port } = await launchOnFreePort(cluster, machine.choosePort, log);
  const supervised = supervise(cluster, running, port, log);
  const rotating = setInterval(() => {
    void rotateLog(cluster.logFile).catch((error: unknown) => log('warn', `postgres.log: ${String(error)}`));
  }, rotateEvery).unref();

  // A server that exits without stop(), by an unexpected error, ends its database.
  const takeAlong = () => {
    supervised.interrupt();
    lock.release();
  };
  process.once('exit', takeAlong);
  return {
    url: `postgresql://${databaseName}:${password}@127.0.0.1:${port}/${databaseName}`,
    get pid() {
      return supervised.pid();
    },
    onExit: (listener) => supervised.onExit(listener),
    async stop() {
      clearInterval(rotating);
      await supervised.stop();
      process.removeListener('exit', takeAlong);
      lock.release();
    },
  };
}

async function prepareCluster(options: StartOptions, machine: Machine): Promise<Cluster> {
  const { dataDir: home, log, isTemporary = false, onInitialize } = options;
  const { patience } = machine;
  const folder = join(home, 'postgres');
  const logFile = join(home, 'postgres.log');
  const major = machine.native.version.split('.')[0] ?? '';
  const present = await hasDatabase(folder, major);
  const account = present ? await ownerOf(folder) : newOwner();
  const binaries = await usableBinaries(machine.native, account, machine.copyPlaces(home));
  if (!present) {
    log('info', `Making a new PostgreSQL ${major} database in ${folder}.`);
    await initialise(folder, { binaries, account }, { logFile, isTemporary, onInitialize });
  }
  await makeOwned(folder, account);
  return { folder, logFile, patience, isTemporary, account, binaries, name: await clusterName(folder) };
}

async function launchOnFreePort(
  cluster: Cluster,
  choosePort: () => Promise<number>,
  log: Log,
): Promise<{ running: Running; port: number }> {
  const { signal } = new AbortController();
  for (let tries = 1; ; tries += 1) {
    const port = await choosePort();
    try {
      return { running: await launch(cluster, port, { log, signal }), port };
    } catch (error) {
      if (!(error instanceof PortTaken) || tries === portTries) throw error;
    }
  }
}
