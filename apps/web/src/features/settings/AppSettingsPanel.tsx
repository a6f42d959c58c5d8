import { Card, Skeleton, Stack, Switch, Text } from '@mantine/core';
import type { AppSettings } from '@schooldog/domain/settings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { toastError, toastSuccess } from '../../platform/toasts/toasts.ts';
import { confirm } from '../../ui/confirm.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { useAppSettings } from './queries.ts';

const flags = ['enableWorkOrders', 'enableEops', 'maintenanceMode', 'falseLoad', 'hasLegacyTasks'] as const;
type Flag = (typeof flags)[number];

export function AppSettingsPanel() {
  const { isOffline } = useConnectivity();
  const settings = useAppSettings();
  return (
    <QueryState query={settings} isOffline={isOffline} skeleton={<Skeleton h={320} />}>
      {(app) => <AppSettingsForm app={app} isOffline={isOffline} />}
    </QueryState>
  );
}

function AppSettingsForm({ app, isOffline }: { app: AppSettings; isOffline: boolean }) {
  const { t } = useTexts('features/settings');
  const queryClient = useQueryClient();
  const save = useMutation(
    api.settings.saveAppSettings.mutationOptions({
      onSuccess: async () => {
        await queryClient.invalidateQueries({ queryKey: api.settings.key() });
        toastSuccess(t('saved'));
      },
      onError: () => toastError(t('saveFailed')),
    }),
  );
  const change = async (flag: Flag, on: boolean) => {
    const needsWord = flag === 'maintenanceMode' && on;
    const isSure =
      !needsWord ||
      (await confirm({
        title: t('maintenance.title'),
        body: t('maintenance.body'),
        confirmLabel: t('maintenance.confirm'),
        danger: true,
      }));
    if (isSure) save.mutate({ [flag]: on });
  };
  return (
    <Card withBorder maw={720}>
      <Stack gap="lg">
        {flags.map((flag) => (
          <Switch
            key={flag}
            label={t(`flags.${flag}.label`)}
            description={t(`flags.${flag}.help`)}
            checked={app[flag]}
            disabled={isOffline || save.isPending}
            onChange={({ currentTarget }) => void change(flag, currentTarget.checked)}
          />
        ))}
        <Text size="sm" c="dimmed">
          {t('version', { version: app.version })}
        </Text>
      </Stack>
    </Card>
  );
}
