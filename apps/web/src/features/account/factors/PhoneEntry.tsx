import { Button, Stack, TextInput } from '@mantine/core';
import { phoneDigitCount, phoneDigits } from '@schooldog/domain/people';
import { useState, type SubmitEvent } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { focusFirstError } from '../../../ui/focusFirstError.ts';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import type { FinishFailure, SendFailure } from './enrolment.ts';

export type PhoneFailure = SendFailure | Exclude<FinishFailure, 'wrong'>;

type Props = Readonly<{
  phone: string;
  onPhone(digits: string): void;
  failure: PhoneFailure | null;
  isBusy: boolean;
  onSend(): Promise<void>;
  onBack: (() => void) | null;
}>;

/** These say more than that the code could not be sent, so they follow it. */
const reasons: ReadonlySet<PhoneFailure> = new Set(['tooManySent', 'tooSoon', 'offline', 'noAnswer']);

export function PhoneEntry({ phone, onPhone, failure, isBusy, onSend, onBack }: Props) {
  const { t } = useTexts('features/account/factors');
  const [isChecked, setIsChecked] = useState(false);
  const isWhole = phone.length === phoneDigitCount;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (isWhole) void onSend();
    else focusFirstError(event);
  };
  const said =
    failure === null
      ? null
      : reasons.has(failure)
        ? `${t('enrol.errors.sendFailed')}. ${t(`enrol.errors.${failure}`)}`
        : t(`enrol.errors.${failure}`);

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <FailureAlert>{said}</FailureAlert>
        <TextInput
          label={t('enrol.phone')}
          description={t('enrol.phoneHelp')}
          type="tel"
          name="phone"
          inputMode="numeric"
          autoComplete="tel-national"
          size="md"
          required
          withAsterisk={false}
          leftSection="+1"
          data-autofocus
          maxLength={14}
          value={phone}
          onChange={(event) => onPhone(phoneDigits(event.currentTarget.value))}
          error={isChecked && !isWhole ? t('enrol.phoneInvalid') : null}
        />
        <Button type="submit" size="md" loading={isBusy}>
          {t('enrol.send')}
        </Button>
        {onBack === null ? null : (
          <Button variant="subtle" onClick={onBack}>
            {t('enrol.back')}
          </Button>
        )}
      </Stack>
    </form>
  );
}
