import { Anchor, Button, PasswordInput, Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { EmailField } from './frame/EmailField.tsx';
import { FailureAlert } from '../../ui/FailureAlert.tsx';
import classes from './SignInForm.module.css';
import type { SignInFailure } from './signInFailure.ts';
import { useSignInForm } from './useSignInForm.ts';

type Props = Readonly<{
  /** What came of a visit to another provider. */
  arrivedWith: SignInFailure | null;
  onBusy(isBusy: boolean): void;
  onSignedIn(): void;
}>;

export function SignInForm(props: Props) {
  const { t } = useTexts('features/signIn');
  const form = useSignInForm(props);
  const required = (isMissing: boolean) => (isMissing ? t('signIn.required') : null);

  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <Stack gap="md">
        <EmailField value={form.email} onChange={form.setEmail} error={required(form.missing.email)} />
        <PasswordInput
          label={t('signIn.password')}
          name="password"
          autoComplete="current-password"
          size="md"
          required
          withAsterisk={false}
          value={form.password}
          onChange={(event) => form.setPassword(event.currentTarget.value)}
          error={required(form.missing.password)}
          visibilityToggleButtonProps={{ 'aria-label': t('signIn.showPassword'), tabIndex: 0 }}
        />
        <FailureAlert>{form.failure === null ? null : t(`signIn.errors.${form.failure}`)}</FailureAlert>
        <Button type="submit" size="md" loading={form.isBusy}>
          {t('signIn.submit')}
        </Button>
      </Stack>
      <OtherWays />
    </form>
  );
}

function OtherWays() {
  const { t } = useTexts('features/signIn');
  const ways = [
    { key: 'resetPassword', path: '/auth/forgot-password' },
    { key: 'withoutPassword', path: '/auth/sign-in-link' },
  ] as const;
  return (
    <div className={classes.ways}>
      {ways.map(({ key, path }) => (
        <Anchor key={key} className={classes.way} renderRoot={(props) => <Link to={path} {...props} />}>
          {t(`signIn.${key}`)}
        </Anchor>
      ))}
    </div>
  );
}
