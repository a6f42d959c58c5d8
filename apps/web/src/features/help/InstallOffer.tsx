// Offers once on a phone to install the app, and never again after an answer.
import { useMediaQuery } from '@mantine/hooks';
import { useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { readDevice, writeDevice } from '../../platform/deviceStorage.ts';
import { importWithTexts } from '../../platform/i18n/importWithTexts.ts';
import { isInstalledApp, useInstallPrompt } from '../../platform/install/installPrompt.ts';
import { lazyPart } from '../../platform/lazyParts/lazyPart.ts';
import { useIsPhone } from '../../ui/useIsPhone.ts';
import type { InstallAnswer } from './InstallDialog.tsx';

const answerKey = 'installAnswer';
/** The person came to do something, and gets the time to begin it. */
const quietBefore = 15_000;

const InstallDialog = lazyPart(
  'shell',
  async () => (await importWithTexts(['features/help'], () => import('./InstallDialog.tsx'))).InstallDialog,
);

export function InstallOffer() {
  const isPhone = useIsPhone();
  const isTouched = useMediaQuery('(pointer: coarse)', undefined, { getInitialValueInEffect: false });
  const isOnDashboard = useRouterState({ select: ({ location }) => location.pathname === '/dashboard' });
  const { isOffline } = useConnectivity();
  const { wasInstalled } = useInstallPrompt();
  const [isAnswered, setIsAnswered] = useState(() => isInstalledApp() || readDevice(answerKey) !== null);
  const [isOpen, setIsOpen] = useState(false);
  const isDue = isPhone && isTouched && isOnDashboard && !isOffline && !wasInstalled && !isAnswered;
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => setIsOpen(isNothingOpen()), quietBefore);
    return () => clearTimeout(timer);
  }, [isDue]);

  if (!isOpen || isAnswered) return null;
  const answer = (given: InstallAnswer) => {
    writeDevice(answerKey, given);
    setIsAnswered(true);
  };
  return (
    <Suspense fallback={null}>
      <InstallDialog onAnswer={answer} />
    </Suspense>
  );
}

/** Otherwise the next visit to the dashboard is soon enough. */
function isNothingOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="menu"]') === null;
}
