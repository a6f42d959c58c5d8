// Statements outside a transaction: on the shared connections for quick reads, otherwise on a connection of the pool.
import type { Pool } from 'pg';
import type { BoundStatement, Connection } from './connection.ts';
import { quickStatements } from './quickStatements.ts';
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
    const before = idleTime();
    const answer = await run();
    statements.ran(text, idleTime() - before);
    return answer;
  };

  const onPool = async (statement: BoundStatement) => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      return await timed(statement.sql.text, () => sendStatement(client, statement));
    } catch (error) {
      // An error reported by PostgreSQL leaves the connection usable.
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
      const isShared = name !== undefined && statements.isQuick(text);
      if (!isShared) return onPool(statement);
      return retryLost(
        () => timed(text, () => sharedReads.query(statement)),
        () => onPool(statement),
      );
    },
  };
}

/**
 * How long this process was idle. Time spent on other requests says nothing about a statement, and under load would
 * exclude quick ones; a statement that blocks others leaves the process idle.
 */
function idleTime(): number {
  return performance.nodeTiming.idleTime;
}
