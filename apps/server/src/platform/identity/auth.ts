// Sign-in by the library; what a signed-in person may do is read by us at every request (see session.ts).
import { minPasswordLength } from '@schooldog/contract/users';
import { branding, makeId } from '@schooldog/domain/kernel';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { randomBytes } from 'node:crypto';
import type { Db } from '../database/database.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { accounts, sessions, users, verifications } from './schema.ts';

export const sessionLifetimeSeconds = 30 * 24 * 60 * 60;
const maxPasswordLength = 128;
const timeFields = { createdAt: 'timeCreated', updatedAt: 'timeUpdated' };

export type Auth = ReturnType<typeof createAuth>;

export function createAuth(parts: { db: Db; secret: string; publicUrl: string | undefined }) {
  return betterAuth({
    appName: branding.productName,
    secret: parts.secret,
    basePath: '/api/auth',
    ...(parts.publicUrl === undefined ? {} : { baseURL: parts.publicUrl }),
    database: drizzleAdapter(parts.db, {
      provider: 'pg',
      schema: { users, sessions, accounts, verifications },
    }),
    user: {
      modelName: 'users',
      fields: timeFields,
      // The library never makes people here; it only has to know that these columns are ours to fill.
      additionalFields: {
        firstName: { type: 'string', input: false },
        lastName: { type: 'string', input: false },
        role: { type: 'string', input: false },
        communicationPreferences: { type: 'json', input: false },
      },
    },
    session: {
      modelName: 'sessions',
      fields: timeFields,
      expiresIn: sessionLifetimeSeconds,
      // The lifetime is absolute: a session never lengthens itself.
      disableSessionRefresh: true,
    },
    account: { modelName: 'accounts', fields: timeFields },
    verification: { modelName: 'verifications', fields: timeFields },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength,
      maxPasswordLength,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    // Limits are ours (see rateLimit.ts): they hold across processes and per account.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    advanced: {
      cookiePrefix: 'schooldog',
      useSecureCookies: parts.publicUrl?.startsWith('https:') ?? false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      database: { generateId: () => makeId(randomBytes) },
      // The server checks the origin of every changing request itself, for these paths and all others.
      disableOriginCheck: true,
      disableCSRFCheck: true,
    },
    logger: { disabled: true },
  });
}
