import { Button, Text, Title } from '@mantine/core';
import { IconDeviceMobileDown } from '@tabler/icons-react';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isInstalledApp } from '../../platform/install/installPrompt.ts';
import { useSession } from '../../platform/session/session.ts';
import { SignInForm } from './SignInForm.tsx';

// Most people never see these, so they come when they are needed.
const AlreadySignedInDialog = lazy(async () => ({
  default: (await import('./AlreadySignedInDialog.tsx')).AlreadySignedInDialog,
}));
const SessionTimedOutDialog = lazy(async () => ({
  default: (await import('./SessionTimedOutDialog.tsx')).SessionTimedOutDialog,
}));

const route = getRouteApi('/auth/signin');

export function SignInPage() {
  const { t } = useTranslation('users');
  const navigate = useNavigate();
  const { i: issue } = route.useSearch();
  const { session } = useSession();
  const [isSigningIn, setIsSigningIn] = useState(false);
  const user = session?.user ?? null;

  return (
    <>
      <Title order={1} fz={28}>
        {t('signIn.title')}
      </Title>
      <Text c="dimmed" mt={4} mb="lg">
        {t('signIn.lead')}
      </Text>
      <SignInForm onBusy={setIsSigningIn} onSignedIn={() => void navigate({ to: '/dashboard' })} />
      {isInstalledApp() ? null : (
        <Button
          hiddenFrom="sm"
          mt="md"
          variant="default"
          leftSection={<IconDeviceMobileDown size={20} aria-hidden />}
          renderRoot={(props) => <Link to="/install" {...props} />}
        >
          {t('signIn.install')}
        </Button>
      )}
      <Suspense fallback={null}>
        {issue === undefined ? null : <SessionTimedOutDialog />}
        {user === null || isSigningIn ? null : <AlreadySignedInDialog user={user} />}
      </Suspense>
    </>
  );
}
