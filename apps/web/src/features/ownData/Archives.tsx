import { Button, Group, Stack } from '@mantine/core';
import type { OwnDataExport } from '@schooldog/contract/ownData';
import { IconDatabaseExport } from '@tabler/icons-react';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { ArchiveCard } from './ArchiveCard.tsx';
import { useOwnDataActions } from './useOwnDataActions.ts';

/** What is being made or ready, and the button that starts another one unless one is being made. */
export function Archives({ exports }: Readonly<{ exports: readonly OwnDataExport[] }>) {
  const { t } = useTexts('features/ownData');
  const { isOffline } = useConnectivity();
  const actions = useOwnDataActions();
  const isRunning = exports.some(({ status }) => status === 'generating');
  const hasOwn = exports.some(({ isMine, status }) => isMine && status === 'ready');
  return (
    <Stack gap="sm">
      {exports.map((archive) => (
        <ArchiveCard key={archive.id} archive={archive} actions={actions} />
      ))}
      {isRunning ? null : (
        <Group>
          <Button
            mih={44}
            variant={hasOwn ? 'default' : 'filled'}
            leftSection={<IconDatabaseExport size={18} aria-hidden />}
            disabled={isOffline}
            title={isOffline ? t('offline') : undefined}
            loading={actions.isStarting}
            onClick={() => void actions.start()}
          >
            {t(hasOwn ? 'start.again' : 'start.label')}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
