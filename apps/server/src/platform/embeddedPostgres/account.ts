// PostgreSQL does not run as root. A server that runs as root starts it as the owner of its folder, which is `nobody`
// for a database that such a server creates.
import { constants } from 'node:fs';
import { type FileHandle, open, realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

export type Account = { uid: number; gid: number };

const nobody: Account = { uid: 65534, gid: 65534 };

/** The account that creates a new database; undefined means the server's own. */
export function newOwner(): Account | undefined {
  return process.getuid?.() === 0 ? nobody : undefined;
}

/** The account for the database in this folder; undefined means the server's own. */
export async function ownerOf(folder: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const { uid, gid } = await stat(folder);
  // A user's database keeps its owner, so that an occasional start as root does no harm.
  return uid === 0 ? nobody : { uid, gid };
}

/** Whether the account may enter the folder and all folders above it, by their mode bits. */
export async function canReach(account: Account, folder: string): Promise<boolean> {
  for (let path = await realpath(folder); ; path = dirname(path)) {
    if (!allows(await stat(path), account, 0o1)) return false;
    if (path === dirname(path)) return true;
  }
}

/** Whether mode bits (1 enter or execute, 4 read) are granted to the account. */
export function allows(file: { uid: number; gid: number; mode: number }, account: Account, bits: number) {
  const shift = file.uid === account.uid ? 6 : file.gid === account.gid ? 3 : 0;
  return ((file.mode >> shift) & bits) === bits;
}

/** A folder as a child process of the account can name it. */
export type ReachableFolder = { path: string; descriptors: number[]; close(): Promise<void> };

/**
 * A folder under a private home (/root, mode 700) has no path that `nobody` may traverse. The child then inherits the
 * opened folder as descriptor 3 and walks from there; the data does not move.
 */
export async function reachableFolder(
  account: Account | undefined,
  folder: string,
): Promise<ReachableFolder> {
  if (account === undefined || (await canReach(account, folder))) {
    return { path: folder, descriptors: [], close: () => Promise.resolve() };
  }
  const handle: FileHandle = await open(folder, constants.O_RDONLY | constants.O_DIRECTORY);
  return { path: '/proc/self/fd/3', descriptors: [handle.fd], close: () => handle.close() };
}
