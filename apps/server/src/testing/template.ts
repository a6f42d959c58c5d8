// The migrated database that tests clone.
import { join } from 'node:path';
import { Client } from 'pg';
import { pino } from 'pino';
import { type App, createApp } from '../app.ts';
import { readConfig } from '../platform/config/config.ts';
import { connectDatabase } from '../platform/database/database.ts';
import { migrateDatabase } from '../platform/database/migrate.ts';
import { templateDatabase, withDatabase } from './testPostgres.ts';

export const testSecret = 'a secret that only tests know, long enough';
/** The least that argon2 does: tests need a password, and nobody guesses it. */
export const testPasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
export const quietLog = pino({ level: 'silent' });

export async function makeTemplate(url: string, dataDir: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${templateDatabase}`);
  await client.end();
  const templateUrl = withDatabase(url, templateDatabase);
  await migrateDatabase(templateUrl, join(import.meta.dirname, '../../migrations'));
  // The queues of background jobs are created when a server starts. With them in the template no test has to start one.
  await whileServed({ url: templateUrl, dataDir, clock: () => new Date() }, async () => undefined);
}

/** Runs a server on a database until the work is done. */
export async function whileServed(
  { url, dataDir, clock }: { url: string; dataDir: string; clock: () => Date },
  work: (app: App) => Promise<unknown>,
): Promise<void> {
  const database = connectDatabase({ url, poolSize: 4, log: quietLog });
  const app = await createApp({
    config: readConfig({ DATA_DIR: dataDir, AUTH_SECRET: testSecret }),
    database,
    log: quietLog,
    folders: { web: undefined, swagger: undefined },
    clock,
  });
  await app.start();
  await work(app);
  await app.stop();
  await database.close();
}
