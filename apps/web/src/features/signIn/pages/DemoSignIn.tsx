import type { DemoSignIn as Demo } from '@schooldog/contract/account';
import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { connectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { signInWithPassword } from '../../../platform/session/signIn.ts';
import { forgetPendingSignOut } from '../../../platform/session/signOut.ts';
import { AlertRegion } from '../../../ui/AlertRegion.tsx';
import { failureOf, type SignInFailure } from '../signInFailure.ts';

type Props = Readonly<{ demo: Demo; onBusy(isBusy: boolean): void; onSignedIn(): void }>;

/** One tap for each of the people that a demo district is looked at as. */
export function DemoSignIn({ demo, onBusy, onSignedIn }: Props) {
  const { t } = useTexts('features/signIn/pages');
  const [chosen, setChosen] = useState<string | null>(null);
  const [failure, setFailure] = useState<SignInFailure | null>(null);

  const enter = async (email: string) => {
    setChosen(email);
    setFailure(null);
    onBusy(true);
    const { step, refusal } = await signInWithPassword(email, demo.password);
    if (refusal === null) {
      forgetPendingSignOut();
      if (step === 'signedIn') onSignedIn();
      return;
    }
    onBusy(false);
    setChosen(null);
    setFailure(failureOf(refusal, connectivity.get()));
  };

  return (
    <Paper withBorder p="md" mt="lg" component="section" aria-labelledby="demo-sign-in">
      <Title order={2} fz="md" id="demo-sign-in">
        {t('demo.title')}
      </Title>
      <Text size="sm" c="dimmed" mt={4}>
        {t('demo.lead')}
      </Text>
      <Group gap="xs" mt="sm">
        {demo.accounts.map(({ role, email }) => (
          <Button
            key={email}
            variant="light"
            size="md"
            loading={chosen === email}
            disabled={chosen !== null && chosen !== email}
            onClick={() => void enter(email)}
          >
            {t(`demo.as.${role}`)}
          </Button>
        ))}
      </Group>
      <AlertRegion mt="sm" color="red" variant="light" icon={<IconAlertCircle aria-hidden />}>
        {failure === null
          ? null
          : t(
              failure === 'offline' || failure === 'noAnswer' || failure === 'tooMany'
                ? `errors.${failure}`
                : 'demo.failed',
            )}
      </AlertRegion>
    </Paper>
  );
}
