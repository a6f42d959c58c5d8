import { productVersion, updateBetween } from '@schooldog/domain/settings';
import { useEffect, useState } from 'react';
import { useConnectivity } from '../connectivity/connectivity.ts';
import { readDevice, writeDevice } from '../deviceStorage.ts';
import { checkForNewVersion, useIsNewVersionReady } from '../serviceWorker/register.ts';
import { useSession } from '../session/session.ts';
import { promptFor, type Prompt } from './prompt.ts';

const dismissedKey = 'updateDismissedAt';

/** The present prompt, evaluated again when the banner is due to return. */
export function usePrompt(): Readonly<{ prompt: Prompt; dismiss(): void }> {
  const available = useSession().session?.app.version ?? productVersion;
  const isReady = useIsNewVersionReady();
  const { isOffline } = useConnectivity();
  const [dismissedAt, setDismissedAt] = useState(readDismissedAt);
  const [now, setNow] = useState(Date.now);
  const update = updateBetween(productVersion, available);
  const prompt = promptFor({ update, isReady, isOffline, dismissedAt, now });
  const returnsIn = prompt.kind === 'none' ? prompt.returnsIn : null;

  useEffect(() => {
    // The server runs a newer version, so its files can be fetched.
    if (update !== 'none' && !isOffline) void checkForNewVersion();
  }, [update, isOffline]);

  useEffect(() => {
    if (returnsIn === null) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), returnsIn);
    return () => clearTimeout(timer);
  }, [returnsIn]);

  const dismiss = () => {
    const time = Date.now();
    writeDevice(dismissedKey, String(time));
    setDismissedAt(time);
    setNow(time);
  };
  return { prompt, dismiss };
}

function readDismissedAt(): number | null {
  const time = Number(readDevice(dismissedKey) ?? Number.NaN);
  return Number.isFinite(time) ? time : null;
}
