// What an admin types, on the embedded database of a data folder: while its server is stopped and while it runs.
import { chmod, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { quietLog, testDatabase } from '../../testing/database.ts';
import { aPerson } from '../../testing/people.ts';
import { readConfig } from '../config/config.ts';
import { startEmbeddedPostgres } from '../embeddedPostgres/index.ts';
import { tempFolder } from '../files/testing/storages.ts';
import { backupCommand, type CommandParts, restoreCommand } from './commands.ts';
import { rowsOf } from './testing/databaseContents.ts';

const folder = await tempFolder();
const dataDir = await tempFolder();
const migrationsFolder = join(import.meta.dirname, '../../../migrations');
const held = `select count(*)::int as held from jobs.job where start_after > now() + interval '1 year'`;
const names = 'select first_name as name from users';

/** Answers with what the command printed. */
async function typed(
  command: (parts: CommandParts) => Promise<void>,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const printed: string[] = [];
  await command({
    config: readConfig({ DATA_DIR: dataDir, ...environment }),
    log: quietLog,
    args,
    migrationsFolder,
    folder,
    print: (line) => void printed.push(line),
  });
  return printed.join('\n');
}
const backup = (...args: readonly string[]) => typed(backupCommand, args);
const restore = (...args: readonly string[]) => typed(restoreCommand, args);

async function whileRunning<Answer>(run: (url: string) => Promise<Answer>): Promise<Answer> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined, isTemporary: true });
  try {
    return await run(postgres.url);
  } finally {
    await postgres.stop();
  }
}

let restored: string;

beforeAll(async () => {
  // As root the account of the database reaches it too.
  await chmod(dataDir, 0o755);
  const outside = await testDatabase();
  await aPerson(outside, { role: 'principal', firstName: 'Ada' });
  await rowsOf(
    outside.url,
    `insert into jobs.job (name, data) values ('messages.mail', '{"messageId": "m1"}')`,
  );
  await typed(backupCommand, ['moved.backup'], { DATABASE_URL: outside.url });
  restored = await restore('moved.backup');
});

it('an outside database moves into an empty folder', () => {
  expect(restored).toMatch(
    /^Restored \d+ rows and 0 files of .*\nAll users have to sign in again\.\n1 queued jobs are held\./,
  );
});

describe('a command', () => {
  it('says how it is used when no file or an unknown option is given', async () => {
    for (const wrong of [backup(), backup('--replace'), restore(), restore('a', 'b')])
      await expect(wrong).rejects.toThrow('npm run backup -- FILE');
  });

  it('makes no database where there is none', async () => {
    const DATA_DIR = join(folder, 'nothing');
    await expect(typed(backupCommand, ['none.backup'], { DATA_DIR })).rejects.toThrow('There is no database');
    await expect(stat(DATA_DIR)).rejects.toThrow('ENOENT');
  });
});

describe('while the server runs', () => {
  it('a backup is made, and never in the place of another file', async () => {
    await whileRunning(async () => {
      expect(await backup('running.backup')).toMatch(/running\.backup: \d+ rows and 0 files\.$/);
      const { mtimeMs } = await stat(join(folder, 'running.backup'));
      await expect(backup('running.backup')).rejects.toThrow('is there already');
      expect((await stat(join(folder, 'running.backup'))).mtimeMs).toBe(mtimeMs);
    });
  });

  it('held jobs are released, but nothing is restored', async () => {
    await whileRunning(async (url) => {
      await expect(restore('moved.backup', '--replace')).rejects.toThrow(
        'in use by another SchoolDog server',
      );
      expect(await rowsOf(url, held)).toEqual([{ held: 1 }]);
      expect(await restore('--release')).toBe('1 jobs were released.');
      expect(await rowsOf(url, held)).toEqual([{ held: 0 }]);
    });
  });
});

describe('while the server is stopped', () => {
  it('a backup is made, and takes the place of a district only with --replace', async () => {
    await backup('stopped.backup');
    await whileRunning((url) => rowsOf(url, `update users set first_name = 'Changed'`));
    await expect(restore('stopped.backup')).rejects.toThrow('--replace');
    expect(await whileRunning((url) => rowsOf(url, names))).toEqual([{ name: 'Changed' }]);
    await restore('stopped.backup', '--replace');
    expect(await whileRunning((url) => rowsOf(url, names))).toEqual([{ name: 'Ada' }]);
  });

  it('held jobs are released', async () => {
    expect(await restore('--release')).toBe('1 jobs were released.');
    expect(await restore('--release')).toBe('0 jobs were released.');
  });
});
