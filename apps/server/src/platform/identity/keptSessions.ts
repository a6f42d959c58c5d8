// The stored side of a session: one prepared statement, and what the process keeps of its answer. The database is asked
// at every request whether session, person and settings are still the versions that are kept; the columns themselves
// travel only when one of them is not.
import { permissionValuesSchema } from '@schooldog/domain/permissions';
import { secondFactorStates } from '@schooldog/domain/users';
import type { Pool } from 'pg';
import { z } from 'zod';
import type { NamedStatement } from '../database/namedStatement.ts';

/** Timestamps come as JSON writes them. */
const rowSchema = z.object({
  session_id: z.string(),
  session_created: z.coerce.date(),
  time_authenticated: z.coerce.date(),
  time_seen: z.coerce.date(),
  expires_at: z.coerce.date(),
  second_factor: z.enum(secondFactorStates),
  user_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  title: z.string(),
  role: z.string(),
  is_district_level: z.boolean(),
  role_school_ids: z.array(z.string()),
  permissions: permissionValuesSchema,
  is_school_dog_staff: z.boolean(),
  is_disabled: z.boolean(),
  is_primarily_task_user: z.boolean(),
  always_show_take_picture: z.boolean(),
  phone_number: z.string().nullable(),
  language: z.string().nullable(),
  auto_sign_out_data: z
    .object({ enabled: z.boolean().optional(), signedOutAfter: z.string().nullish() })
    .nullable(),
  dashboard_order: z.unknown(),
  app: z.looseObject({}).nullable(),
  settings_versions: z.record(z.string(), z.string()).nullable(),
});

export type SessionRow = z.infer<typeof rowSchema>;

/**
 * A question that travels with that for the session, because one way to the database is cheaper than two. What it finds
 * has been shown to nobody yet: whoever asked it still has to look at who asks.
 */
export type Rider = Readonly<{ statement: Omit<NamedStatement, 'values'>; values: readonly unknown[] }>;

export type KeptSessions<Kept> = Readonly<{
  /** Undefined when there is no such session. */
  find(tokenHash: string): Promise<Kept | undefined>;
  findWith<Ridden extends object>(
    tokenHash: string,
    rider: Rider,
  ): Promise<Readonly<{ kept: Kept | undefined; ridden: Partial<Ridden> }>>;
}>;

type Answer = Readonly<{ version: string; who: string | null }>;

const asking = `select s.id as session_id, s.time_created as session_created, s.time_authenticated, s.time_seen,
    s.expires_at, s.second_factor, u.id as user_id, u.first_name, u.last_name, u.email, u.email_verified, u.title, u.role,
    u.is_district_level, u.role_school_ids, u.permissions, u.is_school_dog_staff, u.is_disabled,
    u.is_primarily_task_user, u.always_show_take_picture, u.phone_number, u.language, u.auto_sign_out_data,
    u.dashboard_order, (select value from settings where name = 'app') as app,
    (select json_object_agg(name, xmin::text || ':' || ctid::text) from settings) as settings_versions`;

/** Every stored version of a row has another place and writer, in whatever process it was written. */
const versions = `select concat_ws(' ', s.xmin, s.ctid, u.xmin, u.ctid,
    (select string_agg(concat_ws(':', xmin, ctid), ' ') from settings)) as version`;

function statement(columns: string, from: string): string {
  return `
    select held.version, case when held.version = $2 then null
      else (select row_to_json(asking)::text from (${asking}) as asking) end as who${columns}
    from sessions s join users u on u.id = s.user_id cross join lateral (${versions} offset 0) as held ${from}
    where s.token_hash = $1`;
}
const alone = { name: 'read-session', text: statement('', '') };

/** `from` finds at most one row and its values begin at $3; `columns` are those of `ridden`. */
export function ridingStatement(parts: { name: string; columns: string; from: string }): Rider['statement'] {
  const { name, columns, from } = parts;
  const text = statement(`, ${columns}`, `left join lateral (${from}) as ridden on true`);
  return { name: `read-session-with-${name}`, text };
}

/** Some kilobytes each; whoever asks again after that is simply read whole. */
const mostKept = 2000;

/** `make` is asked once for each version of a session; nobody may change what it made. */
export function keptSessions<Kept>(pool: Pool, make: (row: SessionRow) => Kept): KeptSessions<Kept> {
  const all = new Map<string, Readonly<{ version: string; kept: Kept }>>();

  const keep = (tokenHash: string, known: { kept: Kept } | undefined, answer: Answer | undefined) => {
    all.delete(tokenHash);
    if (answer === undefined) return undefined;
    const { version, who } = answer;
    const fresh = who === null ? known : { kept: make(rowSchema.parse(JSON.parse(who))) };
    if (fresh === undefined) throw new Error('The database kept back a session that is not known here.');
    // Whoever asked last stands at the end, so that the first to go has been silent longest.
    all.set(tokenHash, { version, kept: fresh.kept });
    const [oldest] = all.size > mostKept ? all.keys() : [];
    if (oldest !== undefined) all.delete(oldest);
    return fresh.kept;
  };

  return {
    find: async (tokenHash) => {
      const known = all.get(tokenHash);
      const { rows } = await pool.query<Answer>({ ...alone, values: [tokenHash, known?.version] });
      return keep(tokenHash, known, rows[0]);
    },
    findWith: async <Ridden extends object>(tokenHash: string, rider: Rider) => {
      const known = all.get(tokenHash);
      const { rows } = await pool.query<Answer & Partial<Ridden>>({
        ...rider.statement,
        values: [tokenHash, known?.version, ...rider.values],
      });
      const ridden: Partial<Ridden> = rows[0] ?? {};
      return { kept: keep(tokenHash, known, rows[0]), ridden };
    },
  };
}
