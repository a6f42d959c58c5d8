// What can be wrong with the data folder, for the person who runs the server: what happened, what is safe, what to
// do. These texts are printed on the console and are not screen texts.

const reasons = {
  notAFolder: {
    safe: 'Nothing was changed.',
    todo: 'Move that file away, or set DATA_DIR to a folder, and start again.',
  },
  notWritable: {
    safe: 'Nothing was deleted and everything in the folder is as it was.',
    todo: 'Give the folder to the user who runs SchoolDog, make sure that its disk is not mounted read-only, and start again.',
  },
  diskFull: {
    safe: 'Nothing was deleted, and everything that was saved before is still there.',
    todo: 'Free at least 200 MB on that disk (or move the whole data folder to a larger one and set DATA_DIR) and start again.',
  },
  otherVersion: {
    safe: 'The folder was not touched and everything in it is safe.',
    todo: 'Start the release of SchoolDog that wrote this folder, make a backup there and restore it into an empty data folder of this release; or let a PostgreSQL of that version serve the folder and set DATABASE_URL.',
  },
  notADatabase: {
    safe: 'Nothing in it was touched.',
    todo: 'If these files belong to something else, move them away or set DATA_DIR to another folder; if they are the rest of a damaged database, restore the folder from a backup first.',
  },
  cannotStart: {
    safe: 'Nothing was deleted.',
    todo: 'Fix what PostgreSQL reports and start again; if the files are damaged, restore the folder from a backup.',
  },
  unknownUser: {
    safe: 'Nothing was changed.',
    todo: 'Run SchoolDog as a user who exists on the system (in a container: add a line for that user id to /etc/passwd), or set DATABASE_URL.',
  },
  cannotStop: {
    safe: 'Nothing was changed.',
    todo: 'Stop that process (as the user who owns it, or as root) and start again.',
  },
} as const;

export type DataFolderReason = keyof typeof reasons;

/** The data folder cannot be used. The message is one paragraph for the admin. */
export class DataFolderProblem extends Error {
  override readonly name = 'DataFolderProblem';
  readonly reason: DataFolderReason;

  constructor(reason: DataFolderReason, happened: string, cause?: unknown) {
    const { safe, todo } = reasons[reason];
    super(`${happened} ${safe} ${todo}`, cause === undefined ? undefined : { cause });
    this.reason = reason;
  }
}

/** Another live server uses the data folder. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';
  readonly pid: number;

  constructor(folder: string, pid: number, where: string) {
    super(
      `The data folder ${folder} is in use by another SchoolDog server (process ${pid}${where}). ` +
        'Nothing was changed. Stop that server first, or start this one with another DATA_DIR.',
    );
    this.pid = pid;
  }
}

/** Explains a file system error for the folder; other errors are returned unchanged. */
export function folderProblem(error: unknown, folder: string): unknown {
  const code = errorCode(error);
  if (isSpawnError(error)) return cannotRun(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(folder, code, error);
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOENT')
    return notWritable(folder, code, error);
  if (code === 'ENOTDIR' || code === 'EEXIST') {
    return new DataFolderProblem('notAFolder', `${folder} is not a folder (${code}).`, error);
  }
  return error;
}

/** Explains the output of initdb or postgres for the folder. */
export function postgresProblem(output: string, folder: string, logFile: string): DataFolderProblem {
  const lines = output.split('\n').filter((line) => /error|fatal|panic|could not/i.test(line));
  const reason = (lines.length > 0 ? lines.slice(-3).join(' ') : output).trim();
  if (/No space left on device|Disk quota exceeded|wrote only \d+ of \d+ bytes/.test(output))
    return diskFull(folder, reason);
  if (/Permission denied|Read-only file system|Operation not permitted/.test(output)) {
    return notWritable(folder, reason);
  }
  if (/could not look up effective user ID/.test(output)) {
    return new DataFolderProblem(
      'unknownUser',
      `PostgreSQL makes no database for a user without a name (${reason}).`,
    );
  }
  return new DataFolderProblem(
    'cannotStart',
    `PostgreSQL does not start in ${folder}. It said: ${reason || 'nothing'} (more in ${logFile}).`,
  );
}

/** The code of a system error, for example ENOENT. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

function isSpawnError(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error && String(error.syscall).startsWith('spawn');
}

function cannotRun(error: Error): Error {
  return new Error(
    `The PostgreSQL that SchoolDog brings along cannot be run (${error.message}). Nothing was changed. If the server ` +
      'runs as root, it must be allowed to run PostgreSQL as another user (it refuses to run as root): allow that, ' +
      'run the server as an ordinary user, or set DATABASE_URL.',
    { cause: error },
  );
}

function diskFull(folder: string, reason: string, cause?: unknown): DataFolderProblem {
  return new DataFolderProblem('diskFull', `The disk that holds ${folder} is full (${reason}).`, cause);
}

function notWritable(folder: string, reason: string, cause?: unknown): DataFolderProblem {
  const user = process.getuid?.() ?? 'unknown';
  return new DataFolderProblem(
    'notWritable',
    `The server (user id ${user}) may not read or write in ${folder} (${reason}).`,
    cause,
  );
}
