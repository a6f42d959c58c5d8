// The floor of entries: the same SQL through node-postgres in a bare Node HTTP server. No session, no checks, no
// counts, no cache, no notifications; the difference to the product is the cost of the product.
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { Pool } from 'pg';
import { z } from 'zod';
import { serveFloor } from '../load/serveFloor.ts';

const columns = `e.id, e.school_id, e.timestamp, e.reported_by_user_id, u.name, e.walk_type, e.observation_type, e.observation_category_id, e.observation_item_id,
  e.quantity, e.comment, e.location, e.location_data_profile_id, e.location_data_profile_option_id, e.tags, e.manual_tags,
  e.image_ids, e.is_floating, e.walk_id, e.tasks_to_add_on_submission, e.created_task_ids, e.created_safety_alert_ids,
  e.time_created, e.time_updated`;

const conditions = `observation_type = any($2::text[]) and timestamp >= $3::timestamptz and timestamp < $4::timestamptz`;
const page = {
  name: 'page',
  text: `with chosen as materialized (
      select newest.id, newest.timestamp from unnest($1::text[]) as school (id) cross join lateral (
        select id, timestamp from entries where school_id = school.id and ${conditions}
        order by timestamp desc, id desc limit 33) newest
      order by timestamp desc, id desc limit 33)
    select ${columns} from chosen join entries e on e.id = chosen.id left join users u on u.id = e.reported_by_user_id
    order by chosen.timestamp desc, chosen.id desc`,
};
const count = {
  name: 'count',
  text: `select count(*) from entries where school_id = any($1::text[]) and ${conditions}`,
};
const byId = {
  name: 'by-id',
  text: `select ${columns} from entries e left join users u on u.id = e.reported_by_user_id where e.id = $1`,
};
const insert = {
  name: 'insert',
  text: `insert into entries as e (id, school_id, timestamp, reported_by_user_id, walk_type, observation_type, observation_category_id, observation_item_id, quantity,
      comment, location, is_floating)
    values ($1, $2, $3, $4, 'district', $5, $6, $7, $8, $9, $10, true) returning *`,
};

const inputSchema = z.object({
  entryId: z.string(),
  schoolId: z.string(),
  timestamp: z.string(),
  entry: z.object({
    observationCategoryId: z.string(),
    observationItemId: z.string(),
    observationType: z.string(),
    quantity: z.number(),
    comment: z.string(),
    location: z.string(),
  }),
});

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 16 });

async function answer(request: IncomingMessage): Promise<unknown> {
  if (request.method === 'POST') return log(await text(request));
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://floor');
  if (pathname.startsWith('/api/entries/entry')) {
    return (await pool.query<object>({ ...byId, values: [pathname.slice('/api/entries/'.length)] })).rows[0];
  }
  const listed = (name: string) =>
    [...searchParams].filter(([key]) => key.startsWith(`${name}[`)).map(([, value]) => value);
  const values = [
    listed('schoolIds'),
    listed('entryTypes'),
    `${searchParams.get('from')}T04:00:00Z`,
    `${searchParams.get('to')}T04:00:00Z`,
  ];
  return (await pool.query<object>({ ...(pathname === '/api/entries' ? page : count), values })).rows;
}

async function log(body: string): Promise<unknown> {
  const { entryId, schoolId, timestamp, entry } = inputSchema.parse(JSON.parse(body));
  const { observationCategoryId, observationItemId, observationType, quantity, comment, location } = entry;
  const values = [
    entryId,
    schoolId,
    timestamp,
    'nobody',
    observationType,
    observationCategoryId,
    observationItemId,
    quantity,
    comment,
    location,
  ];
  return (await pool.query<object>({ ...insert, values })).rows[0];
}

serveFloor(answer);
