// A safety alert: one entry sent to at most five people, who read and acknowledge it.
import { z } from 'zod';
import { opinions } from '../entries/index.ts';
import { idSchema } from '../kernel/index.ts';
import { labelsSchema } from '../settings/index.ts';

/** `queued` was created offline and is not sent yet. */
export const alertStatuses = ['queued', 'sent', 'resolved'] as const;
export type AlertStatus = (typeof alertStatuses)[number];

/** How an alert reaches a person, and how they open it. */
export const alertChannels = ['app', 'mail', 'push'] as const;
export type AlertChannel = (typeof alertChannels)[number];

const alertRecipientSchema = z.object({
  userId: idSchema,
  timeRead: z.iso.datetime().nullable(),
  timeAcknowledged: z.iso.datetime().nullable(),
  reply: z.string(),
});
export type AlertRecipient = z.infer<typeof alertRecipientSchema>;

/** The entry as it was when the alert was sent. */
export const alertedEntrySchema = z.object({
  observationCategoryId: idSchema,
  observationItemId: idSchema,
  /** The names of that day, even when the settings change later. */
  categoryLabel: z.string(),
  itemLabel: z.string(),
  /** The same by language; alerts of earlier versions have only the one. */
  categoryLabels: labelsSchema.optional(),
  itemLabels: labelsSchema.optional(),
  observationType: z.enum(opinions),
  quantity: z.number(),
  comment: z.string(),
  location: z.string(),
  tags: z.array(z.string()),
  imageIds: z.array(idSchema),
  timestamp: z.iso.datetime(),
});
export type AlertedEntry = z.infer<typeof alertedEntrySchema>;

/** Who was told that no one had acknowledged the alert within the district's time. */
export type AlertEscalation = Readonly<{ time: string; minutes: number; userIds: readonly string[] }>;

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
