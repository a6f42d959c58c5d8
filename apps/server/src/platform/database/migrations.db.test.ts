// Each migration is tested on the schema before it, with data in it: a live district loses nothing.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { emptyDatabase } from '../../testing/database.ts';
import { atEndOfFile } from '../../testing/endOfFile.ts';
import { migrateDatabase } from './migrate.ts';

const migrations = join(import.meta.dirname, '../../../migrations');
const journalSchema = z.object({ entries: z.array(z.looseObject({ tag: z.string() })) }).loose();

/** The migrations up to and including this one, as an older version of the product shipped them. */
function migrationsUpTo(tag: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'schooldog-upto-'));
  atEndOfFile(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(migrations, folder, { recursive: true });
  const journal = join(folder, 'meta', '_journal.json');
  const whole = journalSchema.parse(JSON.parse(readFileSync(journal, 'utf8')));
  const last = whole.entries.findIndex((entry) => entry.tag === tag);
  expect(last).toBeGreaterThanOrEqual(0);
  writeFileSync(journal, JSON.stringify({ ...whole, entries: whole.entries.slice(0, last + 1) }));
  return folder;
}

async function atVersion(tag: string): Promise<{ url: string; client: Client }> {
  const url = await emptyDatabase();
  await migrateDatabase(url, migrationsUpTo(tag));
  const client = new Client({ connectionString: url });
  await client.connect();
  atEndOfFile(() => client.end());
  return { url, client };
}

it('0001: users keep their passwords and sign in again', async () => {
  const { url, client } = await atVersion('0000_foundation');
  await client.query(
    `insert into users (id, first_name, last_name, email, role, communication_preferences)
     values ('u1', 'Ada', 'First', 'ada@district.test', 'principal', '{}')`,
  );
  await client.query(
    `insert into accounts (id, account_id, provider_id, user_id, password)
     values ('a1', 'u1', 'credential', 'u1', 'the hash'), ('a2', 'x', 'google', 'u1', null)`,
  );
  await client.query(
    `insert into sessions (id, user_id, token, expires_at) values ('s1', 'u1', 'a token', now() + interval '1 day')`,
  );
  await migrateDatabase(url, migrations);
  expect((await client.query('select user_id, hash from passwords')).rows).toEqual([
    { user_id: 'u1', hash: 'the hash' },
  ]);
  expect((await client.query('select * from sessions')).rows).toEqual([]);
  expect((await client.query('select email from users')).rows).toEqual([{ email: 'ada@district.test' }]);
});

it('0002: users and messages are unchanged, without the text that pickers used', async () => {
  const { url, client } = await atVersion('0001_accounts');
  await client.query(
    `insert into users (id, first_name, last_name, email, role, communication_preferences)
     values ('u1', 'Ada', 'First', 'ada@district.test', 'principal', '{}')`,
  );
  await client.query(
    `insert into messages (id, channel, recipient, user_id, subject) values ('m1', 'mail', 'ada@district.test', 'u1', 'Hello')`,
  );
  await migrateDatabase(url, migrations);
  expect((await client.query('select first_name, search_text from users')).rows).toEqual([
    { first_name: 'Ada', search_text: 'ada first ada@district.test ' },
  ]);
  expect((await client.query('select id, subject, about from messages')).rows).toEqual([
    { id: 'm1', subject: 'Hello', about: null },
  ]);
  expect((await client.query('select count(*)::int as entries from entries')).rows).toEqual([{ entries: 0 }]);
  const leftOver = await client.query("select proname from pg_proc where proname = 'users_list_entry'");
  expect(leftOver.rows).toEqual([]);
});

it('0006: finished reports keep their file and their link, with the chart in the query', async () => {
  const { url, client } = await atVersion('0005_trash');
  await client.query(
    `insert into files (id, owner_type, owner_id, name, content_type, size, received_sha256, storage_key, uploaded_by_user_id)
     values ('e1', 'entryExport', 'e1', 'Findings, all time.pdf', 'application/pdf', 9, 'x', 'k1', 'u1'),
            ('p1', 'entry', 'n1', 'photo.jpg', 'image/jpeg', 9, 'y', 'k2', 'u1')`,
  );
  await client.query(
    `insert into entry_exports (id, requested_by_user_id, query, chart, title, language, status, done, total, file_id)
     values ('e1', 'u1', '{"schoolIds":["s1"]}', '{"hiddenIds":[]}', 'Findings', 'en', 'ready', 3, 3, 'e1'),
            ('e2', 'u1', '{}', null, '', 'en', 'ready', 0, 3, null)`,
  );
  await migrateDatabase(url, migrations);
  expect((await client.query('select * from exports')).rows).toMatchObject([
    {
      id: 'e1',
      name: 'entries',
      format: 'pdf',
      requested_by_user_id: 'u1',
      query: { schoolIds: ['s1'], chart: { hiddenIds: [] } },
      file_name: 'Findings, all time.pdf',
      status: 'ready',
      file_id: 'e1',
    },
  ]);
  expect((await client.query('select id, owner_type from files order by id')).rows).toEqual([
    { id: 'e1', owner_type: 'export' },
    { id: 'p1', owner_type: 'entry' },
  ]);
});

it('0007: entries keep their values under the names of the domain', async () => {
  const { url, client } = await atVersion('0006_exports');
  await client.query(`insert into schools (id, name) values ('s1', 'Oak Hill')`);
  await client.query(
    `insert into entries (id, school_id, time, reported_by_user_id, walk_type, opinion, category_id, item_id, quantity,
       comment, location, is_floating)
     values ('e1', 's1', '2026-10-05T14:30:00Z', 'u1', 'school', 'concern', 'c1', 'i1', 2, 'Loose latch', 'Door 4', true)`,
  );
  await migrateDatabase(url, migrations);
  expect((await client.query('select * from entries')).rows).toMatchObject([
    {
      id: 'e1',
      timestamp: new Date('2026-10-05T14:30:00Z'),
      observation_type: 'concern',
      observation_category_id: 'c1',
      observation_item_id: 'i1',
      quantity: 2,
      comment: 'Loose latch',
    },
  ]);
});

it('0014: records changed last when something was last noted about them', async () => {
  const { url, client } = await atVersion('0013_archived_schools');
  await client.query(
    `insert into files (id, name, content_type, size, received_sha256, storage_key, uploaded_by_user_id, time_created,
       time_claimed)
     values ('f1', 'photo.jpg', 'image/jpeg', 9, 'x', 'k1', 'u1', '2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z'),
            ('f2', 'photo.jpg', 'image/jpeg', 9, 'x', 'k2', 'u1', '2026-01-03T00:00:00Z', null)`,
  );
  await migrateDatabase(url, migrations);
  expect((await client.query('select id, time_updated from files order by id')).rows).toEqual([
    { id: 'f1', time_updated: new Date('2026-01-02T00:00:00Z') },
    { id: 'f2', time_updated: new Date('2026-01-03T00:00:00Z') },
  ]);
});

it('0015: entries that were there are found by their words', async () => {
  const { url, client } = await atVersion('0014_time_updated');
  await client.query(`insert into schools (id, name) values ('s1', 'Oak Hill')`);
  await client.query(
    `insert into entries (id, school_id, timestamp, reported_by_user_id, walk_type, observation_type,
       observation_category_id, observation_item_id, quantity, comment, location, is_floating)
     values ('e1', 's1', '2026-10-05T14:30:00Z', 'u1', 'school', 'concern', 'c1', 'i1', 2, 'Señal rota', $1, true)`,
    [`Door 4 ${'x'.repeat(5000)}`],
  );
  await migrateDatabase(url, migrations);
  const words = ['4', 'door', 'rota', 'senal', 'x'.repeat(40)];
  expect((await client.query('select tsvector_to_array(words) as words from entries')).rows).toEqual([
    { words },
  ]);
});

it('0049: records that had only other times were created and last changed then', async () => {
  const { url, client } = await atVersion('0048_links_by_creator');
  await client.query(
    `insert into schools (id, name) values ('s1', 'Oak Hill');
     insert into safety_alerts (id, school_id, entry_id, message, entry, created_by_user_id, time_sent)
     values ('a1', 's1', 'e1', '', '{}', 'u1', now());
     insert into safety_alert_recipients (alert_id, user_id, time_added, time_read)
     values ('a1', 'u2', '2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z'),
            ('a1', 'u3', '2026-01-01T00:00:00Z', null);
     insert into user_skills (school_id, user_id, time_updated) values ('s1', 'u2', '2026-01-03T00:00:00Z')`,
  );
  await migrateDatabase(url, migrations);
  const added = new Date('2026-01-01T00:00:00Z');
  expect(
    (
      await client.query(
        'select user_id, time_created, time_updated from safety_alert_recipients order by user_id',
      )
    ).rows,
  ).toEqual([
    { user_id: 'u2', time_created: added, time_updated: new Date('2026-01-02T00:00:00Z') },
    { user_id: 'u3', time_created: added, time_updated: added },
  ]);
  expect((await client.query('select time_created from user_skills')).rows).toEqual([
    { time_created: new Date('2026-01-03T00:00:00Z') },
  ]);
});
