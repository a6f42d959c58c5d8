import { Anchor, Button } from '@mantine/core';
import type { DrillPoint } from '@schooldog/domain/drills';
import { canCreateWorkOrderAt, canOpenWorkOrders } from '@schooldog/domain/workOrders';
import { IconTool } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useShell } from '../../../platform/navigation/featureShell.ts';
import { useActor } from '../../../platform/session/session.ts';
import classes from './PointOrder.module.css';

type Props = Readonly<{ point: DrillPoint; schoolId: string; onCreated(workOrderId: string): void }>;

/** The work order that was made from a point, or the way to make one. */
export function PointOrder({ point: { id, text, workOrderId }, schoolId, onCreated }: Props) {
  const { t } = useTexts('features/drills');
  const start = useShell().actions.get('createWorkOrder');
  const actor = useActor();
  if (workOrderId !== null) return <OrderLink workOrderId={workOrderId} text={text} />;
  const isOffered = start !== undefined && canCreateWorkOrderAt(actor, schoolId);
  if (!isOffered || text.trim() === '') return null;
  return (
    <Button
      className={classes.create ?? ''}
      variant="subtle"
      size="compact-sm"
      mih={44}
      leftSection={<IconTool size={16} aria-hidden />}
      aria-label={t('order.createOf', { text })}
      onClick={() => start({ schoolId, description: text, origin: { key: id, onCreated } })}
    >
      {t('order.create')}
    </Button>
  );
}

function OrderLink({ workOrderId, text }: Readonly<{ workOrderId: string; text: string }>) {
  const { t } = useTexts('features/drills');
  const words = (
    <>
      <IconTool size={16} aria-hidden />
      {t('order.made')}
    </>
  );
  if (!canOpenWorkOrders(useActor())) return <span className={classes.order}>{words}</span>;
  return (
    <Anchor
      inherit
      aria-label={t('order.madeOf', { text })}
      className={classes.order ?? ''}
      renderRoot={(props) => <Link to="/tasks/task/$taskId" params={{ taskId: workOrderId }} {...props} />}
    >
      {words}
    </Anchor>
  );
}
