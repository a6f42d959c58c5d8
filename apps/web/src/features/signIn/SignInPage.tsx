import { Anchor, Button, Text, Title } from '@mantine/core';
import { IconDeviceMobileDown } from '@tabler/icons-react';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { queryClient } from '../../platform/api/queryClient.ts';
import { connectivity } from '../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { isInstalledApp } from '../../platform/install/installPrompt.ts';
import { importWithTexts } from '../../platform/i18n/importWithTexts.ts';
import { lazyPart } from '../../platform/lazyParts/lazyPart.ts';
import { useLeftWork } from '../../platform/session/leftWork.ts';
import { useSession } from '../../platform/session/session.ts';
import classes from './frame/AuthPage.module.css';
import { SignInForm } from './SignInForm.tsx';
import { signInProviders } from '../../platform/session/signInProviders.ts';

// Most people never see these, so they come when they are needed.
const AlreadySignedInDialog = lazyPart(
  'dialog',
  async () => (await import('./AlreadySignedInDialog.tsx')).AlreadySignedInDialog,
);
const SessionTimedOutDialog = lazyPart(
  'dialog',
  async () => (await import('./SessionTimedOutDialog.tsx')).SessionTimedOutDialog,
);
const SecondStep = lazyPart(
  'dialog',
  async () =>
    (
      await importWithTexts(
        ['features/signIn/pages', 'features/account/factors', 'ui'],
        () => import('./pages/SecondStep.tsx'),
      )
    ).SecondStep,
);
const SignInProviders = lazyPart(
  'section',
  async () =>
    (await importWithTexts(['features/account/sso'], () => import('./pages/SignInProviders.tsx')))
      .SignInProviders,
);

const DemoSignIn = lazyPart(
  'section',
  async () =>
    (await importWithTexts(['features/signIn/pages'], () => import('./pages/DemoSignIn.tsx'))).DemoSignIn,
);

const LeftWorkNotice = lazyPart(
  'section',
  async () =>
    (await importWithTexts(['features/signIn/pages'], () => import('./pages/LeftWorkNotice.tsx')))
      .LeftWorkNotice,
);

const route = getRouteApi('/auth/signin');

export function SignInPage() {
  const navigate = useNavigate();
  const { i: issue } = route.useSearch();
  const { session } = useSession();
  const [isSigningIn, setIsSigningIn] = useState(false);
  const user = session?.user ?? null;
  const pending = session?.pending ?? null;
  // Held until the last of its screens is done: the session is whole before the recovery codes are saved.
  const [held, setHeld] = useState(pending);
  if (held === null && pending !== null) setHeld(pending);

  const enter = () => void navigate({ to: '/' });
  const startAgain = () => {
    setHeld(null);
    setIsSigningIn(false);
  };
  return (
    <>
      {held === null ? <FirstStep onBusy={setIsSigningIn} onSignedIn={enter} /> : null}
      <Suspense fallback={null}>
        {held === null ? null : <SecondStep pending={held} onSignedIn={enter} onCancelled={startAgain} />}
        {issue === undefined ? null : <SessionTimedOutDialog />}
        {user === null || isSigningIn || held !== null ? null : <AlreadySignedInDialog user={user} />}
      </Suspense>
    </>
  );
}

type FirstStepProps = Readonly<{ onBusy(isBusy: boolean): void; onSignedIn(): void }>;

function FirstStep(props: FirstStepProps) {
  const { t } = useTexts('features/signIn');
  const { sso = null } = route.useSearch();
  const demo = useSession().session?.demo;
  const left = useLeftWork();
  return (
    <div className={classes.page}>
      <Title order={1} fz={28}>
        {t('signIn.title')}
      </Title>
      <Text c="dimmed" mt={4} mb="lg">
        {t('signIn.lead')}
      </Text>
      <Suspense fallback={null}>{left === null ? null : <LeftWorkNotice left={left} />}</Suspense>
      <SignInForm arrivedWith={sso} {...props} />
      {isInstalledApp() ? null : (
        <Button
          hiddenFrom="sm"
          mt="md"
          fullWidth
          variant="default"
          leftSection={<IconDeviceMobileDown size={20} aria-hidden />}
          renderRoot={(link) => <Link to="/install" {...link} />}
        >
          {t('signIn.install')}
        </Button>
      )}
      <ProvidersLater />
      <Suspense fallback={null}>{demo === undefined ? null : <DemoSignIn demo={demo} {...props} />}</Suspense>
      <Anchor mt="md" className={classes.about} renderRoot={(link) => <Link to="/landing" {...link} />}>
        {t('signIn.about')}
      </Anchor>
    </div>
  );
}

/** Asked for once the form is painted, and shown below everything, so that nothing waits for them or moves. */
function ProvidersLater() {
  const [areThere, setAreThere] = useState(false);
  useEffect(() => {
    const ask = async () => {
      if (connectivity.get().isOffline) return;
      const providers = await queryClient.query(signInProviders);
      setAreThere(providers.length > 0);
    };
    // Whoever has a password does not miss them.
    const timer = setTimeout(() => void ask().catch(() => undefined));
    return () => clearTimeout(timer);
  }, []);
  return <Suspense fallback={null}>{areThere ? <SignInProviders /> : null}</Suspense>;
}
