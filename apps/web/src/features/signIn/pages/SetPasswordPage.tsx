// Where the link of a reset mail opens. It does not sign in: the user signs in with the new password, and a
// second factor is required there.
import { Button, Stack } from '@mantine/core';
import { IconLockCheck } from '@tabler/icons-react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { client } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { AuthPage } from '../frame/AuthPage.tsx';
import { BackToSignIn } from '../frame/BackToSignIn.tsx';
import { EmailField } from '../frame/EmailField.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { InvalidLink } from './InvalidLink.tsx';
import { NewPasswordField, useNewPassword } from '../../account/index.ts';

const route = getRouteApi('/auth/set-password');

export function SetPasswordPage() {
  const { t } = useTexts('features/account/passwords');
  const { oobCode: token = '', email } = route.useSearch();
  const form = useNewPassword({
    save: (password) => client.users.setPassword({ token, password }),
    onSaved: () => undefined,
  });

  if (token === '' || form.failure === 'invalidLink') return <InvalidLink another="/auth/forgot-password" />;
  if (form.isSaved) {
    return (
      <AuthPage title={t('set.doneTitle')} lead={t('set.done')} icon={IconLockCheck} tone="good" isNext>
        <Button size="md" fullWidth renderRoot={(props) => <Link to="/auth/signin" {...props} />}>
          {t('set.toSignIn')}
        </Button>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t('set.title')} lead={t('set.lead')}>
      <form noValidate onSubmit={form.submit}>
        <Stack gap="md">
          {email === undefined ? null : <EmailField value={email} />}
          <NewPasswordField {...form.field} owner={{ email: email ?? '' }} />
          <FailureAlert>{form.failure && t(`errors.${form.failure}`)}</FailureAlert>
          <Button type="submit" size="md" loading={form.isSaving}>
            {t('set.submit')}
          </Button>
        </Stack>
      </form>
      <BackToSignIn />
    </AuthPage>
  );
}
