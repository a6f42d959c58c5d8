import type { Client } from 'pg';

const rowsAtOnce = 500;

/** Row by row within the transaction of the client, so that memory stays small however large the table is. */
export async function* rowsOfCursor(client: Client, select: string): AsyncGenerator<(string | null)[]> {
  await client.query(`declare snapshot_cursor no scroll cursor for ${select}`);
  for (;;) {
    const { rows } = await client.query<(string | null)[]>({
      text: `fetch ${rowsAtOnce} from snapshot_cursor`,
      rowMode: 'array',
    });
    yield* rows;
    if (rows.length < rowsAtOnce) break;
  }
  await client.query('close snapshot_cursor');
}
