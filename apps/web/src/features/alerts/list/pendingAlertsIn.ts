// Alerts that wait on this device with the entry that sends them.
import { newEntrySchema } from '@schooldog/domain/entries';
import { z } from 'zod';
import type { OutboxItem } from '../../../platform/outbox/index.ts';

const carriers = new Set(['entries.logEntry', 'entries.editEntry']);

/** Of both: a new entry says what and where, an edit only what it changes. */
const carriedSchema = z.object({
  schoolId: z.string().nullable().default(null),
  entry: z.object({ observationItemId: z.string() }).nullable().default(null),
  safetyAlert: newEntrySchema.shape.safetyAlert.default(null),
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
        },
      ];
    })
    .toReversed();
}
