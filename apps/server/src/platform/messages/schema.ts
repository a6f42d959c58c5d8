import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, timeCreated } from '../database/columns.ts';

export type MessageChannel = 'mail' | 'sms' | 'push';
export type MessageStatus = 'waiting' | 'sent' | 'kept' | 'failed';

/** Everything that leaves the house, written in the transaction that caused it and sent by a job. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    channel: text('channel').$type<MessageChannel>().notNull(),
    recipient: text('recipient').notNull(),
    userId: text('user_id'),
    subject: text('subject').notNull().default(''),
    text: text('text').notNull().default(''),
    html: text('html'),
    data: jsonb('data').$type<Record<string, string>>(),
    status: text('status').$type<MessageStatus>().notNull().default('waiting'),
    tries: integer('tries').notNull().default(0),
    lastError: text('last_error'),
    timeCreated: timeCreated(),
    timeSent: instant('time_sent'),
  },
  (table) => [index('messages_by_time').on(table.timeCreated, table.id)],
);

export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    userId: text('user_id').notNull(),
    sessionId: text('session_id'),
    endpoint: text('endpoint').notNull().unique(),
    keys: jsonb('keys').$type<{ p256dh: string; auth: string }>().notNull(),
    timeCreated: timeCreated(),
  },
  (table) => [index('push_subscriptions_by_user').on(table.userId)],
);
