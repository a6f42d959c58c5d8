// New entries at a steady rate: each is due at its time, whether earlier ones are done or not.
import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from '../lib/statistics.ts';
import { openConnection } from '../load/connection.ts';
import { type Known, requestOf } from '../load/requests.ts';

export interface Steady {
  readonly perSecond: number;
  readonly p99: number;
  readonly failed: number;
}

/** Times count from when an entry was due, so that queueing shows. */
export async function writeSteadily(
  port: number,
  viewers: readonly Known[],
  pace: { readonly perSecond: number; readonly seconds: number },
): Promise<Steady> {
  const total = pace.perSecond * pace.seconds;
  const began = performance.now();
  const took: number[] = [];
  let failed = 0;
  let next = 0;
  await Promise.all(
    viewers.map(async (viewer) => {
      const connection = await openConnection(port);
      while (next < total) {
        const number = next;
        next += 1;
        const due = began + (number * 1000) / pace.perSecond;
        if (due > performance.now()) await wait(due - performance.now());
        const { status } = await connection.send(requestOf('logEntry', viewer, number));
        took.push(performance.now() - due);
        if (status !== 200) failed += 1;
      }
      connection.close();
    }),
  );
  return {
    perSecond: took.length / ((performance.now() - began) / 1000),
    p99: percentile(took, 0.99),
    failed,
  };
}
