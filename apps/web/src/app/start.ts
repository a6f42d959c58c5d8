// The order in which the app comes up.
import { finishSignOut } from '../features/users/signOut.ts';
import { captureInstallPrompt } from '../platform/install/installPrompt.ts';
import { registerServiceWorker } from '../platform/serviceWorker/index.ts';
import { keptSession } from '../platform/session/keptSession.ts';
import { endSession, startSession } from '../platform/session/session.ts';
import { followOtherTabs } from './live/otherTabs.ts';
import { warmLayout } from './layouts/layouts.ts';
import { watchSession } from './router.tsx';

export function start(): void {
  captureInstallPrompt();
  registerServiceWorker();
  watchSession();
  followOtherTabs();
  warmLayout(keptSession() === null ? 'auth' : 'default');
  void startPerson().then(startSending);
}

/** Whoever signed out without a network stays signed out, although the browser still holds their cookie. */
async function startPerson(): Promise<void> {
  if (await finishSignOut()) await startSession();
  else endSession({ forget: true });
}

async function startSending(): Promise<void> {
  const { startOutbox } = await import('../platform/outbox/index.ts');
  startOutbox();
}
