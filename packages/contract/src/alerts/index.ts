// Safety alerts: sent with an entry, read and acknowledged by their recipients.
import {
  alertChannels,
  alertedEntrySchema,
  alertLimits,
  alertStatuses,
  safetyAlertSchema,
} from '@schooldog/domain/alerts';
import { calendarDateSchema } from '@schooldog/domain/dates';
import { imagesToFollowSchema } from '@schooldog/domain/entries';
import { flagSchema, idSchema, limitedLine } from '@schooldog/domain/kernel';
import { z } from 'zod';
import { changes, cursorSchema, done, reads } from '../procedure.ts';

const feature = 'alerts';
const oneAlert = z.object({ safetyAlertId: idSchema });

const alertTabs = ['received', 'sent', 'all'] as const;
export type AlertTab = (typeof alertTabs)[number];

const namedRecipient = safetyAlertSchema.shape.recipients.element.extend({ name: z.string().nullable() });

const shownAlertSchema = safetyAlertSchema.extend({
  entry: alertedEntrySchema,
  createdByName: z.string().nullable(),
  resolvedByName: z.string().nullable(),
  recipients: z.array(namedRecipient),
});
export type ShownAlert = z.infer<typeof shownAlertSchema>;

/** Delivery status for one recipient: immediate in the app, later by the other channels. */
const deliverySchema = z.object({
  userId: idSchema,
  channel: z.enum(alertChannels),
  status: z.enum(['waiting', 'sent', 'kept', 'failed']),
  /** When the recipient first opened the alert from there. */
  timeOpened: z.iso.datetime().nullable(),
});

const detailedAlertSchema = shownAlertSchema.extend({
  imageUrls: z.array(z.string()),
  imagesToFollow: imagesToFollowSchema.nullish(),
  deliveries: z.array(deliverySchema),
  /** Of an open alert: who has not acknowledged it and can't anymore, disabled or without the right. Absent when cached by older versions. */
  unreachableUserIds: z.array(idSchema).optional(),
  /** Null unless no one acknowledged it within the district's time. */
  escalation: z
    .object({
      time: z.iso.datetime(),
      minutes: z.number(),
      people: z.array(z.object({ userId: idSchema, name: z.string().nullable() })),
    })
    .nullable(),
  /** What happened to the entry since: nothing, an edit, or a deletion. */
  entryState: z.enum(['same', 'changed', 'deleted']),
  /** The entry is still in its walk, and has no page of its own. */
  isInWalk: z.boolean(),
  createdTaskIds: z.array(idSchema),
});
export type DetailedAlert = z.infer<typeof detailedAlertSchema>;

const alertFilterSchema = z.object({
  tab: z.enum(alertTabs),
  schoolIds: z.array(idSchema).max(500).optional(),
  from: calendarDateSchema.optional(),
  to: calendarDateSchema.optional(),
  statuses: z.array(z.enum(alertStatuses)).max(3).optional(),
  needsMyAcknowledgement: flagSchema.optional(),
  /** Open, and not acknowledged by any recipient for a day. */
  isOverdue: flagSchema.optional(),
  before: cursorSchema.optional(),
});
export type AlertFilter = z.infer<typeof alertFilterSchema>;

const receiverSchema = z.object({
  id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  isDistrictUser: z.boolean(),
  /** Where they receive alerts, of the schools where the viewer sends them; null for every school. */
  schoolIds: z.array(idSchema).nullable(),
});
export type AlertReceiver = z.infer<typeof receiverSchema>;

export const alertsContract = {
  listSafetyAlerts: reads(feature, 'safetyAlerts')
    .input(alertFilterSchema)
    .output(z.object({ alerts: z.array(shownAlertSchema), next: z.string().nullable() })),
  countUnreadAlerts: reads(feature, 'safetyAlerts/unread').output(z.object({ unread: z.number() })),
  /** Open alerts by tab; `all` is null for users who manage none. */
  countOpenAlerts: reads(feature, 'safetyAlerts/open').output(
    z.object({ received: z.number(), sent: z.number(), all: z.number().nullable() }),
  ),
  /** The ones among them that the caller may open. */
  listOpenableAlerts: reads(feature, 'safetyAlerts/openable')
    .input(z.object({ ids: z.array(idSchema).max(alertLimits.askedAtOnce) }))
    .output(z.object({ ids: z.array(idSchema) })),
  /** Everyone whom the viewer can alert, for a device without a network; in large districts not all of them. */
  listAlertReceivers: reads(feature, 'safetyAlerts/receivers').output(
    z.object({ people: z.array(receiverSchema) }),
  ),
  getSafetyAlert: reads(feature, 'safetyAlerts/{safetyAlertId}').input(oneAlert).output(detailedAlertSchema),
  /** `via` is where the link to it was, so that the sender sees what reaches people. */
  readSafetyAlert: changes(feature, 'readSafetyAlert')
    .input(oneAlert.extend({ via: z.enum(alertChannels).default('app') }))
    .output(done),
  acknowledgeSafetyAlert: changes(feature, 'acknowledgeSafetyAlert')
    .input(
      oneAlert.extend({
        reply: limitedLine(alertLimits.reply),
        /** Where it was acknowledged without being opened in the app. */
        via: z.enum(alertChannels).optional(),
      }),
    )
    .output(done),
  remindSafetyAlert: changes(feature, 'remindSafetyAlert').input(oneAlert).output(done),
  addSafetyAlertRecipients: changes(feature, 'addSafetyAlertRecipients')
    .input(oneAlert.extend({ userIds: z.array(idSchema).min(1).max(alertLimits.recipients) }))
    .output(done),
  resolveSafetyAlert: changes(feature, 'resolveSafetyAlert')
    .input(oneAlert.extend({ note: limitedLine(alertLimits.resolutionNote) }))
    .output(done),
  reopenSafetyAlert: changes(feature, 'reopenSafetyAlert').input(oneAlert).output(done),
  deleteSafetyAlert: changes(feature, 'deleteSafetyAlert').input(oneAlert).output(done),
};
