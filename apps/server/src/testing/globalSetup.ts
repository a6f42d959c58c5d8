// One real PostgreSQL for the whole run, with one migrated database that every test file clones.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { PgBoss } from 'pg-boss';
import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '../platform/database/migrate.ts';
import { startEmbeddedPostgres } from '../platform/embeddedPostgres/index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

export const templateDatabase = 'schooldog_template';

export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'schooldog-tests-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
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
  // No test reads what a crash leaves, so no commit needs to wait for the disk.
  await client.query('alter role current_user set synchronous_commit = off');
  await client.query(`create database ${templateDatabase}`);
  await client.end();
  const templateUrl = withDatabase(url, templateDatabase);
  await migrateDatabase(templateUrl, join(import.meta.dirname, '../../migrations'));
  const boss = new PgBoss({
    connectionString: templateUrl,
    schema: 'jobs',
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.stop({ graceful: false });
}

export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}
