// Reset password, and Sign in without password: an address goes in, a mail may come out.
import { Button, Stack } from '@mantine/core';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { AuthPage } from '../frame/AuthPage.tsx';
import { BackToSignIn } from '../frame/BackToSignIn.tsx';
import { EmailField } from '../frame/EmailField.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { useEmailForm } from '../frame/useEmailForm.ts';
import { MailSent } from './MailSent.tsx';
import { useRequestMail, type MailKind } from './useRequestMail.ts';

export function ForgotPasswordPage() {
  return <RequestMailPage kind="reset" />;
}

export function SignInLinkPage() {
  return <RequestMailPage kind="link" />;
}

function RequestMailPage({ kind }: Readonly<{ kind: MailKind }>) {
  const { t } = useTexts('features/signIn/pages');
  const { sent, failure, isSending, send, startOver } = useRequestMail(kind);
  const { field, submit } = useEmailForm(send);

  if (sent !== null) {
    const text = t(`${kind}.sent`, { email: sent.email });
    const again = () => send(sent.email);
    return (
      <MailSent
        text={text}
        sent={sent}
        failure={failure}
        isSending={isSending}
        onAgain={again}
        onOther={startOver}
      />
    );
  }
  return (
    <AuthPage title={t(`${kind}.title`)} lead={t(`${kind}.lead`)}>
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          <EmailField {...field} />
          <FailureAlert>{failure === null ? null : t(`errors.${failure}`)}</FailureAlert>
          <Button type="submit" size="md" loading={isSending}>
            {t(`${kind}.submit`)}
          </Button>
        </Stack>
      </form>
      <BackToSignIn />
    </AuthPage>
  );
}
