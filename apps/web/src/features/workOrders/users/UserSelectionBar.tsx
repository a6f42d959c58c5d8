import { Button, Text } from '@mantine/core';
import type { WorkOrderUser } from '@schooldog/contract/workOrders';
import { IconLayoutKanban } from '@tabler/icons-react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { SelectionFrame } from '../list/selection/SelectionFrame.tsx';
import type { Selection } from '../list/selection/useSelection.ts';
import { useUserActions } from './userActions.ts';

type Props = Readonly<{ selection: Selection; users: readonly WorkOrderUser[] }>;

export function UserSelectionBar({ selection, users }: Props) {
  const { t } = useTexts('features/workOrders/users');
  const { isOffline } = useConnectivity();
  const { assignBoards } = useUserActions();
  if (selection.ids.size === 0) return null;
  return (
    <SelectionFrame selection={selection} label={t('select.label')}>
      {isOffline ? (
        <Text size="sm">{t('offline')}</Text>
      ) : (
        <Button
          variant="default"
          mih={44}
          leftSection={<IconLayoutKanban size={18} aria-hidden />}
          onClick={() => assignBoards(users.filter(({ id }) => selection.ids.has(id)))}
        >
          {t('select.boards')}
        </Button>
      )}
    </SelectionFrame>
  );
}
