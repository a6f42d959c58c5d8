// Every record says when it was made and when it last changed. A new table has both or gets a reason here.
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { aFileOf } from '../../testing/files.ts';
import { testDatabase } from '../../testing/database.ts';
import { files } from '../files/schema.ts';

const database = await testDatabase();

/** Tables that are no records of the product, by the reason why. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  'an event, with its time': [
    'audit_history',
    'audit_updates',
    'go_kit_log',
    'responder_events',
    'security_events',
    'staff_reads',
  ],
  'a join row, made and deleted with its record': ['eop_default_components', 'report_schedule_runs'],
  'what remains of a deleted user, with the time of the deletion': ['former_people'],
  'a secret or a way to sign in, replaced as a whole': [
    'account_links',
    'calendar_feeds',
    'eop_draft_keys',
    'factor_challenges',
    'passwords',
    'provider_accounts',
    'provider_visits',
    'recovery_codes',
    'responder_visits',
    'secrets',
    'sessions',
    'used_human_checks',
  ],
  'a note that something was sent or asked for': [
    'cycle_notices',
    'drill_reminders',
    'eop_reminders',
    'eop_update_requests',
  ],
  'computed from records': [
    'entry_counts',
    'entry_day_counts',
    'entry_tag_uses',
    'work_order_analytics',
    'work_order_changed_months',
    'work_order_measuring',
    'work_order_months',
  ],
  machinery: [
    'awaited_files',
    'eop_leases',
    'live_notices',
    'operations',
    'rate_limits',
    'upload_reservations',
  ],
};

it('every table has timeCreated and timeUpdated, unless it is named here', async () => {
  const { rows } = await database.db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.columns
    where table_schema = 'public' group by table_name
    having count(*) filter (where column_name in ('time_created', 'time_updated') and is_nullable = 'NO') < 2`);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.values(exceptions).flat().toSorted());
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
