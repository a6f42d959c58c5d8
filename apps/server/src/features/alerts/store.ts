import type { AlertedEntry, AlertStatus } from '@schooldog/domain/alerts';
import type { Schools } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/isOneOf.ts';
import { sqlStateOf, sqlStates } from '../../platform/database/sqlState.ts';
import { type Placeholders, statement } from '../../platform/database/statement.ts';
import { insertRow } from '../../platform/database/writeRow.ts';
import type { Work } from '../../platform/work/work.ts';
import { safetyAlertRecipients as recipients, safetyAlerts as alerts } from './schema.ts';

type AlertRow = typeof alerts.$inferSelect;
export type RecipientRow = typeof recipients.$inferSelect;
export type StoredAlert = Readonly<AlertRow & { recipients: readonly RecipientRow[] }>;

/** The viewer, so that every read is scoped. */
export type Scope =
  | Readonly<{ tab: 'received' | 'sent'; userId: string }>
  | Readonly<{ tab: 'all'; schools: Schools }>;

export type WantedAlerts = Readonly<{
  schoolIds: readonly string[] | undefined;
  from: Date | undefined;
  until: Date | undefined;
  statuses: readonly AlertStatus[] | undefined;
  unacknowledgedBy: string | undefined;
  /** Sent by then and not acknowledged. */
  overdueBefore: Date | undefined;
}>;

export const isThere = isNull(alerts.timeDeleted);
export const isOpen = and(isThere, isNull(alerts.timeResolved));
export const isUnacknowledged = sql`not exists (select 1 from ${recipients}
  where ${recipients.alertId} = ${alerts.id} and ${recipients.timeAcknowledged} is not null)`;

/** Lists begin with open alerts, newest first. */
export type AlertKey = Readonly<{ isOpen: boolean; time: Date; id: string }>;

const isUnresolved = sql`(${alerts.timeResolved} is null)`;

function comesAfter({ isOpen: wasOpen, time, id }: AlertKey): SQL {
  return sql`(${isUnresolved}, ${alerts.timeCreated}, ${alerts.id})
    < (${wasOpen}::boolean, ${time.toISOString()}::timestamptz, ${id})`;
}

export async function alertPage(
  reader: Reader,
  scope: Scope,
  wanted: WantedAlerts,
  page: { after: AlertKey | null; limit: number },
): Promise<StoredAlert[]> {
  const { schoolIds, from, until, statuses, unacknowledgedBy, overdueBefore } = wanted;
  const rows = await reader
    .select()
    .from(alerts)
    .where(
      and(
        isThere,
        isWithin(reader, scope),
        schoolIds === undefined ? undefined : isOneOf(alerts.schoolId, schoolIds),
        from === undefined ? undefined : gte(alerts.timeCreated, from),
        until === undefined ? undefined : lt(alerts.timeCreated, until),
        statuses === undefined ? undefined : hasStatus(statuses),
        unacknowledgedBy === undefined ? undefined : waitsFor(reader, unacknowledgedBy),
        overdueBefore === undefined
          ? undefined
          : and(isOpen, isUnacknowledged, lte(alerts.timeSent, overdueBefore)),
        page.after === null ? undefined : comesAfter(page.after),
      ),
    )
    .orderBy(desc(isUnresolved), desc(alerts.timeCreated), desc(alerts.id))
    .limit(page.limit);
  return withRecipients(reader, rows);
}

function isWithin(reader: Reader, scope: Scope): SQL | undefined {
  if (scope.tab === 'all')
    return scope.schools === 'all' ? undefined : isOneOf(alerts.schoolId, scope.schools);
  if (scope.tab === 'sent') return eq(alerts.createdByUserId, scope.userId);
  const mine = reader.select({ id: recipients.alertId }).from(recipients);
  return inArray(alerts.id, mine.where(eq(recipients.userId, scope.userId)));
}

/** Queued alerts exist only on the device. */
function hasStatus(statuses: readonly AlertStatus[]): SQL | undefined {
  return or(
    sql`false`,
    statuses.includes('sent') ? isNull(alerts.timeResolved) : undefined,
    statuses.includes('resolved') ? isNotNull(alerts.timeResolved) : undefined,
  );
}

/** A resolved alert waits for no one. */
function waitsFor(reader: Reader, userId: string): SQL | undefined {
  const mine = reader
    .select({ id: recipients.alertId })
    .from(recipients)
    .where(and(eq(recipients.userId, userId), isNull(recipients.timeAcknowledged)));
  return and(isNull(alerts.timeResolved), inArray(alerts.id, mine));
}

const recipientsOfAlerts = statement((db, { alertIds }: Placeholders<{ alertIds: readonly string[] }>) =>
  db
    .select()
    .from(recipients)
    .where(sql`${recipients.alertId} = any(${alertIds}::text[])`)
    .orderBy(asc(recipients.timeCreated), asc(recipients.userId)),
);

async function withRecipients(reader: Reader, rows: readonly AlertRow[]): Promise<StoredAlert[]> {
  if (rows.length === 0) return [];
  const found = await recipientsOfAlerts(reader, { alertIds: rows.map(({ id }) => id) });
  const byAlert = Map.groupBy(found, ({ alertId }) => alertId);
  return rows.map((row) => ({ ...row, recipients: byAlert.get(row.id) ?? [] }));
}

type Counted = { userId: string; schoolIds: readonly string[] | null };

const openCounts = statement(
  (_db, { userId, schoolIds }: Placeholders<Counted>) => sql<{ received: number; sent: number; all: number }>`
    select count(*) filter (where exists (select 1 from ${recipients}
        where ${recipients.alertId} = ${alerts.id} and ${recipients.userId} = ${userId}))::int as received,
      count(*) filter (where ${alerts.createdByUserId} = ${userId})::int as sent,
      count(*) filter (where ${schoolIds}::text[] is null or ${alerts.schoolId} = any(${schoolIds}::text[]))::int as all
    from ${alerts} where ${isOpen}`,
);

/** By tab; users who manage no alerts have no count of all. */
export async function countOpen(reader: Reader, userId: string, managed: Schools) {
  const [counts = { received: 0, sent: 0, all: 0 }] = await openCounts(reader, {
    userId,
    schoolIds: managed === 'all' ? null : managed,
  });
  return { ...counts, all: managed.length === 0 ? null : counts.all };
}

const unreadOf = statement((db, { userId }: Placeholders<{ userId: string }>) =>
  db
    .select({ unread: count() })
    .from(recipients)
    .innerJoin(alerts, eq(alerts.id, recipients.alertId))
    .where(and(eq(recipients.userId, userId), isNull(recipients.timeRead), isThere)),
);

export async function countUnread(reader: Reader, userId: string): Promise<number> {
  const [row] = await unreadOf(reader, { userId });
  return row?.unread ?? 0;
}

const byIds = statement((db, { alertIds }: Placeholders<{ alertIds: readonly string[] }>) =>
  db
    .select()
    .from(alerts)
    .where(and(sql`${alerts.id} = any(${alertIds}::text[])`, isThere)),
);

export async function findAlert(reader: Reader, alertId: string): Promise<StoredAlert | undefined> {
  return (await findAlerts(reader, [alertId]))[0];
}

export async function findAlerts(reader: Reader, alertIds: readonly string[]): Promise<StoredAlert[]> {
  return withRecipients(reader, await byIds(reader, { alertIds }));
}

const ofEntry = statement((db, { entryId }: Placeholders<{ entryId: string }>) =>
  db
    .select()
    .from(alerts)
    .where(and(eq(alerts.entryId, entryId), isThere)),
);

export async function findAlertsOfEntry(reader: Reader, entryId: string): Promise<StoredAlert[]> {
  return withRecipients(reader, await ofEntry(reader, { entryId }));
}

const lockById = statement((db, { alertId }: Placeholders<{ alertId: string }>) =>
  db
    .select()
    .from(alerts)
    .where(and(eq(alerts.id, alertId), isThere))
    .for('update'),
);

/** Serializes changes of an alert or its recipients, so that no acknowledgment is lost. */
export async function lockAlert(tx: Transaction, alertId: string): Promise<StoredAlert | undefined> {
  return (await withRecipients(tx, await lockById(tx, { alertId })))[0];
}

const entryById = statement((db, { alertId }: Placeholders<{ alertId: string }>) =>
  db.select({ entryId: alerts.entryId }).from(alerts).where(eq(alerts.id, alertId)),
);

/** The entry of the alert that already has this id, even a deleted one. */
export async function entryOfAlert(reader: Reader, alertId: string): Promise<string | undefined> {
  const [row] = await entryById(reader, { alertId });
  return row?.entryId;
}

const senderById = statement((db, { alertId }: Placeholders<{ alertId: string }>) =>
  db
    .select({ userId: alerts.createdByUserId })
    .from(alerts)
    .where(and(eq(alerts.id, alertId), isThere)),
);

export async function senderOfAlert(reader: Reader, alertId: string): Promise<string | undefined> {
  const [row] = await senderById(reader, { alertId });
  return row?.userId;
}

export function insertAlert(work: Pick<Work, 'defer'>, { recipients: added, ...alert }: StoredAlert): void {
  work.defer(insertRow(alerts, alert), (error) =>
    sqlStateOf(error) === sqlStates.uniqueViolation ? problem('alert.idTaken') : error,
  );
  insertRecipients(work, added);
}

const addRecipients = statement(
  (_db, { rows }: Placeholders<{ rows: string }>) => sql<never>`
    insert into ${recipients} (alert_id, user_id, time_created, time_updated)
    select "alertId", "userId", "timeCreated", "timeUpdated"
    from jsonb_to_recordset(${rows}::jsonb)
      as added ("alertId" text, "userId" text, "timeCreated" timestamptz, "timeUpdated" timestamptz)`,
);

export function insertRecipients(work: Pick<Work, 'defer'>, added: readonly RecipientRow[]): void {
  const rows = added.map(({ alertId, userId, timeCreated, timeUpdated }) => ({
    alertId,
    userId,
    timeCreated,
    timeUpdated,
  }));
  work.defer(addRecipients.with({ rows: JSON.stringify(rows) }));
}

export type AlertChange = Partial<
  Pick<
    AlertRow,
    'timeReminded' | 'timeResolved' | 'resolvedByUserId' | 'resolutionNote' | 'timeDeleted' | 'escalation'
  >
>;
export type RecipientChange = Partial<
  Pick<RecipientRow, 'timeRead' | 'timeAcknowledged' | 'reply' | 'opened'>
>;

export async function updateAlert(
  tx: Transaction,
  alertId: string,
  change: AlertChange,
  now: Date,
): Promise<void> {
  await tx
    .update(alerts)
    .set({ ...change, timeUpdated: now })
    .where(eq(alerts.id, alertId));
}

export async function updateRecipient(
  tx: Transaction,
  which: Pick<RecipientRow, 'alertId' | 'userId'>,
  change: RecipientChange,
  now: Date,
): Promise<void> {
  await tx
    .update(recipients)
    .set({ ...change, timeUpdated: now })
    .where(and(eq(recipients.alertId, which.alertId), eq(recipients.userId, which.userId)));
}

const lockSender = statement(
  (_db, { userId }: Placeholders<{ userId: string }>) =>
    sql<never>`select pg_advisory_xact_lock(hashtext('alerts of person'), hashtext(${userId}))`,
);
const sentSince = statement((db, { userId, since }: Placeholders<{ userId: string; since: Date }>) =>
  db
    .select({ count: count() })
    .from(alerts)
    .where(and(eq(alerts.createdByUserId, userId), gte(alerts.timeCreated, since))),
);

/** Includes deleted ones. Holds a lock of this person until the transaction ends. */
export async function countSentSince(work: Work, userId: string, since: Date): Promise<number> {
  // A statement of its own: the count must see what others committed while this one waited for the lock.
  work.defer(lockSender.with({ userId }));
  const [sent] = await sentSince(work.tx, { userId, since });
  return sent?.count ?? 0;
}

/** Newest first. */
export async function alertsOfEntry(
  reader: Reader,
  entryId: string,
): Promise<{ id: string; entry: AlertedEntry }[]> {
  return reader
    .select({ id: alerts.id, entry: alerts.entry })
    .from(alerts)
    .where(and(eq(alerts.entryId, entryId), isThere))
    .orderBy(desc(alerts.timeCreated), desc(alerts.id));
}
