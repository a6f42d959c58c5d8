import { Button, Group, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { ShownWorkOrder } from '@schooldog/contract/workOrders';
import { may } from '@schooldog/domain/permissions';
import { canReopen, type ChosenStatus, statusChoices, workOrderRules } from '@schooldog/domain/workOrders';
import { IconArrowBackUp, IconCheck, IconChevronDown, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { OfflineNote } from '../../../ui/OfflineNote.tsx';
import { orderFacts } from '../orderFacts.ts';
import { StatusChip } from '../parts/StatusChip.tsx';
import classes from './StatusControl.module.css';
import { StatusDialog } from './StatusDialog.tsx';

type Props = Readonly<{ order: ShownWorkOrder }>;

/** The chip, which opens the dialog for people who can change the status, and is read-only for others. */
export function StatusControl({ order }: Props) {
  const { t } = useTexts('features/workOrders/status');
  const [isOpen, setIsOpen] = useState(false);
  const actor = useActor();
  if (statusChoices(actor, orderFacts(order, actor.userId)).length === 0)
    return <StatusChip status={order.status} />;
  return (
    <>
      <UnstyledButton className={classes.chip} onClick={() => setIsOpen(true)}>
        <StatusChip status={order.status} />
        <IconChevronDown size={16} aria-hidden />
        <VisuallyHidden>{t('change.title')}</VisuallyHidden>
      </UnstyledButton>
      {isOpen ? <StatusDialog order={order} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

/** The next step as buttons: Approve and Decline for those who can, Reopen once it is complete. */
export function StatusSteps({ order }: Props) {
  const { t } = useTexts('features/workOrders/status');
  const [target, setTarget] = useState<ChosenStatus | null>(null);
  const { isOffline } = useConnectivity();
  const actor = useActor();
  const facts = orderFacts(order, actor.userId);
  const canDecide = may(workOrderRules.approve, actor, facts);
  if (!canDecide && !canReopen(actor, facts)) return null;
  return (
    <>
      {canDecide ? <OfflineNote>{t('approvalOffline')}</OfflineNote> : null}
      <Group gap="sm">
        {canDecide ? (
          <>
            <Button
              leftSection={<IconCheck size={16} aria-hidden />}
              disabled={isOffline}
              onClick={() => setTarget('New')}
            >
              {t('approve.submit')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconX size={16} aria-hidden />}
              disabled={isOffline}
              onClick={() => setTarget('Declined')}
            >
              {t('decline.submit')}
            </Button>
          </>
        ) : (
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            onClick={() => setTarget('Started')}
          >
            {t('reopen.submit')}
          </Button>
        )}
      </Group>
      {target === null ? null : (
        <StatusDialog order={order} target={target} onClose={() => setTarget(null)} />
      )}
    </>
  );
}
