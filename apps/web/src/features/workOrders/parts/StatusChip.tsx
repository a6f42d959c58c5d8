import type { WorkOrderStatus } from '@schooldog/domain/workOrders';
import {
  type Icon,
  IconCalendarTime,
  IconCircleCheck,
  IconCirclePlus,
  IconCircleX,
  IconHourglass,
  IconProgress,
} from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import classes from './chips.module.css';

export const statusLooks: Readonly<Record<WorkOrderStatus, Readonly<{ icon: Icon; tone: string }>>> = {
  AwaitingApproval: { icon: IconHourglass, tone: 'amber' },
  Scheduled: { icon: IconCalendarTime, tone: 'slate' },
  New: { icon: IconCirclePlus, tone: 'blue' },
  Started: { icon: IconProgress, tone: 'violet' },
  Complete: { icon: IconCircleCheck, tone: 'green' },
  Declined: { icon: IconCircleX, tone: 'red' },
};

/** Shown in capitals, as everywhere. */
export function StatusChip({ status }: Readonly<{ status: WorkOrderStatus }>) {
  const { t } = useTexts('features/workOrders');
  const { icon: StatusIcon, tone } = statusLooks[status];
  return (
    <span className={classes.chip} data-tone={tone}>
      <StatusIcon size={14} aria-hidden />
      {t(`statuses.${status}`)}
    </span>
  );
}
