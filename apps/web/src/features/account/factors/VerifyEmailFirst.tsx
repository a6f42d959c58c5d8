import { Button, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { client } from '../../../platform/api/client.ts';
import { connectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { unanswered } from '../../../platform/session/refused.ts';
import { refreshSession, sessionStore } from '../../../platform/session/session.ts';
import { toastError, toastSuccess } from '../../../platform/toasts/toasts.ts';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';

/** Once the address is verified, the session shows it, and the dialog continues. */
export function VerifyEmailFirst({ email }: Readonly<{ email: string }>) {
  const { t } = useTexts('features/account/factors');
  const send = useMutation({
    mutationFn: () => client.users.sendEmailVerification({ email }),
    onSuccess: () => toastSuccess(t('details.verificationSent', { email })),
    onError: () => toastError(t('details.verificationFailed')),
  });
  const check = useMutation({
    mutationFn: async () => {
      await refreshSession();
      return sessionStore.get().session?.user?.emailVerified === true;
    },
  });
  const isStillUnverified = check.data === false && !check.isPending;
  return (
    <Stack gap="md">
      <div>
        <Title order={2} size="h3">
          {t('verifyFirst.title')}
        </Title>
        <Text c="dimmed" mt={4}>
          {t('verifyFirst.body', { email })}
        </Text>
      </div>
      <FailureAlert>
        {isStillUnverified
          ? t('verifyFirst.still')
          : check.isError
            ? t(`enrol.errors.${unanswered(connectivity.get())}`)
            : null}
      </FailureAlert>
      <Button variant="default" loading={send.isPending} onClick={() => send.mutate()}>
        {send.isSuccess ? t('verifyFirst.again') : t('verifyFirst.send')}
      </Button>
      <Button loading={check.isPending} onClick={() => check.mutate()}>
        {t('verifyFirst.check')}
      </Button>
    </Stack>
  );
}
