// Only what is declared leaves the database. A migration that adds a table or a column fails here until it is either
// exported or left out for a reason.
import { leftOutReasons, tableNames } from '@schooldog/domain/ownData';
import { Client } from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoApp } from '../../demo/testing/demoApp.ts';
import { rowsOf } from '../../platform/backup/testing/databaseContents.ts';
import type { Table } from '../../platform/backup/catalog.ts';
import { declarations, fileOwners, leftOutOwners, leftOutTables, recordTypes } from './content/index.ts';
import { ownDataFixture } from './testing/ownDataFixture.ts';
import { holdsText, planted, plantRows } from './testing/plantRows.ts';

const { database, start, make, contentOf, coordinator, manager, services } = await ownDataFixture();
const fixed = {
  'users.email': `'planted users.email end'`,
  'settings.name': `'drills'`,
  'audit_history.record_type': `'entry'`,
  'audit_updates.record_type': `'contact'`,
  'files.owner_type': `'eopComponent'`,
  'files.time_trashed': 'null',
} as const;
let tables: Table[];
let withPlans: ReadonlyMap<string, Buffer>;
let withoutPlans: ReadonlyMap<string, Buffer>;

beforeAll(async () => {
  await services.jobs.start([], 'America/New_York');
  tables = await plantRows(database.url, fixed);
  const archiveOf = async (person: typeof coordinator) => {
    const exportId = await start(person);
    await make(exportId);
    return contentOf(exportId);
  };
  withPlans = await archiveOf(coordinator);
  withoutPlans = await archiveOf(manager);
});

const textOf = (archive: ReadonlyMap<string, Buffer>) =>
  [...archive].map(([path, content]) => `${path}\n${content.toString('latin1')}`).join('\n');

/** As JSON and as CSV write it. */
const found = (text: string) => new Set(text.match(/planted \w+\.\w+ end/g));

const exported = (table: string, column: string) =>
  Object.entries(declarations).some(
    ([name, { columns }]) => name === table && Object.hasOwn(columns, column),
  );

describe('the declaration', () => {
  it('names every table and column of the schema once', async () => {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
    );
    await client.end();
    const schema = rows
      .map(({ name }) => name)
      .filter((name) => leftOutTables[name.split('.')[0] ?? ''] === undefined);
    const declared = tableNames.flatMap((table) => {
      const { columns, leftOut = {} } = declarations[table];
      return [...Object.keys(columns), ...Object.keys(leftOut)].map((column) => `${table}.${column}`);
    });
    expect(declared.toSorted()).toEqual(schema.toSorted());
    const known = new Set(rows.map(({ name }) => name.split('.')[0]));
    expect(Object.keys(leftOutTables).filter((table) => !known.has(table))).toEqual([]);
    expect(new Set(Object.values(leftOutTables))).toEqual(new Set(Object.keys(leftOutReasons)));
  });

  it('knows every kind of record and of file in the demo district', async () => {
    const { database: demo } = await demoApp();
    const namesIn = async (statement: string) =>
      (await rowsOf(demo.url, statement)).map(({ name }) => String(name));
    const records = await namesIn('select distinct record_type as name from audit_history');
    const owners = await namesIn(
      'select distinct owner_type as name from files where owner_type is not null',
    );
    const knownRecords = new Set([...recordTypes.always, ...recordTypes.withPlans]);
    const knownOwners = new Set([...fileOwners.always, ...fileOwners.withPlans, ...leftOutOwners]);
    expect(records.filter((name) => !knownRecords.has(name))).toEqual([]);
    expect(owners.filter((name) => !knownOwners.has(name))).toEqual([]);
    expect(owners).not.toEqual([]);
  });
});

describe('the archive', () => {
  const columns = () =>
    tables.flatMap(({ table, columns: ofTable }) =>
      ofTable
        .filter(({ name, type }) => holdsText(type) && !Object.hasOwn(fixed, `${table}.${name}`))
        .map(({ name }) => ({ table, column: name, text: planted(table, name) })),
    );

  it('holds every declared column, as CSV and as JSON', () => {
    const wanted = columns().filter(({ table, column }) => exported(table, column));
    for (const { table, column, text } of wanted) {
      expect(withPlans.get(`csv/${table}.csv`)?.toString(), `${table}.${column}`).toContain(text);
      expect(withPlans.get(`json/${table}.ndjson`)?.toString(), `${table}.${column}`).toContain(text);
    }
    expect(wanted.length).toBeGreaterThan(200);
  });

  it('holds nothing of any other column: no hash, secret, session, token, key or address', () => {
    const secrets = columns().filter(({ table, column }) => !exported(table, column));
    expect(secrets.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        planted('passwords', 'hash'),
        planted('second_factors', 'sealed_secret'),
        planted('sessions', 'token_hash'),
        planted('push_subscriptions', 'keys'),
        planted('calendar_feeds', 'token_hash'),
        planted('responder_links', 'token_hash'),
      ]),
    );
    const leaked = found(textOf(withPlans));
    expect(secrets.filter(({ text }) => leaked.has(text))).toEqual([]);
  });

  it('holds no plans and contacts for a person who may not read them, and says so', () => {
    const text = textOf(withoutPlans);
    const plans = [...found(text)].filter((name) =>
      /planted (eop|contact|responder|go_kit|skill|user_skill)/.test(name),
    );
    expect(plans).toEqual([]);
    // The only planted file is one of a plan, and so is the planted summary of a record.
    expect(found(text)).not.toContain(planted('files', 'name'));
    expect(found(text)).not.toContain(planted('audit_updates', 'record_id'));
    expect(found(text)).toContain(planted('audit_history', 'record_id'));
    expect(withoutPlans.has('csv/contacts.csv')).toBe(false);
    expect(withoutPlans.get('README.txt')?.toString()).toContain("you can't read them for every school");
    expect(withoutPlans.get('LEAME.txt')?.toString()).toContain(
      'usted no puede leer los de todas las escuelas',
    );
    expect(withPlans.get('README.txt')?.toString()).not.toContain("you can't read them for every school");
  });

  it('lists a file whose bytes are gone instead of failing', () => {
    expect(withPlans.get('missing-files.csv')?.toString()).toContain(planted('files', 'id'));
  });

  it('explains every table and column in two languages', () => {
    for (const path of ['README.txt', 'LEAME.txt']) {
      const text = withPlans.get(path)?.toString() ?? '';
      for (const table of tableNames) {
        expect(text).toContain(`csv/${table}.csv`);
        for (const column of Object.keys(declarations[table].columns))
          expect(text).toContain(`    ${column}: `);
      }
    }
  });
});
