// The second step of a sign-in, in place of the form: a code, or, for those who must have a factor and have none yet,
// setting one up.
import { Button } from '@mantine/core';
import type { PendingSignIn } from '@schooldog/contract/account';
import { IconHourglassOff, IconShieldLock } from '@tabler/icons-react';
import { useState } from 'react';
import { client } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { endSession } from '../../../platform/session/session.ts';
import { signOutOnServer } from '../../../platform/session/signIn.ts';
import { EnrolFactor, forgetCode, SecondStepForm } from '../../account/index.ts';
import { AuthPage } from '../frame/AuthPage.tsx';
import { enter } from './enter.ts';

type Props = Readonly<{ pending: PendingSignIn; onSignedIn(): void; onCancelled(): void }>;

export function SecondStep({ pending, onSignedIn, onCancelled }: Props) {
  const { t } = useTexts('features/signIn/pages');
  const [isOver, setIsOver] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const stop = () => setIsOver(true);

  /** Nothing on the device belongs to this sign-in yet, so nothing there is forgotten. */
  const cancel = async () => {
    setIsLeaving(true);
    forgetCode();
    await signOutOnServer();
    endSession({ forget: false });
    onCancelled();
  };
  const cancelButton = (
    <Button variant="subtle" fullWidth mt="md" loading={isLeaving} onClick={() => void cancel()}>
      {t('second.cancel')}
    </Button>
  );

  if (isOver) {
    return (
      <AuthPage
        title={t('second.title')}
        lead={t('second.expired')}
        icon={IconHourglassOff}
        tone="bad"
        isNext
      >
        <Button size="md" fullWidth loading={isLeaving} onClick={() => void cancel()}>
          {t('second.startAgain')}
        </Button>
      </AuthPage>
    );
  }
  if (pending.step === 'enrol') {
    // The server has opened the whole session with the last code; the app takes it over once the codes are saved.
    const takeOver = async () => {
      await enter(async () => ({ step: 'signedIn' }));
      onSignedIn();
    };
    return (
      <AuthPage title={t('second.enrolTitle')} lead={t('second.enrolLead')} icon={IconShieldLock} isNext>
        <EnrolFactor onDone={() => void takeOver()} onOver={stop} footer={cancelButton} />
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t('second.title')} lead={t('second.lead')} icon={IconShieldLock} isNext>
      <SecondStepForm
        factors={pending.factors}
        hasRecoveryCodes={pending.hasRecoveryCodes}
        onOver={stop}
        verify={async (step) => {
          const { refusal } = await enter(() => client.users.verifySignIn(step));
          if (refusal === null) {
            forgetCode();
            onSignedIn();
          }
          return refusal;
        }}
      />
      {cancelButton}
    </AuthPage>
  );
}
