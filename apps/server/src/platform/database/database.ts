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
  close(): Promise<void>;
}>;

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
  const open = (max: number, queryMilliseconds: number) => {
    const opened = new Pool({
      connectionString: options.url,
      max,
      // A database that is away is answered with 503 at once, not with a request that hangs.
      connectionTimeoutMillis: 2_000,
      idleTimeoutMillis: 30_000,
      query_timeout: queryMilliseconds,
      statement_timeout: 30_000,
      idle_in_transaction_session_timeout: 30_000,
      application_name: 'schooldog',
    });
    opened.on('error', broke);
    opened.on('connect', (client) => client.on('error', broke));
    return opened;
  };
  const pool = open(options.poolSize, options.answerMilliseconds ?? answerMilliseconds);
  // The driver's timer keeps each answer in memory long after it was read, which readings by the million would feel.
  const readings = open(2, 0);
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
    close: async () => {
      await Promise.all([pool.end(), readings.end()]);
    },
  };
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
