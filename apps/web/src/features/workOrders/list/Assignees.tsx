import { VisuallyHidden } from '@mantine/core';
import type { ShownWorkOrder } from '@schooldog/contract/workOrders';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import classes from './Assignees.module.css';

/** The first by name, the others as a number; all of them on hover and for screen readers. */
export function Assignees({ order }: Readonly<{ order: Pick<ShownWorkOrder, 'assignedNames'> }>) {
  const { t } = useTexts('features/workOrders');
  const names = order.assignedNames.map(({ name }) => name ?? t('formerUser'));
  const [first, ...others] = names;
  if (first === undefined) return <span className={classes.nobody}>{t('unassigned')}</span>;
  return (
    <span className={classes.people} title={names.join(', ')}>
      <span className={classes.name}>{first}</span>
      {others.length === 0 ? null : (
        <span className={classes.more}>
          <span aria-hidden>+{others.length}</span>
          <VisuallyHidden>{others.join(', ')}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
