import type { ShownWorkOrder } from '@schooldog/contract/workOrders';
import { formatDateTimeWithZone } from '@schooldog/domain/dates';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { shortDay } from '../../../ui/shortDay.ts';
import { useTimeZone } from '../../schools/index.ts';
import { useBoards } from '../parts/useBoards.ts';
import classes from './PrintedTask.module.css';

export type PrintedFact = readonly [label: string, value: string];

/** Facts that the order does not have are left out. */
export function usePrintedFacts(order: ShownWorkOrder): readonly PrintedFact[] {
  const { t } = useTexts('features/workOrders/detail');
  const { t: tWorkOrders } = useTexts('features/workOrders');
  const { boardOf } = useBoards();
  const timeZone = useTimeZone();
  const { status, priority, boardId, dueDate, scheduledStartDate } = order;
  const people = order.assignedNames.map(({ name }) => name ?? tWorkOrders('formerUser'));
  const facts: readonly PrintedFact[] = [
    [t('facts.status'), tWorkOrders(`statuses.${status}`)],
    [t('facts.priority'), tWorkOrders(`priorities.${priority ?? 'Unknown'}`)],
    [t('facts.boardId'), boardId === null ? '' : (boardOf(boardId)?.name ?? '')],
    [t('facts.location'), order.location],
    [t('facts.dueDate'), dueDate === null ? '' : shortDay(dueDate)],
    [t('facts.scheduledFor'), scheduledStartDate === null ? '' : shortDay(scheduledStartDate)],
    [t('facts.assignedUserIds'), people.length === 0 ? tWorkOrders('unassigned') : people.join(', ')],
    [t('facts.createdBy'), order.createdByName ?? tWorkOrders('formerUser')],
    [t('facts.created'), formatDateTimeWithZone(order.timeCreated, timeZone)],
    ...Object.entries(order.customFields),
  ];
  return facts.filter(([, value]) => value !== '');
}

export function PrintedFacts({ facts }: Readonly<{ facts: readonly PrintedFact[] }>) {
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
