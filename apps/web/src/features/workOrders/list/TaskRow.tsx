import type { ShownWorkOrder } from '@schooldog/contract/workOrders';
import { dateIn } from '@schooldog/domain/dates';
import { isOverdue } from '@schooldog/domain/workOrders';
import { IconCalendarDue, IconMapPin, IconSchool, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PendingRecord } from '../../../platform/offlineRecords/pendingRecords.ts';
import { shortDay } from '../../../ui/shortDay.ts';
import { useNow } from '../../../ui/useNow.ts';
import { PendingNote } from '../../outbox/index.ts';
import { useSchoolNamesById, useTimeZone } from '../../schools/index.ts';
import { OrderNumber } from '../parts/OrderNumber.tsx';
import { PriorityChip } from '../parts/PriorityChip.tsx';
import { StatusChip } from '../parts/StatusChip.tsx';
import classes from './TaskRow.module.css';

type Props = Readonly<{ order: ShownWorkOrder; pending: PendingRecord<ShownWorkOrder> | null }>;

/** Rendered again only when its order changes. */
export const TaskRow = memo(function TaskRow({ order, pending }: Props) {
  const { t } = useTranslation('features/workOrders');
  const school = useSchoolNamesById().get(order.schoolId) ?? '…';
  const names = order.assignedNames.map(({ name }) => name ?? t('formerUser'));
  return (
    <article className={classes.row}>
      {pending === null ? null : <PendingNote pending={pending} />}
      <div className={classes.top}>
        <OrderNumber order={order} />
        <StatusChip status={order.status} />
        <PriorityChip priority={order.priority} />
      </div>
      <h2 className={classes.title}>
        <Link to="/tasks/task/$taskId" params={{ taskId: order.id }} className={classes.link}>
          {order.description}
        </Link>
      </h2>
      <p className={classes.facts}>
        <span className={classes.fact}>
          <IconSchool size={16} aria-hidden />
          {school}
        </span>
        {order.location === '' ? null : (
          <span className={classes.fact}>
            <IconMapPin size={16} aria-hidden />
            {order.location}
          </span>
        )}
        <span className={classes.fact}>
          <IconUser size={16} aria-hidden />
          {names.length === 0 ? t('unassigned') : names.join(', ')}
        </span>
        <DueDay order={order} />
      </p>
    </article>
  );
});

function DueDay({ order }: Readonly<{ order: ShownWorkOrder }>) {
  const { t } = useTranslation('features/workOrders');
  const today = dateIn(useNow().toISOString(), useTimeZone());
  if (order.dueDate === null) return null;
  const isLate = isOverdue(order, today);
  return (
    <span className={classes.fact} data-late={isLate || undefined}>
      <IconCalendarDue size={16} aria-hidden />
      {t(isLate ? 'overdueSince' : 'due', { date: shortDay(order.dueDate) })}
    </span>
  );
}
