import { problem } from '@schooldog/domain/problems';
import { asc, count, eq, not, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import { sqlStateOf, sqlStates } from '../../../platform/database/sqlState.ts';
import { type Placeholders, statement } from '../../../platform/database/statement.ts';
import { insertRow, updateRow } from '../../../platform/database/writeRow.ts';
import type { Work } from '../../../platform/work/work.ts';
import { reportSchedules as schedules } from '../schema.ts';

export type ScheduleRow = typeof schedules.$inferSelect;

type ById = Placeholders<{ id: string }>;
type OfUser = Placeholders<{ userId: string }>;
const byId = statement((db, { id }: ById) => db.select().from(schedules).where(eq(schedules.id, id)));
const lockById = statement((db, { id }: ById) =>
  db.select().from(schedules).where(eq(schedules.id, id)).for('update'),
);
const deleteById = statement((db, { id }: ById) => db.delete(schedules).where(eq(schedules.id, id)));
const byTitle = [sql`lower(${schedules.title})`, asc(schedules.id)];
const ofUser = statement((db, { userId }: OfUser) =>
  db
    .select()
    .from(schedules)
    .where(
      sql`${schedules.ownerUserId} = ${userId} or ${schedules.recipientUserIds} @> array[${userId}]::text[]`,
    )
    .orderBy(...byTitle)
    .limit(mostListed),
);
/** Those that need an owner first, so that no limit hides them. */
const ofEveryone = statement((db) =>
  db
    .select()
    .from(schedules)
    .orderBy(not(schedules.needsOwner), ...byTitle)
    .limit(mostListed),
);
const ownedBy = statement((db, { userId }: OfUser) =>
  db.select({ count: count() }).from(schedules).where(eq(schedules.ownerUserId, userId)),
);
const running = statement((db) =>
  db.select().from(schedules).where(eq(schedules.isPaused, false)).orderBy(asc(schedules.id)),
);

const mostListed = 500;

export async function findSchedule(reader: Reader, id: string): Promise<ScheduleRow | undefined> {
  const [row] = await byId(reader, { id });
  return row;
}

/** Everything that changes a schedule or sends its report takes this lock. */
export async function lockSchedule(tx: Transaction, id: string): Promise<ScheduleRow | undefined> {
  const [row] = await lockById(tx, { id });
  return row;
}

/** Those that somebody owns or gets. */
export async function schedulesOf(reader: Reader, userId: string): Promise<ScheduleRow[]> {
  return ofUser(reader, { userId });
}

export async function allSchedules(reader: Reader): Promise<ScheduleRow[]> {
  return ofEveryone(reader, {});
}

export async function countSchedulesOf(reader: Reader, userId: string): Promise<number> {
  const [row] = await ownedBy(reader, { userId });
  return row?.count ?? 0;
}

/** Not paused. */
export async function runningSchedules(reader: Reader): Promise<ScheduleRow[]> {
  return running(reader, {});
}

export function insertSchedule(work: Pick<Work, 'defer'>, row: ScheduleRow): void {
  work.defer(insertRow(schedules, row), (error) =>
    sqlStateOf(error) === sqlStates.uniqueViolation ? problem('report.scheduleIdTaken') : error,
  );
}

export function updateSchedule(work: Pick<Work, 'defer'>, id: string, change: Partial<ScheduleRow>): void {
  work.defer(updateRow(schedules, id, change));
}

export function removeSchedule(work: Pick<Work, 'defer'>, id: string): void {
  work.defer(deleteById.with({ id }));
}
