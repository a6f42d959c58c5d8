import { calendarDateSchema } from '@schooldog/domain/dates';
import { idSchema } from '@schooldog/domain/kernel';
import { z } from 'zod';
import { changes, done, reads } from '../procedure.ts';

const feature = 'notifications';

export const messageSchema = z.object({
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

export const pushSubscriptionSchema = z.object({
  endpoint: z.url({ protocol: /^https$/ }).max(2000),
  keys: z.object({ p256dh: z.string().min(20).max(200), auth: z.string().min(10).max(100) }),
});

export const notificationsContract = {
  getPushKey: reads(feature, 'notifications/pushKey').output(z.object({ publicKey: z.string() })),
  savePushSubscription: changes(feature, 'savePushSubscription')
    .input(z.object({ id: idSchema, subscription: pushSubscriptionSchema }))
    .output(done),
  removePushSubscription: changes(feature, 'removePushSubscription')
    .input(z.object({ endpoint: z.string().max(2000) }))
    .output(done),
  listMessages: reads(feature, 'notifications/messages')
    .input(
      z.object({
        channel: z.enum(['mail', 'sms', 'push']).optional(),
        userIds: z.array(idSchema).max(20).optional(),
        /** Days of the district's calendar, both included. */
        from: calendarDateSchema.optional(),
        to: calendarDateSchema.optional(),
        before: z.string().max(80).optional(),
      }),
    )
    .output(z.object({ messages: z.array(messageSchema), next: z.string().nullable() })),
  sendTestMessage: changes(feature, 'sendTestMessage')
    .input(z.object({ channel: z.enum(['mail', 'sms', 'push']) }))
    .output(done),
};
