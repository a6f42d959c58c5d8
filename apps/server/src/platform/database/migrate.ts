// Migrations run at start, forward only. A session lock serializes processes that start at the same time.
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';

export const migrationLock = 7_240_301;

export async function migrateDatabase(url: string, migrationsFolder: string): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'schooldog-migrations' });
  await client.connect();
  try {
    await requireVersion(client);
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle({ client }), { migrationsFolder });
  } finally {
    await client.end();
  }
}

export async function requireVersion(client: Client): Promise<void> {
  const { rows } = await client.query<{ version: string }>(
    "select current_setting('server_version_num') as version",
  );
  const version = Number(rows[0]?.version ?? 0);
  if (version < 150_000) {
    throw new Error(`PostgreSQL 15 or later is needed; this one reports ${Math.floor(version / 10_000)}.`);
  }
}
