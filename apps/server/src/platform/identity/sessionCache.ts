// The session cache of this process. At every request the database is asked whether session, user and settings still
// have the cached versions; the columns themselves are read only when one of them changed. Requests of one turn of
// the event loop share a query.
import { secondFactorStates } from '@schooldog/domain/account';
import { permissionValuesSchema } from '@schooldog/domain/permissions';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../database/database.ts';
import { type Placeholders, statement } from '../database/statement.ts';

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
  tasks: z.looseObject({}).nullable(),
  settings_versions: z.record(z.string(), z.string()).nullable(),
});

export type SessionRow = z.infer<typeof rowSchema>;

export type SessionCache<Session> = Readonly<{
  /** The result of the last check, without a query. */
  peek(tokenHash: string): Session | undefined;
  /** Undefined when there is no such session. */
  check(tokenHash: string): Promise<Session | undefined>;
}>;

type Cached<Session> = Readonly<{ version: string; session: Session }>;
type Answer = Readonly<{ hash: string; version: string; row: string | null }>;

/** Every stored version of a row has another ctid and xmin, in whatever process it was written. */
const checkSessions = statement(
  (_db, { hashes, versions }: Placeholders<{ hashes: string[]; versions: (string | null)[] }>) => sql<Answer>`
    select known.hash, current.version, case when current.version = known.version then null else (
      select row_to_json(viewer)::text from (
        select s.id as session_id, s.time_created as session_created, s.time_authenticated, s.time_seen,
          s.expires_at, s.second_factor, u.id as user_id, u.first_name, u.last_name, u.email, u.email_verified,
          u.title, u.role, u.is_district_level, u.role_school_ids, u.permissions, u.is_school_dog_staff,
          u.is_disabled, u.is_primarily_task_user, u.always_show_take_picture, u.phone_number, u.language,
          u.auto_sign_out_data, u.dashboard_order, (select value from settings where name = 'app') as app,
          (select value from settings where name = 'tasks') as tasks,
          (select json_object_agg(name, xmin::text || ':' || ctid::text) from settings) as settings_versions
      ) as viewer) end as row
    from unnest(${hashes}::text[], ${versions}::text[]) as known (hash, version)
    join sessions s on s.token_hash = known.hash join users u on u.id = s.user_id
    cross join lateral (select concat_ws(' ', s.xmin, s.ctid, u.xmin, u.ctid,
      (select string_agg(concat_ws(':', xmin, ctid), ' ') from settings)) as version offset 0) as current`,
);

/** Some kilobytes each; an evicted session is simply read in full. */
const mostCached = 2000;

type Waiting<Session> = Readonly<{
  promise: Promise<Session | undefined>;
  resolve(session: Session | undefined): void;
  reject(error: unknown): void;
}>;

/** `make` is called once for each version of a session; its result is shared and must not be changed. */
export function createSessionCache<Session>(
  db: Db,
  make: (row: SessionRow) => Session,
): SessionCache<Session> {
  const cache = new Map<string, Cached<Session>>();
  let waiting = new Map<string, Waiting<Session>>();
  let isUnderWay = false;

  const store = (hash: string, answer: Answer | undefined, known: Cached<Session> | undefined) => {
    cache.delete(hash);
    if (answer === undefined) return undefined;
    const session = answer.row === null ? known?.session : make(rowSchema.parse(JSON.parse(answer.row)));
    if (session === undefined) throw new Error('The database left out a session that is not cached here.');
    // Moved to the end, so that the least recently used is evicted first.
    cache.set(hash, { version: answer.version, session });
    const [oldest] = cache.size > mostCached ? cache.keys() : [];
    if (oldest !== undefined) cache.delete(oldest);
    return session;
  };

  /** Takes all waiting requests. A later request never joins a check that was already sent. */
  const checkAll = async () => {
    const leaving = waiting;
    waiting = new Map();
    isUnderWay = true;
    const hashes = [...leaving.keys()];
    const known = hashes.map((hash) => cache.get(hash));
    try {
      const versions = known.map((cached) => cached?.version ?? null);
      const answers = new Map((await checkSessions(db, { hashes, versions })).map((row) => [row.hash, row]));
      hashes.forEach((hash, at) => {
        const one = leaving.get(hash);
        try {
          one?.resolve(store(hash, answers.get(hash), known[at]));
        } catch (error) {
          one?.reject(error);
        }
      });
    } catch (error) {
      for (const one of leaving.values()) one.reject(error);
    } finally {
      isUnderWay = false;
      if (waiting.size > 0) void checkAll();
    }
  };

  return {
    peek: (hash) => cache.get(hash)?.session,
    check: (hash) => {
      const together = waiting.get(hash);
      if (together !== undefined) return together.promise;
      const one = Promise.withResolvers<Session | undefined>();
      waiting.set(hash, one);
      if (!isUnderWay && waiting.size === 1) {
        setImmediate(() => {
          if (!isUnderWay && waiting.size > 0) void checkAll();
        });
      }
      return one.promise;
    },
  };
}
