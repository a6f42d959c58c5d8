// The links, and what was done with them.
import { isFailure, type ResponderEvent } from '@schooldog/domain/responderLinks';
import { problem } from '@schooldog/domain/problems';
import { and, count, desc, eq, getTableColumns, gt, isNull, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { sqlStateOf, sqlStates } from '../../platform/database/sqlState.ts';
import { type Placeholders, statement } from '../../platform/database/statement.ts';
import { insertRow, updateRow } from '../../platform/database/writeRow.ts';
import { users } from '../../platform/identity/schema.ts';
import type { Work } from '../../platform/work/work.ts';
import { responderEvents, responderLinks } from './schema.ts';

type StoredLink = typeof responderLinks.$inferSelect;
export type LinkRow = StoredLink & Readonly<{ isCreatorDisabled: boolean }>;

// Tables are named in full: without a join the columns of a selection lose the name of their table.
const columns = {
  ...getTableColumns(responderLinks),
  /** Also when the account is gone. */
  isCreatorDisabled: sql<boolean>`not exists (
    select from users u where u.id = responder_links.created_by_user_id and not u.is_disabled)`,
};

const byId = statement((db, { id }: Placeholders<{ id: string }>) =>
  db.select(columns).from(responderLinks).where(eq(responderLinks.id, id)),
);
const lockById = statement((db, { id }: Placeholders<{ id: string }>) =>
  db.select(columns).from(responderLinks).where(eq(responderLinks.id, id)).for('update'),
);
const byToken = statement((db, { tokenHash }: Placeholders<{ tokenHash: string }>) =>
  db.select(columns).from(responderLinks).where(eq(responderLinks.tokenHash, tokenHash)),
);
const takeLock = statement(
  (_db, { name }: Placeholders<{ name: string }>) =>
    sql<never>`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`,
);
const addEvent = statement(
  (
    _db,
    {
      linkId,
      event,
      componentId,
      time,
    }: Placeholders<{ linkId: string; event: ResponderEvent; componentId: string | null; time: Date }>,
  ) => sql<never>`
    insert into responder_events (link_id, event, component_id, time)
    values (${linkId}, ${event}, ${componentId}, ${time}::timestamptz)`,
);

export async function findLink(reader: Reader, id: string): Promise<LinkRow | undefined> {
  const [row] = await byId(reader, { id });
  return row;
}

export async function lockLink(tx: Transaction, id: string): Promise<LinkRow | undefined> {
  const [row] = await lockById(tx, { id });
  return row;
}

export async function findLinkByToken(reader: Reader, tokenHash: string): Promise<LinkRow | undefined> {
  const [row] = await byToken(reader, { tokenHash });
  return row;
}

/** Until the transaction ends nobody else counts or adds links of this school or person. */
export async function lockCount(tx: Transaction, of: string): Promise<void> {
  await takeLock(tx, { name: `responderLinks ${of}` });
}

export async function countLive(tx: Transaction, schoolId: string, now: Date): Promise<number> {
  const [row] = await tx
    .select({ number: count() })
    .from(responderLinks)
    .innerJoin(users, eq(users.id, responderLinks.createdByUserId))
    .where(
      and(
        eq(users.isDisabled, false),
        eq(responderLinks.schoolId, schoolId),
        isNull(responderLinks.timeRevoked),
        gt(responderLinks.timeExpires, now),
      ),
    );
  return row?.number ?? 0;
}

/** How many this person made since then, in any way, at any school. */
export async function countMade(tx: Transaction, userId: string, since: Date): Promise<number> {
  const [row] = await tx
    .select({ number: count() })
    .from(responderLinks)
    .where(and(eq(responderLinks.createdByUserId, userId), gt(responderLinks.timeCreated, since)));
  return row?.number ?? 0;
}

export function insertLink(work: Pick<Work, 'defer'>, row: StoredLink): void {
  work.defer(insertRow(responderLinks, row), (error) =>
    sqlStateOf(error) === sqlStates.uniqueViolation ? problem('responderLink.idTaken') : error,
  );
}

export function updateLink(
  work: Pick<Work, 'defer'>,
  id: string,
  change: Pick<StoredLink, 'timeRevoked' | 'revokedByUserId' | 'timeUpdated'>,
): void {
  work.defer(updateRow(responderLinks, id, change));
}

export function insertEvent(
  work: Pick<Work, 'defer' | 'now'>,
  event: Readonly<{ linkId: string; event: ResponderEvent; componentId?: string | null }>,
): void {
  work.defer(addEvent.with({ componentId: null, ...event, time: work.now }));
}

const mostListed = 200;
const mostEvents = 500;

/** Live ones first, then the newest. */
export async function linksOfSchool(reader: Reader, schoolId: string, now: Date): Promise<LinkRow[]> {
  const isOver = sql`(${responderLinks.timeRevoked} is not null or ${responderLinks.timeExpires} <= ${now})`;
  return reader
    .select(columns)
    .from(responderLinks)
    .where(eq(responderLinks.schoolId, schoolId))
    .orderBy(isOver, desc(responderLinks.timeCreated), desc(responderLinks.id))
    .limit(mostListed);
}

export type Use = Readonly<{ views: number; failures: number; lastUsed: Date | null }>;

export async function usesOfLinks(reader: Reader, schoolId: string): Promise<ReadonlyMap<string, Use>> {
  const rows = await reader
    .select({
      linkId: responderEvents.linkId,
      event: responderEvents.event,
      number: count(),
      last: sql<Date>`max(${responderEvents.time})`.mapWith(responderEvents.time),
    })
    .from(responderEvents)
    .innerJoin(responderLinks, eq(responderLinks.id, responderEvents.linkId))
    .where(eq(responderLinks.schoolId, schoolId))
    .groupBy(responderEvents.linkId, responderEvents.event);
  return new Map(
    [...Map.groupBy(rows, ({ linkId }) => linkId)].map(([linkId, ofLink]) => [linkId, useOf(ofLink)]),
  );
}

type Counted = Readonly<{ event: ResponderEvent; number: number; last: Date }>;

function useOf(counted: readonly Counted[]): Use {
  const sum = (isCounted: (event: ResponderEvent) => boolean) =>
    counted.filter(({ event }) => isCounted(event)).reduce((total, { number }) => total + number, 0);
  const times = counted.map(({ last }) => last.getTime());
  return {
    views: sum((event) => event === 'viewed' || event === 'downloaded'),
    failures: sum(isFailure),
    lastUsed: times.length === 0 ? null : new Date(Math.max(...times)),
  };
}

/** Newest first. */
export async function eventsOfLink(reader: Reader, linkId: string) {
  return reader
    .select()
    .from(responderEvents)
    .where(eq(responderEvents.linkId, linkId))
    .orderBy(desc(responderEvents.sequence))
    .limit(mostEvents);
}
