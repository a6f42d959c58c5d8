// Creates the database in a temporary folder and moves it into place when it is complete, so that a first start
// killed at any moment leaves nothing that looks like a database.
import { randomBytes } from 'node:crypto';
import { appendFile, chown, mkdtemp, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Account } from './account.ts';
import { errorCode, folderProblem, postgresProblem } from './problems.ts';
import { runTool, ToolFailed, type Tools } from './tool.ts';

/** The one role and the one database of the application. The role is not a superuser. */
export const databaseName = 'schooldog';
export const passwordFile = 'schooldog.password';
const draftPrefix = 'postgres.init-';

// The superuser has no password and no line here: it exists only in single-user mode.
const hostRules = `# Written by SchoolDog: only its own role, from this machine, with its password.
host all ${databaseName} 127.0.0.1/32 scram-sha-256
`;

type Making = { logFile: string; isTemporary: boolean; onInitialize: (() => void) | undefined };

/** Creates a new database at `folder`, which must be absent or empty. */
export async function initialise(
  folder: string,
  tools: Tools,
  { logFile, isTemporary, onInitialize }: Making,
): Promise<void> {
  await removeDrafts(dirname(folder));
  const draft = await mkdtemp(join(dirname(folder), draftPrefix));
  try {
    await give(draft, tools.account);
    await runTool(
      tools,
      'initdb',
      (path) => [
        `--pgdata=${path}/data`,
        '--username=postgres',
        '--auth=reject',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--locale=C.UTF-8',
        '--builtin-locale=C.UTF-8',
        '--no-instructions',
        ...(isTemporary ? ['--no-sync'] : []),
      ],
      { folder: draft, onSpawn: onInitialize },
    );
    const data = join(draft, 'data');
    await writeDurably(join(data, 'pg_hba.conf'), hostRules, tools.account);
    const password = newPassword();
    await inSingleUserMode(tools, data, [
      `CREATE ROLE ${databaseName} LOGIN CREATEDB PASSWORD '${password}'`,
      `CREATE DATABASE ${databaseName} OWNER ${databaseName}`,
    ]);
    await writeDurably(join(data, passwordFile), password, tools.account);
    await rename(data, folder);
    await syncFolder(dirname(folder));
  } catch (error) {
    throw await toolProblem(error, dirname(folder), logFile);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** The password of the role; a lost file is replaced, for which no PostgreSQL may be running. */
export async function passwordOf(folder: string, tools: Tools, logFile: string): Promise<string> {
  try {
    const password = await readFile(join(folder, passwordFile), 'utf8');
    if (password !== '') return password;
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
  const password = newPassword();
  try {
    await inSingleUserMode(tools, folder, [`ALTER ROLE ${databaseName} PASSWORD '${password}'`]);
  } catch (error) {
    throw await toolProblem(error, folder, logFile);
  }
  await writeDurably(join(folder, passwordFile), password, tools.account);
  return password;
}

async function inSingleUserMode(tools: Tools, folder: string, statements: string[]): Promise<void> {
  const input = statements.map((statement) => `${statement}\n`).join('');
  await runTool(tools, 'postgres', (path) => ['--single', '-D', path, 'postgres'], { folder, input });
}

/** The output of the program goes to the log of PostgreSQL, if there is room for it. */
async function toolProblem(thrown: unknown, folder: string, logFile: string): Promise<unknown> {
  if (!(thrown instanceof ToolFailed)) return folderProblem(thrown, folder);
  const { output } = thrown;
  await appendFile(logFile, output, { mode: 0o600 }).catch(() => undefined);
  return postgresProblem(output, folder, logFile);
}

function newPassword(): string {
  return randomBytes(24).toString('base64url');
}

/** The leftovers of a killed first start. An initdb that is still running fails on its missing folder. */
async function removeDrafts(dataDir: string): Promise<void> {
  const drafts = (await readdir(dataDir)).filter((name) => name.startsWith(draftPrefix));
  await Promise.all(
    drafts.map((name) =>
      rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }),
    ),
  );
}

async function writeDurably(file: string, text: string, account: Account | undefined): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(text);
    if (account !== undefined) await handle.chown(account.uid, account.gid);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function give(folder: string, account: Account | undefined): Promise<void> {
  if (account !== undefined) await chown(folder, account.uid, account.gid);
}
