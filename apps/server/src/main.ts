// Starts one server process: settings, database, migrations, demo district, HTTP. Every failure that the admin can
// fix ends with one clear message instead of a stack trace.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createApp, type App } from './app.ts';
import type { DemoDistrict } from './demo/composeDistrict.ts';
import { composeDemoDistrict, prepareDistrict } from './demo/prepareDistrict.ts';
import { rebuildEntryCounts } from './features/entries/index.ts';
import { BackupProblem } from './platform/backup/backupProblem.ts';
import { backupCommand, type CommandParts, restoreCommand } from './platform/backup/commands.ts';
import { ConfigProblem, readConfig, type Config } from './platform/config/config.ts';
import { connectDatabase, type Database } from './platform/database/database.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import {
  DataFolderInUse,
  DataFolderProblem,
  openDataFolder,
  startEmbeddedPostgres,
} from './platform/embeddedPostgres/index.ts';
import { createLog, describeError, type Log } from './platform/logging/log.ts';
import { onStop } from './platform/process/onStop.ts';

/** Migrations and web pages are beside the bundle; in development they are in their workspaces. */
const here = import.meta.dirname;
const isBundle = existsSync(join(here, 'migrations'));
const folders = {
  migrations: isBundle ? join(here, 'migrations') : join(here, '../migrations'),
  swagger: isBundle ? join(here, 'swagger') : undefined,
  web: [join(here, '../../web/dist')].find((folder) => existsSync(join(folder, 'index.html'))),
};

/** Its own PostgreSQL, or the one that the settings name. */
async function openDatabase(
  config: Config,
  log: Log,
  onInitialize: () => void = () => undefined,
): Promise<{ url: string; stop(): Promise<void> }> {
  await openDataFolder(config.dataDir);
  if (config.databaseUrl !== undefined) return { url: config.databaseUrl, stop: async () => undefined };
  return startEmbeddedPostgres({
    dataDir: config.dataDir,
    log: (level, message) => log[level](message),
    onInitialize,
  });
}

async function start(config: Config, log: Log): Promise<() => Promise<void>> {
  // On a first start this process composes the demo district while PostgreSQL makes its database.
  let district: Promise<DemoDistrict> | undefined;
  const postgres = await openDatabase(config, log, () => {
    if (config.demo) district = composeDemoDistrict(new Date());
  });
  const { url } = postgres;
  let database: Database | undefined;
  let app: App | undefined;
  const stop = async () => {
    await app?.stop();
    await database?.close();
    await postgres.stop();
  };
  try {
    await migrateDatabase(url, folders.migrations);
    database = connectDatabase({ url, poolSize: config.databasePool, log });
    app = await createApp({ config, database, log, folders });
    await app.start();
    const notes = await prepareDistrict(app.services, config, district);
    // Large; it would be kept with `stop`, which is made beside it.
    district = undefined;
    await database.startServing();
    await app.http.listen({ port: config.port, host: config.host });
    announce(app, notes);
    releaseStartMemory();
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * A start leaves behind more garbage than the server needs to run, and V8 would keep that memory for a long time. Requests right
 * after a start must not wait for its collection, so that waits for a quiet second.
 */
function releaseStartMemory(): void {
  let before = performance.eventLoopUtilization();
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const isQuiet = performance.eventLoopUtilization(now, before).utilization < 0.1;
    before = now;
    if (!isQuiet) return;
    clearInterval(timer);
    void globalThis.gc?.({ type: 'major', execution: 'async', flavor: 'last-resort' });
  }, 1000);
  timer.unref();
}

function announce(app: App, notes: readonly string[]): void {
  const { publicUrl } = app.services;
  const lines = ['', ...notes.map((note) => note.replaceAll('{url}', publicUrl)), `ready at ${publicUrl}`];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function explain(error: unknown, config: Config | undefined): string {
  if (
    error instanceof ConfigProblem ||
    error instanceof BackupProblem ||
    error instanceof DataFolderInUse ||
    error instanceof DataFolderProblem
  )
    return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return `Port ${config?.port} is in use by another program. Stop that program, or choose another port: PORT=3001 npm start`;
  }
  if (code === 'EACCES' || code === 'EPERM') {
    return `The folder ${config?.dataDir} cannot be written to. Give this user the right to write there, or choose another with DATA_DIR.`;
  }
  if (code === 'ENOSPC')
    return `There is no room left on the disk of ${config?.dataDir}. Nothing was lost; make room and start again.`;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === '28P01' || code === '3D000') {
    return `The database at DATABASE_URL does not take connections (${code}). Check the address, name and password.`;
  }
  return JSON.stringify(describeError(error), null, 2);
}

/** Recounts everything and ends. The district may be in use; concurrent logging waits. */
async function rebuildCounts(config: Config, log: Log): Promise<void> {
  const postgres = await openDatabase(config, log);
  try {
    await migrateDatabase(postgres.url, folders.migrations);
    await rebuildEntryCounts(postgres.url, log);
    process.stdout.write('All entries were counted again.\n');
  } finally {
    await postgres.stop();
  }
}

const commands: Readonly<Record<string, (parts: CommandParts) => Promise<void>>> = {
  backup: backupCommand,
  restore: restoreCommand,
  'rebuild-counts': ({ config, log }) => rebuildCounts(config, log),
};

async function run(): Promise<void> {
  let config: Config | undefined;
  try {
    config = readConfig(process.env);
    const log = createLog(config.logLevel);
    const [name = '', ...args] = process.argv.slice(2);
    const command = commands[name];
    if (command !== undefined) {
      return await command({
        config,
        log,
        args,
        migrationsFolder: folders.migrations,
        folder: process.env['INIT_CWD'] ?? process.cwd(),
        print: (line) => void process.stdout.write(`${line}\n`),
      });
    }
    const stop = await start(config, log);
    onStop(
      () =>
        void stop().then(
          () => process.exit(0),
          () => process.exit(1),
        ),
      () => process.exit(130),
    );
  } catch (error) {
    process.stderr.write(`\n${explain(error, config)}\n`);
    process.exit(1);
  }
}

await run();
