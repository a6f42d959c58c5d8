// Where the link of a verification mail arrives. A person presses the button; a mail scanner does not.
import { Button } from '@mantine/core';
import { IconMailCheck, IconMailOpened } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { client } from '../../../platform/api/client.ts';
import { refusalOf } from '../../../platform/api/problem.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { refreshSession, useSession } from '../../../platform/session/session.ts';
import { AuthPage } from '../frame/AuthPage.tsx';
import { BackToSignIn } from '../frame/BackToSignIn.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { commonFailure } from '../../../platform/session/refused.ts';
import { InvalidLink } from './InvalidLink.tsx';

const route = getRouteApi('/auth/verify-email');

export function VerifyEmailPage() {
  const { t } = useTexts('features/signIn/pages');
  const { oobCode: token = '' } = route.useSearch();
  const isSignedIn = useSession().session?.user != null;
  const verify = useMutation({
    mutationFn: () => client.users.verifyEmail({ token }),
    // Other screens are notified by the live stream; this only saves a wait.
    onSuccess: () => void refreshSession().catch(() => undefined),
  });
  const refusal = verify.isError ? refusalOf(verify.error) : null;

  if (token === '' || refusal?.code === 'link.invalid')
    return <InvalidLink hint={t('verifyEmail.invalid')} />;
  if (verify.isSuccess) {
    return (
      <AuthPage
        title={t('verifyEmail.doneTitle')}
        lead={t('verifyEmail.done')}
        icon={IconMailCheck}
        tone="good"
        isNext
      >
        <Button
          size="md"
          fullWidth
          renderRoot={(props) => <Link to={isSignedIn ? '/dashboard' : '/auth/signin'} {...props} />}
        >
          {isSignedIn ? t('toDashboard') : t('toSignIn')}
        </Button>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t('verifyEmail.title')} lead={t('verifyEmail.lead')} icon={IconMailOpened}>
      <FailureAlert>{refusal && t(`errors.${commonFailure(refusal)}`)}</FailureAlert>
      <Button
        size="md"
        fullWidth
        mt={refusal === null ? 0 : 'md'}
        loading={verify.isPending}
        onClick={() => verify.mutate()}
      >
        {t('verifyEmail.submit')}
      </Button>
      <BackToSignIn />
    </AuthPage>
  );
}
