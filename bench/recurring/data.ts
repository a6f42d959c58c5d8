// Series that are all due today, at a hundred schools each, and what became of them.
import { query } from '../lib/sql.ts';

export const schoolCount = 100;
const longPatience = 10 * 60_000;

export async function makeManySchools(url: string): Promise<void> {
  await query(
    url,
    `insert into schools (id, name) select 'recurschool' || lpad(number::text, 9, '0'), 'School ' || number
      from generate_series(1, $1::int) as number on conflict do nothing`,
    [schoolCount],
  );
}

/** Owned by the supervisor, to whom all orders are assigned. Their ids begin with the name. */
export async function makeDueSeries(url: string, name: string, count: number): Promise<void> {
  await query(url, seriesSql, [name, count], longPatience);
}

const seriesSql = `
  insert into recurring_work_orders (id, title, school_ids, work_order_data, recurrence_start_date, recurrence_interval,
    recurrence_unit, closed_day_rule, while_open, created_by_user_id, owner_user_id)
  select rpad($1, 12, '0') || lpad(number::text, 8, '0'), 'Check ' || number,
    array(select id from schools where id like 'recurschool%' order by id),
    jsonb_build_object('description', 'Check the filters of every air handler, and note what was replaced. ' || number,
      'priority', 'Medium', 'boardId', null, 'assignedUserIds', jsonb_build_array(person.id), 'location', 'Mechanical room',
      'locationDataProfileId', null, 'locationDataProfileOptionId', null, 'notes', '', 'customFields', '{}'::jsonb,
      'dueInDays', 14),
    (now() at time zone 'America/New_York')::date, 1, 'Months', 'keep', 'create', person.id, person.id
  from generate_series(1, $2::int) as number, users as person
  where person.email = 'maintenance_supervisor@demo.test'`;

/** As the schedule does every five minutes. */
export async function startGeneration(url: string): Promise<void> {
  await query(url, `insert into jobs.job (name, data) values ('recurring.generate', '{}')`);
}

export async function madeSoFar(url: string, name: string): Promise<number> {
  const [row] = await query<{ count: string }>(
    url,
    `select count(*) from recurring_runs where series_id like rpad($1, 12, '0') || '%'`,
    [name],
    longPatience,
  );
  return Number(row?.count ?? 0);
}

export type Found = Readonly<{ missing: number; twice: number; half: number }>;

/** Compared with one order for each series and school. */
export async function damageIn(url: string, name: string, expected: number): Promise<Found> {
  const [row] = await query<{ orders: string; pairs: string; half: string }>(
    url,
    `select count(*) as orders, count(distinct (recurring_id, school_id)) as pairs,
        count(*) filter (where not exists (select from recurring_runs r where r.work_order_id = w.id)
          or not exists (select from work_order_status_history h where h.work_order_id = w.id)
          or not exists (select from audit_history a where a.record_type = 'workOrder' and a.record_id = w.id)) as half
      from work_orders w where recurring_id like rpad($1, 12, '0') || '%'`,
    [name],
    longPatience,
  );
  const [orders, pairs] = [Number(row?.orders ?? 0), Number(row?.pairs ?? 0)];
  return { missing: expected - pairs, twice: orders - pairs, half: Number(row?.half ?? 0) };
}
