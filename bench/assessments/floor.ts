// The floor of the list of assessments: the same SQL through node-postgres in a bare Node HTTP server. No session, no
// checks.
import { Pool } from 'pg';
import { serveFloor } from '../load/serveFloor.ts';

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 16 });

const page = {
  name: 'page',
  text: `select a.id, a.status, a.total_score, a.max_score, a.score, a.rubric -> 'name' as name,
      a.rubric -> 'showScores' as show, a.rubric -> 'useScoreThresholds' as uses,
      a.rubric -> 'scoreThresholds' as thresholds, a.rubric_id, a.school_id, a.walk_id, a.created_by_user_id,
      a.submitted_by_user_id, a.time_created, a.time_updated, a.time_submitted, a.time_deleted, a.form -> 'skip' as skip
    from assessments a where status = 'submitted' order by time_submitted desc, id desc limit 21`,
};
const counts = [`status in ('created', 'editing')`, `status = 'submitted'`, `status = 'deleted'`].map(
  (condition, at) => ({ name: `count${at}`, text: `select count(*) from assessments where ${condition}` }),
);
const names = { name: 'names', text: 'select id, name from users where id = any($1::text[])' };

type Row = Readonly<{ created_by_user_id: string; submitted_by_user_id: string | null }>;

async function answer(): Promise<unknown> {
  const [shown, ...counted] = await Promise.all([
    pool.query<Row>(page),
    ...counts.map((one) => pool.query<object>(one)),
  ]);
  const people = shown.rows.flatMap((row) => [row.created_by_user_id, row.submitted_by_user_id]);
  const named = await pool.query<object>({ ...names, values: [people] });
  return { assessments: shown.rows, names: named.rows, counts: counted.map(({ rows }) => rows) };
}

serveFloor(answer);
