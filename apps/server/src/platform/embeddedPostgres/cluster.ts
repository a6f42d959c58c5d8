// The folder with the files of the database: its content, its owner, and how its processes are recognized.
import { chmod, chown, lchown, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Account } from './account.ts';
import { DataFolderProblem, errorCode } from './problems.ts';
import type { Tools } from './tool.ts';

export type Cluster = Tools & {
  folder: string;
  name: string;
  logFile: string;
  patience: number;
  isTemporary: boolean;
};

/** Whether a database of this major version is there; anything else there is a problem. */
export async function hasDatabase(folder: string, major: string): Promise<boolean> {
  const present = await stat(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (present === undefined) return false;
  if (!present.isDirectory()) throw new DataFolderProblem('notAFolder', `${folder} is not a folder.`);
  const me = process.getuid?.() ?? 0;
  if (me !== 0 && present.uid !== me) {
    throw new DataFolderProblem(
      'notWritable',
      `${folder} belongs to user id ${present.uid} and the server runs as user id ${me}.`,
    );
  }
  const files = await readdir(folder);
  if (files.length === 0) return false;
  if (!files.includes('PG_VERSION')) {
    throw new DataFolderProblem('notADatabase', `${folder} holds files, but not a whole database.`);
  }
  const version = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
  if (version === major) return true;
  throw new DataFolderProblem(
    'otherVersion',
    `${folder} was written by PostgreSQL ${version}, and this release of SchoolDog brings PostgreSQL ${major}, ` +
      'which cannot read it.',
  );
}

/**
 * The name that marks the processes of this folder. Device and inode identify the folder itself: a copy of it has
 * another name, and so has a folder that only has the same path inside another container.
 */
export async function clusterName(folder: string): Promise<string> {
  const { dev, ino } = await stat(folder, { bigint: true });
  return `schooldog-${dev}-${ino}`;
}

/** A copied or restored folder may have an owner and a mode that PostgreSQL rejects. */
export async function makeOwned(folder: string, account: Account | undefined): Promise<void> {
  const present = await stat(folder);
  if (account !== undefined && present.uid !== account.uid) await giveAll(folder, account);
  if ((present.mode & 0o777) !== 0o700) await chmod(folder, 0o700);
}

async function giveAll(folder: string, account: Account): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await giveAll(path, account);
    else await lchown(path, account.uid, account.gid);
  }
  // The folder last: if interrupted before, the next start does the whole work again.
  await chown(folder, account.uid, account.gid);
}

/** What PostgreSQL writes about its running postmaster. */
export async function postmasterFile(folder: string): Promise<{ pid: number; ready: boolean } | undefined> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, ready: lines[7]?.trim() === 'ready' } : undefined;
}
