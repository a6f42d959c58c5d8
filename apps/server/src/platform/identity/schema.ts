// The users, their sign-in methods and their sessions.
import type { SecurityEventKind } from '@schooldog/contract/people';
import type { FactorKind, SecondFactorState } from '@schooldog/domain/account';
import type { DashboardOrder } from '@schooldog/domain/dashboard';
import type { KnownRole, PermissionValues } from '@schooldog/domain/permissions';
import type { LinkPurpose } from '@schooldog/domain/signIn';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id, instant, timeCreated, timeUpdated } from '../database/columns.ts';
import { folded } from '../database/folded.ts';
import { searchWords } from '../database/searchWords.ts';

export type DisabledMetadata = { action: 'disable' | 'enable'; userId: string; timestamp: string };
export type SignInWay = 'password' | 'link' | 'singleSignOn' | 'setup';
export type AutoSignOutData = { enabled: boolean; signedOutAfter: string | null };

export const users = pgTable(
  'users',
  {
    id: id(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    name: text('name')
      .notNull()
      .generatedAlwaysAs(sql`first_name || ' ' || last_name`),
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    title: text('title').notNull().default(''),
    role: text('role').$type<KnownRole>().notNull(),
    isDistrictLevel: boolean('is_district_level').notNull().default(false),
    roleSchoolIds: text('role_school_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    permissions: jsonb('permissions').$type<PermissionValues>().notNull().default({}),
    isSchoolDogStaff: boolean('is_school_dog_staff').notNull().default(false),
    isDisabled: boolean('is_disabled').notNull().default(false),
    disabledMetadata: jsonb('disabled_metadata').$type<DisabledMetadata>(),
    isPrimarilyTaskUser: boolean('is_primarily_task_user').notNull().default(false),
    alwaysShowTakePicture: boolean('always_show_take_picture').notNull().default(false),
    schoolId: text('school_id'),
    phoneNumber: text('phone_number'),
    skills: text('skills')
      .array()
      .notNull()
      .default(sql`'{}'`),
    dashboardOrder: jsonb('dashboard_order').$type<DashboardOrder>().notNull().default([]),
    favoriteInsightQueries: jsonb('favorite_insight_queries').$type<unknown[]>().notNull().default([]),
    autoSignOutData: jsonb('auto_sign_out_data').$type<AutoSignOutData>(),
    communicationPreferences: jsonb('communication_preferences').$type<Record<string, boolean>>().notNull(),
    language: text('language'),
    timeLastSignedIn: instant('time_last_signed_in'),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(folded(sql`first_name || ' ' || last_name || ' ' || email || ' ' || title`)),
    timeCreated: timeCreated(),
    timeUpdated: timeUpdated(),
  },
  (table) => [
    // Addresses are stored in lower case, so that one address is one user however it is typed.
    uniqueIndex('users_email').on(table.email),
    check('users_email_small', sql`${table.email} = lower(${table.email})`),
    index('users_by_name').on(table.lastName, table.firstName, table.id),
    index('users_by_name_words').using('gin', searchWords(table.name)),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The cookie holds the token, the database only its hash: a leaked table opens no session. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Absolute: a session is never extended. */
    expiresAt: instant('expires_at').notNull(),
    secondFactor: text('second_factor').$type<SecondFactorState>().notNull().default('notNeeded'),
    way: text('way').$type<SignInWay>().notNull().default('password'),
    address: text('address').notNull().default(''),
    userAgent: text('user_agent').notNull().default(''),
    /** The last time that the user authenticated, at the sign-in or by signing in again. */
    timeAuthenticated: instant('time_authenticated').notNull().defaultNow(),
    /** Sampled: at most a few minutes old. */
    timeSeen: instant('time_seen').notNull().defaultNow(),
    timeCreated: timeCreated(),
  },
  (table) => [index('sessions_by_user').on(table.userId), index('sessions_by_expiry').on(table.expiresAt)],
);

/** Users who only use single sign-on, or have not set up their account yet, have no row here. */
export const passwords = pgTable('passwords', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  hash: text('hash').notNull(),
  timeUpdated: timeUpdated(),
});

/** The account at a single sign-on provider that belongs to a user; created at their first visit. */
export const providerAccounts = pgTable(
  'provider_accounts',
  {
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    timeCreated: timeCreated(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('provider_accounts_by_user').on(table.userId),
  ],
);

/** A pending visit to a provider, bound to the browser that began it. */
export const providerVisits = pgTable(
  'provider_visits',
  {
    stateHash: text('state_hash').primaryKey(),
    provider: text('provider').notNull(),
    browserHash: text('browser_hash').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    nonce: text('nonce').notNull(),
    /** The session that signs in again; null for a sign-in. */
    sessionId: text('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('provider_visits_by_expiry').on(table.expiresAt)],
);

/** Links in mails, by the hash of their token. Each works once. */
export const accountLinks = pgTable(
  'account_links',
  {
    id: id(),
    purpose: text('purpose').$type<LinkPurpose>().notNull(),
    /** Null only for the link that creates the first administrator. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    data: jsonb('data').$type<Record<string, string>>().notNull().default({}),
    expiresAt: instant('expires_at').notNull(),
    timeCreated: timeCreated(),
  },
  (table) => [
    index('account_links_by_user').on(table.userId, table.purpose),
    index('account_links_by_expiry').on(table.expiresAt),
  ],
);

export const secondFactors = pgTable(
  'second_factors',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<FactorKind>().notNull(),
    phoneNumber: text('phone_number'),
    /** The app's secret, sealed with the server key. */
    sealedSecret: text('sealed_secret'),
    /** The time step of the last accepted code: no code works twice. */
    lastTimeStep: integer('last_time_step'),
    timeCreated: timeCreated(),
    timeUpdated: timeUpdated(),
  },
  (table) => [
    index('second_factors_by_user').on(table.userId),
    // One phone is the second factor of one person, and a person has one factor of a kind.
    uniqueIndex('second_factors_phone').on(table.phoneNumber),
    uniqueIndex('second_factors_kind').on(table.userId, table.kind),
  ],
);

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    timeUsed: instant('time_used'),
    timeCreated: timeCreated(),
  },
  (table) => [index('recovery_codes_by_user').on(table.userId)],
);

/** `reauthenticate` has no code of its own: it records that the first step of signing in again is done. */
export type ChallengePurpose = 'verify' | 'enrolPhone' | 'enrolApp' | 'reauthenticate';

/** A code that was sent, or an app that is being enrolled: bound to one session, a few attempts, a few minutes. */
export const factorChallenges = pgTable(
  'factor_challenges',
  {
    id: id(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<ChallengePurpose>().notNull(),
    phoneNumber: text('phone_number'),
    codeHash: text('code_hash'),
    sealedSecret: text('sealed_secret'),
    tries: integer('tries').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    timeCreated: timeCreated(),
  },
  (table) => [
    index('factor_challenges_by_session').on(table.sessionId),
    index('factor_challenges_by_expiry').on(table.expiresAt),
  ],
);

/** Used solutions of human checks, until they expire. */
export const usedHumanChecks = pgTable(
  'used_human_checks',
  { hash: text('hash').primaryKey(), expiresAt: instant('expires_at').notNull() },
  (table) => [index('used_human_checks_by_expiry').on(table.expiresAt)],
);

/** What remains of deleted users: the name under which their records stay readable. */
export const formerPeople = pgTable(
  'former_people',
  {
    id: id(),
    name: text('name').notNull(),
    deletedByUserId: text('deleted_by_user_id'),
    timeDeleted: instant('time_deleted').notNull().defaultNow(),
  },
  (table) => [index('former_people_by_name_words').using('gin', searchWords(table.name))],
);

/** Sign-ins, rejected attempts and account changes. Names are looked up when it is read. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: id(),
    time: instant('time').notNull(),
    kind: text('kind').$type<SecurityEventKind>().notNull(),
    userId: text('user_id'),
    byUserId: text('by_user_id'),
    address: text('address').notNull().default(''),
    userAgent: text('user_agent').notNull().default(''),
    detail: jsonb('detail').$type<Record<string, string>>().notNull().default({}),
  },
  (table) => [
    index('security_events_by_time').on(table.time, table.id),
    index('security_events_by_user').on(table.userId, table.time),
  ],
);

/** Keys that all server processes share and no file holds: the cookie key, the link key, the web push key pair. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  timeCreated: timeCreated(),
});
