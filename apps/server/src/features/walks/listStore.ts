// Pages and counts of walks. Whose eyes look is part of every query.
import type { Schools, SourceType } from '@schooldog/domain/permissions';
import type { WalkScope, WalkSubTab } from '@schooldog/domain/walks';
import {
  and,
  arrayContains,
  arrayOverlaps,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  lt,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/isOneOf.ts';
import { isOlderThan, type TimeKey } from '../../platform/database/keysetPage.ts';
import { type Placeholders, statement } from '../../platform/database/statement.ts';
import { walks } from './schema.ts';
import type { StoredWalk } from './store.ts';

export type WantedWalks = Readonly<{
  from: Date | undefined;
  until: Date | undefined;
  schoolIds: readonly string[] | undefined;
  walkTypes: readonly SourceType[] | undefined;
  /** Walks in which one of them takes part. */
  userIds: readonly string[] | undefined;
  awaitingReviewBy: string | undefined;
  showArchived: boolean;
}>;

/** All that are not archived. */
export const everyWalk: WantedWalks = {
  from: undefined,
  until: undefined,
  schoolIds: undefined,
  walkTypes: undefined,
  userIds: undefined,
  awaitingReviewBy: undefined,
  showArchived: false,
};

export type Listed = Readonly<{ scope: WalkScope; subTab: WalkSubTab; wanted: WantedWalks }>;

/** Newest first. */
export async function walkPage(
  reader: Reader,
  listed: Listed,
  page: Readonly<{ after: TimeKey | null; limit: number }>,
): Promise<StoredWalk[]> {
  const { after, limit } = page;
  const older = after === null ? undefined : isOlderThan(after, { time: walks.timeCreated, id: walks.id });
  return reader
    .select()
    .from(walks)
    .where(and(conditions(listed), older))
    .orderBy(desc(walks.timeCreated), desc(walks.id))
    .limit(limit);
}

export async function countWalks(reader: Reader, listed: Listed): Promise<number> {
  const [row] = await reader.select({ walks: count() }).from(walks).where(conditions(listed));
  return row?.walks ?? 0;
}

function conditions({ scope, subTab, wanted }: Listed): SQL | undefined {
  const { from, until, schoolIds, walkTypes, userIds, awaitingReviewBy, showArchived } = wanted;
  return and(
    subTab === 'complete' ? eq(walks.status, 'complete') : ne(walks.status, 'complete'),
    isWithin(scope),
    from === undefined ? undefined : gte(walks.timeCreated, from),
    until === undefined ? undefined : lt(walks.timeCreated, until),
    schoolIds === undefined ? undefined : isOneOf(walks.schoolId, schoolIds),
    walkTypes === undefined ? undefined : inArray(walks.walkType, [...walkTypes]),
    userIds === undefined ? undefined : arrayOverlaps(walks.participantUserIds, [...userIds]),
    awaitingReviewBy === undefined ? undefined : eq(walks.awaitingReviewBy, awaitingReviewBy),
    showArchived ? undefined : isNull(walks.timeArchived),
  );
}

function isWithin(scope: WalkScope): SQL | undefined {
  if (scope.tab === 'mine')
    return and(arrayContains(walks.participantUserIds, [scope.userId]), isAt(scope.schools));
  return or(
    ...scope.reaches.map(({ schools, walkTypes }) =>
      and(isAt(schools), inArray(walks.walkType, [...walkTypes])),
    ),
  );
}

function isAt(schools: Schools): SQL | undefined {
  return schools === 'all' ? undefined : isOneOf(walks.schoolId, schools);
}

const numbers = statement(
  (_db, { walkIds }: Placeholders<{ walkIds: readonly string[] }>) => sql<{ id: string; entries: number }>`
    select walk.id, ((select count(*) from walk_entries where walk_id = walk.id and not is_deleted)
      + (select count(*) from entries where walk_id = walk.id))::int as entries
    from unnest(${walkIds}::text[]) as walk (id)`,
);

/** How many entries each of these walks has, published or not. */
export async function entryNumbers(
  reader: Reader,
  walkIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (walkIds.length === 0) return new Map();
  const rows = await numbers(reader, { walkIds });
  return new Map(rows.map(({ id, entries }) => [id, entries]));
}
