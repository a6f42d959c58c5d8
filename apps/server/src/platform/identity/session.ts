// Who is asking. One prepared statement reads session, person, permissions and feature gates at every request, so
// that a right taken away or a person disabled is out from the next request on.
import { knownRoleSchema, permissionValuesSchema, type Actor } from '@schooldog/domain/permissions';
import { appSettingsOf, type AppSettings } from '@schooldog/domain/settings';
import { isInactive, isWatchedForInactivity, type SecondFactorState } from '@schooldog/domain/users';
import type { Pool } from 'pg';
import { z } from 'zod';
import type { SettingsVersions } from '../settingsDocuments/keptDocument.ts';
import type { SessionCookie } from './cookie.ts';
import { parsedOnce } from './parsedOnce.ts';
import { hashOfToken } from './tokens.ts';

export type SignedIn = Readonly<{
  actor: Actor;
  app: AppSettings;
  /** Which versions of the settings documents held at that moment. */
  settingsVersions: SettingsVersions;
  session: Readonly<{ id: string; timeCreated: Date; timeAuthenticated: Date; expiresAt: Date }>;
  profile: Readonly<{
    firstName: string;
    lastName: string;
    email: string;
    emailVerified: boolean;
    title: string;
    isPrimarilyTaskUser: boolean;
    alwaysShowTakePicture: boolean;
    phoneNumber: string | null;
    language: string | null;
    autoSignOut: boolean;
    /** As stored. Only whoever shows it reads it, which is not at every request. */
    dashboardOrder: unknown;
  }>;
}>;

/** A sign-in whose second step is still due. It opens that step and nothing else. */
export type PendingSession = Readonly<{
  id: string;
  userId: string;
  step: 'verify' | 'enrol';
  expiresAt: Date;
}>;

/** At most one of the two. */
export type ReadSession = Readonly<{ signedIn: SignedIn | null; pending: PendingSession | null }>;

/**
 * A question that travels with that for the session, because one way to the database is cheaper than two. What it finds
 * has been shown to nobody yet: whoever asked it still has to look at who asks.
 */
export type Rider = Readonly<{
  name: string;
  /** Columns of `ridden`, each under a name of its own. */
  columns: string;
  /** A query of at most one row; its values begin at $2. */
  from: string;
  values: readonly unknown[];
}>;

export type Sessions = Readonly<{
  /** Neither when there is no session, it has ended, or the person is disabled. */
  read(cookieHeader: string | undefined, now: Date): Promise<ReadSession>;
  readWith<Ridden extends object>(
    cookieHeader: string | undefined,
    now: Date,
    rider: Rider,
  ): Promise<ReadSession & { ridden: Partial<Ridden> }>;
  readApp(): Promise<AppSettings>;
}>;

type Row = {
  session_id: string;
  session_created: Date;
  time_authenticated: Date;
  time_seen: Date;
  expires_at: Date;
  second_factor: SecondFactorState;
  user_id: string;
  first_name: string;
  last_name: string;
  email: string;
  email_verified: boolean;
  title: string;
  role: string;
  is_district_level: boolean;
  role_school_ids: string[];
  permissions: string;
  is_school_dog_staff: boolean;
  is_disabled: boolean;
  is_primarily_task_user: boolean;
  always_show_take_picture: boolean;
  phone_number: string | null;
  language: string | null;
  auto_sign_out_data: { enabled?: boolean; signedOutAfter?: string | null } | null;
  dashboard_order: unknown;
  app: string | null;
  settings_versions: SettingsVersions | null;
};

const readSession = (
  columns: string,
  from: string,
) => `select s.id as session_id, s.time_created as session_created, s.time_authenticated, s.time_seen, s.expires_at,
    s.second_factor, u.id as user_id, u.first_name, u.last_name, u.email, u.email_verified, u.title, u.role, u.is_district_level,
    u.role_school_ids, u.permissions::text as permissions, u.is_school_dog_staff, u.is_disabled, u.is_primarily_task_user,
    u.always_show_take_picture, u.phone_number, u.language, u.auto_sign_out_data, u.dashboard_order,
    (select value::text from settings where name = 'app') as app,
    (select json_object_agg(name, xmin::text || ':' || ctid::text) from settings) as settings_versions${columns}
    from sessions s join users u on u.id = s.user_id ${from} where s.token_hash = $1`;
const alone = { name: 'read-session', text: readSession('', '') };

const parseApp = parsedOnce((stored) => appSettingsOf(z.object({}).loose().parse(stored)));
const parsePermissions = parsedOnce((stored) => permissionValuesSchema.parse(stored));

const nobody: ReadSession = { signedIn: null, pending: null };
/** Often enough for a list of devices and for a limit of a day, and no write at every request. */
const seenEveryMilliseconds = 5 * 60 * 1000;

export function createSessions(parts: { pool: Pool; cookie: SessionCookie }): Sessions {
  const judge = async (row: Row | undefined, now: Date): Promise<ReadSession> => {
    if (row === undefined || isOver(row, now)) return nobody;
    if (row.second_factor === 'needed' || row.second_factor === 'enrolment') {
      return { signedIn: null, pending: pendingSession(row, row.second_factor) };
    }
    if (now.getTime() - row.time_seen.getTime() > seenEveryMilliseconds) {
      await parts.pool.query('update sessions set time_seen = $2 where id = $1', [row.session_id, now]);
    }
    return { signedIn: signedIn(row), pending: null };
  };

  return {
    read: async (cookieHeader, now) => {
      const token = parts.cookie.read(cookieHeader);
      if (token === null) return nobody;
      const { rows } = await parts.pool.query<Row>({ ...alone, values: [hashOfToken(token)] });
      return judge(rows[0], now);
    },
    readWith: async <Ridden extends object>(cookieHeader: string | undefined, now: Date, rider: Rider) => {
      const token = parts.cookie.read(cookieHeader);
      if (token === null) return { ...nobody, ridden: {} };
      const { rows } = await parts.pool.query<Row & Partial<Ridden>>({
        name: `read-session-with-${rider.name}`,
        text: readSession(`, ${rider.columns}`, `left join lateral (${rider.from}) as ridden on true`),
        values: [hashOfToken(token), ...rider.values],
      });
      const [row] = rows;
      const ridden: Partial<Ridden> = row ?? {};
      return { ...(await judge(row, now)), ridden };
    },
    readApp: async () => {
      const { rows } = await parts.pool.query<{ value: object }>(
        "select value from settings where name = 'app'",
      );
      return appSettingsOf(rows[0]?.value ?? {});
    },
  };
}

function isOver(row: Row, now: Date): boolean {
  const autoSignOut = row.auto_sign_out_data?.enabled ?? false;
  const isWatched = isWatchedForInactivity({ autoSignOut, isSchoolDogStaff: row.is_school_dog_staff });
  return (
    row.is_disabled ||
    row.expires_at <= now ||
    isMarkedOut(row) ||
    (isWatched && isInactive(row.time_seen, now))
  );
}

function pendingSession(row: Row, state: 'needed' | 'enrolment'): PendingSession {
  return {
    id: row.session_id,
    userId: row.user_id,
    step: state === 'needed' ? 'verify' : 'enrol',
    expiresAt: row.expires_at,
  };
}

/** An auto-sign-out marker newer than the sign-in ends every session made before it. */
function isMarkedOut(row: Row): boolean {
  const marker = row.auto_sign_out_data?.signedOutAfter ?? null;
  return marker !== null && new Date(marker) > row.session_created;
}

function signedIn(row: Row): SignedIn {
  const app = parseApp(row.app ?? '{}');
  return {
    app,
    settingsVersions: row.settings_versions ?? {},
    actor: {
      userId: row.user_id,
      role: knownRoleSchema.parse(row.role),
      isDistrictLevel: row.is_district_level,
      roleSchoolIds: row.role_school_ids,
      isSchoolDogStaff: row.is_school_dog_staff,
      isDisabled: row.is_disabled,
      permissions: parsePermissions(row.permissions),
      features: { enableWorkOrders: app.enableWorkOrders, enableEops: app.enableEops },
    },
    session: {
      id: row.session_id,
      timeCreated: row.session_created,
      timeAuthenticated: row.time_authenticated,
      expiresAt: row.expires_at,
    },
    profile: {
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      emailVerified: row.email_verified,
      title: row.title,
      isPrimarilyTaskUser: row.is_primarily_task_user,
      alwaysShowTakePicture: row.always_show_take_picture,
      phoneNumber: row.phone_number,
      language: row.language,
      autoSignOut: row.auto_sign_out_data?.enabled ?? false,
      dashboardOrder: row.dashboard_order,
    },
  };
}
