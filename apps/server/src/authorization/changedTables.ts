// Which tables have changed, written down by triggers. Hashing the content of all tables cost more.
import type { Pool } from 'pg';

export type ChangedTables = () => Promise<string[]>;

/** Answers the tables with committed changes of rows since it was last asked; a change to the same values counts. */
export async function watchTables(pool: Pool): Promise<ChangedTables> {
  await pool.query(`
    create schema watched;
    create table watched.changes (name text not null);
    create function watched.note() returns trigger language plpgsql as $$
      begin
        insert into watched.changes values (tg_table_name);
        return null;
      end $$;
    do $$
      declare name text;
      begin
        -- Notices to browsers are sent a moment after the commit.
        for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'live_notices' loop
          execute format(
            'create trigger watched_rows after insert or update or delete on %I for each row execute function watched.note()',
            name);
          execute format(
            'create trigger watched_all after truncate on %I for each statement execute function watched.note()', name);
        end loop;
      end $$`);
  return async () => {
    const { rows } = await pool.query<{ name: string }>(
      'with seen as (delete from watched.changes returning name) select distinct name from seen order by name',
    );
    return rows.map(({ name }) => name);
  };
}
