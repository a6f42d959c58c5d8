// Tables and columns from the PostgreSQL catalog. Names in statements come only from here, never from an archive.
import type { Client } from 'pg';

type Column = Readonly<{ name: string; type: string }>;
export type Table = Readonly<{ schema: string; table: string; columns: readonly Column[] }>;

/** All of our schemas. Of the job queue only the jobs; it creates the rest. */
export const schemas = ['public', 'drizzle', 'jobs'] as const;
const tablesOfQueue = ['queue', 'schedule', 'job'];

/** Columns that PostgreSQL computes are left out. */
export async function readTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select nspname as schema, relname as table,
       (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum)
        from pg_attribute where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
     from pg_class class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind in ('r', 'p') and not relispartition
       and nspname = any ($1) and (nspname <> 'jobs' or relname = any ($2))
     order by nspname, relname`,
    [schemas, tablesOfQueue],
  );
  return rows;
}

export type Reference = Readonly<{ table: string; name: string; definition: string }>;

/** The foreign keys of our own tables. */
export async function readReferences(client: Client): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conname`,
  );
  return rows;
}

/** Our own tables that have triggers. */
export async function readTriggered(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string }>(
    `select distinct tgrelid::regclass::text as table
     from pg_trigger join pg_class on pg_class.oid = tgrelid
     where not tgisinternal and relnamespace = 'public'::regnamespace order by 1`,
  );
  return rows.map(({ table }) => table);
}

export function quoted(...names: readonly string[]): string {
  return names.map((name) => `"${name.replaceAll('"', '""')}"`).join('.');
}

/** Fixed text formats, whatever the settings of the role or the database are. */
export const textSettings = `
  set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set bytea_output = 'hex';
  set extra_float_digits = 1; set standard_conforming_strings = on; set statement_timeout = 0;
  set idle_in_transaction_session_timeout = 0`;
