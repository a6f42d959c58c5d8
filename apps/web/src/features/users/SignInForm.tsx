import { Alert, Anchor, Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useHasRoute } from '../../ui/useHasRoute.ts';
import classes from './SignInForm.module.css';
import { useSignInForm } from './useSignInForm.ts';

type Props = Readonly<{ onBusy(isBusy: boolean): void; onSignedIn(): void }>;

export function SignInForm(props: Props) {
  const { t } = useTranslation('users');
  const form = useSignInForm(props);
  const required = (isMissing: boolean) => (isMissing ? t('signIn.required') : null);

  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <Stack gap="md">
        <TextInput
          label={t('signIn.email')}
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          size="md"
          required
          withAsterisk={false}
          value={form.email}
          onChange={(event) => form.setEmail(event.currentTarget.value)}
          error={required(form.missing.email)}
        />
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
        <div role="alert">
          {form.failure === null ? null : (
            <Alert color="red" variant="light" icon={<IconAlertCircle aria-hidden />}>
              {t(`signIn.errors.${form.failure}`)}
            </Alert>
          )}
        </div>
        <Button type="submit" size="md" loading={form.isBusy}>
          {t('signIn.submit')}
        </Button>
      </Stack>
      <OtherWays />
    </form>
  );
}

/** Each way appears once its page exists. */
function OtherWays() {
  const { t } = useTranslation('users');
  const ways = [
    { key: 'resetPassword', path: '/auth/forgot-password', isThere: useHasRoute('/auth/forgot-password') },
    { key: 'withoutPassword', path: '/auth/sign-in-link', isThere: useHasRoute('/auth/sign-in-link') },
  ] as const;
  const there = ways.filter(({ isThere }) => isThere);
  if (there.length === 0) return null;
  return (
    <div className={classes.ways}>
      {there.map(({ key, path }) => (
        <Anchor key={key} className={classes.way} renderRoot={(props) => <Link to={path} {...props} />}>
          {t(`signIn.${key}`)}
        </Anchor>
      ))}
    </div>
  );
}
