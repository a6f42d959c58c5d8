// Work orders by the hundred thousand: spread over schools, boards, people and three years, each with a timeline.
import { query } from '../lib/sql.ts';
import { ordersOfConnection, workOrderId } from '../load/requests.ts';

const longPatience = 20 * 60_000;
const tables = [
  'work_orders',
  'work_order_comments',
  'work_order_status_history',
  'work_order_assignment_history',
] as const;

/** The boards of the demo district, which the server knows already. */
export async function boardIdsOf(url: string): Promise<string[]> {
  const rows = await query<{ id: string }>(
    url,
    `select board->>'id' as id from settings, jsonb_array_elements(value->'boards') as board
      where name = 'tasks' order by 1`,
  );
  if (rows.length === 0) throw new Error('The demo district has no boards.');
  return rows.map(({ id }) => id);
}

/** Indexes are recreated afterwards, which is much faster than updating them. */
export async function fillWorkOrders(
  url: string,
  count: number,
  given: Readonly<{ schoolCount: number; boardIds: readonly string[] }>,
): Promise<void> {
  const indexes = await query<{ name: string; definition: string }>(
    url,
    `select indexname as name, indexdef as definition from pg_indexes
      where tablename = any($1) and indexdef not like 'CREATE UNIQUE%'`,
    [tables],
  );
  for (const { name } of indexes) await query(url, `drop index ${name}`);
  const [known] = await query<{ count: string }>(url, 'select count(*) from work_orders');
  const first = Number(known?.count ?? 0) + 1;
  await query(url, ordersSql, [first, count, given.schoolCount, given.boardIds], longPatience);
  for (const text of timelineSql) await query(url, text, [workOrderId(first)], longPatience);
  for (const { definition } of indexes) await query(url, definition, [], longPatience);
  await query(url, `vacuum (analyze) ${tables.join(', ')}`, [], longPatience);
}

/** Those that the measured connections change, so that a load finds the statuses that it names. */
export async function declineFirst(url: string, connectionCount: number): Promise<void> {
  const last = workOrderId(connectionCount * ordersOfConnection);
  await query(url, `update work_orders set status = 'Declined', time_completed = null where id <= $1`, [
    last,
  ]);
}

/** Most orders of a district are complete. The educator has none, as most people have few. */
const ordersSql = `
  with people as (select id, row_number() over (order by id) - 1 as place, count(*) over () as all_of_them
    from users where email <> 'educator@demo.test'),
  numbered as (
    select number, (number::bigint * 104729) % 1000003 as mixed from generate_series($1::int, $2::int) as number)
  insert into work_orders (id, public_id, school_id, status, description, priority, board_id, assigned_user_ids,
    following_user_ids, created_by_user_id, location, due_date, notes, comment_count, timestamp, time_completed,
    time_created, time_updated, time_clock_started, time_response_clock_started, time_first_responded, is_reopened,
    response_minutes, completion_minutes)
  select 'order' || lpad(number::text, 15, '0'), 1000000 + number,
    'benchschool' || lpad((1 + mixed % $3)::text, 9, '0'), status,
    'The latch of this door does not close by itself; it was reported to the office on the same day.'
      || case when number % 101 = 7 then ' The hinge is loose.' else '' end
      || case when number % 33331 = 7 then ' A raccoon got in.' else '' end,
    (array['Low', 'Medium', 'High', 'Critical'])[1 + (mixed / 7) % 4],
    ($4::text[])[1 + (mixed / 41) % cardinality($4::text[])], array[worker.id], array[creator.id, worker.id], creator.id,
    'Room ' || number % 300, (raised + interval '14 days')::date, '', 2, raised,
    case when status = 'Complete' then raised + interval '9 days' end, raised, raised + interval '9 days',
    raised, raised, raised + interval '1 day', number % 25 = 0, mixed % 5000,
    case when status = 'Complete' then mixed % 20000 end
  from numbered
  cross join lateral (select timestamptz '2023-08-01 12:00Z' + (mixed * 94 % (1095 * 86400)) * interval '1 second',
    (array['New', 'New', 'Started', 'Declined', 'Scheduled', 'AwaitingApproval'])[1 + (mixed / 3) % 20]) as made (raised, open)
  cross join lateral (select coalesce(open, 'Complete')) as now (status)
  join people creator on creator.place = (number::bigint * 17) % creator.all_of_them
  join people worker on worker.place = (number::bigint * 31 + 5) % worker.all_of_them`;

const timelineSql = [
  `insert into work_order_comments (id, work_order_id, user_id, comment, time_created)
    select 'said' || number || right(id, 15), id, created_by_user_id, 'Please look at the hinge, too.', time_created
    from work_orders, generate_series(1, 2) as number where id >= $1`,
  `insert into work_order_status_history (id, work_order_id, from_status, to_status, comment, by_user_id, snapshot,
      time_created)
    select 'step' || number || right(id, 15), id, case when number = 2 then 'New' end, case when number = 2 then status else 'New' end,
      '', created_by_user_id, '{}', time_created
    from work_orders, generate_series(1, 2) as number where id >= $1`,
  `insert into work_order_assignment_history (id, work_order_id, newly_assigned_user_ids, assigned_user_ids, by_user_id,
      time_created)
    select 'given' || right(id, 15), id, assigned_user_ids, assigned_user_ids, created_by_user_id, time_created
    from work_orders where id >= $1`,
];
