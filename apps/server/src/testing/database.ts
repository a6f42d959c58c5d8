// A separate database for each test file, cloned from the migrated template in a fraction of a second: its files are
// copied, which without syncs takes a tenth of the time of logging every page.
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { connectDatabase, type Database } from '../platform/database/database.ts';
import { atEndOfFile } from './endOfFile.ts';
import { quietLog } from './template.ts';
import { templateDatabase, withDatabase } from './testPostgres.ts';

export { quietLog } from './template.ts';

export async function testDatabase(template = templateDatabase): Promise<Database> {
  const postgresUrl = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(postgresUrl, `create database ${name} template ${template} strategy file_copy`);
  const database = connectDatabase({ url: withDatabase(postgresUrl, name), poolSize: 8, log: quietLog });
  atEndOfFile(async () => {
    await database.close();
    await asAdmin(postgresUrl, `drop database ${name}`);
  });
  return database;
}

/**
 * The address of a database without any table. It is dropped without force: PostgreSQL waits for connections that are
 * being closed and stops its own maintenance there, which with force only a superuser may stop.
 */
export async function emptyDatabase(): Promise<string> {
  const postgresUrl = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(postgresUrl, `create database ${name}`);
  atEndOfFile(() => asAdmin(postgresUrl, `drop database ${name}`));
  return withDatabase(postgresUrl, name);
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
