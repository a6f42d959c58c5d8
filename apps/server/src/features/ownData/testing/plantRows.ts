// One row in every table of the schema. Each cell that can hold text says which column it is in, so that a test sees
// which columns an archive holds.
import { Client } from 'pg';
import { quoted, readReferences, readTables, type Table } from '../../../platform/backup/catalog.ts';

export const planted = (table: string, column: string) => `planted ${table}.${column} end`;

const otherValues: Readonly<Record<string, string>> = {
  boolean: 'true',
  integer: '70007',
  smallint: '7',
  bigint: '7000007',
  date: `'2026-11-17'`,
};

/** `fixed` gives SQL expressions for columns that need a certain value, as `table.column`. */
export async function plantRows(url: string, fixed: Readonly<Record<string, string>>): Promise<Table[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    // The rows refer to nothing.
    for (const { table, name } of await readReferences(client))
      await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
    const tables = (await readTables(client)).filter(({ schema }) => schema === 'public');
    for (const { table, columns } of tables) {
      const names = columns.map(({ name }) => quoted(name)).join();
      const values = columns.map(({ name, type }) => fixed[`${table}.${name}`] ?? valueOf(table, name, type));
      await client.query(
        `insert into ${quoted(table)} (${names}) overriding system value values (${values.join()})`,
      );
    }
    return tables;
  } finally {
    await client.end();
  }
}

function valueOf(table: string, column: string, type: string): string {
  const text = `'${planted(table, column)}'`;
  if (type === 'text') return text;
  if (type === 'text[]') return `array[${text}]`;
  if (type === 'jsonb') return `to_jsonb(${text}::text)`;
  if (type === 'bytea') return `${text}::bytea`;
  if (type.startsWith('timestamp')) return 'now()';
  const value = otherValues[type];
  if (value === undefined) throw new Error(`${table}.${column} has the unknown type ${type}`);
  return value;
}

export function holdsText(type: string): boolean {
  return ['text', 'text[]', 'jsonb', 'bytea'].includes(type);
}
