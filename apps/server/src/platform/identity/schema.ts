// The people and their ways in. The sign-in library reads and writes these tables too, under its own field names
// (see auth.ts); everything about what a person may do is ours alone.
import type { KnownRole, PermissionValues } from '@schooldog/domain/permissions';
import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, timeCreated, timeUpdated } from '../database/columns.ts';

export type DisabledMetadata = { action: 'disable' | 'enable'; userId: string; timestamp: string };
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
    image: text('image'),
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
    dashboardOrder: jsonb('dashboard_order').$type<unknown[]>().notNull().default([]),
    favoriteInsightQueries: jsonb('favorite_insight_queries').$type<unknown[]>().notNull().default([]),
    autoSignOutData: jsonb('auto_sign_out_data').$type<AutoSignOutData>(),
    communicationPreferences: jsonb('communication_preferences').$type<Record<string, boolean>>().notNull(),
    language: text('language'),
    timeCreated: timeCreated(),
    timeUpdated: timeUpdated(),
  },
  (table) => [
    // Addresses are kept in small letters, so that one address is one person however it is typed.
    uniqueIndex('users_email').on(table.email),
    check('users_email_small', sql`${table.email} = lower(${table.email})`),
    index('users_by_name').on(table.lastName, table.firstName, table.id),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text('token').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    timeCreated: timeCreated(),
    timeUpdated: timeUpdated(),
  },
  (table) => [index('sessions_by_user').on(table.userId), index('sessions_by_expiry').on(table.expiresAt)],
);

export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    timeCreated: timeCreated(),
    timeUpdated: timeUpdated(),
  },
  (table) => [
    index('accounts_by_user').on(table.userId),
    uniqueIndex('accounts_by_provider').on(table.providerId, table.accountId),
  ],
);

export const verifications = pgTable(
  'verifications',
  {
    id: id(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    timeCreated: timeCreated(),
    timeUpdated: timeUpdated(),
  },
  (table) => [index('verifications_by_identifier').on(table.identifier)],
);

/** Keys that all server processes share and no file holds: the cookie key, the link key, the web push key pair. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  timeCreated: timeCreated(),
});
