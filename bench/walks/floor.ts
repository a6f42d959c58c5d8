// The floor of the list of walks: the same SQL through node-postgres in a bare Node HTTP server. No session, no checks.
import type { IncomingMessage } from 'node:http';
import { Pool } from 'pg';
import { serveFloor } from '../load/serveFloor.ts';

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 16 });

const done = `status = 'complete'`;
const open = `status <> 'complete'`;
const mine = `participant_user_ids @> array[$1]::text[]`;

const page = (name: string, conditions: string) => ({
  name,
  text: `select * from walks where ${conditions} and time_archived is null order by time_created desc, id desc limit 21`,
});
const count = (name: string, conditions: string) => ({
  name,
  text: `select count(*) from walks where ${conditions} and time_archived is null`,
});
const teamPage = page('team', done);
const myPage = page('mine', `${open} and ${mine}`);
const myCounts = [count('mineOpen', `${open} and ${mine}`), count('mineDone', `${done} and ${mine}`)];
const teamCounts = [count('teamOpen', open), count('teamDone', done)];
const names = { name: 'names', text: 'select id, name from users where id = any($1::text[])' };
const numbers = {
  name: 'numbers',
  text: `select walk.id, ((select count(*) from walk_entries where walk_id = walk.id and not is_deleted)
      + (select count(*) from entries where walk_id = walk.id))::int as entries
    from unnest($1::text[]) as walk (id)`,
};

type Row = Readonly<{ id: string; participant_user_ids: string[] }>;

async function answer({ url = '', headers }: IncomingMessage): Promise<unknown> {
  const isTeam = url.includes('tab=team');
  const values = [String(headers['x-viewer'])];
  const [shown, ...counts] = await Promise.all([
    pool.query<Row>(isTeam ? teamPage : { ...myPage, values }),
    ...myCounts.map((one) => pool.query<object>({ ...one, values })),
    ...(isTeam ? teamCounts.map((one) => pool.query<object>(one)) : []),
  ]);
  const people = shown.rows.flatMap((row) => row.participant_user_ids);
  const [named, numbered] = await Promise.all([
    pool.query<object>({ ...names, values: [people] }),
    pool.query<object>({ ...numbers, values: [shown.rows.map(({ id }) => id)] }),
  ]);
  return {
    walks: shown.rows,
    names: named.rows,
    numbers: numbered.rows,
    counts: counts.map(({ rows }) => rows),
  };
}

serveFloor(answer);
