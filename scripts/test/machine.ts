// The first step: what the run uses of this machine, and whether that is enough. A run that cannot end well ends here.
import { statfs } from 'node:fs/promises';
import { availableParallelism, tmpdir, totalmem, userInfo } from 'node:os';

export type MachineFacts = Readonly<{
  node: string;
  user: string;
  cores: number;
  /** In GB, as far as this process may use it. */
  memory: number;
  /** Free, in GB, where temporary folders are made. */
  disk: number;
  /** Undefined where no scenario runs. */
  browser: string | undefined;
  postgres: string;
}>;

const leastNode = 24;
const leastMemory = 3;
const leastDisk = 3;
const bytesInGb = 1e9;

export async function factsOfMachine(
  found: Pick<MachineFacts, 'browser' | 'postgres'>,
): Promise<MachineFacts> {
  const { bavail, bsize } = await statfs(tmpdir());
  return {
    node: process.version,
    user: userInfo().username,
    cores: availableParallelism(),
    memory: Math.min(totalmem(), process.constrainedMemory() || Infinity) / bytesInGb,
    disk: (bavail * bsize) / bytesInGb,
    ...found,
  };
}

export function describeMachine({
  node,
  user,
  cores,
  memory,
  disk,
  browser,
  postgres,
}: MachineFacts): string {
  const programs = [
    `Node ${node.replace(/^v/, '')}`,
    `PostgreSQL ${postgres}`,
    browser ?? 'no browser needed',
  ];
  const size = `${cores} cores, ${Math.floor(memory)} GB of memory, ${Math.floor(disk)} GB free in ${tmpdir()}`;
  return `${programs.join(', ')}; ${size}, as ${user}`;
}

/** What to do before the tests can run. */
export function problemsOf({ node, memory, disk }: MachineFacts): string[] {
  const major = Number(/^v(\d+)/.exec(node)?.[1]);
  return [
    ...(major < leastNode
      ? [`This is Node ${node}. Start the tests with npm, which uses Node ${leastNode} of this project.`]
      : []),
    ...(memory < leastMemory
      ? [`There are ${memory.toFixed(1)} GB of memory. The tests need ${leastMemory} GB.`]
      : []),
    ...(disk < leastDisk
      ? [
          `${disk.toFixed(1)} GB are free in ${tmpdir()}. The tests need ${leastDisk} GB; TMPDIR names another folder.`,
        ]
      : []),
  ];
}
