// How long a process kept a processor busy, as Linux tells it.
import { readFileSync } from 'node:fs';

/** Clock ticks in a second, the same on every Linux that Node runs on. */
const ticks = 100;

export type ProcessorSeconds = Readonly<{ own: number; ofChildren: number }>;

/** `ofChildren` counts those that have ended, and their children. Undefined where the system does not tell. */
export function processorSeconds(pid: number): ProcessorSeconds | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // What follows the name of the program, which may hold anything: state, parent, …
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [user = 0, system = 0, userOfChildren = 0, systemOfChildren = 0] = fields.slice(11, 15).map(Number);
    return { own: (user + system) / ticks, ofChildren: (userOfChildren + systemOfChildren) / ticks };
  } catch {
    return undefined;
  }
}
