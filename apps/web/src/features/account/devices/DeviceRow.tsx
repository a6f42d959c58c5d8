import { Badge, Button, Text, ThemeIcon } from '@mantine/core';
import type { Device } from '@schooldog/contract/account';
import { localeOf } from '@schooldog/domain/kernel';
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { client } from '../../../platform/api/client.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { toastError, toastSuccess } from '../../../platform/toasts/toasts.ts';
import { relativeTime } from '../../../ui/relativeTime.ts';
import { useNow } from '../../../ui/useNow.ts';
import classes from './DeviceList.module.css';
import { deviceName } from './deviceName.ts';

const icons = { phone: IconDeviceMobile, tablet: IconDeviceTablet, computer: IconDeviceDesktop } as const;

type Props = Readonly<{ device: Device; onChanged(): Promise<void> }>;

export function DeviceRow({ device, onChanged }: Props) {
  const { t, language } = useTexts('features/account/devices');
  const { isOffline } = useConnectivity();
  const now = useNow();
  const { browser, system, kind } = deviceName(device.userAgent);
  const name =
    browser !== null && system !== null ? t('nameOn', { browser, system }) : (browser ?? t('unknown'));
  const signOut = useMutation({
    mutationFn: () => client.users.signOutDevice({ deviceId: device.id }),
    onSuccess: () => toastSuccess(t('signedOut', { name })),
    onError: () => toastError(t('failed')),
    onSettled: onChanged,
  });
  const date = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium' }).format(
    new Date(device.timeCreated),
  );
  const facts = [
    t('seen', { when: relativeTime(device.timeSeen, now, language) }),
    `${t('since', { date })} ${t(`ways.${device.way}`)}`,
    device.address,
  ];
  const Mark = icons[kind];

  return (
    <li className={classes.row}>
      <ThemeIcon variant="light" size={36} aria-hidden>
        <Mark size={20} stroke={1.6} />
      </ThemeIcon>
      <div className={classes.fact}>
        <div className={classes.name}>
          {name}
          {device.isThisOne ? (
            <Badge variant="light" tt="none">
              {t('thisOne')}
            </Badge>
          ) : null}
        </div>
        <Text size="xs" c="dimmed">
          {facts.join(' · ')}
        </Text>
      </div>
      {device.isThisOne ? null : (
        <Button
          variant="subtle"
          size="sm"
          disabled={isOffline}
          loading={signOut.isPending}
          aria-label={t('signOutThat', { name })}
          onClick={() => signOut.mutate()}
        >
          {t('signOut')}
        </Button>
      )}
    </li>
  );
}
