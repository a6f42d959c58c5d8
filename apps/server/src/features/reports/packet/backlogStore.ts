// Work orders that were open at the end of a day, and those that were created and completed within the days.
import type { Timestamp } from '@schooldog/domain/dates';
import type { BacklogNumbers } from '@schooldog/domain/reports/packet';
import { orderAges, type TasksSettings, workCalendarIn } from '@schooldog/domain/workOrders';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { type Placeholders, statement } from '../../../platform/database/statement.ts';
import { readTasksSettings } from '../../../platform/settingsDocuments/tasks.ts';
import { startsOfAges } from '../../workOrders/index.ts';
import { byName, comparing, firstDay, momentsOf, type PacketScope } from './scope.ts';

type OpenAt = Readonly<{
  schoolIds: readonly string[] | null;
  at: Timestamp;
  ageStarts: readonly Timestamp[];
}>;

/**
 * The status at that moment is the last one recorded before it. An order that is finished and was not touched since
 * was finished then, so its records need not be read. Spans are ages, the oldest first.
 */
const openByAge = statement(
  (_db, { schoolIds, at, ageStarts }: Placeholders<OpenAt>) => sql<{ span: number; count: number }>`
    select width_bucket(o.time_created, ${ageStarts}::timestamptz[]) as span, count(*)::int as count
    from work_orders o
    where o.time_created < ${at}::timestamptz
      and (o.status not in ('Complete', 'Declined') or o.time_updated >= ${at}::timestamptz)
      and (${schoolIds}::text[] is null or o.school_id = any(${schoolIds}::text[]))
      and coalesce((
        select h.to_status from work_order_status_history h
        where h.work_order_id = o.id and h.time_created < ${at}::timestamptz
        order by h.sequence desc limit 1), o.status) not in ('Complete', 'Declined')
    group by span`,
  { plan: 'each run' },
);

type Asked = Readonly<Record<'from' | 'until' | 'fromBefore' | 'untilBefore', string>> &
  Readonly<{ schoolIds: readonly string[] | null }>;
type FlowRow = Record<'created' | 'createdBefore' | 'completed' | 'completedBefore', number> & {
  first: Date | null;
};

const flow = statement(
  (_db, { schoolIds, from, until, fromBefore, untilBefore }: Placeholders<Asked>) => sql<FlowRow>`
    select count(*) filter (where time_created >= ${from}::timestamptz and time_created < ${until}::timestamptz)::int
        as created,
      count(*) filter (where time_created >= ${fromBefore}::timestamptz
        and time_created < ${untilBefore}::timestamptz)::int as "createdBefore",
      count(*) filter (where time_completed >= ${from}::timestamptz
        and time_completed < ${until}::timestamptz)::int as completed,
      count(*) filter (where time_completed >= ${fromBefore}::timestamptz
        and time_completed < ${untilBefore}::timestamptz)::int as "completedBefore",
      min(time_created) as first
    from work_orders
    where ${schoolIds}::text[] is null or school_id = any(${schoolIds}::text[])`,
);

export async function backlogNumbers(reader: Reader, scope: PacketScope): Promise<BacklogNumbers> {
  const { schoolIds } = scope;
  const moments = momentsOf(scope);
  const settings = await readTasksSettings(reader);
  const openAt = (at: Timestamp) => countOpen(reader, scope, { at, settings });
  const [now, before, [flowed]] = await Promise.all([
    openAt(moments.until),
    openAt(moments.untilBefore),
    flow(reader, { schoolIds, ...moments }),
  ]);
  const first = flowed?.first ?? null;
  const began = firstDay(scope, first === null ? [] : [first]);
  const during = comparing(scope, began).counted;
  const at = comparing(scope, began, 'at').counted;
  return {
    open: at({ now: total(now), before: total(before) }),
    byAge: byName(orderAges, (age) => at({ now: now[age], before: before[age] })),
    isInWorkDays: workCalendarIn(settings) !== null,
    created: during({ now: flowed?.created ?? 0, before: flowed?.createdBefore ?? 0 }),
    completed: during({ now: flowed?.completed ?? 0, before: flowed?.completedBefore ?? 0 }),
  };
}

/** Ages are those of the last day, counted as the analytics count them today. */
async function countOpen(
  reader: Reader,
  { schoolIds, timeZone }: PacketScope,
  { at, settings }: Readonly<{ at: Timestamp; settings: TasksSettings }>,
) {
  const lastMoment = new Date(Date.parse(at) - 1);
  const ageStarts = startsOfAges(settings, { now: lastMoment, timeZone });
  const rows = await openByAge(reader, { schoolIds, at, ageStarts });
  const oldest = orderAges.length - 1;
  return byName(
    orderAges,
    (age) => rows.find(({ span }) => span === oldest - orderAges.indexOf(age))?.count ?? 0,
  );
}

function total(byAge: Readonly<Record<(typeof orderAges)[number], number>>): number {
  return orderAges.reduce((sum, age) => sum + byAge[age], 0);
}
