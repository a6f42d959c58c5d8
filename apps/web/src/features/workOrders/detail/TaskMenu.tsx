import { Menu, Text } from '@mantine/core';
import type { DetailedWorkOrder, ShownWorkOrder } from '@schooldog/contract/workOrders';
import {
  IconCalendarTime,
  IconHistory,
  type Icon,
  IconLink,
  IconPrinter,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { AssignDialog } from './AssignDialog.tsx';
import { HistoryDialog } from './HistoryDialog.tsx';
import { peopleOf } from './peopleOf.ts';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import type { useTaskActions } from './useTaskActions.ts';
import { MoreMenu } from '../../../ui/MoreMenu.tsx';

type Props = Readonly<{
  order: ShownWorkOrder;
  detail: DetailedWorkOrder | undefined;
  can: Readonly<{ assign: boolean; schedule: boolean; delete: boolean }>;
  actions: ReturnType<typeof useTaskActions>;
}>;

type Opened = 'assign' | 'schedule' | 'history';

/** What is done less often. What needs a connection says so. */
export function TaskMenu({ order, detail, can, actions }: Props) {
  const { t } = useTexts('features/workOrders/detail');
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const print = () => void navigate({ to: '/tasks/print/$taskId', params: { taskId: order.id } });
  return (
    <>
      <MoreMenu label={t('actions.more')} isFramed>
        {can.assign ? (
          <OnlineItem
            icon={IconUsers}
            label={t('assign.title')}
            offline={t('assign.offline')}
            onClick={() => setOpened('assign')}
          />
        ) : null}
        {can.schedule ? (
          <OnlineItem
            icon={IconCalendarTime}
            label={t('schedule.title')}
            offline={t('schedule.offline')}
            onClick={() => setOpened('schedule')}
          />
        ) : null}
        <Menu.Item leftSection={<IconLink size={16} aria-hidden />} onClick={actions.copyLink}>
          {t('actions.copyLink')}
        </Menu.Item>
        <Menu.Item leftSection={<IconPrinter size={16} aria-hidden />} onClick={print}>
          {t('actions.print')}
        </Menu.Item>
        <OnlineItem
          icon={IconHistory}
          label={t('history.title')}
          offline={t('history.offline')}
          onClick={() => setOpened('history')}
        />
        {can.delete ? (
          <OnlineItem
            icon={IconTrash}
            label={t('delete.action')}
            offline={t('delete.offline')}
            onClick={() => void actions.remove()}
            isDanger
          />
        ) : null}
      </MoreMenu>
      {opened === 'assign' ? <AssignDialog order={order} onClose={close} /> : null}
      {opened === 'schedule' ? <ScheduleDialog order={order} onClose={close} /> : null}
      {opened === 'history' ? (
        <HistoryDialog workOrderId={order.id} people={peopleOf(order, detail)} onClose={close} />
      ) : null}
    </>
  );
}

type ItemProps = Readonly<{
  icon: Icon;
  label: string;
  offline: string;
  onClick(): void;
  isDanger?: boolean;
}>;

function OnlineItem({ icon: ItemIcon, label, offline, onClick, isDanger = false }: ItemProps) {
  const { isOffline } = useConnectivity();
  return (
    <Menu.Item
      leftSection={<ItemIcon size={16} aria-hidden />}
      disabled={isOffline}
      onClick={onClick}
      {...(isDanger ? { color: 'red' } : {})}
    >
      {label}
      {isOffline ? (
        <Text size="xs" maw={260}>
          {offline}
        </Text>
      ) : null}
    </Menu.Item>
  );
}
