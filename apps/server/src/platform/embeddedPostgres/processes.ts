// Reads the table of processes in /proc. Only files that every user may read are used: in an ordinary
// container even root may not look at the working folder or the executable of another user's process.
import { readdir, readFile } from 'node:fs/promises';

/** When a process began, in ticks since boot: with the pid it names one process and no later one. */
export async function startTimeOf(pid: number): Promise<string | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (stat === undefined) return undefined;
  // The name in parentheses may hold anything, so the fields are counted from its end.
  const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return state === 'Z' || state === 'X' ? undefined : rest[18];
}

/** The processes of the cluster with this name: its postmaster and all that the postmaster began. */
export async function processesOf(clusterName: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const found = await Promise.all(pids.map((pid) => belongsTo(pid, clusterName)));
  return pids.filter((_, index) => found[index]);
}

/** A postmaster carries the name as an argument, its children in their title `postgres: name: …`. */
export async function belongsTo(pid: number, clusterName: string): Promise<boolean> {
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return (
    commandLine.startsWith(`postgres: ${clusterName}: `) ||
    commandLine.split('\0').includes(`cluster_name=${clusterName}`)
  );
}
