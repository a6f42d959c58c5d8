// Alerts on a school's page: all of them for people who manage alerts there, otherwise their own.
import { canReceiveAlertAt, canSendAlertAt } from '@schooldog/domain/alerts';
import { type Actor, holdsAt } from '@schooldog/domain/permissions';
import type { SchoolTile, SchoolTileQuery } from '@schooldog/domain/schools';
import { count, eq, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { type Placeholders, statement } from '../../platform/database/statement.ts';
import { overdueBefore } from './attentionStore.ts';
import { safetyAlertRecipients as recipients, safetyAlerts as alerts } from './schema.ts';
import { isOpen, isThere, isUnacknowledged, type Scope } from './store.ts';

type AlertScope = Scope['tab'];
type Asked = Readonly<{ schoolId: string; userId: string; scope: AlertScope; before: Date }>;
type Counted = Readonly<{ total: number; open: number; overdue: number }>;

const alertsAt = statement(
  (_db, { schoolId, userId, scope, before }: Placeholders<Asked>) => sql<Counted>`
    select count(*)::int as total, count(*) filter (where ${isOpen})::int as open,
      count(*) filter (where ${isOpen} and ${alerts.timeSent} <= ${before}::timestamptz
        and ${isUnacknowledged})::int as overdue
    from ${alerts}
    where ${alerts.schoolId} = ${schoolId} and ${isThere} and case ${scope}::text
      when 'all' then true
      when 'sent' then ${alerts.createdByUserId} = ${userId}
      else exists (select 1 from ${recipients}
        where ${recipients.alertId} = ${alerts.id} and ${recipients.userId} = ${userId}) end`,
);

export async function alertTiles(
  reader: Reader,
  { schoolId, actor, now }: SchoolTileQuery,
): Promise<SchoolTile[]> {
  const scope = scopeAt(actor, schoolId);
  if (scope === null) return [];
  const asked = { schoolId, userId: actor.userId, scope, before: overdueBefore(now) };
  const [counted] = await alertsAt(reader, asked);
  const { total, open, overdue } = counted ?? { total: 0, open: 0, overdue: 0 };
  return [
    { key: 'openAlerts', count: open, overdue, scope },
    { key: 'alerts', count: total, scope },
  ];
}

/** The tab of the list that shows what is counted. */
function scopeAt(actor: Actor, schoolId: string): AlertScope | null {
  if (holdsAt(actor, 'manage safety alerts', schoolId)) return 'all';
  if (canReceiveAlertAt(actor, schoolId)) return 'received';
  return canSendAlertAt(actor, schoolId) ? 'sent' : null;
}

/** Deleted ones too: their rows stay for the audit trail. */
export async function alertsAtSchool(reader: Reader, { schoolId }: Readonly<{ schoolId: string }>) {
  const [row] = await reader.select({ count: count() }).from(alerts).where(eq(alerts.schoolId, schoolId));
  return { kind: 'alerts' as const, count: row?.count ?? 0 };
}
