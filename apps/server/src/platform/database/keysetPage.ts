// Keyset pagination: the next page begins right after the last row of this one, however many rows were added on top.
// A cursor is the key of that row, and every list of the product writes and reads it here.
import { idSchema } from '@schooldog/domain/kernel';
import { problem } from '@schooldog/domain/problems';
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';

/** What a list is ordered by. The last part is unique, so that no two rows share a key. */
export type KeysetKey<Row, Key> = Readonly<{
  of(row: Row): Key;
  write(key: Key): readonly (string | number)[];
  schema: z.ZodType<Key>;
}>;

export type KeysetPage<Row> = Readonly<{ rows: Row[]; next: string | null }>;

export async function keysetPage<Row, Key>(page: {
  cursor: string | undefined;
  size: number;
  key: KeysetKey<Row, Key>;
  read(after: Key | null, limit: number): Promise<readonly Row[]>;
}): Promise<KeysetPage<Row>> {
  const { cursor, size, key } = page;
  const after = cursor === undefined ? null : readCursor(cursor, key.schema);
  // One extra row shows whether there are more.
  const found = await page.read(after, size + 1);
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  const next = last !== undefined && found.length > size ? writeCursor(key.write(key.of(last))) : null;
  return { rows, next };
}

export type TimeKey = Readonly<{ time: Date; id: string }>;

export const latestMilliseconds = 9_999_999_999_999;
const timeKeySchema = z
  .tuple([z.int().min(0).max(latestMilliseconds), idSchema])
  .transform(([milliseconds, id]): TimeKey => ({ time: new Date(milliseconds), id }));

/** For lists from the newest to the oldest. */
export function byTime<Row>(of: (row: Row) => TimeKey): KeysetKey<Row, TimeKey> {
  return { of, write: ({ time, id }) => [time.getTime(), id], schema: timeKeySchema };
}

export function isOlderThan(key: TimeKey, columns: Readonly<{ time: PgColumn; id: PgColumn }>): SQL {
  const { time, id } = columns;
  return sql`(${time}, ${id}) < (${key.time.toISOString()}::timestamptz, ${key.id})`;
}

function writeCursor(values: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

function readCursor<Key>(cursor: string, schema: z.ZodType<Key>): Key {
  const key = schema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (!key.success) throw problem('cursor.invalid');
  return key.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
