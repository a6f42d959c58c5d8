// A new person's first visit from the mail: choose a password, check name and phone, then protect the account or not.
import { Button } from '@mantine/core';
import { IconShieldLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { client } from '../../../platform/api/client.ts';
import { refusalOf } from '../../../platform/api/problem.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useSession } from '../../../platform/session/session.ts';
import { EnrolFactor } from '../../account/index.ts';
import { AuthPage } from '../frame/AuthPage.tsx';
import { Retry } from '../frame/Retry.tsx';
import { commonFailure } from '../../../platform/session/refused.ts';
import { Working } from '../frame/Working.tsx';
import { InvalidLink } from '../pages/InvalidLink.tsx';
import { NewPersonForm } from './NewPersonForm.tsx';

export function NewPersonPage({ token }: Readonly<{ token: string }>) {
  const { t } = useTexts('features/signIn/setup');
  const { t: tPages } = useTexts('features/signIn/pages');
  const navigate = useNavigate();
  const [isIn, setIsIn] = useState(false);
  const phoneNumber = useSession().session?.user?.phoneNumber ?? null;
  // Reading the link does not consume it; it is read once, because it is gone afterwards.
  const setup = useQuery({
    queryKey: ['setup', token],
    queryFn: () => client.users.getSetup({ token }),
    enabled: !isIn,
    // Without an answer the page says so and offers another try.
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
  });
  const toDashboard = () => void navigate({ to: '/dashboard', replace: true });

  if (isIn) {
    return (
      <AuthPage title={t('protect.title')} lead={t('protect.lead')} icon={IconShieldLock} isNext>
        <EnrolFactor
          phoneNumber={phoneNumber}
          onDone={toDashboard}
          footer={
            <Button variant="subtle" fullWidth mt="md" onClick={toDashboard}>
              {t('protect.skip')}
            </Button>
          }
        />
      </AuthPage>
    );
  }
  if (setup.data !== undefined) {
    return (
      <NewPersonForm
        token={token}
        person={setup.data}
        onIn={(step) =>
          step === 'signedIn' ? setIsIn(true) : void navigate({ to: '/auth/signin', replace: true })
        }
      />
    );
  }
  if (!setup.isError) return <Working title={t('opening')} />;
  const refusal = refusalOf(setup.error);
  if (refusal.code === 'link.invalid') return <InvalidLink hint={tPages('invalid.setup')} />;
  return (
    <Retry
      title={t('openFailed')}
      reason={tPages(`errors.${commonFailure(refusal)}`)}
      onRetry={() => void setup.refetch()}
    />
  );
}
