// One real PostgreSQL for the whole run, with one migrated database that every test file clones.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { createApp } from '../app.ts';
import { readConfig } from '../platform/config/config.ts';
import { connectDatabase } from '../platform/database/database.ts';
import { migrateDatabase } from '../platform/database/migrate.ts';
import { startEmbeddedPostgres } from '../platform/embeddedPostgres/index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

export const templateDatabase = 'schooldog_template';
export const testSecret = 'a secret that only tests know, long enough';
export const quietLog = pino({ level: 'silent' });

export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'schooldog-tests-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, isTemporary: true });
  await makeTemplate(postgres.url);
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function makeTemplate(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${templateDatabase}`);
  await client.end();
  const templateUrl = withDatabase(url, templateDatabase);
  await migrateDatabase(templateUrl, join(import.meta.dirname, '../../migrations'));
  await makeQueues(templateUrl);
}

/** The queues of background jobs are created when a server starts. With them in the template no test has to start one. */
async function makeQueues(url: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'schooldog-template-'));
  const database = connectDatabase({ url, poolSize: 2, log: quietLog });
  const app = await createApp({
    config: readConfig({ DATA_DIR: dataDir, AUTH_SECRET: testSecret }),
    database,
    log: quietLog,
    folders: { web: undefined, swagger: undefined },
    clock: () => new Date(),
  });
  await app.start();
  await app.stop();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
}

export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}
