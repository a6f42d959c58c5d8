// How many things run at once on a machine, from the number of its cores.
import { availableParallelism } from 'node:os';

export type Shares = Readonly<{
  /** Lanes of steps beside each other. */
  lanes: 1 | 2;
  /** Compiler processes, and threads of the linter. */
  checks: number;
  /** Workers of each project of vitest. Tests with a database wait for it half of the time. */
  unit: number;
  component: number;
  db: number;
  /** Pages that scenarios use at once. They wait for servers, the network and animations. */
  e2e: number;
}>;

/** Two lanes share the cores; what often waits gets one more worker than its share. */
export function sharesOf(cores: number): Shares {
  const lanes = cores > 1 ? 2 : 1;
  const share = Math.max(1, Math.floor(cores / lanes));
  return { lanes, checks: share, unit: share, component: share, db: share + 1, e2e: share + 1 };
}

export function sharesHere(): Shares {
  return sharesOf(availableParallelism());
}
