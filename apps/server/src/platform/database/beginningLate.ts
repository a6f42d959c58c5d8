// A transaction that is begun by its first statement. Work that needs one statement only is its own transaction, which
// saves two ways to the database; to everybody else it looks as if it had begun at once.
import type { PoolClient, QueryResultRow } from 'pg';
import type { NamedStatement } from './namedStatement.ts';

export type Connection = Readonly<{
  ask<Row extends QueryResultRow>(statement: NamedStatement): Promise<Row[]>;
  /** After this only the commit may follow. Where nothing came before, it commits by itself. */
  askLast(statement: NamedStatement): Promise<void>;
}>;

const ends = new Set(['commit', 'rollback']);
const nothing = { rows: [], rowCount: 0 };

export function beginningLate(client: PoolClient): { late: PoolClient; connection: Connection } {
  let isBegun = false;
  const begin = async () => {
    if (isBegun) return;
    isBegun = true;
    await client.query('begin');
  };
  const query = async (...asked: readonly unknown[]): Promise<unknown> => {
    const text = textOf(asked[0]);
    if (text === 'begin' || (!isBegun && ends.has(text))) return nothing;
    await begin();
    return Reflect.apply(client.query, client, asked);
  };
  return {
    late: new Proxy(client, {
      get: (target, name): unknown => (name === 'query' ? query : Reflect.get(target, name)),
    }),
    connection: {
      ask: async <Row extends QueryResultRow>(statement: NamedStatement) => {
        await begin();
        return (await client.query<Row>(statement)).rows;
      },
      askLast: async (statement) => {
        await client.query(statement);
      },
    },
  };
}

function textOf(asked: unknown): string {
  if (typeof asked === 'string') return asked;
  const isConfig = typeof asked === 'object' && asked !== null && 'text' in asked;
  return isConfig && typeof asked.text === 'string' ? asked.text : '';
}
