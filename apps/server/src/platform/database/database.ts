// One pool a process. Everything that must be shared between processes lives behind it.
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Log } from '../logging/log.ts';
import { beginningLate, type Connection } from './beginningLate.ts';

export type Db = NodePgDatabase;
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];
/** Reads accept either: a store works the same inside and outside a transaction. */
export type Reader = Db | Transaction;

export type Database = Readonly<{
  url: string;
  pool: Pool;
  /** Two connections beside the others, for long readings in many batches: they take none from anybody's request. */
  readings: Pool;
  db: Db;
  /** With the connection itself beside the transaction on it. */
  inTransaction<Answer>(run: (tx: Transaction, connection: Connection) => Promise<Answer>): Promise<Answer>;
  /**
   * Sets the limits that hold while people wait for answers. Before, work may take its time: on a slow machine the
   * first start keeps processor and disk so busy that a connection takes seconds and a large insert a minute.
   */
  startServing(): Promise<void>;
  close(): Promise<void>;
}>;

/** Long enough for any machine; zero is no limit. */
const atStart = { connectionTimeoutMillis: 120_000, query_timeout: 0, statement_timeout: 0 };
/** A database that is away is answered with 503 at once, not with a request that hangs. */
const serving = { connectionTimeoutMillis: 2_000, statement_timeout: 30_000 };

/** A database that accepts a question and never answers is as good as away; its own limit comes later. */
const answerMilliseconds = 10_000;

export function connectDatabase(options: {
  url: string;
  poolSize: number;
  log: Log;
  answerMilliseconds?: number;
}): Database {
  // Without listeners a connection that breaks would end the process: idle in the pool, or lent out between queries.
  const broke = (error: Error) => options.log.warn({ err: error.message }, 'a database connection broke');
  const open = (max: number) => {
    const opened = new Pool({
      connectionString: options.url,
      max,
      idleTimeoutMillis: 30_000,
      ...atStart,
      idle_in_transaction_session_timeout: 30_000,
      application_name: 'schooldog',
    });
    opened.on('error', broke);
    opened.on('connect', (client) => client.on('error', broke));
    return opened;
  };
  const pool = open(options.poolSize);
  const readings = open(2);
  return {
    url: options.url,
    pool,
    readings,
    db: drizzle({ client: pool }),
    inTransaction: async (run) => {
      const client = await pool.connect();
      try {
        const { late, connection } = beginningLate(client);
        return await drizzle({ client: late }).transaction((tx) => run(tx, connection));
      } finally {
        client.release();
      }
    },
    startServing: async () => {
      Object.assign(pool.options, serving, {
        query_timeout: options.answerMilliseconds ?? answerMilliseconds,
      });
      // The driver's timer keeps each answer in memory long after it was read, which readings by the million would feel.
      Object.assign(readings.options, serving);
      await Promise.all([replaceIdle(pool), replaceIdle(readings)]);
    },
    close: async () => {
      await Promise.all([pool.end(), readings.end()]);
    },
  };
}

/** A connection keeps the limits it was made with. */
async function replaceIdle(pool: Pool): Promise<void> {
  const clients = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()));
  for (const client of clients) client.release(true);
}

const connectionFaults = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT']);

/** True for what a database that is down, starting or stopping answers; such requests may simply be tried again. */
export function isDatabaseAway(error: unknown): boolean {
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    const code = 'code' in current && typeof current.code === 'string' ? current.code : '';
    if (connectionFaults.has(code) || code.startsWith('57P') || code.startsWith('08')) return true;
    if (
      /Connection terminated|timeout exceeded when trying to connect|Client has encountered|Query read timeout/.test(
        current.message,
      )
    )
      return true;
  }
  return false;
}

/** Disk full, out of memory, too many connections: the database refuses work for lack of room, and heals unaided. */
export function isDatabaseFull(error: unknown): boolean {
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string' && current.code.startsWith('53')) return true;
  }
  return false;
}
