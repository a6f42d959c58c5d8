// A server with the demo district, always of the same day. The district takes seconds to make, so the first test file
// of a run that needs it makes it, and every other one gets a copy.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import { testApp, type Template, type TestApp } from '../../testing/app.ts';
import { quietLog, whileServed } from '../../testing/template.ts';
import { templateDatabase, withDatabase } from '../../testing/testPostgres.ts';
import { prepareDistrict } from '../prepareDistrict.ts';

export const demoTime = new Date('2026-11-12T15:00:00.000Z');

const name = 'schooldog_demo';
const lockOfMaking = 2026;

export async function demoApp(): Promise<TestApp> {
  return testApp({}, () => demoTime, quietLog, await demoTemplate());
}

/** Workers that need it at the same time wait for the first one. */
async function demoTemplate(): Promise<Template> {
  const template = { database: name, dataDir: join(inject('runFolder'), 'demo') };
  const client = new Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockOfMaking]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await makeTemplate(client, template);
    return template;
  } finally {
    await client.end();
  }
}

/** Renamed when it is complete, so that nobody gets half of it. */
async function makeTemplate(client: Client, { database, dataDir }: Template): Promise<void> {
  const draft = `${database}_draft`;
  await rm(dataDir, { recursive: true, force: true });
  await client.query(`drop database if exists ${draft}`);
  await client.query(`create database ${draft} template ${templateDatabase} strategy file_copy`);
  const url = withDatabase(inject('postgresUrl'), draft);
  await whileServed({ url, dataDir, clock: () => demoTime }, ({ services }) =>
    prepareDistrict(services, { demo: true }),
  );
  await client.query(`alter database ${draft} rename to ${database}`);
}
