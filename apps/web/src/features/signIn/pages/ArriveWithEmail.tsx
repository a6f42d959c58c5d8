import { Button, Stack } from '@mantine/core';
import { IconMailQuestion } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { AuthPage } from '../frame/AuthPage.tsx';
import { BackToSignIn } from '../frame/BackToSignIn.tsx';
import { EmailField } from '../frame/EmailField.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { useEmailForm } from '../frame/useEmailForm.ts';
import { useSignInLink } from './useSignInLink.ts';

/** Another device than the one that requested it, or a mail scanner: the user enters their email first. */
export function ArriveWithEmail({ token }: Readonly<{ token: string }>) {
  const { t } = useTexts('features/signIn/pages');
  const { use, isBusy, failure } = useSignInLink(token);
  const { field, submit } = useEmailForm((email) => void use(email));
  const said = failure === 'invalid' ? t('arrive.mismatch') : failure && t(`errors.${failure}`);
  return (
    <AuthPage title={t('arrive.title')} lead={t('arrive.lead')} icon={IconMailQuestion}>
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          <EmailField {...field} />
          <FailureAlert>{said}</FailureAlert>
          <Button type="submit" size="md" loading={isBusy}>
            {t('arrive.submit')}
          </Button>
        </Stack>
      </form>
      <BackToSignIn />
    </AuthPage>
  );
}
