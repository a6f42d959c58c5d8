// How the user signs in, for the Authentication Details of their own profile.
import { Badge, Button, Skeleton, Text } from '@mantine/core';
import { IconCircleCheck, IconClockExclamation } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { client } from '../../../platform/api/client.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { importWithTexts } from '../../../platform/i18n/importWithTexts.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { lazyPart } from '../../../platform/lazyParts/lazyPart.ts';
import { toastError, toastSuccess } from '../../../platform/toasts/toasts.ts';
import { DeviceList } from '../devices/DeviceList.tsx';
import { DetailRow } from './DetailRow.tsx';
import { useFactors } from './queries.ts';
import { useFactorNames } from './useFactorNames.ts';

const ManageFactorsDialog = lazyPart(
  'dialog',
  async () => (await import('./ManageFactorsDialog.tsx')).ManageFactorsDialog,
);
const ChangePasswordDialog = lazyPart(
  'dialog',
  async () =>
    (
      await importWithTexts(
        ['features/account/passwords', 'ui'],
        () => import('../passwords/ChangePasswordDialog.tsx'),
      )
    ).ChangePasswordDialog,
);

type Props = Readonly<{ user: Readonly<{ email: string; emailVerified: boolean }> }>;

export function AuthenticationDetails({ user }: Props) {
  const { t } = useTexts('features/account/factors');
  const { isOffline } = useConnectivity();
  const { data } = useFactors();
  const names = useFactorNames();
  const [open, setOpen] = useState<'factors' | 'password' | null>(null);
  const close = () => setOpen(null);
  const factors = data?.factors ?? [];

  return (
    <section aria-label={t('details.label')}>
      {isOffline ? (
        <Text size="sm" c="dimmed" mb="xs">
          {t('details.offline')}
        </Text>
      ) : null}
      <EmailRow user={user} isOffline={isOffline} />
      <DetailRow
        label={t('details.password')}
        action={
          <Button variant="default" disabled={isOffline} onClick={() => setOpen('password')}>
            {data?.hasPassword === false ? t('details.choosePassword') : t('details.changePassword')}
          </Button>
        }
      >
        {data?.hasPassword === false ? t('details.noPassword') : t('details.hasPassword')}
      </DetailRow>
      <DetailRow
        label={t('details.factor')}
        action={
          <Button variant="default" disabled={isOffline} onClick={() => setOpen('factors')}>
            {factors.length === 0 ? t('details.setUp') : t('details.manage')}
          </Button>
        }
      >
        {data === undefined && !isOffline ? (
          <Skeleton height={16} width={180} my={3} />
        ) : factors.length === 0 ? (
          t('details.off')
        ) : (
          t('details.on', { kinds: names.list(factors) })
        )}
      </DetailRow>
      <DeviceList />
      {/* The profile around this is a form too; what is submitted in a dialog above it is not the profile. */}
      <div onSubmit={(event) => event.stopPropagation()}>
        <Suspense fallback={null}>
          {open === 'factors' ? <ManageFactorsDialog onClose={close} /> : null}
          {open === 'password' ? (
            <ChangePasswordDialog hasPassword={data?.hasPassword !== false} onClose={close} />
          ) : null}
        </Suspense>
      </div>
    </section>
  );
}

function EmailRow({ user, isOffline }: Props & Readonly<{ isOffline: boolean }>) {
  const { t } = useTexts('features/account/factors');
  const send = useMutation({
    mutationFn: () => client.users.sendEmailVerification({ email: user.email }),
    onSuccess: () => toastSuccess(t('details.verificationSent', { email: user.email })),
    onError: () => toastError(t('details.verificationFailed')),
  });
  const badge = user.emailVerified ? (
    <Badge variant="light" color="pine" tt="none" leftSection={<IconCircleCheck size={12} aria-hidden />}>
      {t('details.verified')}
    </Badge>
  ) : (
    <Badge
      variant="light"
      color="orange"
      tt="none"
      leftSection={<IconClockExclamation size={12} aria-hidden />}
    >
      {t('details.unverified')}
    </Badge>
  );
  const action = user.emailVerified ? null : (
    <Button variant="default" disabled={isOffline} loading={send.isPending} onClick={() => send.mutate()}>
      {t('details.sendVerification')}
    </Button>
  );
  return (
    <DetailRow
      label={
        <>
          {t('details.email')} {badge}
        </>
      }
      action={action}
    >
      {user.email}
    </DetailRow>
  );
}
