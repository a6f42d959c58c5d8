// People who read and log while something large happens, each with a short pause between two requests.
import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from '../lib/statistics.ts';
import { openConnection } from '../load/connection.ts';
import { type Kind, type Known, requestOf } from '../load/requests.ts';

export type Beside = Readonly<{ kind: Kind; viewer: Known; people: number }>;
type Seen = Readonly<{ p99: number; requests: number; failed: number }>;

const pause = 15;

/** Until `until` is settled, and at least for a second. */
export async function besides(
  port: number,
  groups: readonly Beside[],
  until: Promise<unknown>,
): Promise<Seen[]> {
  const over = new AbortController();
  const ending = Promise.all([until.catch(() => undefined), wait(1000)]).then(() => over.abort());
  const seen = await Promise.all(
    groups.map(async ({ kind, viewer, people }) => {
      const took: number[] = [];
      let failed = 0;
      const one = async (_: unknown, at: number) => {
        const connection = await openConnection(port);
        for (let number = at; !over.signal.aborted; number += people) {
          const sent = performance.now();
          const { status } = await connection.send(requestOf(kind, viewer, number));
          took.push(performance.now() - sent);
          if (status !== 200) failed += 1;
          await wait(pause);
        }
        connection.close();
      };
      await Promise.all(Array.from({ length: people }, one));
      return { p99: percentile(took, 0.99), requests: took.length, failed };
    }),
  );
  await ending;
  return seen;
}
