import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, client } from '../../../platform/api/client.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { toastError, toastSuccess } from '../../../platform/toasts/toasts.ts';
import { DeviceRow } from './DeviceRow.tsx';
import classes from './DeviceList.module.css';
import { useDevices } from './queries.ts';

/** The devices where the user is signed in; they can sign out one or all others. */
export function DeviceList() {
  const { t } = useTexts('features/account/devices');
  const { isOffline } = useConnectivity();
  const { data: devices, isPending } = useDevices();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: api.users.listDevices.key() });
  const signOutOthers = useMutation({
    mutationFn: () => client.users.signOutOtherDevices(),
    onSuccess: ({ count }) => toastSuccess(t('othersDone', { count })),
    onError: () => toastError(t('failed')),
    onSettled: refresh,
  });
  const hasOthers = (devices ?? []).some(({ isThisOne }) => !isThisOne);

  return (
    <section className={classes.devices} aria-label={t('title')}>
      <Text component="h3" size="sm" fw={600} m={0}>
        {t('title')}
      </Text>
      {isPending && !isOffline ? <Skeleton height={64} mt="sm" /> : null}
      <Stack component="ul" gap={0} className={classes.list}>
        {(devices ?? []).map((device) => (
          <DeviceRow key={device.id} device={device} onChanged={refresh} />
        ))}
      </Stack>
      {hasOthers ? (
        <Button
          variant="default"
          disabled={isOffline}
          loading={signOutOthers.isPending}
          onClick={() => signOutOthers.mutate()}
        >
          {t('others')}
        </Button>
      ) : null}
    </section>
  );
}
