// Sign In, once more, before something grave: email and password or single sign-on, and the second step where there is
// one. Nothing about the app changes but the time of the last sign-in.
import { Text } from '@mantine/core';
import { useState } from 'react';
import { client } from '../../../platform/api/client.ts';
import { refusalOf } from '../../../platform/api/problem.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { AgainForm } from './AgainForm.tsx';
import { forgetCode } from './sentCode.ts';
import { useFactors } from './queries.ts';
import { SecondStepForm } from './SecondStepForm.tsx';

type Props = Readonly<{ onDone(): void; onCancel(): void }>;

export function ReauthenticationDialog({ onDone, onCancel }: Props) {
  const { t } = useTexts('features/account/factors');
  const [isSecond, setIsSecond] = useState(false);
  const { data } = useFactors();
  return (
    <Dialog title={t('again.title')} onClose={onCancel}>
      <Text c="dimmed" mb="md">
        {isSecond ? t('again.second') : t('again.lead')}
      </Text>
      {isSecond && data !== undefined ? (
        <SecondStepForm
          factors={data.factors}
          hasRecoveryCodes={data.unusedRecoveryCodes > 0}
          onOver={onCancel}
          verify={async (step) => {
            try {
              await client.users.verifyReauthentication(step);
              forgetCode();
              onDone();
              return null;
            } catch (error) {
              return refusalOf(error);
            }
          }}
        />
      ) : (
        <AgainForm onDone={onDone} onSecondStep={() => setIsSecond(true)} onCancel={onCancel} />
      )}
    </Dialog>
  );
}
