import { Button, Group, Menu, Stack, Text } from '@mantine/core';
import type { DetailedAlert } from '@schooldog/contract/alerts';
import { alertRules } from '@schooldog/domain/alerts';
import { abilities } from '@schooldog/domain/permissions';
import { IconBellRinging, IconCircleCheck, IconRotate, IconTrash, IconUserPlus } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { AddRecipientsDialog } from './AddRecipientsDialog.tsx';
import { ResolveDialog } from './ResolveDialog.tsx';
import { useAlertActions } from './useAlertActions.ts';
import { useReminder } from './useReminder.ts';
import { MoreMenu } from '../../../ui/MoreMenu.tsx';

/** `isSecond` where the person has something to do first. */
type Props = Readonly<{ alert: DetailedAlert; isSecond?: boolean }>;

/** What the sender and managers can do; everybody else sees no buttons at all. */
export function AlertActions({ alert, isSecond = false }: Props) {
  const { t } = useTexts('features/alerts');
  const { isOffline } = useConnectivity();
  const can = abilities(alertRules, useActor(), alert);
  const { remind, reopen, remove } = useAlertActions(alert.id);
  const reminder = useReminder(alert);
  const [dialog, setDialog] = useState<'add' | 'resolve' | null>(null);
  const close = () => setDialog(null);
  const offlineNote = isOffline ? t('actions.offline') : undefined;
  const reminderId = useId();
  return (
    <Stack gap={4} align="flex-start">
      <Group gap="xs">
        {can.resolve ? (
          <Button
            mih={44}
            variant={isSecond ? 'default' : 'filled'}
            leftSection={<IconCircleCheck size={18} aria-hidden />}
            disabled={isOffline}
            title={offlineNote}
            onClick={() => setDialog('resolve')}
          >
            {t('actions.resolve')}
          </Button>
        ) : null}
        {can.remind ? (
          <Button
            mih={44}
            variant="default"
            leftSection={<IconBellRinging size={18} aria-hidden />}
            disabled={isOffline || reminder !== null}
            title={offlineNote}
            aria-describedby={reminder === null ? undefined : reminderId}
            loading={remind.isPending}
            onClick={() => remind.mutate({ safetyAlertId: alert.id })}
          >
            {t('actions.remind')}
          </Button>
        ) : null}
        {can.addRecipients ? (
          <Button
            mih={44}
            variant="default"
            leftSection={<IconUserPlus size={18} aria-hidden />}
            disabled={isOffline}
            title={offlineNote}
            onClick={() => setDialog('add')}
          >
            {t('actions.add')}
          </Button>
        ) : null}
        {can.reopen ? (
          <Button
            mih={44}
            variant="default"
            leftSection={<IconRotate size={18} aria-hidden />}
            disabled={isOffline}
            title={offlineNote}
            loading={reopen.isPending}
            onClick={() => reopen.mutate({ safetyAlertId: alert.id })}
          >
            {t('actions.reopen')}
          </Button>
        ) : null}
        {can.delete ? (
          <MoreMenu label={t('actions.label')} isFramed>
            <Menu.Item
              color="red"
              leftSection={<IconTrash size={16} aria-hidden />}
              disabled={isOffline}
              onClick={() => void remove()}
            >
              {t('actions.delete')}
            </Menu.Item>
          </MoreMenu>
        ) : null}
      </Group>
      {can.remind && reminder !== null ? (
        <Text size="sm" c="dimmed" id={reminderId}>
          {reminder}
        </Text>
      ) : null}
      {dialog === 'add' ? <AddRecipientsDialog alert={alert} onClose={close} /> : null}
      {dialog === 'resolve' ? <ResolveDialog alertId={alert.id} onClose={close} /> : null}
    </Stack>
  );
}
