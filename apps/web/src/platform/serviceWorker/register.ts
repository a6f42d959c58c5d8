// Registers the service worker and notices when a new version of the app is ready.
import i18next from 'i18next';
import { hasPinned } from '../pinned/marker.ts';
import { createStore, useStore } from '../store.ts';
import { whenIdle } from '../whenIdle.ts';
import { keepFiles, skipWaiting } from './messages.ts';
import { untilKept } from './untilKept.ts';

const checkEvery = 60 * 60 * 1000;
const activationTimeout = 5_000;
/** The worker fetches the files of the first screens; the open screen and its requests come before. */
const quietAfter = 1_500;
/** The rest of the app is fetched when the page is idle, or after this time. */
const idleWithin = 10_000;

/** What shows a pinned record is fetched within this time, or later. */
const pinnedWithin = 60_000;
/** A browser may end the worker while it fetches; then it never answers. */
const answersWithin = 120_000;

/** A new version waits for the user to reload, or another tab has already activated it. */
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
    .then((registered) => {
      watch(registered);
      whenIdle(rest.askNow, idleWithin);
      i18next.on('languageChanged', rest.askNow);
    })
    // Private windows may reject it; the app works without.
    .catch(() => undefined);
}

/** Pages that were never opened are cached too, in the language of the user, for when the network is lost. */
const rest = untilKept(() => askWorker(hasPinned(), answersWithin));

/** Something was pinned: resolves when everything that shows it is on the device, or where no worker is. */
export async function keepPinnedFiles(): Promise<void> {
  if (registration === null) return;
  if (!(await askWorker(true, pinnedWithin))) rest.askNow();
}

/** Whether the worker has all these files. */
async function askWorker(withPdf: boolean, milliseconds: number): Promise<boolean> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const isKept = await new Promise<boolean>((resolve) => {
    // A worker of an earlier version answers with the language, and only when it has them.
    port1.addEventListener('message', ({ data }) => resolve(data !== false), { once: true });
    port1.start();
    setTimeout(() => resolve(false), milliseconds);
    active?.postMessage(keepFiles({ language: i18next.language, withPdf }), [port2]);
  });
  port1.close();
  return isKept;
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
    // Offline, or the server is down: the next check finds it.
  }
}

/** Activates a waiting new version and reloads the page, once. */
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

/** A notification puts a badge on the installed app; opening the app clears it. */
function clearBadgeWhenVisible(): void {
  const clear = () => {
    if (document.visibilityState === 'visible' && 'clearAppBadge' in navigator) {
      navigator.clearAppBadge().catch(() => undefined);
    }
  };
  clear();
  document.addEventListener('visibilitychange', clear);
}
