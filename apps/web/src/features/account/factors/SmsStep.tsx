import { Text } from '@mantine/core';
import type { Factor } from '@schooldog/domain/account';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { forgetCode } from './sentCode.ts';
import { ResendButton } from './ResendButton.tsx';
import type { StepProps } from './step.ts';
import { StepFields } from './StepFields.tsx';
import { useSignInCode } from './useSignInCode.ts';
import { useStep } from './useStep.ts';

type Props = StepProps & Readonly<{ factor: Factor }>;

export function SmsStep({ factor, ...props }: Props) {
  const { t } = useTexts('features/account/factors');
  const { code, type, isBusy, error, attempt } = useStep(props);
  const sending = useSignInCode({ factor, onOver: props.onOver });
  const { sent, failure } = sending;
  const submit = async () => {
    if (sent === null) return;
    await attempt({ kind: 'sms', codeId: sent.codeId, code });
  };
  const sendAgain = () => {
    forgetCode();
    type('');
    void sending.send();
  };

  return (
    <>
      <Text component="output" display="block" mb="sm">
        {sent !== null
          ? t('step.sent', { hint: sent.hint })
          : sending.isSending
            ? t('step.sending', { hint: factor.hint })
            : ''}
      </Text>
      <FailureAlert>{failure && t(`step.errors.${failure}`)}</FailureAlert>
      <StepFields code={code} onCode={type} isBusy={isBusy} error={error} onSubmit={submit}>
        <ResendButton
          resendAt={sending.resendAt}
          isSending={sending.isSending && sent !== null}
          isFirst={sent === null}
          onSend={sendAgain}
        />
      </StepFields>
    </>
  );
}
