import { Client } from 'pg';
import { quoted, readTables } from '../catalog.ts';

/** For each table the number of its rows and a hash of them, whatever their order. */
export async function tableHashes(url: string): Promise<Record<string, string>> {
  return withClient(url, async (client) => {
    const hashes: Record<string, string> = {};
    for (const { schema, table } of await readTables(client)) {
      const { rows } = await client.query<{ hash: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(md5(row::text), '' order by md5(row::text))), '') as hash
         from ${quoted(schema, table)} as row`,
      );
      hashes[`${schema}.${table}`] = rows[0]?.hash ?? '';
    }
    return hashes;
  });
}

export async function rowsOf(url: string, statement: string): Promise<Record<string, unknown>[]> {
  return withClient(url, async (client) => (await client.query<Record<string, unknown>>(statement)).rows);
}

export async function withClient<Answer>(
  url: string,
  run: (client: Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}
