import { Menu } from '@mantine/core';
import type { ShownSchedule } from '@schooldog/contract/reports';
import { scheduleAbilities } from '@schooldog/domain/reports';
import {
  IconMailOff,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconTrash,
  IconUserCheck,
} from '@tabler/icons-react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { useScheduleActions } from './useScheduleActions.ts';
import { MoreMenu } from '../../../ui/MoreMenu.tsx';

type Props = Readonly<{ schedule: ShownSchedule; onEdit(): void }>;

/** What this person may do with the schedule. */
export function ScheduleMenu({ schedule, onEdit }: Props) {
  const { t } = useTexts('features/reports/schedules');
  const { isOffline } = useConnectivity();
  const actions = useScheduleActions();
  const can = scheduleAbilities(useActor(), schedule);
  const PauseIcon = schedule.isPaused ? IconPlayerPlay : IconPlayerPause;
  return (
    <MoreMenu
      label={t('menu.label', { title: schedule.title })}
      whyNot={isOffline ? t('offline') : undefined}
    >
      {can.change ? (
        <>
          <Menu.Item leftSection={<IconPencil size={18} aria-hidden />} onClick={onEdit}>
            {t('menu.edit')}
          </Menu.Item>
          <Menu.Item
            leftSection={<PauseIcon size={18} aria-hidden />}
            onClick={() => void actions.pause(schedule)}
          >
            {t(schedule.isPaused ? 'menu.resume' : 'menu.pause')}
          </Menu.Item>
        </>
      ) : null}
      {can.oversee && !can.change ? (
        <Menu.Item
          leftSection={<IconUserCheck size={18} aria-hidden />}
          onClick={() => void actions.takeOver(schedule)}
        >
          {t('menu.takeOver')}
        </Menu.Item>
      ) : null}
      {can.stop ? (
        <Menu.Item
          leftSection={<IconMailOff size={18} aria-hidden />}
          onClick={() => void actions.stop(schedule)}
        >
          {t('menu.stop')}
        </Menu.Item>
      ) : null}
      {can.oversee ? (
        <Menu.Item
          color="red"
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={() => void actions.remove(schedule)}
        >
          {t('menu.delete')}
        </Menu.Item>
      ) : null}
    </MoreMenu>
  );
}
