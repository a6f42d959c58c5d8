import type { WorkOrderPriority } from '@schooldog/domain/workOrders';
import { useTranslation } from 'react-i18next';
import classes from './chips.module.css';

const tones: Readonly<Record<WorkOrderPriority, string>> = {
  Low: 'slate',
  Medium: 'blue',
  High: 'amber',
  Critical: 'red',
};

/** Without a priority it says Unknown, in gray. */
export function PriorityChip({ priority }: Readonly<{ priority: WorkOrderPriority | null }>) {
  const { t } = useTranslation('features/workOrders');
  return (
    <span className={classes.chip} data-tone={priority === null ? 'slate' : tones[priority]}>
      {t(`priorities.${priority ?? 'Unknown'}`)}
    </span>
  );
}
