import type { ShownWorkOrder } from '@schooldog/contract/workOrders';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import classes from './OrderNumber.module.css';

/** The number that people say on the phone. An order that the server does not have yet has none. */
export function OrderNumber({ order }: Readonly<{ order: Pick<ShownWorkOrder, 'publicId'> }>) {
  const { t } = useTexts('features/workOrders');
  const text = order.publicId === 0 ? t('numberFollows') : t('number', { number: String(order.publicId) });
  return <span className={classes.number}>{text}</span>;
}
