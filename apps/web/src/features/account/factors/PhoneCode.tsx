import { Button, Stack, Text } from '@mantine/core';
import type { SentCode } from '@schooldog/contract/account';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { ResendButton } from './ResendButton.tsx';
import { StepFields } from './StepFields.tsx';

type Props = Readonly<{
  sent: SentCode;
  error: string | null;
  failure: string | null;
  isBusy: boolean;
  onFinish(code: string): Promise<void>;
  onResend(): Promise<void>;
  onOtherPhone(): void;
}>;

export function PhoneCode({ sent, error, failure, isBusy, onFinish, onResend, onOtherPhone }: Props) {
  const { t } = useTexts('features/account/factors');
  const [code, setCode] = useState('');
  return (
    <>
      <Text component="output" display="block" mb="sm">
        {t('enrol.sentTo', { hint: sent.hint })}
      </Text>
      <FailureAlert>{failure}</FailureAlert>
      <StepFields code={code} onCode={setCode} isBusy={isBusy} error={error} onSubmit={() => onFinish(code)}>
        <Stack gap={0}>
          <ResendButton resendAt={sent.resendAt} isSending={false} onSend={() => void onResend()} />
          <Button variant="subtle" onClick={onOtherPhone}>
            {t('enrol.otherPhone')}
          </Button>
        </Stack>
      </StepFields>
    </>
  );
}
