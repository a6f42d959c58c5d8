import { Client, type QueryResultRow } from 'pg';

/** Queries on a new connection, which is closed afterwards. */
export async function query<Row extends QueryResultRow>(
  url: string,
  text: string,
  values: readonly unknown[] = [],
  atMostMilliseconds = 60_000,
): Promise<Row[]> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    query_timeout: atMostMilliseconds,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<Row>(text, [...values]);
    return rows;
  } finally {
    await client.end();
  }
}
