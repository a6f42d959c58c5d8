import { ActionIcon, Button, Group } from '@mantine/core';
import type { DetailedWorkOrder, ShownWorkOrder } from '@schooldog/contract/workOrders';
import { abilities } from '@schooldog/domain/permissions';
import { workOrderRules } from '@schooldog/domain/workOrders';
import {
  IconBell,
  IconBellFilled,
  IconPin,
  IconPinFilled,
  IconUserMinus,
  IconUserPlus,
} from '@tabler/icons-react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { Hint } from '../../../ui/floating/Hint.tsx';
import { orderFacts } from '../orderFacts.ts';
import { TaskMenu } from './TaskMenu.tsx';
import { useTaskActions } from './useTaskActions.ts';

type Props = Readonly<{ order: ShownWorkOrder; detail: DetailedWorkOrder | undefined }>;

/** What this person can do with the order, besides its status. */
export function TaskActions({ order, detail }: Props) {
  const { t } = useTexts('features/workOrders/detail');
  const { isOffline } = useConnectivity();
  const actor = useActor();
  const can = abilities(workOrderRules, actor, orderFacts(order, actor.userId));
  const actions = useTaskActions(order);
  const isAssigned = order.assignedUserIds.includes(actor.userId);
  const { isFollowing, isPinned } = order;
  const FollowIcon = isFollowing ? IconBellFilled : IconBell;
  const PinIcon = isPinned ? IconPinFilled : IconPin;
  const selfLabel = t(isAssigned ? 'self.unassign' : 'self.assign');
  const SelfIcon = isAssigned ? IconUserMinus : IconUserPlus;
  return (
    <Group gap="xs">
      {can.assignSelf || isAssigned ? (
        <Hint label={isOffline ? t('assign.offline') : null}>
          {(hinted, show) => (
            <Button
              {...hinted}
              variant="default"
              leftSection={<SelfIcon size={16} aria-hidden />}
              loading={actions.isAssigning}
              data-disabled={isOffline}
              aria-disabled={isOffline}
              onClick={(event) => (isOffline ? show(event) : actions.assignSelf(!isAssigned))}
            >
              {selfLabel}
            </Button>
          )}
        </Hint>
      ) : null}
      <IconToggle
        label={t(isFollowing ? 'follow.undo' : 'follow.do')}
        isOn={isFollowing}
        onToggle={() => void actions.follow(!isFollowing)}
      >
        <FollowIcon size={20} aria-hidden />
      </IconToggle>
      <IconToggle
        label={t(isPinned ? 'pin.undo' : 'pin.do')}
        isOn={isPinned}
        onToggle={() => void actions.pin(!isPinned)}
      >
        <PinIcon size={20} aria-hidden />
      </IconToggle>
      <TaskMenu order={order} detail={detail} can={can} actions={actions} />
    </Group>
  );
}

type ToggleProps = Readonly<{ label: string; isOn: boolean; onToggle(): void; children: React.ReactNode }>;

function IconToggle({ label, isOn, onToggle, children }: ToggleProps) {
  return (
    <Hint label={label}>
      {(hinted) => (
        <ActionIcon
          {...hinted}
          variant={isOn ? 'light' : 'default'}
          size={44}
          aria-label={label}
          onClick={onToggle}
        >
          {children}
        </ActionIcon>
      )}
    </Hint>
  );
}
