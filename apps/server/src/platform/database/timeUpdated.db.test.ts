// Every record says when it was made and when it last changed.
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { aFileOf } from '../../testing/files.ts';
import { testDatabase } from '../../testing/database.ts';
import { files } from '../files/schema.ts';

const database = await testDatabase();

/** Written once and then deleted or replaced, or machinery that shows no record. */
const withoutTimeUpdated = [
  'account_links',
  'calendar_feeds',
  'cycle_notices',
  'drill_reminders',
  'eop_attachments',
  'eop_draft_keys',
  'eop_reminders',
  'factor_challenges',
  'operations',
  'provider_accounts',
  'recovery_codes',
  'responder_visits',
  'secrets',
  'sessions',
  'work_order_assignment_history',
  'work_order_status_history',
];

it('a table with timeCreated has timeUpdated, unless it is named here', async () => {
  const { rows } = await database.db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.columns
    where table_schema = 'public' group by table_name
    having bool_or(column_name = 'time_created') and not bool_or(column_name = 'time_updated') order by 1`);
  expect(rows.map(({ name }) => name)).toEqual(withoutTimeUpdated);
});

it('a write that does not mention it moves it on, and one that does keeps its word', async () => {
  const { id } = await aFileOf(database, { uploadedByUserId: 'somebody' });
  const long = new Date('2020-01-01T00:00:00Z');
  const set = async (change: Partial<typeof files.$inferInsert>) => {
    const [row] = await database.db.update(files).set(change).where(eq(files.id, id)).returning();
    return row?.timeUpdated.getTime() ?? 0;
  };
  expect(await set({ timeUpdated: long })).toBe(long.getTime());
  const moved = await set({ name: 'Another name.pdf' });
  expect(moved).toBeGreaterThan(long.getTime());
});
