// Authentication. Session, user, permissions and feature switches are checked at every request, so that a revoked
// permission or a disabled user takes effect at the next one.
import { knownRoleSchema, type Actor } from '@schooldog/domain/permissions';
import { appSettingsOf, type AppSettings } from '@schooldog/domain/settings';
import { isInactive, isWatchedForInactivity } from '@schooldog/domain/signIn';
import { tasksSettingsOf, workOrderRulesFor } from '@schooldog/domain/workOrders';
import type { Database } from '../database/database.ts';
import type { SettingsVersions } from '../settingsDocuments/settingsCache.ts';
import type { SessionCookie } from './cookie.ts';
import { createSessionCache, type SessionRow } from './sessionCache.ts';
import { hashOfToken } from './tokens.ts';

export type SignedIn = Readonly<{
  actor: Actor;
  app: AppSettings;
  /** The versions of the settings documents at that moment. */
  settingsVersions: SettingsVersions;
  session: Readonly<{ id: string; timeCreated: Date; timeAuthenticated: Date; expiresAt: Date }>;
  profile: Readonly<{
    firstName: string;
    lastName: string;
    email: string;
    emailVerified: boolean;
    title: string;
    alwaysShowTakePicture: boolean;
    phoneNumber: string | null;
    language: string | null;
    autoSignOut: boolean;
    /** As stored. Parsed only by the code that shows it, which is not every request. */
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
export type ReadSession = Readonly<{
  signedIn: SignedIn | null;
  pending: PendingSession | null;
  /** The session expired, as opposed to being ended. */
  hasRunOut?: true;
}>;

/** A check in flight. Until it is done, `cached` is only what was valid before. */
export type SessionCheck = Readonly<{ cached: SignedIn | null; checked: Promise<ReadSession> }>;

export type Sessions = Readonly<{
  check(cookieHeader: string | undefined, now: Date): SessionCheck;
  /** Neither when there is no session, it has ended, or the user is disabled. */
  read(cookieHeader: string | undefined, now: Date): Promise<ReadSession>;
  readApp(): Promise<AppSettings>;
}>;

type Found = Readonly<{ row: SessionRow; signedIn: SignedIn }>;

const noSession: ReadSession = { signedIn: null, pending: null };
/** Often enough for a list of devices and for a limit of a day, without a write at every request. */
const seenEveryMilliseconds = 5 * 60 * 1000;

export function createSessions(parts: { database: Database; cookie: SessionCookie }): Sessions {
  const { database, cookie } = parts;
  const cache = createSessionCache(database.quick, (row) => ({ row, signedIn: signedIn(row) }));

  const classify = async (found: Found | undefined, now: Date): Promise<ReadSession> => {
    if (found === undefined || found.row.is_disabled) return noSession;
    if (isOver(found.row, now)) return { ...noSession, hasRunOut: true };
    const { row } = found;
    if (isPending(row)) return { signedIn: null, pending: pendingSession(row) };
    if (isSeenDue(row, now)) {
      await database.pool.query('update sessions set time_seen = $2 where id = $1', [row.session_id, now]);
    }
    return { signedIn: found.signedIn, pending: null };
  };
  /** Null where more than the check is due. */
  const expected = (found: Found | undefined, now: Date): SignedIn | null =>
    found === undefined || isOver(found.row, now) || isPending(found.row) || isSeenDue(found.row, now)
      ? null
      : found.signedIn;

  const check = (cookieHeader: string | undefined, now: Date): SessionCheck => {
    const token = cookie.read(cookieHeader);
    if (token === null) return { cached: null, checked: Promise.resolve(noSession) };
    const hash = hashOfToken(token);
    const cached = expected(cache.peek(hash), now);
    return { cached, checked: cache.check(hash).then((found) => classify(found, now)) };
  };

  return {
    check,
    read: (cookieHeader, now) => check(cookieHeader, now).checked,
    readApp: async () => {
      const { rows } = await database.pool.query<{ value: object }>(
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

type PendingRow = SessionRow & { second_factor: 'needed' | 'enrolment' };

function isPending(row: SessionRow): row is PendingRow {
  return row.second_factor === 'needed' || row.second_factor === 'enrolment';
}

function isSeenDue(row: SessionRow, now: Date): boolean {
  return now.getTime() - row.time_seen.getTime() > seenEveryMilliseconds;
}

function pendingSession(row: PendingRow): PendingSession {
  return {
    id: row.session_id,
    userId: row.user_id,
    step: row.second_factor === 'needed' ? 'verify' : 'enrol',
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
      isPrimarilyTaskUser: row.is_primarily_task_user,
      permissions: row.permissions,
      features: { enableWorkOrders: app.enableWorkOrders, enableEops: app.enableEops },
      workOrderRules: workOrderRulesFor(tasksSettingsOf(row.tasks ?? {}), row.user_id),
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
      alwaysShowTakePicture: row.always_show_take_picture,
      phoneNumber: row.phone_number,
      language: row.language,
      autoSignOut: row.auto_sign_out_data?.enabled ?? false,
      dashboardOrder: row.dashboard_order,
    },
  };
}
