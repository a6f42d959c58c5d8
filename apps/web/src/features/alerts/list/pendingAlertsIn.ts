// Alerts that wait on this device with the entry that sends them.
import { safetyAlertFormSchema } from '@schooldog/domain/entries';
import { idSchema } from '@schooldog/domain/kernel';
import { z } from 'zod';
import type { OutboxItem } from '../../../platform/outbox/index.ts';

const carriers = new Set([
  'entries.logEntry',
  'entries.editEntry',
  'walks.putWalkEntry',
  'walks.editWalkEntry',
]);

/** Outside of walks every alert goes out at once. */
const alertSchema = safetyAlertFormSchema.extend({
  id: idSchema,
  sendImmediately: z.boolean().default(true),
});

/** Of both: a new entry says what and where, an edit only what it changes. */
const carriedSchema = z.object({
  schoolId: z.string().nullable().default(null),
  entry: z.object({ observationItemId: z.string() }).nullable().default(null),
  safetyAlert: alertSchema.nullable().default(null),
});

export type PendingAlert = Readonly<{
  alertId: string;
  operationId: string;
  createdAt: string;
  isRefused: boolean;
  /** What the outbox calls the work. */
  label: string;
  schoolId: string | null;
  itemId: string | null;
  message: string;
  recipients: number;
  /** It goes out when the walk of its entry completes. */
  waitsForWalk: boolean;
}>;

/** Latest first. */
export function pendingAlertsIn(items: readonly OutboxItem[]): PendingAlert[] {
  return items
    .flatMap(({ operationId, procedure, input, label, createdAt, state }) => {
      const carried = carriers.has(procedure) ? carriedSchema.safeParse(input).data : undefined;
      if (carried === undefined || carried.safetyAlert === null) return [];
      const { schoolId, entry, safetyAlert } = carried;
      return [
        {
          alertId: safetyAlert.id,
          operationId,
          createdAt,
          label,
          isRefused: state === 'refused',
          schoolId,
          itemId: entry?.observationItemId ?? null,
          message: safetyAlert.message,
          recipients: safetyAlert.userIds.length,
          waitsForWalk: !safetyAlert.sendImmediately,
        },
      ];
    })
    .toReversed();
}
