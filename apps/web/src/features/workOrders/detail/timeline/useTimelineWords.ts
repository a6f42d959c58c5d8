import type { WorkOrderAssignmentEvent, WorkOrderStatusEvent } from '@schooldog/contract/workOrders';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import type { TimelineItem } from './timelineItems.ts';

/** What happened, in a line. */
export function useTimelineWords(): Readonly<{
  whoOf(item: TimelineItem): string;
  whatOf(item: TimelineItem): string | null;
}> {
  const { t } = useTexts('features/workOrders/detail');
  const { t: tWorkOrders } = useTexts('features/workOrders');
  const nameOf = (name: string | null) => name ?? tWorkOrders('formerUser');

  const statusText = ({ fromStatus, toStatus }: WorkOrderStatusEvent) => {
    const to = tWorkOrders(`statuses.${toStatus}`);
    if (fromStatus === null) return t('timeline.created', { to });
    return t('timeline.status', { from: tWorkOrders(`statuses.${fromStatus}`), to });
  };
  const assignmentText = ({ assigned, newlyAssigned }: WorkOrderAssignmentEvent) => {
    const names = (people: typeof assigned) => people.map(({ name }) => nameOf(name)).join(', ');
    if (newlyAssigned.length > 0) return t('timeline.assigned', { names: names(newlyAssigned) });
    return assigned.length === 0 ? t('timeline.nobody') : t('timeline.left', { names: names(assigned) });
  };

  return {
    whoOf: ({ kind, by }) =>
      kind === 'status' && by.userId === null ? t('timeline.automatic') : nameOf(by.name),
    whatOf: (item) => {
      if (item.kind === 'comment') return null;
      if (item.kind === 'status') return statusText(item.event);
      if (item.kind === 'assignment') return assignmentText(item.event);
      return t(`timeline.${item.kind}`, { name: item.name });
    },
  };
}
