// How long processes kept a processor busy, as Linux tells it.
import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks in a second, the same on every Linux that Node runs on. */
const ticks = 100;

export type ProcessorSeconds = Readonly<{ own: number; ofChildren: number }>;

/** `ofChildren` counts those that have ended, and their children. Undefined where the system does not tell. */
export function processorSeconds(pid: number): ProcessorSeconds | undefined {
  const fields = fieldsOf(pid);
  return fields === undefined ? undefined : secondsIn(fields);
}

/** Of a process and everything below it, whether it still runs or has ended. */
export function processorSecondsOfTree(root: number): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const running = readdirSync('/proc').flatMap((name) => {
    const pid = Number(name);
    const fields = Number.isInteger(pid) ? fieldsOf(pid) : undefined;
    return fields === undefined ? [] : [{ pid, parent: Number(fields[1]), ...secondsIn(fields) }];
  });
  const tree = new Set([root]);
  for (let size = 0; size < tree.size;) {
    size = tree.size;
    for (const { pid, parent } of running) if (tree.has(parent)) tree.add(pid);
  }
  return running.reduce((sum, one) => (tree.has(one.pid) ? sum + one.own + one.ofChildren : sum), 0);
}

/** What follows the name of the program, which may hold anything: state, parent, … */
function fieldsOf(pid: number): readonly string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

function secondsIn(fields: readonly string[]): ProcessorSeconds {
  const [user = 0, system = 0, usersOfChildren = 0, systemOfChildren = 0] = fields.slice(11, 15).map(Number);
  return { own: (user + system) / ticks, ofChildren: (usersOfChildren + systemOfChildren) / ticks };
}
