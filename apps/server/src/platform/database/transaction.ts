// One transaction in few flights to PostgreSQL. It begins with its first statement, writes whose answer nobody needs
// travel with the statement after them or with the commit, and a commit after a failed statement is a rollback.
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, type Pool, type PoolClient } from 'pg';
import { type BoundStatement, type Connection, setConnection, type Rows } from './connection.ts';
import type { Transaction } from './reader.ts';
import { sendStatement } from './statementQuery.ts';

type DeferredWrite = Readonly<{
  statement: BoundStatement;
  /** The problem to answer for what the database says against this write; anything else comes back as it is. */
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
    throw error;
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
  /** The first error of the flights: later statements only say that the transaction has failed. */
  #failure: { error: unknown } | undefined;

  constructor(client: PoolClient) {
    this.#client = client;
    const query = (...asked: readonly unknown[]): Promise<unknown> => {
      const text = textOf(asked[0]);
      // drizzle begins and ends its transactions itself; here both wait for their flight.
      if (controls.has(text)) return Promise.resolve({ rows: [] });
      return this.#send(() => Promise.resolve<unknown>(Reflect.apply(client.query, client, asked)));
    };
    this.drizzleClient = new Proxy(client, {
      get: (target, name): unknown => (name === 'query' ? query : Reflect.get(target, name)),
    });
  }

  query(statement: BoundStatement): Promise<Rows> {
    return this.#send(() => sendStatement(this.#client, statement));
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
      if (only !== undefined) await this.#write(only);
    } else {
      const ended = together(this.#client, () => {
        this.#flushDeferred();
        this.#state = 'ended';
        return this.#client.query('commit');
      });
      const { command } = await ended.catch((error: unknown) => this.#fail(error));
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

  async #send<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    this.#mustBeOpen();
    try {
      return await together(this.#client, () => {
        this.#flushDeferred();
        return ask();
      });
    } catch (error) {
      return this.#fail(error);
    }
  }

  /** Begins where that is still due. Nobody waits for the answers; an error is kept for the statement after it. */
  #flushDeferred(): void {
    if (this.#state === 'new') {
      this.#state = 'begun';
      this.#client.query('begin').catch((error: unknown) => this.#note(error));
    }
    const writes = this.#deferred;
    this.#deferred = [];
    for (const write of writes) void this.#write(write);
  }

  async #write({ statement, explain }: DeferredWrite): Promise<void> {
    try {
      await sendStatement(this.#client, statement);
    } catch (error) {
      this.#note(explain === undefined ? error : explain(error));
    }
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

/** What is sent meanwhile leaves in one write. */
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
