// Short reads of all requests share a few connections. Statements of one turn of the event loop are sent in one
// write, and none waits for the answer of another request. Only for quick statements: see quickStatements.ts.
import { Client, type ClientConfig } from 'pg';
import type { BoundStatement, Rows } from './connection.ts';
import { isDatabaseAway } from './databaseFaults.ts';
import { sqlStateOf } from './sqlState.ts';
import { sendStatement } from './statementQuery.ts';

export type SharedReads = Readonly<{
  query(statement: BoundStatement): Promise<Rows>;
  /** Ends the connections after their last answer. A later query opens new ones. */
  close(): Promise<void>;
}>;

type Lane = { client: Client; ready: Promise<unknown> | null; waiting: number; isCorked: boolean };

export function openSharedReads(options: {
  config: ClientConfig;
  count: number;
  onError(error: Error): void;
}): SharedReads {
  const none: readonly undefined[] = Array.from({ length: options.count });
  const lanes: (Lane | undefined)[] = [...none];

  const open = (): Lane => {
    const client = new Client({ ...options.config, pipeline: true });
    const lane: Lane = { client, ready: client.connect(), waiting: 0, isCorked: false };
    client.on('error', (error) => {
      options.onError(error);
      drop(lane);
    });
    client.on('end', () => drop(lane));
    lane.ready?.then(
      () => {
        lane.ready = null;
      },
      () => drop(lane),
    );
    return lane;
  };

  /** A new connection is opened when it is needed. */
  const drop = (lane: Lane) => {
    const at = lanes.indexOf(lane);
    if (at === -1) return;
    lanes[at] = undefined;
    void lane.client.end();
  };

  /** The connection with the fewest statements in flight. */
  const pick = (): Lane => {
    let best: Lane | undefined;
    for (let at = 0; at < lanes.length; at += 1) {
      const lane = (lanes[at] ??= open());
      if (best === undefined || lane.waiting < best.waiting) best = lane;
    }
    if (best === undefined) throw new Error('There is no shared connection.');
    return best;
  };

  return {
    query: async (statement) => {
      const lane = pick();
      lane.waiting += 1;
      try {
        if (lane.ready !== null) await lane.ready;
        leaveTogether(lane);
        return await sendStatement(lane.client, statement);
      } catch (error) {
        // Its end may not have been noticed yet, and the retry should not use the same connection.
        if (isDatabaseAway(error)) drop(lane);
        throw error;
      } finally {
        lane.waiting -= 1;
      }
    },
    close: async () => {
      const ending = lanes.splice(0, options.count, ...none);
      await Promise.all(ending.flatMap((lane) => lane?.client.end() ?? []));
    },
  };
}

/** "prepared statement does not exist": the run that was to prepare it on the shared connection has failed. */
const unknownStatement = '26000';
/** A lost connection is noticed at once; after a longer wait the database itself does not answer. */
const noticedWithin = 1000;

/** A read that fails with a shared connection had no effect, so it is retried on another. */
export async function retryLost<Answer>(
  attempt: () => Promise<Answer>,
  again: () => Promise<Answer>,
): Promise<Answer> {
  const began = performance.now();
  try {
    return await attempt();
  } catch (error) {
    const isLost = isDatabaseAway(error) || sqlStateOf(error) === unknownStatement;
    if (!isLost || performance.now() - began > noticedWithin) throw error;
    return again();
  }
}

function leaveTogether(lane: Lane): void {
  if (lane.isCorked) return;
  lane.isCorked = true;
  const { stream } = lane.client.connection;
  stream.cork();
  setImmediate(() => {
    lane.isCorked = false;
    stream.uncork();
  });
}
