// An authenticator app as second factor: its secret, as a picture and as text, and the first code that it shows.
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../../platform/api/client.ts';
import { refusalOf } from '../../../platform/api/problem.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { AppSecret } from './AppSecret.tsx';
import { finishFailure, type EnrolmentProps } from './enrolment.ts';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { wasNotSignedInAgain, withRecentSignIn } from './reauthentication.ts';
import { StepFields } from './StepFields.tsx';
import { isOver } from './stepFailure.ts';

export function AppEnrolment({ onEnrolled, onBack, onOver }: EnrolmentProps) {
  const { t } = useTexts('features/account/factors');
  const [code, setCode] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  // Begun once for as long as it is on screen, and kept nowhere: it holds a secret.
  const begun = useMutation({
    mutationFn: () => withRecentSignIn(() => client.users.beginAppEnrolment()),
    onError: (failed) => (isOver(refusalOf(failed)) ? onOver?.() : undefined),
  });
  const { data, mutate: begin } = begun;
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    begin();
  }, [begin]);

  const finish = async () => {
    if (data === undefined) return;
    setIsBusy(true);
    setError(null);
    setHasFailed(false);
    try {
      const { enrolmentId } = data;
      const enrolled = await withRecentSignIn(() => client.users.finishAppEnrolment({ enrolmentId, code }));
      onEnrolled(enrolled.recoveryCodes);
      return;
    } catch (failed) {
      const refusal = refusalOf(failed);
      if (isOver(refusal)) onOver?.();
      else if (finishFailure(refusal) === 'wrong') setError(t('enrol.errors.wrong'));
      else if (!wasNotSignedInAgain(failed)) {
        setHasFailed(true);
        setCode('');
        begin();
      }
    }
    setIsBusy(false);
  };

  const back =
    onBack === null ? null : (
      <Button variant="subtle" onClick={onBack}>
        {t('enrol.back')}
      </Button>
    );
  if (begun.isError) {
    return (
      <Stack gap="md">
        <FailureAlert>{t('enrol.errors.beginFailed')}</FailureAlert>
        <Button variant="default" onClick={() => begin()}>
          {t('enrol.again')}
        </Button>
        {back}
      </Stack>
    );
  }
  return (
    <Stack gap="md">
      <Text>{t('enrol.scan')}</Text>
      {data === undefined ? <Skeleton height={252} /> : <AppSecret secret={data.secret} uri={data.uri} />}
      <FailureAlert>{hasFailed ? t('enrol.errors.other') : null}</FailureAlert>
      <StepFields code={code} onCode={setCode} isBusy={isBusy} error={error} onSubmit={finish}>
        {back}
      </StepFields>
    </Stack>
  );
}
