// Counts and ids of work orders.
import { calendarFeedLimits } from '@schooldog/domain/calendarFeeds';
import type { WorkOrderStatus } from '@schooldog/domain/workOrders';
import { z } from 'zod';
import { runComposed, Values } from '../../platform/database/composed.ts';
import { moment, where } from '../../platform/database/composedParts.ts';
import type { Reader } from '../../platform/database/database.ts';
import { conditionsOf, type ListedWorkOrders, planOf } from './conditions.ts';

export async function countByStatus(
  reader: Reader,
  listed: ListedWorkOrders,
): Promise<Partial<Record<WorkOrderStatus, number>>> {
  const values = new Values();
  const text = `select status, count(*)::int as count from work_orders
    ${where(conditionsOf(listed, values))} group by status`;
  const rows = await runComposed(reader, text, values, planOf(listed));
  const schema = z.array(z.object({ status: z.custom<WorkOrderStatus>(), count: z.int() }));
  return Object.fromEntries(schema.parse(rows).map(({ status, count }) => [status, count]));
}

/** In a fixed order, so that two people who change several orders at once wait for each other. */
export async function listedIds(reader: Reader, listed: ListedWorkOrders): Promise<string[]> {
  const values = new Values();
  const text = `select id from work_orders ${where(conditionsOf(listed, values))} order by id`;
  const rows = z
    .array(z.object({ id: z.string() }))
    .parse(await runComposed(reader, text, values, planOf(listed)));
  return rows.map(({ id }) => id);
}

/** How many of the orders are assigned to each of these people. */
export async function countByAssignee(
  reader: Reader,
  { scope, wanted }: ListedWorkOrders,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const values = new Values();
  const conditions = conditionsOf({ scope, wanted: { ...wanted, assigneeIds: userIds } }, values);
  const text = `select person, count(*)::int as count from work_orders, unnest(assigned_user_ids) as person
    ${where([...conditions, `person = any(${values.add(userIds)}::text[])`])} group by person`;
  const schema = z.array(z.object({ person: z.string(), count: z.int() }));
  const rows = schema.parse(await runComposed(reader, text, values));
  return new Map(rows.map(({ person, count }) => [person, count]));
}

const datedSchema = z.array(
  z.object({
    id: z.string(),
    number: z.int(),
    schoolId: z.string(),
    dueDate: z.string().nullable(),
    scheduledStartDate: z.string().nullable(),
    timeUpdated: z.string(),
  }),
);

/** Those that are due or scheduled on one of these days. */
export async function datedOrders(
  reader: Reader,
  listed: ListedWorkOrders,
  days: Readonly<{ from: string; to: string }>,
): Promise<z.infer<typeof datedSchema>> {
  const values = new Values();
  const within = `between ${values.add(days.from)}::date and ${values.add(days.to)}::date`;
  const isDated = `(due_date ${within} or scheduled_start_date ${within})`;
  const text = `select id, public_id as number, school_id as "schoolId", due_date::text as "dueDate",
      scheduled_start_date::text as "scheduledStartDate", ${moment('time_updated')} as "timeUpdated"
    from work_orders ${where([...conditionsOf(listed, values), isDated])}
    order by coalesce(due_date, scheduled_start_date), id limit ${calendarFeedLimits.eventsOfKind}`;
  return datedSchema.parse(await runComposed(reader, text, values, planOf(listed)));
}

type Oldest = Readonly<{ count: number; created: string; due: string | null }>;

/** How many there are, and since when; null where there is none. */
export async function oldestAmong(reader: Reader, listed: ListedWorkOrders): Promise<Oldest | null> {
  const values = new Values();
  const text = `select count(*)::int as count, ${moment('min(time_created)')} as created, min(due_date)::text as due
    from work_orders ${where(conditionsOf(listed, values))}`;
  const schema = z.tuple([
    z.object({ count: z.int(), created: z.string().nullable(), due: z.string().nullable() }),
  ]);
  const [{ count, created, due }] = schema.parse(await runComposed(reader, text, values, planOf(listed)));
  return created === null ? null : { count, created, due };
}
