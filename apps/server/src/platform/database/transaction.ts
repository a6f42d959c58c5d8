// One transaction in few round trips to PostgreSQL. It begins with its first statement, and writes whose
// result is not needed are sent with the statement after them or with the commit. When one of a batch
// fails, PostgreSQL skips the rest.
import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, type Pool, type PoolClient } from 'pg';
import { type BoundStatement, type Connection, setConnection, type Rows } from './connection.ts';
import type { Transaction } from './reader.ts';
import { nameOf } from './statementNames.ts';
import { type BatchOutcome, sendBatch, sendStatement } from './statementQuery.ts';

type DeferredWrite = Readonly<{
  statement: BoundStatement;
  /** Maps a database error of this write to a problem; other errors are returned unchanged. */
  explain?: ((error: unknown) => unknown) | undefined;
}>;

export type Defer = (write: DeferredWrite) => void;

const controls = new Set(['begin', 'commit', 'rollback']);

export async function runTransaction<Answer>(
  pool: Pool,
  run: (tx: Transaction, defer: Defer) => Promise<Answer>,
): Promise<Answer> {
  const client = await pool.connect();
  const transaction = new LazyTransaction(client);
  let isReusable = true;
  try {
    const answer = await drizzle({ client: transaction.drizzleClient }).transaction((tx) => {
      setConnection(tx, transaction);
      return run(tx, (write) => transaction.defer(write));
    });
    await transaction.commit();
    return answer;
  } catch (error) {
    isReusable = await transaction.rollback();
    throw transaction.explained(error);
  } finally {
    client.release(!isReusable);
  }
}

class LazyTransaction implements Connection {
  readonly isTransaction = true;
  readonly drizzleClient: PoolClient;
  readonly #client: PoolClient;
  #deferred: DeferredWrite[] = [];
  #state: 'new' | 'begun' | 'ended' = 'new';
  /** The first error of the batches: later statements only report that the transaction has failed. */
  #failure: { error: unknown } | undefined;
  /** What an `explain` made of the first error. */
  #explanation: { error: unknown } | undefined;

  constructor(client: PoolClient) {
    this.#client = client;
    const query = (...asked: readonly unknown[]): Promise<unknown> => {
      const text = textOf(asked[0]);
      // drizzle begins and ends its transactions itself; here both wait for their batch.
      if (controls.has(text)) return Promise.resolve({ rows: [] });
      return this.#send(() => Promise.resolve<unknown>(Reflect.apply(client.query, client, asked)));
    };
    this.drizzleClient = new Proxy(client, {
      get: (target, name): unknown => (name === 'query' ? query : Reflect.get(target, name)),
    });
  }

  query(statement: BoundStatement): Promise<Rows> {
    this.#mustBeOpen();
    return this.#sendWithDeferred(statement);
  }

  defer(write: DeferredWrite): void {
    this.#mustBeOpen();
    this.#deferred.push(write);
  }

  async commit(): Promise<void> {
    this.#mustBeOpen();
    const [only, ...more] = this.#deferred;
    if (this.#state === 'new' && more.length === 0) {
      this.#state = 'ended';
      // A single statement is its own transaction.
      if (only !== undefined) await this.#writeAlone(only);
    } else {
      const { command } = await this.#sendWithDeferred(commit);
      this.#state = 'ended';
      if (this.#failure === undefined && command !== 'COMMIT') {
        this.#fail(new Error('The transaction was undone because one of its statements had failed.'));
      }
    }
    if (this.#failure !== undefined) throw this.#failure.error;
  }

  /** False when the connection cannot be used again. */
  async rollback(): Promise<boolean> {
    const wasBegun = this.#state === 'begun';
    this.#state = 'ended';
    if (!wasBegun) return true;
    return this.#client.query('rollback').then(
      () => true,
      () => false,
    );
  }

  /** What drizzle sends itself. */
  async #send<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    this.#mustBeOpen();
    try {
      return await together(this.#client, () => {
        const { statements, writes } = this.#takeDeferred();
        const last = statements.at(-1);
        if (last !== undefined) void this.#sendBatch(statements.slice(0, -1), last, writes);
        return ask();
      });
    } catch (error) {
      return this.#fail(error);
    }
  }

  async #sendWithDeferred(last: BoundStatement) {
    const { statements, writes } = this.#takeDeferred();
    const outcome = await this.#sendBatch(statements, last, writes);
    return outcome.isDone ? outcome : this.#fail(outcome.error);
  }

  /** Keep the first error: later statements only report that the transaction has failed. */
  async #sendBatch(
    statements: readonly BoundStatement[],
    last: BoundStatement,
    writes: readonly (DeferredWrite | undefined)[],
  ): Promise<BatchOutcome> {
    const outcome = await sendBatch(this.#client, statements, last);
    if (!outcome.isDone) this.#noteOf(writes[outcome.at], outcome.error);
    return outcome;
  }

  /** Begins the transaction if that is still due. */
  #takeDeferred(): { statements: BoundStatement[]; writes: (DeferredWrite | undefined)[] } {
    const writes = this.#state === 'new' ? [undefined, ...this.#deferred] : this.#deferred;
    this.#state = 'begun';
    this.#deferred = [];
    return { statements: writes.map((write) => write?.statement ?? begin), writes };
  }

  async #writeAlone(write: DeferredWrite): Promise<void> {
    try {
      await sendStatement(this.#client, write.statement);
    } catch (error) {
      this.#noteOf(write, error);
    }
  }

  /** drizzle wraps the errors of its own queries, which hides the error of an earlier write of the batch. */
  explained(error: unknown): unknown {
    const isHidden = error instanceof DrizzleQueryError && error.cause === this.#explanation?.error;
    return isHidden ? this.#explanation?.error : error;
  }

  #noteOf(write: DeferredWrite | undefined, error: unknown): void {
    if (write?.explain === undefined || this.#failure !== undefined) return this.#note(error);
    this.#explanation = { error: write.explain(error) };
    this.#note(this.#explanation.error);
  }

  #note(error: unknown): void {
    this.#failure ??= { error };
  }

  #fail(error: unknown): never {
    this.#note(error);
    throw this.#failure?.error;
  }

  #mustBeOpen(): void {
    if (this.#state === 'ended') throw new Error('The transaction has ended.');
  }
}

const control = (text: string): BoundStatement => ({
  sql: { text, name: nameOf(text), rowMode: undefined, types: undefined },
  values: [],
});
const begin = control('begin');
const commit = control('commit');

/** Everything sent until uncork leaves in one write. */
function together<Answer>(client: PoolClient, send: () => Answer): Answer {
  if (!(client instanceof Client)) return send();
  const { stream } = client.connection;
  stream.cork();
  try {
    return send();
  } finally {
    stream.uncork();
  }
}

function textOf(asked: unknown): string {
  if (typeof asked === 'string') return asked;
  const isConfig = typeof asked === 'object' && asked !== null && 'text' in asked;
  return isConfig && typeof asked.text === 'string' ? asked.text : '';
}
