// Each channel has its own queue, so that a hanging mail server does not block push notifications.
import { idSchema } from '@schooldog/domain/kernel';
import { z } from 'zod';
import { defineJob } from '../jobs/jobs.ts';

const data = z.object({ messageId: idSchema });

/** Mail is retried for about two hours, which outlasts greylisting and the restart of a mail server. */
export const deliverMail = defineJob({ name: 'messages.mail', data, retryLimit: 12 });
export const deliverSms = defineJob({ name: 'messages.sms', data, retryLimit: 8 });
export const deliverPush = defineJob({ name: 'messages.push', data, retryLimit: 8 });

export const cleanUpMessages = defineJob({
  name: 'messages.cleanup',
  data: z.object({}),
  cron: '17 3 * * *',
});
