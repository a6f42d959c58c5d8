// Everything that differs between the operating systems: how processes are identified, and a few settings. Linux is
// read from /proc, using only files that every user may read: in an ordinary container even root may not read the
// working folder or the executable of another user's process. macOS is read through its tools.
import { execFile } from 'node:child_process';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { promisify } from 'node:util';

export type Platform = Readonly<{
  /** With the pid it identifies one process and no later one; undefined when there is no such process. */
  startTimeOf(pid: number): Promise<string | undefined>;
  /** The command line, empty when there is no such process. */
  commandOf(pid: number): Promise<string>;
  pids(): Promise<number[]>;
  /** Pids are meaningful only within one boot of one machine and within one container. */
  systemId(): Promise<string>;
  settings: Readonly<Record<string, string>>;
}>;

export const linux: Platform = {
  startTimeOf: async (pid) => {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
    if (stat === undefined) return undefined;
    // The name in parentheses may hold anything, so the fields are counted from its end.
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' || state === 'X' ? undefined : rest[18];
  },
  commandOf: async (pid) =>
    (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' '),
  pids: async () => (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number),
  systemId: async () => {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
    const namespace = await readlink('/proc/self/ns/pid').catch(() => '');
    return `${boot.trim()} ${namespace}`;
  },
  settings: {
    // After a crash one call for the whole disk instead of one per file: a third of a second, not several.
    recovery_init_sync_method: 'syncfs',
  },
};

/** The trimmed output of a program; empty when it fails. */
export type Run = (program: string, args: readonly string[]) => Promise<string>;

export function macOs(run: Run): Platform {
  return {
    startTimeOf: async (pid) => {
      const [state = '', ...start] = (
        await run('/bin/ps', ['-o', 'state=,lstart=', '-p', String(pid)])
      ).split(/\s+/);
      return state === '' || state.startsWith('Z') ? undefined : start.join(' ');
    },
    commandOf: (pid) => run('/bin/ps', ['-ww', '-o', 'command=', '-p', String(pid)]),
    pids: async () => {
      const listed = await run('/bin/ps', ['-axo', 'pid=,command=']);
      // Commands are read one by one, so only for likely candidates.
      const meant = listed.split('\n').filter((line) => line.includes('postgres'));
      return meant.map((line) => Number.parseInt(line, 10));
    },
    systemId: () => run('/usr/sbin/sysctl', ['-n', 'kern.bootsessionuuid']),
    settings: {
      // Without it the disk may keep acknowledged data in its own cache.
      wal_sync_method: 'fsync_writethrough',
    },
  };
}

const execute = promisify(execFile);

async function runHere(program: string, args: readonly string[]): Promise<string> {
  const answer = await execute(program, args, { env: { LC_ALL: 'C' } }).catch(() => ({ stdout: '' }));
  return answer.stdout.trim();
}

export const platform = process.platform === 'darwin' ? macOs(runHere) : linux;
export const supportedPlatforms: readonly string[] = ['linux', 'darwin'];
