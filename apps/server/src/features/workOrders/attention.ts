// Work orders that wait for the viewer, for the card "Needs attention".
import type { AttentionQuery, AttentionRow } from '@schooldog/domain/attention';
import { addDays, startOfDay } from '@schooldog/domain/dates';
import { type Actor, holds, holdsSomewhere, type Schools, schoolsWith } from '@schooldog/domain/permissions';
import { openStatuses, workOrderLimits, workOrderScope } from '@schooldog/domain/workOrders';
import type { Reader } from '../../platform/database/database.ts';
import type { WantedWorkOrders } from './conditions.ts';
import { oldestAmong } from './listStore.ts';

/** Numbers agree with the list that a row opens. */
export async function workOrdersNeedingAttention(
  reader: Reader,
  { actor, today, timeZone }: AttentionQuery,
): Promise<AttentionRow[]> {
  const scope = workOrderScope(actor);
  if (scope === null) return [];
  const { managed } = scope;
  const oldest = (wanted: WantedWorkOrders | null) =>
    wanted === null ? null : oldestAmong(reader, { scope, wanted });
  const lastDay = addDays(today, -workOrderLimits.unassignedDays);
  const isManager = managed.length > 0;
  const onlySubmits = !isManager && !holdsSomewhere(actor, 'be proposed tasks');
  const [toApprove, overdue, assigned, unassigned, submitted] = await Promise.all([
    oldest(toApproveBy(actor)),
    oldest({ overdueOn: today, ...(isManager ? {} : { assigneeIds: [actor.userId] }) }),
    oldest({ statuses: openStatuses, assigneeIds: [actor.userId] }),
    oldest(
      isManager
        ? {
            statuses: ['New', 'Started'],
            isUnassigned: true,
            createdUntil: startOfDay(addDays(lastDay, 1), timeZone),
          }
        : null,
    ),
    oldest(onlySubmits ? { statuses: openStatuses, creatorIds: [actor.userId] } : null),
  ]);
  return [
    ...(toApprove === null
      ? []
      : [{ key: 'workOrdersToApprove' as const, count: toApprove.count, since: toApprove.created }]),
    ...(overdue === null
      ? []
      : [
          {
            key: 'workOrdersOverdue' as const,
            count: overdue.count,
            since: startOfDay(overdue.due ?? today, timeZone),
            onlyMine: !isManager,
          },
        ]),
    ...(assigned === null
      ? []
      : [{ key: 'workOrdersAssigned' as const, count: assigned.count, since: assigned.created }]),
    ...(unassigned === null
      ? []
      : [
          {
            key: 'workOrdersUnassigned' as const,
            count: unassigned.count,
            since: unassigned.created,
            to: lastDay,
          },
        ]),
    ...(submitted === null
      ? []
      : [{ key: 'workOrdersSubmitted' as const, count: submitted.count, since: submitted.created }]),
  ];
}

/** Null for people who decide on none. */
function toApproveBy(actor: Actor): WantedWorkOrders | null {
  const statuses = ['AwaitingApproval'] as const;
  if (actor.workOrderRules.approvers === 'workOrderManagers')
    return holds(actor, 'manage tasks settings') ? { statuses } : null;
  const schools = schoolsWith(actor, 'manage tasks');
  return schools.length === 0 ? null : { statuses, ...schoolIdsOf(schools) };
}

function schoolIdsOf(schools: Schools): Pick<WantedWorkOrders, 'schoolIds'> {
  return schools === 'all' ? {} : { schoolIds: schools };
}
