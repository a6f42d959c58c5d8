import { type WorkOrderPriority, workOrderPriorities } from '@schooldog/domain/workOrders';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import classes from './chips.module.css';

const tones: Readonly<Record<WorkOrderPriority, string>> = {
  Low: 'slate',
  Medium: 'blue',
  High: 'amber',
  Critical: 'red',
};

/** In gray that there is none, and one that this version of the app does not know. */
export function PriorityChip({ priority }: Readonly<{ priority: string | null }>) {
  const { t } = useTexts('features/workOrders');
  const known = workOrderPriorities.find((one) => one === priority);
  return (
    <span className={classes.chip} data-tone={known === undefined ? 'slate' : tones[known]}>
      {priority !== null && known === undefined
        ? t('unknownPriority')
        : t(`priorities.${known ?? 'Unknown'}`)}
    </span>
  );
}
