// Statements outside a transaction: on the shared connections where they are quick reads, otherwise on one of the pool.
import type { Pool } from 'pg';
import type { BoundStatement, Connection } from './connection.ts';
import { isPlainRead, quickStatements } from './quickStatements.ts';
import { retryLost, type SharedReads } from './sharedReads.ts';
import { sqlStateOf } from './sqlState.ts';
import { sendStatement } from './statementQuery.ts';

export function pooledConnection({
  pool,
  sharedReads,
}: {
  pool: Pool;
  sharedReads: SharedReads;
}): Connection {
  const statements = quickStatements();
  const timed = async <Answer>(text: string, run: () => Promise<Answer>): Promise<Answer> => {
    const began = performance.now();
    const answer = await run();
    statements.ran(text, performance.now() - began);
    return answer;
  };

  const onPool = async (statement: BoundStatement) => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      return await timed(statement.sql.text, () => sendStatement(client, statement));
    } catch (error) {
      // An error that PostgreSQL reports leaves the connection as it was.
      isBroken = sqlStateOf(error) === '';
      throw error;
    } finally {
      client.release(isBroken);
    }
  };

  return {
    isTransaction: false,
    query: (statement) => {
      const { text, name } = statement.sql;
      const isShared = name !== undefined && statements.isQuick(text) && isPlainRead(text);
      if (!isShared) return onPool(statement);
      return retryLost(
        () => timed(text, () => sharedReads.query(statement)),
        () => onPool(statement),
      );
    },
  };
}
