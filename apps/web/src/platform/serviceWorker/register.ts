// Registers the service worker and notices when a new version of the app lies ready.
import { createStore, useStore } from '../store.ts';
import { skipWaiting } from './messages.ts';

const checkEvery = 60 * 60 * 1000;
const activationTimeout = 5_000;
/** The worker fetches the whole app; the first screen and what it asks for come first. */
const quietAfter = 1_500;

/** A new version waits for the person to reload, or another tab has already taken it into use. */
const newVersion = createStore(false);
let registration: ServiceWorkerRegistration | null = null;
let isReloading = false;

export function useIsNewVersionReady(): boolean {
  return useStore(newVersion);
}

/** Called once, when the first screen is there. In development there is no service worker. */
export function registerServiceWorker(): void {
  clearBadgeWhenVisible();
  if (import.meta.env.PROD && 'serviceWorker' in navigator) setTimeout(register, quietAfter);
}

function register(): void {
  navigator.serviceWorker
    .register('/sw.js', { updateViaCache: 'none' })
    .then(watch)
    // Private windows may refuse; the app works without.
    .catch(() => undefined);
}

function watch(registered: ServiceWorkerRegistration): void {
  registration = registered;
  noteWaiting();
  registered.addEventListener('updatefound', () => {
    registered.installing?.addEventListener('statechange', noteWaiting);
  });
  let hadController = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isReloading) location.reload();
    // The first worker of a first visit is no new version.
    else if (hadController) newVersion.set(true);
    hadController = true;
  });
  const check = () => void checkForNewVersion();
  setInterval(check, checkEvery);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check();
  });
}

/** Without a controller the waiting worker is the first one ever, and the page is as new as it. */
function noteWaiting(): void {
  if (registration?.waiting != null && navigator.serviceWorker.controller !== null) newVersion.set(true);
}

export async function checkForNewVersion(): Promise<void> {
  try {
    await registration?.update();
  } catch {
    // Offline, or the server is away: the next check finds it.
  }
}

/** Takes the new version into use where one waits, and loads the page again, once. */
export async function reloadToNewVersion(): Promise<void> {
  if (isReloading) return;
  isReloading = true;
  await checkForNewVersion();
  const waiting = registration?.waiting ?? (await installed(registration?.installing ?? null));
  if (waiting === null) {
    location.reload();
    return;
  }
  waiting.postMessage(skipWaiting, []);
  // Should the worker not take over, a plain reload is better than a button that does nothing.
  setTimeout(() => location.reload(), activationTimeout);
}

function installed(worker: ServiceWorker | null): Promise<ServiceWorker | null> {
  if (worker === null) return Promise.resolve(null);
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), activationTimeout);
    worker.addEventListener('statechange', () => {
      if (worker.state === 'installed') resolve(worker);
    });
  });
}

/** A notification puts a badge on the installed app; whoever looks at the app has seen it. */
function clearBadgeWhenVisible(): void {
  const clear = () => {
    if (document.visibilityState === 'visible' && 'clearAppBadge' in navigator) {
      navigator.clearAppBadge().catch(() => undefined);
    }
  };
  clear();
  document.addEventListener('visibilitychange', clear);
}
