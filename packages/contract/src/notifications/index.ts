import { calendarDateSchema } from '@schooldog/domain/dates';
import { idSchema, limitedText } from '@schooldog/domain/kernel';
import { communicationKinds, notificationKinds } from '@schooldog/domain/notifications';
import { z } from 'zod';
import { changes, cursorSchema, done, reads } from '../procedure.ts';

const feature = 'notifications';

const messageSchema = z.object({
  id: idSchema,
  channel: z.enum(['mail', 'sms', 'push']),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  status: z.enum(['waiting', 'sent', 'kept', 'failed']),
  tries: z.number(),
  lastError: z.string().nullable(),
  timeCreated: z.iso.datetime(),
  timeSent: z.iso.datetime().nullable(),
});
export type Message = z.infer<typeof messageSchema>;

const pushSubscriptionSchema = z.object({
  endpoint: limitedText(2000).check(z.url({ protocol: /^https$/ })),
  keys: z.object({ p256dh: limitedText(200).min(20), auth: limitedText(100).min(10) }),
});

/** In a person's list. The text is made from kind and values when it is shown, in the current language. */
const notificationSchema = z.object({
  id: idSchema,
  kind: z.enum(notificationKinds),
  values: z.record(z.string(), z.string()),
  /** By language: the values that differ, such as the name of what was seen. Absent when cached by earlier versions. */
  valuesIn: z.record(z.string(), z.record(z.string(), z.string())).optional(),
  /** The app path that it links to. */
  url: z.string(),
  timeCreated: z.iso.datetime(),
  timeRead: z.iso.datetime().nullable(),
});
export type Notification = z.infer<typeof notificationSchema>;

const jobQueueSchema = z.object({
  name: z.string(),
  waiting: z.number(),
  active: z.number(),
  failed: z.number(),
  completed: z.number(),
  /** For scheduled jobs. */
  cron: z.string().nullable(),
  timeLastRun: z.iso.datetime().nullable(),
});
const failedJobSchema = z.object({
  id: z.string(),
  name: z.string(),
  tries: z.number(),
  error: z.string(),
  timeCreated: z.iso.datetime(),
  timeFailed: z.iso.datetime().nullable(),
});
export type JobQueue = z.infer<typeof jobQueueSchema>;
export type FailedJob = z.infer<typeof failedJobSchema>;

export const notificationsContract = {
  listNotifications: reads(feature, 'notifications')
    .input(z.object({ before: cursorSchema.optional() }))
    .output(
      z.object({
        notifications: z.array(notificationSchema),
        unread: z.number(),
        next: z.string().nullable(),
      }),
    ),
  /** These, or all of the caller's own when none are named. */
  markNotificationsRead: changes(feature, 'markNotificationsRead')
    .input(z.object({ ids: z.array(idSchema).max(200).optional() }))
    .output(done),
  /** From the footer of a mail: needs no sign-in, because the signed link identifies the person and the kind. */
  unsubscribe: changes(feature, 'unsubscribe')
    .input(z.object({ token: limitedText(300).min(10) }))
    .output(z.object({ kind: z.enum(communicationKinds) })),
  listJobs: reads(feature, 'notifications/jobs').output(
    z.object({ queues: z.array(jobQueueSchema), failed: z.array(failedJobSchema) }),
  ),
  retryJob: changes(feature, 'retryJob')
    .input(z.object({ name: limitedText(100), id: limitedText(60) }))
    .output(done),
  getPushKey: reads(feature, 'notifications/pushKey').output(z.object({ publicKey: z.string() })),
  savePushSubscription: changes(feature, 'savePushSubscription')
    .input(z.object({ id: idSchema, subscription: pushSubscriptionSchema }))
    .output(done),
  removePushSubscription: changes(feature, 'removePushSubscription')
    .input(z.object({ endpoint: limitedText(2000) }))
    .output(done),
  listMessages: reads(feature, 'notifications/messages')
    .input(
      z.object({
        channel: z.enum(['mail', 'sms', 'push']).optional(),
        userIds: z.array(idSchema).max(20).optional(),
        /** Days of the district's calendar, both included. */
        from: calendarDateSchema.optional(),
        to: calendarDateSchema.optional(),
        before: cursorSchema.optional(),
      }),
    )
    .output(z.object({ messages: z.array(messageSchema), next: z.string().nullable() })),
  sendTestMessage: changes(feature, 'sendTestMessage')
    .input(z.object({ channel: z.enum(['mail', 'sms', 'push']) }))
    .output(done),
};
