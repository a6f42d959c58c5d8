// Completed walks by who led them, and how many schools had one. Archived walks do not count, as in lists.
import { type SourceType, sourceTypes } from '@schooldog/domain/permissions';
import type { WalkNumbers } from '@schooldog/domain/reports/packet';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { type Placeholders, statement } from '../../../platform/database/statement.ts';
import { byName, comparing, firstDay, momentsOf, type PacketScope, sumOf } from './scope.ts';

type Days = Readonly<Record<'from' | 'until' | 'fromBefore' | 'untilBefore', string>>;
type Asked = Days & Readonly<{ schoolIds: readonly string[] | null }>;
type SourceRow = { source: SourceType; now: number; before: number; first: Date };

const completedBySource = statement(
  (_db, { schoolIds, from, until, fromBefore, untilBefore }: Placeholders<Asked>) => sql<SourceRow>`
    select walk_type as source,
      count(*) filter (where time_completed >= ${from}::timestamptz and time_completed < ${until}::timestamptz)::int
        as now,
      count(*) filter (where time_completed >= ${fromBefore}::timestamptz
        and time_completed < ${untilBefore}::timestamptz)::int as before,
      min(time_completed) as first
    from walks
    where status = 'complete' and time_completed is not null and time_archived is null
      and (${schoolIds}::text[] is null or school_id = any(${schoolIds}::text[]))
    group by walk_type`,
);

type SchoolRow = { schools: number; schoolsBefore: number; walked: number; walkedBefore: number };

/** A school that was added later counts for a time in which it has walks. */
const walkedSchools = statement(
  (_db, { from, until, fromBefore, untilBefore }: Placeholders<Days>) => sql<SchoolRow>`
    select count(*) filter (where walked)::int as walked,
      count(*) filter (where walked or time_created < ${until}::timestamptz)::int as schools,
      count(*) filter (where "walkedBefore")::int as "walkedBefore",
      count(*) filter (where "walkedBefore" or time_created < ${untilBefore}::timestamptz)::int as "schoolsBefore"
    from (
      select time_created, exists (
          select from walks w where w.school_id = s.id and w.status = 'complete' and w.time_archived is null
            and w.time_completed >= ${from}::timestamptz and w.time_completed < ${until}::timestamptz) as walked,
        exists (
          select from walks w where w.school_id = s.id and w.status = 'complete' and w.time_archived is null
            and w.time_completed >= ${fromBefore}::timestamptz
            and w.time_completed < ${untilBefore}::timestamptz) as "walkedBefore"
      from schools s where time_archived is null) school`,
);

export async function walkNumbers(reader: Reader, scope: PacketScope): Promise<WalkNumbers> {
  const { schoolIds } = scope;
  const moments = momentsOf(scope);
  const rows = await completedBySource(reader, { schoolIds, ...moments });
  const began = firstDay(
    scope,
    rows.map(({ first }) => first),
  );
  const { counted, isRecorded } = comparing(scope, began);
  const [schools] = schoolIds === null ? await walkedSchools(reader, moments) : [];
  return {
    completed: counted(sumOf(rows)),
    bySource: byName(sourceTypes, (source) => counted(rows.find((row) => row.source === source))),
    schools:
      schools === undefined
        ? null
        : {
            now: { part: schools.walked, whole: schools.schools },
            before: isRecorded ? { part: schools.walkedBefore, whole: schools.schoolsBefore } : null,
          },
  };
}
