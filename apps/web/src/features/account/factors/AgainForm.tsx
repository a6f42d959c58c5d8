import { Button, Group, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { client } from '../../../platform/api/client.ts';
import { refusalOf } from '../../../platform/api/problem.ts';
import { connectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useUser } from '../../../platform/session/session.ts';
import { focusFirstError } from '../../../ui/focusFirstError.ts';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { SsoButtons } from '../sso/SsoButtons.tsx';
import { againFailure, type AgainFailure } from './againFailure.ts';
import { usePopupSignIn } from './usePopupSignIn.ts';

const commonFailures = ['offline', 'noAnswer', 'tooMany', 'other'] as const;
const isCommon = (failure: string): failure is (typeof commonFailures)[number] =>
  commonFailures.some((common) => common === failure);

type Props = Readonly<{ onDone(): void; onSecondStep(): void; onCancel(): void }>;

export function AgainForm({ onDone, onSecondStep, onCancel }: Props) {
  const { t } = useTexts('features/account/factors');
  const { t: tPages } = useTexts('features/signIn/pages');
  const [email, setEmail] = useState(useUser().email);
  const [password, setPassword] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<AgainFailure | 'sso' | 'popup' | null>(null);
  const missing = { email: isChecked && email.trim() === '', password: isChecked && password === '' };
  const popUp = usePopupSignIn((result) => {
    if (result === 'done') onDone();
    else if (result === 'verify') onSecondStep();
    else setFailure(result);
  });

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    setFailure(null);
    if (email.trim() === '' || password === '') {
      focusFirstError(event);
      return;
    }
    setIsBusy(true);
    try {
      const { step } = await client.users.reauthenticate({ email: email.trim(), password });
      if (step === 'verify') onSecondStep();
      else onDone();
    } catch (error) {
      setFailure(againFailure(refusalOf(error), connectivity.get()));
      setIsBusy(false);
    }
  };
  const said =
    failure === null ? null : isCommon(failure) ? tPages(`errors.${failure}`) : t(`again.errors.${failure}`);

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="md">
        <TextInput
          label={t('again.email')}
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          withAsterisk={false}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={missing.email ? t('again.required') : null}
        />
        <PasswordInput
          label={t('again.password')}
          name="password"
          autoComplete="current-password"
          required
          withAsterisk={false}
          data-autofocus
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={missing.password ? t('again.required') : null}
          visibilityToggleButtonProps={{ 'aria-label': t('again.showPassword'), tabIndex: 0 }}
        />
        <FailureAlert>{said}</FailureAlert>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel}>
            {t('again.cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t('again.submit')}
          </Button>
        </Group>
      </Stack>
      <SsoButtons onChoose={(provider) => popUp(provider)} />
    </form>
  );
}
