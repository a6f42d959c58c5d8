// Finds the processes of a cluster by its name, which all of them carry.
import { platform } from './platform.ts';

/** The processes of the cluster with this name: its postmaster and the postmaster's children. */
export async function processesOf(clusterName: string): Promise<number[]> {
  const pids = await platform.pids();
  const found = await Promise.all(pids.map((pid) => belongsTo(pid, clusterName)));
  return pids.filter((_, index) => found[index]);
}

/** A postmaster carries the name as an argument, its children in their title `postgres: name: …`. */
export async function belongsTo(pid: number, clusterName: string): Promise<boolean> {
  const command = await platform.commandOf(pid);
  return (
    command.startsWith(`postgres: ${clusterName}: `) ||
    command.split(' ').includes(`cluster_name=${clusterName}`)
  );
}
