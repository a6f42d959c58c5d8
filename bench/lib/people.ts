import { z } from 'zod';
import { askForSure } from './ask.ts';
import { query } from './sql.ts';

const demoPassword = 'demo-school-2026';

/** The cookie of a new session. */
export async function signIn(serverUrl: string, email: string): Promise<string> {
  const response = await fetch(`${serverUrl}/api/users/signIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
    signal: AbortSignal.timeout(20_000),
  });
  const cookie = response.headers.getSetCookie()[0]?.split(';', 1)[0];
  if (!response.ok || cookie === undefined)
    throw new Error(`${email} could not sign in (${response.status}).`);
  return cookie;
}

export interface Editor {
  readonly cookie: string;
  readonly schoolIds: readonly [string, ...string[]];
}

/** People of the demo district who may edit schools: a few all of them, most of them their own. */
export async function signInEditors(
  serverUrl: string,
  databaseUrl: string,
  count: number,
): Promise<Editor[]> {
  const people = await query<{ email: string; role_school_ids: string[] }>(
    databaseUrl,
    `select email, role_school_ids from users where role = any($1) order by is_district_level desc, email limit $2`,
    [
      ['district_safety_coordinator', 'district_nonsafety_coordinator', 'principal', 'assistant_principal'],
      count,
    ],
  );
  if (people.length < count) throw new Error(`Only ${people.length} people may edit schools.`);
  const all = await query<{ id: string }>(databaseUrl, 'select id from schools order by name');
  const editors: Editor[] = [];
  for (const { email, role_school_ids: own } of people) {
    const [first, ...rest] = own.length > 0 ? own : all.map(({ id }) => id);
    if (first === undefined) throw new Error(`${email} has no school.`);
    editors.push({ cookie: await signIn(serverUrl, email), schoolIds: [first, ...rest] });
  }
  return editors;
}

const schoolsSchema = z.array(z.object({ id: z.string(), name: z.string() }));

export async function listSchoolIds(serverUrl: string, cookie: string): Promise<string[]> {
  const schools = schoolsSchema.parse(await askForSure(`${serverUrl}/api/schools/names`, { cookie }));
  return schools.map(({ id }) => id);
}

/** Like those of the demo district, in other names, most of them not set up yet. */
export async function addPeople(databaseUrl: string, count: number): Promise<void> {
  await query(
    databaseUrl,
    `insert into users (id, first_name, last_name, email, title, role, is_district_level, role_school_ids, permissions,
        communication_preferences, phone_number)
      select 'person' || lpad(number::text, 14, '0'), model.first_name || number % 97, model.last_name || number % 89,
        'person' || number || '@people.test', model.title, model.role, model.is_district_level, model.role_school_ids,
        model.permissions, model.communication_preferences, model.phone_number
      from generate_series(1, $1::int) as number
      join (select *, row_number() over (order by id) - 1 as place, count(*) over () as models from users
          where not is_school_dog_staff and not is_disabled) as model on number % model.models = model.place`,
    [count],
  );
  await query(databaseUrl, 'vacuum analyze users');
}
