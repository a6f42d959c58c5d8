// The floor of work orders: the same SQL through node-postgres in a bare Node HTTP server. No session, no checks, no
// histories, no notifications; a change is one UPDATE.
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { Pool } from 'pg';
import { z } from 'zod';
import { serveFloor } from '../load/serveFloor.ts';

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 16 });

const columns = `w.id, w.public_id, w.school_id, w.status, w.description, w.priority, w.board_id, w.assigned_user_ids,
  w.following_user_ids, w.pinned_by_user_ids, w.created_by_user_id, w.location, w.location_data_profile_id,
  w.location_data_profile_option_id, w.due_date, w.scheduled_start_date, w.notes, w.custom_fields, w.image_ids, w.entry_id,
  w.walk_id, w.has_activity_of_others, w.comment_count, w.timestamp, w.time_originally_scheduled,
  w.time_originally_submitted_for_approval, w.time_completed, w.time_created, w.time_updated`;
const names = `array(select name from users where id = any(w.assigned_user_ids)) as assigned_names,
  (select name from users where id = w.created_by_user_id) as created_by_name`;

const page = {
  name: 'page',
  text: `with chosen as materialized (
      select first.id from unnest($2::text[]) as part (value) cross join unnest($1::text[]) as kind (status)
      cross join lateral (select id, time_created from work_orders
        where status = kind.status and school_id = part.value and board_id = any($3::text[])
        order by time_created desc, id desc limit 33) first
      order by time_created desc, id desc limit 33)
    select ${columns}, ${names} from chosen join work_orders w on w.id = chosen.id
    order by w.time_created desc, w.id desc`,
};
const byId = { name: 'by-id', text: `select ${columns} from work_orders w where id = $1` };
const of = (table: string) => ({
  name: table,
  text: `select * from ${table} where work_order_id = $1 order by sequence`,
});
const timeline = [
  of('work_order_comments'),
  {
    name: 'statuses',
    text: `select id, from_status, to_status, comment, by_user_id, time_created from work_order_status_history
      where work_order_id = $1 order by sequence`,
  },
  of('work_order_assignment_history'),
  of('work_order_attachments'),
];
const people = {
  name: 'people',
  text: `select id, name from users where id = any($1::text[])
    union all select id, name from former_people where id = any($1::text[])`,
};
const change = {
  name: 'change',
  text: `update work_orders set status = $2, time_updated = now() where id = $1 returning id`,
};

type Row = Readonly<{ created_by_user_id: string; assigned_user_ids: string[] }>;
const changeSchema = z.object({ workOrderId: z.string(), status: z.string() });

async function answer(request: IncomingMessage): Promise<unknown> {
  if (request.method === 'POST') {
    const { workOrderId, status } = changeSchema.parse(JSON.parse(await text(request)));
    return (await pool.query<object>({ ...change, values: [workOrderId, status] })).rows[0];
  }
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://floor');
  if (pathname !== '/api/workOrders') return detail(pathname.slice('/api/workOrders/'.length));
  const listed = (name: string) =>
    [...searchParams].filter(([key]) => key.startsWith(`${name}[`)).map(([, value]) => value);
  const values = [listed('statuses'), listed('schoolIds'), listed('boardIds')];
  return (await pool.query<object>({ ...page, values })).rows;
}

async function detail(id: string): Promise<unknown> {
  const values = [id];
  const [order, ...events] = await Promise.all([
    pool.query<Row>({ ...byId, values }),
    ...timeline.map((one) => pool.query<object>({ ...one, values })),
  ]);
  const userIds = order.rows.flatMap((row) => [row.created_by_user_id, ...row.assigned_user_ids]);
  const named = await pool.query<object>({ ...people, values: [userIds] });
  return { order: order.rows[0], events: events.map(({ rows }) => rows), names: named.rows };
}

serveFloor(answer);
