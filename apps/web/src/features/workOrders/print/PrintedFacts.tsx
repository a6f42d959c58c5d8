import type { ShownWorkOrder } from '@schooldog/contract/workOrders';
import { formatDateTimeWithZone } from '@schooldog/domain/dates';
import { useTranslation } from 'react-i18next';
import { shortDay } from '../../../ui/shortDay.ts';
import { useTimeZone } from '../../schools/index.ts';
import { useBoards } from '../parts/useBoards.ts';
import classes from './PrintedTask.module.css';

export type PrintedFact = readonly [label: string, value: string];

/** Facts that the order does not have are left out. */
export function usePrintedFacts(order: ShownWorkOrder): readonly PrintedFact[] {
  const { t } = useTranslation(['features/workOrders/detail', 'features/workOrders']);
  const { boardOf } = useBoards();
  const timeZone = useTimeZone();
  const { status, priority, boardId, dueDate, scheduledStartDate } = order;
  const people = order.assignedNames.map(
    ({ name }) => name ?? t('formerUser', { ns: 'features/workOrders' }),
  );
  const facts: readonly PrintedFact[] = [
    [t('facts.status'), t(`statuses.${status}`, { ns: 'features/workOrders' })],
    [t('facts.priority'), t(`priorities.${priority ?? 'Unknown'}`, { ns: 'features/workOrders' })],
    [t('facts.boardId'), boardId === null ? '' : (boardOf(boardId)?.name ?? '')],
    [t('facts.location'), order.location],
    [t('facts.dueDate'), dueDate === null ? '' : shortDay(dueDate)],
    [t('facts.scheduledFor'), scheduledStartDate === null ? '' : shortDay(scheduledStartDate)],
    [
      t('facts.assignedUserIds'),
      people.length === 0 ? t('unassigned', { ns: 'features/workOrders' }) : people.join(', '),
    ],
    [t('facts.createdBy'), order.createdByName ?? t('formerUser', { ns: 'features/workOrders' })],
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
