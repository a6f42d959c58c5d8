// Who is asking. One prepared statement reads session, person, permissions and feature gates at every request, so
// that a right taken away or a person disabled is out from the next request on.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { knownRoleSchema, permissionValuesSchema, type Actor } from '@schooldog/domain/permissions';
import { appSettingsOf, type AppSettings } from '@schooldog/domain/settings';
import type { Pool } from 'pg';

export type SignedIn = Readonly<{
  actor: Actor;
  app: AppSettings;
  session: Readonly<{ id: string; timeCreated: Date; expiresAt: Date }>;
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
  }>;
}>;

export type Sessions = Readonly<{
  /** Null when nobody is signed in, the session has ended, or the person is disabled. */
  read(cookieHeader: string | undefined, now: Date): Promise<SignedIn | null>;
  readApp(): Promise<AppSettings>;
}>;

type Row = {
  session_id: string;
  session_created: Date;
  expires_at: Date;
  user_id: string;
  first_name: string;
  last_name: string;
  email: string;
  email_verified: boolean;
  title: string;
  role: string;
  is_district_level: boolean;
  role_school_ids: string[];
  permissions: unknown;
  is_school_dog_staff: boolean;
  is_disabled: boolean;
  is_primarily_task_user: boolean;
  always_show_take_picture: boolean;
  phone_number: string | null;
  language: string | null;
  auto_sign_out_data: { enabled?: boolean; signedOutAfter?: string | null } | null;
  app: object | null;
};

const readSession = {
  name: 'read-session',
  text: `select s.id as session_id, s.time_created as session_created, s.expires_at,
    u.id as user_id, u.first_name, u.last_name, u.email, u.email_verified, u.title, u.role, u.is_district_level,
    u.role_school_ids, u.permissions, u.is_school_dog_staff, u.is_disabled, u.is_primarily_task_user,
    u.always_show_take_picture, u.phone_number, u.language, u.auto_sign_out_data,
    (select value from settings where name = 'app') as app
    from sessions s join users u on u.id = s.user_id where s.token = $1`,
};

export function createSessions(parts: { pool: Pool; secret: string }): Sessions {
  return {
    read: async (cookieHeader, now) => {
      const token = sessionToken(cookieHeader, parts.secret);
      if (token === null) return null;
      const { rows } = await parts.pool.query<Row>({ ...readSession, values: [token] });
      const row = rows[0];
      if (row === undefined || row.is_disabled || row.expires_at <= now || isMarkedOut(row)) return null;
      return signedIn(row);
    },
    readApp: async () => {
      const { rows } = await parts.pool.query<{ value: object }>(
        "select value from settings where name = 'app'",
      );
      return appSettingsOf(rows[0]?.value ?? {});
    },
  };
}

/** An auto-sign-out marker newer than the sign-in ends every session made before it. */
function isMarkedOut(row: Row): boolean {
  const marker = row.auto_sign_out_data?.signedOutAfter ?? null;
  return marker !== null && new Date(marker) > row.session_created;
}

function signedIn(row: Row): SignedIn {
  const app = appSettingsOf(row.app ?? {});
  return {
    app,
    actor: {
      userId: row.user_id,
      role: knownRoleSchema.parse(row.role),
      isDistrictLevel: row.is_district_level,
      roleSchoolIds: row.role_school_ids,
      isSchoolDogStaff: row.is_school_dog_staff,
      isDisabled: row.is_disabled,
      permissions: permissionValuesSchema.parse(row.permissions),
      features: { enableWorkOrders: app.enableWorkOrders, enableEops: app.enableEops },
    },
    session: { id: row.session_id, timeCreated: row.session_created, expiresAt: row.expires_at },
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
    },
  };
}

const cookieNames = new Set(['schooldog.session_token', '__Secure-schooldog.session_token']);

/** The library signs its cookie as `token.base64(hmac-sha256)`, percent-encoded. */
function sessionToken(cookieHeader: string | undefined, secret: string): string | null {
  for (const part of cookieHeader?.split(';') ?? []) {
    const [name = '', value = ''] = part.trim().split('=', 2);
    if (cookieNames.has(name)) return verifiedToken(value, secret);
  }
  return null;
}

function verifiedToken(cookie: string, secret: string): string | null {
  const text = decodedOrEmpty(cookie);
  const dot = text.lastIndexOf('.');
  if (dot < 1) return null;
  const expected = createHmac('sha256', secret).update(text.slice(0, dot)).digest();
  const given = Buffer.from(text.slice(dot + 1), 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected) ? text.slice(0, dot) : null;
}

function decodedOrEmpty(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
