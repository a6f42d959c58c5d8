// Alerts that wait for the viewer, for the card "Needs attention".
import { alertLimits, canOpenAlerts } from '@schooldog/domain/alerts';
import type { AttentionQuery, AttentionRow } from '@schooldog/domain/attention';
import { schoolsWith } from '@schooldog/domain/permissions';
import { and, count, eq, isNull, lte, min, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { type Placeholders, statement } from '../../platform/database/statement.ts';
import { safetyAlertRecipients as recipients, safetyAlerts as alerts } from './schema.ts';
import { isOpen, isUnacknowledged } from './store.ts';

const found = { count: count(), since: min(alerts.timeSent) };

const waitingFor = statement((db, { userId }: Placeholders<{ userId: string }>) =>
  db
    .select(found)
    .from(recipients)
    .innerJoin(alerts, eq(alerts.id, recipients.alertId))
    .where(and(eq(recipients.userId, userId), isNull(recipients.timeAcknowledged), isOpen)),
);

type Overdue = { schoolIds: readonly string[] | null; before: Date };

const overdueAt = statement((db, { schoolIds, before }: Placeholders<Overdue>) =>
  db
    .select(found)
    .from(alerts)
    .where(
      and(
        isOpen,
        lte(alerts.timeSent, before),
        isUnacknowledged,
        sql`(${schoolIds}::text[] is null or ${alerts.schoolId} = any(${schoolIds}::text[]))`,
      ),
    ),
);

export async function alertsNeedingAttention(
  reader: Reader,
  { actor, now }: AttentionQuery,
): Promise<AttentionRow[]> {
  if (!canOpenAlerts(actor)) return [];
  const managed = schoolsWith(actor, 'manage safety alerts');
  const schoolIds = managed === 'all' ? null : managed;
  const [waiting, overdue] = await Promise.all([
    waitingFor(reader, { userId: actor.userId }),
    managed.length === 0 ? [] : overdueAt(reader, { schoolIds, before: overdueBefore(now) }),
  ]);
  return [...rowsOf('alertsWaiting', waiting), ...rowsOf('alertsOverdue', overdue)];
}

export function overdueBefore(now: Date): Date {
  return new Date(now.getTime() - alertLimits.overdueMilliseconds);
}

function rowsOf(
  key: 'alertsWaiting' | 'alertsOverdue',
  [row]: readonly Readonly<{ count: number; since: Date | null }>[],
): AttentionRow[] {
  if (row === undefined || row.since === null) return [];
  return [{ key, count: row.count, since: row.since.toISOString() }];
}
