// A safety alert: one entry, put before at most five people, who read and acknowledge it.
import { z } from 'zod';
import { idSchema } from '../kernel/index.ts';

export const alertLimits = {
  recipients: 5,
  message: 500,
  reply: 200,
  resolutionNote: 500,
  remindEveryMilliseconds: 4 * 60 * 60 * 1000,
} as const;

/** `queued` was made without a network and is not sent yet. */
export const alertStatuses = ['queued', 'sent', 'resolved'] as const;
export type AlertStatus = (typeof alertStatuses)[number];

export const alertRecipientSchema = z.object({
  userId: idSchema,
  timeRead: z.iso.datetime().nullable(),
  timeAcknowledged: z.iso.datetime().nullable(),
  reply: z.string(),
});
export type AlertRecipient = z.infer<typeof alertRecipientSchema>;

export const safetyAlertSchema = z.object({
  id: idSchema,
  schoolId: idSchema,
  entryId: idSchema,
  walkId: idSchema.nullable(),
  message: z.string(),
  createdByUserId: idSchema,
  status: z.enum(alertStatuses),
  recipients: z.array(alertRecipientSchema),
  timeCreated: z.iso.datetime(),
  timeSent: z.iso.datetime().nullable(),
  timeReminded: z.iso.datetime().nullable(),
  resolvedByUserId: idSchema.nullable(),
  timeResolved: z.iso.datetime().nullable(),
  resolutionNote: z.string(),
});
export type SafetyAlert = z.infer<typeof safetyAlertSchema>;
