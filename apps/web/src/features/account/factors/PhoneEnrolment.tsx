// A phone as second factor: its number, and the code that proves that the user has it.
import type { SentCode } from '@schooldog/contract/account';
import { useState } from 'react';
import { client } from '../../../platform/api/client.ts';
import { refusalOf } from '../../../platform/api/problem.ts';
import { connectivity } from '../../../platform/connectivity/connectivity.ts';
import { humanCheck } from '../../../platform/humanCheck/humanCheck.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { finishFailure, sendFailure, type EnrolmentProps } from './enrolment.ts';
import { PhoneCode } from './PhoneCode.tsx';
import { PhoneEntry, type PhoneFailure } from './PhoneEntry.tsx';
import { wasNotSignedInAgain, withRecentSignIn } from './reauthentication.ts';
import { isOver } from './stepFailure.ts';

type Props = EnrolmentProps & Readonly<{ phoneNumber: string | null }>;

export function PhoneEnrolment({ phoneNumber, onEnrolled, onBack, onOver }: Props) {
  const { t } = useTexts('features/account/factors');
  const [phone, setPhone] = useState(phoneNumber ?? '');
  const [sent, setSent] = useState<SentCode | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<PhoneFailure | null>(null);
  const [codeError, setCodeError] = useState<string | null>(null);

  const send = async () => {
    setIsBusy(true);
    setFailure(null);
    setCodeError(null);
    try {
      setSent(
        await withRecentSignIn(async () =>
          client.users.beginPhoneEnrolment({ phoneNumber: phone, humanCheck: await humanCheck() }),
        ),
      );
    } catch (error) {
      if (isOver(refusalOf(error))) onOver?.();
      else if (!wasNotSignedInAgain(error)) setFailure(sendFailure(refusalOf(error), connectivity.get()));
    }
    setIsBusy(false);
  };

  const finish = async (code: string) => {
    if (sent === null) return;
    setIsBusy(true);
    setCodeError(null);
    try {
      const { codeId } = sent;
      const enrolled = await withRecentSignIn(() => client.users.finishPhoneEnrolment({ codeId, code }));
      onEnrolled(enrolled.recoveryCodes);
      return;
    } catch (error) {
      const failed = finishFailure(refusalOf(error));
      if (isOver(refusalOf(error))) onOver?.();
      else if (failed === 'wrong') setCodeError(t('enrol.errors.wrong'));
      else {
        setSent(null);
        setFailure(wasNotSignedInAgain(error) ? null : failed);
      }
    }
    setIsBusy(false);
  };

  if (sent === null) {
    return (
      <PhoneEntry
        phone={phone}
        onPhone={setPhone}
        failure={failure}
        isBusy={isBusy}
        onSend={send}
        onBack={onBack}
      />
    );
  }
  return (
    <PhoneCode
      sent={sent}
      error={codeError}
      failure={failure === null ? null : t('enrol.errors.sendFailed')}
      isBusy={isBusy}
      onFinish={finish}
      onResend={send}
      onOtherPhone={() => setSent(null)}
    />
  );
}
