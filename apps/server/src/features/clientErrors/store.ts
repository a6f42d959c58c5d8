import { clientErrorLimits, type ClientErrorReport } from '@schooldog/domain/clientErrors';
import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { byTime, isOlderThan, keysetPage, type TimeKey } from '../../platform/database/keysetPage.ts';
import { type Placeholders, statement } from '../../platform/database/statement.ts';
import { clientErrors } from './schema.ts';

export type ClientErrorRow = typeof clientErrors.$inferSelect;

type Seen = Readonly<{
  id: string;
  fingerprint: string;
  kind: string;
  name: string;
  message: string;
  stack: string;
  version: string;
  route: string;
  browser: string;
  count: number;
  offlineCount: number;
  now: string;
}>;

const listed = sql.raw(String(clientErrorLimits.listed));
const newPerDay = sql.raw(String(clientErrorLimits.newPerDay));

/** Adds the value of the new row if it is not there, and lets go of the oldest. */
const withNew = (column: 'versions' | 'routes' | 'browsers') => {
  const [old, added] = [sql.raw(`e.${column}`), sql.raw(`excluded.${column}`)];
  return sql`case when ${old} @> ${added} then ${old}
    else (${old} || ${added})[greatest(1, cardinality(${old}) + 2 - ${listed}):] end`;
};

/** Versions are compared number by number. */
const isNewer = sql`string_to_array(excluded.versions[1], '.')::int[] > string_to_array(e.resolved_in_version, '.')::int[]`;

const count = statement(
  (_db, v: Placeholders<Seen>) => sql<never>`
    insert into client_errors as e (id, fingerprint, kind, name, message, stack, versions, routes, browsers, count,
        offline_count, time_created, time_updated)
      select ${v.id}, ${v.fingerprint}::text, ${v.kind}, ${v.name}, ${v.message}, ${v.stack}, array[${v.version}::text],
        array[${v.route}::text], array[${v.browser}::text], ${v.count}::int, ${v.offlineCount}::int,
        ${v.now}::timestamptz, ${v.now}::timestamptz
      where exists (select from client_errors where fingerprint = ${v.fingerprint}::text)
        or (select count(*) from client_errors where time_created > ${v.now}::timestamptz - interval '1 day') < ${newPerDay}
    on conflict (fingerprint) do update set
      count = least(e.count::bigint + excluded.count, 2147483647)::int,
      offline_count = least(e.offline_count::bigint + excluded.offline_count, 2147483647)::int,
      stack = case when e.versions @> excluded.versions then e.stack else excluded.stack end,
      versions = ${withNew('versions')},
      routes = ${withNew('routes')},
      browsers = ${withNew('browsers')},
      time_updated = greatest(e.time_updated, excluded.time_updated),
      time_resolved = case when ${isNewer} then null else e.time_resolved end,
      resolved_by_user_id = case when ${isNewer} then null else e.resolved_by_user_id end,
      resolved_in_version = case when ${isNewer} then null else e.resolved_in_version end`,
);

/** A new error becomes a row, one that is known is counted; on a day with too many new ones the rest is left out. */
export async function countError(
  reader: Reader,
  seen: Readonly<{ id: string; fingerprint: string; report: ClientErrorReport; browser: string; now: Date }>,
): Promise<void> {
  const { id, fingerprint, browser, now } = seen;
  const { kind, name, message, stack, version, route, count: times, isOffline } = seen.report;
  await count(reader, {
    id,
    fingerprint,
    kind,
    name,
    message,
    stack,
    version,
    route,
    browser,
    count: times,
    offlineCount: isOffline ? times : 0,
    now: now.toISOString(),
  });
}

export async function pageOfErrors(
  reader: Reader,
  wanted: { status?: 'open' | 'resolved' | undefined; before?: string | undefined; size: number },
): Promise<{ errors: ClientErrorRow[]; next: string | null }> {
  const { status, before: cursor, size } = wanted;
  const { timeUpdated: time, timeResolved, id } = clientErrors;
  const ofStatus = { open: isNull(timeResolved), resolved: isNotNull(timeResolved) };
  const read = async (after: TimeKey | null, limit: number) =>
    reader
      .select()
      .from(clientErrors)
      .where(
        and(
          status === undefined ? undefined : ofStatus[status],
          after === null ? undefined : isOlderThan(after, { time, id }),
        ),
      )
      .orderBy(desc(time), desc(id))
      .limit(limit);
  const key = byTime((row: ClientErrorRow) => ({ time: row.timeUpdated, id: row.id }));
  const { rows: errors, next } = await keysetPage({ cursor, size, key, read });
  return { errors, next };
}

export async function findError(reader: Reader, id: string): Promise<ClientErrorRow | undefined> {
  const [row] = await reader.select().from(clientErrors).where(eq(clientErrors.id, id));
  return row;
}

/** Null opens it again. Whether there is such an error. */
export async function saveResolved(
  tx: Transaction,
  id: string,
  resolved: Readonly<{ time: Date; userId: string; version: string }> | null,
): Promise<boolean> {
  const rows = await tx
    .update(clientErrors)
    .set({
      timeResolved: resolved?.time ?? null,
      resolvedByUserId: resolved?.userId ?? null,
      resolvedInVersion: resolved?.version ?? null,
    })
    .where(eq(clientErrors.id, id))
    .returning({ id: clientErrors.id });
  return rows.length > 0;
}

export async function deleteErrorsBefore(reader: Reader, moment: Date): Promise<void> {
  await reader.delete(clientErrors).where(lt(clientErrors.timeUpdated, moment));
}
