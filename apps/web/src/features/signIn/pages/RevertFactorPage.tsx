// Where the link of the warning mail arrives: "a new second step was added to your account".
import { Button, List, Stack, Text } from '@mantine/core';
import { IconShieldCheck, IconShieldX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { client } from '../../../platform/api/client.ts';
import { refusalOf } from '../../../platform/api/problem.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { AuthPage } from '../frame/AuthPage.tsx';
import { BackToSignIn } from '../frame/BackToSignIn.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { commonFailure } from '../../../platform/session/refused.ts';
import { InvalidLink } from './InvalidLink.tsx';

const route = getRouteApi('/auth/revert-mfa');

export function RevertFactorPage() {
  const { t } = useTexts('features/account/factors');
  const { t: tPages } = useTexts('features/signIn/pages');
  const { oobCode: token = '' } = route.useSearch();
  const [isKept, setIsKept] = useState(false);
  const revert = useMutation({ mutationFn: () => client.users.revertSecondFactor({ token }) });
  const refusal = revert.isError ? refusalOf(revert.error) : null;

  if (token === '' || refusal?.code === 'link.invalid') return <InvalidLink hint={t('revert.invalid')} />;
  if (revert.isSuccess || isKept) {
    return (
      <AuthPage
        title={isKept ? t('revert.keptTitle') : t('revert.doneTitle')}
        lead={isKept ? t('revert.kept') : t('revert.done')}
        icon={IconShieldCheck}
        tone="good"
        isNext
      >
        <BackToSignIn />
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t('revert.title')} lead={t('revert.lead')} icon={IconShieldX} tone="bad">
      <Text>{t('revert.what')}</Text>
      <List my="sm">
        <List.Item>{t('revert.signsOut')}</List.Item>
        <List.Item>{t('revert.mails')}</List.Item>
      </List>
      <Stack gap="sm" mt="md">
        <FailureAlert>{refusal && tPages(`errors.${commonFailure(refusal)}`)}</FailureAlert>
        <Button size="md" color="red" loading={revert.isPending} onClick={() => revert.mutate()}>
          {t('revert.submit')}
        </Button>
        <Button size="md" variant="default" onClick={() => setIsKept(true)}>
          {t('revert.mine')}
        </Button>
      </Stack>
      <BackToSignIn />
    </AuthPage>
  );
}
