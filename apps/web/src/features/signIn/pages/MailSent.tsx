import { Button, Stack, Text } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { AuthPage } from '../frame/AuthPage.tsx';
import { BackToSignIn } from '../frame/BackToSignIn.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import type { CommonFailure } from '../../../platform/session/refused.ts';
import { useSecondsUntil } from '../../../ui/useSecondsUntil.ts';

type Props = Readonly<{
  text: string;
  sent: Readonly<{ count: number; againAt: string }>;
  failure: CommonFailure | null;
  isSending: boolean;
  onAgain(): void;
  onOther(): void;
}>;

export function MailSent({ text, sent, failure, isSending, onAgain, onOther }: Props) {
  const { t } = useTexts('features/signIn/pages');
  const seconds = useSecondsUntil(sent.againAt);
  return (
    <AuthPage title={t('sent.title')} lead={text} icon={IconMailCheck} isNext>
      <Stack gap="md">
        <Text component="output" size="sm" c="dimmed">
          {sent.count > 1 ? `${t('sent.sentAgain')} ${t('sent.spam')}` : t('sent.spam')}
        </Text>
        {failure === null ? null : <FailureAlert>{t(`errors.${failure}`)}</FailureAlert>}
        <Button variant="default" size="md" onClick={onAgain} loading={isSending} disabled={seconds > 0}>
          {seconds > 0 ? t('sent.againIn', { seconds }) : t('sent.again')}
        </Button>
        <Button variant="subtle" size="md" onClick={onOther}>
          {t('sent.other')}
        </Button>
      </Stack>
      <BackToSignIn />
    </AuthPage>
  );
}
