// One pool per process. Everything shared between processes is in the database.
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Log } from '../logging/log.ts';
import { setConnection } from './connection.ts';
import { pooledConnection } from './pooledConnection.ts';
import { openSharedReads, retryLost } from './sharedReads.ts';
import type { Db, Transaction } from './reader.ts';
import { type Defer, runTransaction } from './transaction.ts';

export type { Db, Reader, Transaction } from './reader.ts';

export type Database = Readonly<{
  url: string;
  pool: Pool;
  /** Two extra connections for long reads in many batches, which therefore take none from requests. */
  readings: Pool;
  db: Db;
  /**
   * For statements that are known to be quick, always on the shared connections: the session check must never wait in
   * the pool's queue behind transactions that wait for it.
   */
  quick: Db;
  /** `defer` takes writes whose result is not needed: they are sent with the next statement, or with the commit. */
  inTransaction<Answer>(run: (tx: Transaction, defer: Defer) => Promise<Answer>): Promise<Answer>;
  /**
   * Sets the limits for serving requests. Before that, work may be slow: on a slow machine the first start keeps
   * processor and disk so busy that a connection takes seconds and a large insert a minute.
   */
  startServing(): Promise<void>;
  close(): Promise<void>;
}>;

/** Long enough for any machine; zero is no limit. */
const atStart = { connectionTimeoutMillis: 120_000, query_timeout: 0, statement_timeout: 0 };
/** When the database is down, requests fail with 503 quickly instead of hanging. */
const serving = { connectionTimeoutMillis: 2_000, statement_timeout: 30_000 };

/** A database that accepts a query and never answers counts as down; its own limit comes later. */
const answerMilliseconds = 10_000;
const sharedConnections = 2;

export function connectDatabase(options: {
  url: string;
  poolSize: number;
  log: Log;
  answerMilliseconds?: number;
}): Database {
  // Without listeners a broken connection would end the process: idle in the pool, or checked out between queries.
  const broke = (error: Error) => options.log.warn({ err: error.message }, 'a database connection broke');
  const config = {
    connectionString: options.url,
    ...atStart,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'schooldog',
  };
  const open = (max: number, pipeline: boolean) => {
    const opened = new Pool({ ...config, max, idleTimeoutMillis: 30_000, pipeline });
    opened.on('error', broke);
    opened.on('connect', (client) => client.on('error', broke));
    return opened;
  };
  const pool = open(options.poolSize, true);
  const readings = open(2, false);
  const db: Db = drizzle({ client: pool });
  const sharedReads = openSharedReads({ config, count: sharedConnections, onError: broke });
  setConnection(db, pooledConnection({ pool, sharedReads }));
  const quick: Db = drizzle({ client: pool });
  setConnection(quick, {
    isTransaction: false,
    query: (statement) =>
      retryLost(
        () => sharedReads.query(statement),
        () => sharedReads.query(statement),
      ),
  });
  return {
    url: options.url,
    pool,
    readings,
    db,
    quick,
    inTransaction: (run) => runTransaction(pool, run),
    startServing: async () => {
      const limits = { ...serving, query_timeout: options.answerMilliseconds ?? answerMilliseconds };
      Object.assign(pool.options, limits);
      Object.assign(config, limits);
      // The driver's timer keeps each result in memory long after it was read, which matters when reading
      // millions of rows.
      Object.assign(readings.options, serving);
      await Promise.all([replaceIdle(pool), replaceIdle(readings), sharedReads.close()]);
    },
    close: async () => {
      await Promise.all([pool.end(), readings.end(), sharedReads.close()]);
    },
  };
}

/** A connection keeps the limits it was opened with. */
async function replaceIdle(pool: Pool): Promise<void> {
  const clients = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()));
  for (const client of clients) client.release(true);
}
