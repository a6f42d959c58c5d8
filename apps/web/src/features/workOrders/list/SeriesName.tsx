import { VisuallyHidden } from '@mantine/core';
import type { ShownWorkOrder } from '@schooldog/contract/workOrders';
import { IconRepeat } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import classes from './TaskRow.module.css';

/** The recurring work order that it was made for. */
export function SeriesName({ order }: Readonly<{ order: Pick<ShownWorkOrder, 'recurringTitle'> }>) {
  const { t } = useTexts('features/workOrders/list');
  if (order.recurringTitle === null) return null;
  return (
    <span className={classes.fact}>
      <IconRepeat size={16} aria-hidden className={classes.icon} />
      <VisuallyHidden>{t('series')}</VisuallyHidden>
      {order.recurringTitle}
    </span>
  );
}
