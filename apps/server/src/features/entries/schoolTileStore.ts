// Entries on a school's page, from the count tables.
import { addDays } from '@schooldog/domain/dates';
import { canLogEntryAt, globalCountId, userCountId } from '@schooldog/domain/entries';
import { holdsAt } from '@schooldog/domain/permissions';
import { concernDays, type SchoolTile, type SchoolTileQuery } from '@schooldog/domain/schools';
import { count, eq, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { type Placeholders, statement } from '../../platform/database/statement.ts';
import { entries } from './schema.ts';

type Periods = Readonly<{ schoolId: string; first: string; middle: string; last: string }>;

const concernsByPeriod = statement(
  (_db, { schoolId, first, middle, last }: Placeholders<Periods>) => sql<{ before: number; now: number }>`
    select coalesce(sum(concerns) filter (where day < ${middle}::date), 0)::int as before,
      coalesce(sum(concerns) filter (where day >= ${middle}::date), 0)::int as now
    from (
      select day, district_concern + school_concern + partner_concern as concerns
      from entry_day_counts where school_id = ${schoolId} and day between ${first}::date and ${last}::date
    ) daily`,
);

const entriesOf = statement(
  (_db, { schoolId, countId }: Placeholders<{ schoolId: string; countId: string }>) => sql<{ count: number }>`
    select coalesce(sum(district_concern + district_praise + district_other + school_concern + school_praise
      + school_other + partner_concern + partner_praise + partner_other), 0)::int as count
    from entry_counts where school_id = ${schoolId} and count_id = ${countId}`,
);

/** People who only log there see the number of their own. */
export async function entryTiles(
  reader: Reader,
  { schoolId, actor, today }: SchoolTileQuery,
): Promise<SchoolTile[]> {
  const seesAll = holdsAt(actor, 'view entries', schoolId);
  if (!seesAll && !canLogEntryAt(actor, schoolId)) return [];
  const countId = seesAll ? globalCountId : userCountId(actor.userId);
  const [[counted], concerns] = await Promise.all([
    entriesOf(reader, { schoolId, countId }),
    seesAll ? concernTiles(reader, schoolId, today) : [],
  ]);
  return [...concerns, { key: 'entries', count: counted?.count ?? 0, onlyOwn: !seesAll }];
}

async function concernTiles(reader: Reader, schoolId: string, to: string): Promise<SchoolTile[]> {
  const from = addDays(to, 1 - concernDays);
  const days = { first: addDays(from, -concernDays), middle: from, last: to };
  const [counted] = await concernsByPeriod(reader, { schoolId, ...days });
  return [{ key: 'concerns', count: counted?.now ?? 0, before: counted?.before ?? 0, from, to }];
}

export async function entriesAtSchool(reader: Reader, { schoolId }: Readonly<{ schoolId: string }>) {
  const [row] = await reader.select({ count: count() }).from(entries).where(eq(entries.schoolId, schoolId));
  return { kind: 'entries' as const, count: row?.count ?? 0 };
}
