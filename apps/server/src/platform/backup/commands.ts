// `npm run backup -- FILE`, `npm run restore -- FILE [--replace]` and `npm run restore -- --release`.
import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import type { Config } from '../config/config.ts';
import { DataFolderInUse, runningDatabaseUrl, startEmbeddedPostgres } from '../embeddedPostgres/index.ts';
import { createStorage } from '../files/index.ts';
import type { Log } from '../logging/log.ts';
import { makeBackup } from './backup.ts';
import { BackupProblem } from './backupProblem.ts';
import { releaseHeldWork } from './heldWork.ts';
import { restoreBackup } from './restore.ts';

export type CommandParts = Readonly<{
  config: Config;
  log: Log;
  args: readonly string[];
  migrationsFolder: string;
  /** The folder of the command line: npm itself runs in the project's folder. */
  folder: string;
  print(line: string): void;
}>;

const usage = `Usage:
  npm run backup -- FILE
  npm run restore -- FILE [--replace]
  npm run restore -- --release`;

export async function backupCommand(parts: CommandParts): Promise<void> {
  const { config, log, print } = parts;
  const { positionals } = argumentsOf(parts, {});
  const path = fileOf(parts, positionals);
  if (await exists(path)) throw new BackupProblem(`${path} is there already. Choose another name.`);
  if (config.databaseUrl === undefined && !(await exists(join(config.dataDir, 'postgres'))))
    throw new BackupProblem(`There is no database in ${config.dataDir}. Set DATA_DIR or DATABASE_URL.`);
  const storage = await createStorage({ config, log });
  const { rows, files, missingFiles } = await withDatabase(parts, (url) =>
    makeBackup({ url, storage, path, now: new Date() }),
  );
  print(`${path}: ${rows} rows and ${files} files.`);
  if (missingFiles.length > 0)
    print(`The bytes of ${missingFiles.length} files are missing in the store: ${missingFiles.join(', ')}`);
}

export async function restoreCommand(parts: CommandParts): Promise<void> {
  const { config, log, migrationsFolder, print } = parts;
  const { values, positionals } = argumentsOf(parts, {
    replace: { type: 'boolean' },
    release: { type: 'boolean' },
  });
  if (values['release'] === true) return release(parts);
  const path = fileOf(parts, positionals);
  const replace = values['replace'] === true;
  const storage = await createStorage({ config, log });
  const restored = await withOwnDatabase(parts, (url) =>
    restoreBackup({ url, storage, path, replace, migrationsFolder, dataDir: config.dataDir }),
  );
  const { rows, files, held, start } = restored;
  print(
    `Restored ${rows} rows and ${files} files of ${start.timeCreated} (release ${start.productVersion}).`,
  );
  print('All users have to sign in again.');
  if (held > 0) print(`${held} queued jobs are held. To let them go: npm run restore -- --release`);
}

async function release(parts: CommandParts): Promise<void> {
  const released = await withDatabase(parts, async (url) => {
    const client = new Client({ connectionString: url, application_name: 'schooldog-restore' });
    await client.connect();
    try {
      return await releaseHeldWork(client);
    } finally {
      await client.end();
    }
  });
  parts.print(`${released} jobs were released.`);
}

type Options = Record<string, { type: 'boolean' }>;

function argumentsOf({ args }: CommandParts, options: Options) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (cause) {
    throw new BackupProblem(usage, { cause });
  }
}

function fileOf({ folder }: CommandParts, positionals: readonly string[]): string {
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new BackupProblem(usage);
  return resolve(folder, file);
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** The database of a running server, or the one of the folder, started for this command only. */
async function withDatabase<Answer>(
  parts: CommandParts,
  run: (url: string) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await withOwnDatabase(parts, run);
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    return run(await runningDatabaseUrl(parts.config.dataDir));
  }
}

async function withOwnDatabase<Answer>(
  { config, log }: CommandParts,
  run: (url: string) => Promise<Answer>,
): Promise<Answer> {
  if (config.databaseUrl !== undefined) return run(config.databaseUrl);
  const postgres = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    log: (level, message) => log[level](message),
  });
  try {
    return await run(postgres.url);
  } finally {
    await postgres.stop();
  }
}
