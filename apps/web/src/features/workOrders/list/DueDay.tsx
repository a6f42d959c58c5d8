import { VisuallyHidden } from '@mantine/core';
import type { ShownWorkOrder } from '@schooldog/contract/workOrders';
import { dateIn } from '@schooldog/domain/dates';
import { isFinished, isOverdue } from '@schooldog/domain/workOrders';
import { IconAlertTriangle, IconCalendarDue } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { shortDay } from '../../../ui/shortDay.ts';
import { useNow } from '../../../ui/useNow.ts';
import { useTimeZone } from '../../schools/index.ts';
import { useDueIn } from '../parts/useDueIn.ts';
import classes from './DueDay.module.css';

type Props = Readonly<{
  order: Pick<ShownWorkOrder, 'status' | 'dueDate'>;
  /** Where a heading says already what the date is. */
  isBare?: boolean;
}>;

/** When it is due; once that is past, in red and in words. */
export function DueDay({ order, isBare = false }: Props) {
  const { t } = useTexts('features/workOrders');
  const today = dateIn(useNow().toISOString(), useTimeZone());
  const left = useDueIn(today, isFinished(order.status) ? null : order.dueDate);
  if (order.dueDate === null) return null;
  const date = shortDay(order.dueDate);
  const isLate = isOverdue(order, today);
  const Icon = isLate ? IconAlertTriangle : IconCalendarDue;
  const words = t(isLate ? 'overdueSince' : 'due', { date });
  return (
    <span
      className={classes.due}
      data-late={isLate || undefined}
      {...(isBare && isLate ? { title: words } : {})}
    >
      {isBare && !isLate ? null : <Icon size={16} aria-hidden className={classes.icon} />}
      {isBare ? date : words}
      {left === undefined ? null : <span className={classes.left}>{left}</span>}
      {isBare && isLate ? <VisuallyHidden>{t('overdue')}</VisuallyHidden> : null}
    </span>
  );
}
