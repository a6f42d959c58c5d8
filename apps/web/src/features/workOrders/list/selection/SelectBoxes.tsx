import { Checkbox } from '@mantine/core';
import type { ShownWorkOrder } from '@schooldog/contract/workOrders';
import { workOrderLimits } from '@schooldog/domain/workOrders';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import type { ListedWorkOrder } from '../useTaskList.ts';
import classes from './SelectBoxes.module.css';
import { useSelection } from './useSelection.ts';

/** The server does not have a new order yet, so that there is nothing to change there. */
export function isSelectable({ pending }: Pick<ListedWorkOrder, 'pending'>): boolean {
  return pending?.kind !== 'create';
}

export function SelectBox({ order }: Readonly<{ order: ShownWorkOrder }>) {
  const { t } = useTexts('features/workOrders/list');
  return <SelectIdBox id={order.id} label={t('select.one', { number: String(order.publicId) })} />;
}

/** The checkbox of one record; the label is for screen readers. */
export function SelectIdBox({ id, label }: Readonly<{ id: string; label: string }>) {
  const selection = useSelection();
  if (selection === null) return null;
  return (
    <Checkbox
      className={classes.box ?? ''}
      classNames={{ body: classes.body ?? '' }}
      aria-label={label}
      checked={selection.ids.has(id)}
      onChange={() => selection.toggle(id)}
    />
  );
}

type AllProps = Readonly<{ listed: readonly ListedWorkOrder[]; isLabelShown?: boolean }>;

/** Everything that is loaded, up to what one change can take. */
export function SelectAllBox({ listed, isLabelShown = false }: AllProps) {
  const { t } = useTexts('features/workOrders/list');
  const ids = listed.filter(isSelectable).map(({ record }) => record.id);
  return <SelectAllIdsBox ids={ids} label={t('select.all')} isLabelShown={isLabelShown} />;
}

type AllIdsProps = Readonly<{ ids: readonly string[]; label: string; isLabelShown: boolean }>;

export function SelectAllIdsBox({ ids, label, isLabelShown }: AllIdsProps) {
  const selection = useSelection();
  if (selection === null) return null;
  const most = ids.slice(0, workOrderLimits.selected);
  const isAll = most.length > 0 && most.every((id) => selection.ids.has(id));
  return (
    <Checkbox
      className={classes.box ?? ''}
      classNames={{ body: classes.body ?? '' }}
      {...(isLabelShown ? { label } : { 'aria-label': label })}
      checked={isAll}
      indeterminate={!isAll && selection.ids.size > 0}
      onChange={() => selection.toggleAll(ids)}
    />
  );
}
