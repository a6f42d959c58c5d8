import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, timeCreated, timeUpdated } from '../database/columns.ts';
import { sessions, users } from '../identity/schema.ts';

export const messageChannels = ['mail', 'sms', 'push'] as const;
export type MessageChannel = (typeof messageChannels)[number];
export type MessageStatus = 'waiting' | 'sending' | 'sent' | 'kept' | 'failed';

/** All outgoing messages, written in the transaction that caused them and sent by a job. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    channel: text('channel').$type<MessageChannel>().notNull(),
    recipient: text('recipient').notNull(),
    // Deleting a user deletes the messages to them.
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    subject: text('subject').notNull().default(''),
    text: text('text').notNull().default(''),
    html: text('html'),
    data: jsonb('data').$type<Record<string, string>>(),
    /** The record that it is about, to look up its delivery status: "safetyAlert:{id}". */
    about: text('about'),
    status: text('status').$type<MessageStatus>().notNull().default('waiting'),
    tries: integer('tries').notNull().default(0),
    lastError: text('last_error'),
    /** When the present attempt began; an attempt that outlives its lease is considered dead. */
    timeSending: instant('time_sending'),
    /** The push subscriptions that already have it, so that a retry skips them. */
    deliveredTo: text('delivered_to')
      .array()
      .notNull()
      .default(sql`'{}'`),
    timeCreated: timeCreated(),
    timeUpdated: timeUpdated(),
    timeSent: instant('time_sent'),
  },
  (table) => [
    index('messages_by_time').on(table.timeCreated, table.id),
    index('messages_by_user').on(table.userId),
    index('messages_by_record')
      .on(table.about)
      .where(sql`${table.about} is not null`),
  ],
);

/** The devices on which a user wants push notifications. A device is deleted with the session that added it. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull().unique(),
    keys: jsonb('keys').$type<{ p256dh: string; auth: string }>().notNull(),
    timeCreated: timeCreated(),
    timeUpdated: timeUpdated(),
  },
  (table) => [
    index('push_subscriptions_by_user').on(table.userId),
    index('push_subscriptions_by_session').on(table.sessionId),
  ],
);
