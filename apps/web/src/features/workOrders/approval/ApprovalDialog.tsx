import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import type { ShownWorkOrder } from '@schooldog/contract/workOrders';
import { may } from '@schooldog/domain/permissions';
import { workOrderLimits, workOrderRules } from '@schooldog/domain/workOrders';
import { IconCheck, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { GrowingTextField } from '../../../ui/GrowingTextField.tsx';
import { confirm } from '../../../ui/confirm.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { LoadMore } from '../../../ui/list/LoadMore.tsx';
import { usePages } from '../../../ui/list/usePages.ts';
import { OfflineNote } from '../../../ui/OfflineNote.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { useSchoolNamesById } from '../../schools/index.ts';
import { orderFacts } from '../orderFacts.ts';
import { OrderNumber } from '../parts/OrderNumber.tsx';
import { PriorityChip } from '../parts/PriorityChip.tsx';
import classes from './ApprovalDialog.module.css';
import { useDecide } from './useDecide.ts';

/** Every order that awaits approval at schools where this person manages tasks. */
export function ApprovalDialog({ onClose }: Readonly<{ onClose(): void }>) {
  const { t } = useTexts('features/workOrders/approval');
  const { isOffline } = useConnectivity();
  const actor = useActor();
  const pages = usePages(api.workOrders.listWorkOrdersToApprove, {});
  const { decide, isPending } = useDecide();
  const isDisabled = isPending || isOffline;
  const askAll = async (isApproved: boolean, count: number) => {
    const words = isApproved ? 'approveAll' : 'declineAll';
    const question = { title: t(`${words}.title`, { count }), body: t(`${words}.body`) };
    if (await confirm({ ...question, confirmLabel: t(`${words}.submit`), danger: !isApproved }))
      decide({ isApproved, workOrderIds: null, comment: '' });
  };
  return (
    <Dialog title={t('title')} width="approvals" onClose={onClose}>
      <OfflineNote>{t('offline')}</OfflineNote>
      <QueryState query={pages} isOffline={isOffline} skeleton={<Skeleton h={240} />}>
        {({ pages: read }) => {
          const orders = read.flatMap(({ workOrders }) => workOrders);
          const count = read[0]?.count ?? 0;
          const isOneDecidable = orders.some((order) =>
            may(workOrderRules.approve, actor, orderFacts(order, actor.userId)),
          );
          if (orders.length === 0) return <Text>{t('none')}</Text>;
          return (
            <Stack gap="md">
              {isOneDecidable ? (
                <Group justify="flex-end">
                  <Button variant="default" disabled={isDisabled} onClick={() => void askAll(false, count)}>
                    {t('declineAll.button')}
                  </Button>
                  <Button disabled={isDisabled} onClick={() => void askAll(true, count)}>
                    {t('approveAll.button')}
                  </Button>
                </Group>
              ) : null}
              <ul className={classes.orders}>
                {orders.map((order) => (
                  <li key={order.id} className={classes.order}>
                    <WaitingOrder order={order} isDisabled={isDisabled} onDecide={decide} onLeave={onClose} />
                  </li>
                ))}
              </ul>
              <LoadMore query={pages} />
            </Stack>
          );
        }}
      </QueryState>
    </Dialog>
  );
}

type OrderProps = Readonly<{
  order: ShownWorkOrder;
  isDisabled: boolean;
  onDecide: ReturnType<typeof useDecide>['decide'];
  onLeave(): void;
}>;

function WaitingOrder({ order, isDisabled, onDecide, onLeave }: OrderProps) {
  const { t } = useTexts('features/workOrders/approval');
  const [comment, setComment] = useState('');
  const school = useSchoolNamesById().get(order.schoolId) ?? '…';
  const actor = useActor();
  const canDecide = may(workOrderRules.approve, actor, orderFacts(order, actor.userId));
  const decide = (isApproved: boolean) =>
    onDecide({ isApproved, workOrderIds: [order.id], comment: comment.trim() });
  const place = order.location === '' ? school : `${school} · ${order.location}`;
  return (
    <>
      <div className={classes.facts}>
        <Group gap="xs">
          <OrderNumber order={order} />
          <PriorityChip priority={order.priority} />
        </Group>
        <Link
          to="/tasks/task/$taskId"
          params={{ taskId: order.id }}
          className={classes.title}
          onClick={onLeave}
        >
          {order.description}
        </Link>
        <Text size="sm" c="dimmed">
          {place}
        </Text>
        <Text size="sm" c="dimmed">
          {t('raisedBy', { name: order.createdByName ?? t('formerUser') })}{' '}
          <RelativeTime moment={order.timeCreated} />
        </Text>
      </div>
      {canDecide ? (
        <div className={classes.decision}>
          <GrowingTextField
            label={t('note')}
            minRows={1}
            maxRows={3}
            maxLength={workOrderLimits.statusComment}
            value={comment}
            onChange={({ currentTarget }) => setComment(currentTarget.value)}
          />
          <Group gap="xs" justify="flex-end">
            <Button
              variant="default"
              leftSection={<IconX size={16} aria-hidden />}
              disabled={isDisabled}
              aria-label={t('declineOne', { number: String(order.publicId) })}
              onClick={() => decide(false)}
            >
              {t('decline')}
            </Button>
            <Button
              leftSection={<IconCheck size={16} aria-hidden />}
              disabled={isDisabled}
              aria-label={t('approveOne', { number: String(order.publicId) })}
              onClick={() => decide(true)}
            >
              {t('approve')}
            </Button>
          </Group>
        </div>
      ) : (
        <Text size="sm" c="dimmed" className={classes.decision}>
          {t('byManagers')}
        </Text>
      )}
    </>
  );
}
