// The floor of the list of drills: the same SQL through node-postgres in a bare Node HTTP server. No session, no checks.
import { Pool } from 'pg';
import { serveFloor } from '../load/serveFloor.ts';

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 16 });

const page = {
  name: 'page',
  text: `select id, school_id, type, other_type, event_type, other_event_type, drill_date, drill_time,
      drill_time_of_day, additional_info, number_of_participants, response_time, results_additional_info, went_well,
      to_improve, action_taken, results_saved_on, recorded_by_user_id, updated_by_user_id, time_created, time_updated
    from drills order by drill_date desc, start_time desc, id desc limit 51`,
};
const names = { name: 'names', text: 'select id, name from users where id = any($1::text[])' };

type Row = Readonly<{ recorded_by_user_id: string; updated_by_user_id: string }>;

async function answer(): Promise<unknown> {
  const { rows } = await pool.query<Row>(page);
  const people = rows.flatMap((row) => [row.recorded_by_user_id, row.updated_by_user_id]);
  const named = await pool.query<object>({ ...names, values: [people] });
  return { drills: rows, names: named.rows };
}

serveFloor(answer);
