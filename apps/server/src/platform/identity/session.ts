// Who is asking. Session, person, permissions and feature gates are asked for at every request, so that a right taken
// away or a person disabled is out from the next request on.
import { knownRoleSchema, type Actor } from '@schooldog/domain/permissions';
import { appSettingsOf, type AppSettings } from '@schooldog/domain/settings';
import { isInactive, isWatchedForInactivity } from '@schooldog/domain/users';
import type { Pool } from 'pg';
import type { SettingsVersions } from '../settingsDocuments/keptDocument.ts';
import type { SessionCookie } from './cookie.ts';
import { keptSessions, type Rider, type SessionRow } from './keptSessions.ts';
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

type Kept = Readonly<{ row: SessionRow; signedIn: SignedIn }>;

const nobody: ReadSession = { signedIn: null, pending: null };
/** Often enough for a list of devices and for a limit of a day, and no write at every request. */
const seenEveryMilliseconds = 5 * 60 * 1000;

export function createSessions(parts: { pool: Pool; cookie: SessionCookie }): Sessions {
  const sessions = keptSessions(parts.pool, (row) => ({ row, signedIn: signedIn(row) }));
  const judge = async (kept: Kept | undefined, now: Date): Promise<ReadSession> => {
    if (kept === undefined || isOver(kept.row, now)) return nobody;
    const { row } = kept;
    if (row.second_factor === 'needed' || row.second_factor === 'enrolment') {
      return { signedIn: null, pending: pendingSession(row, row.second_factor) };
    }
    if (now.getTime() - row.time_seen.getTime() > seenEveryMilliseconds) {
      await parts.pool.query('update sessions set time_seen = $2 where id = $1', [row.session_id, now]);
    }
    return { signedIn: kept.signedIn, pending: null };
  };

  return {
    read: async (cookieHeader, now) => {
      const token = parts.cookie.read(cookieHeader);
      if (token === null) return nobody;
      return judge(await sessions.find(hashOfToken(token)), now);
    },
    readWith: async <Ridden extends object>(cookieHeader: string | undefined, now: Date, rider: Rider) => {
      const token = parts.cookie.read(cookieHeader);
      if (token === null) return { ...nobody, ridden: {} };
      const { kept, ridden } = await sessions.findWith<Ridden>(hashOfToken(token), rider);
      return { ...(await judge(kept, now)), ridden };
    },
    readApp: async () => {
      const { rows } = await parts.pool.query<{ value: object }>(
        "select value from settings where name = 'app'",
      );
      return appSettingsOf(rows[0]?.value ?? {});
    },
  };
}

function isOver(row: SessionRow, now: Date): boolean {
  const autoSignOut = row.auto_sign_out_data?.enabled ?? false;
  const isWatched = isWatchedForInactivity({ autoSignOut, isSchoolDogStaff: row.is_school_dog_staff });
  return (
    row.is_disabled ||
    row.expires_at <= now ||
    isMarkedOut(row) ||
    (isWatched && isInactive(row.time_seen, now))
  );
}

function pendingSession(row: SessionRow, state: 'needed' | 'enrolment'): PendingSession {
  return {
    id: row.session_id,
    userId: row.user_id,
    step: state === 'needed' ? 'verify' : 'enrol',
    expiresAt: row.expires_at,
  };
}

/** An auto-sign-out marker newer than the sign-in ends every session made before it. */
function isMarkedOut(row: SessionRow): boolean {
  const marker = row.auto_sign_out_data?.signedOutAfter ?? null;
  return marker !== null && new Date(marker) > row.session_created;
}

function signedIn(row: SessionRow): SignedIn {
  const app = appSettingsOf(row.app ?? {});
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
      permissions: row.permissions,
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
