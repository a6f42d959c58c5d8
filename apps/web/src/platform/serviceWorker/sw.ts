/// <reference lib="webworker" />
// The service worker: the app's files for a start without a network, notifications, and the outbox when the browser
// finds a network while the app is closed.
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { drainInWorker } from '../outbox/drainInWorker.ts';
import { acknowledge, acknowledgeAction, type NoticeData, noticeDataIn } from './acknowledge.ts';
import { syncTag } from './backgroundSync.ts';
import { type AppFile, laterFiles } from './laterFiles.ts';
import { filesToKeep, skipWaiting } from './messages.ts';
import { noticeIn, pathIn } from './notice.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: readonly AppFile[] };

const files: readonly AppFile[] = self.__WB_MANIFEST;
precacheAndRoute(
  files.filter(({ group }) => group === 'first').map(({ url, revision }) => ({ url, revision })),
);
cleanupOutdatedCaches();
// The server sends pages of visitors with headers of their own, because their address is a secret.
const notKept = [/^\/api\//, /^\/responder\//];
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: notKept }));

const later = laterFiles(files);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && later.has(url.pathname),
  ({ url }) => later.serve(url.pathname),
);

self.addEventListener('install', (event) => event.waitUntil(later.keepAsBefore()));

// Controls the first visit at once, so that the app works when the network is lost.
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), later.forgetOthers()]));
});

self.addEventListener('message', (event) => {
  // A new worker waits until the user agrees to reload.
  if (event.data === skipWaiting) void self.skipWaiting();
  const wanted = filesToKeep(event.data);
  if (wanted === null) return;
  const reply = (isKept: boolean) => event.ports[0]?.postMessage(isKept);
  event.waitUntil(later.keep(wanted).then(reply, () => reply(false)));
});

// Background sync is not among the browser types, because not every browser has it.
self.addEventListener('sync', (event) => {
  if (event instanceof ExtendableEvent && 'tag' in event && event.tag === syncTag)
    event.waitUntil(drainInWorker());
});

self.addEventListener('push', (event) => event.waitUntil(showNotice(event.data)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(answer(event.action, noticeDataIn(event.notification.data)));
});

async function answer(action: string, data: NoticeData): Promise<void> {
  const { origin } = self.location;
  if (action === acknowledgeAction && (await acknowledge(data, origin))) return;
  await openAt(pathIn(data.url, origin));
}

async function showNotice(message: PushMessageData | null): Promise<void> {
  const { id, title, text, url, action, userId } = noticeIn(jsonIn(message));
  const data: NoticeData = { url, userId };
  // Buttons are not among the browser types, because not every browser has them.
  const actions = action === '' ? [] : [{ action: acknowledgeAction, title: action }];
  const options = { body: text, tag: id, data, icon: '/icon-192.png', actions };
  await self.registration.showNotification(title, options);
  if ('setAppBadge' in self.navigator) await self.navigator.setAppBadge().catch(() => undefined);
}

function jsonIn(message: PushMessageData | null): unknown {
  try {
    return message?.json();
  } catch {
    return undefined;
  }
}

/** An open window navigates there; otherwise a new one is opened. */
async function openAt(path: string): Promise<void> {
  const [window] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (window === undefined) {
    await self.clients.openWindow(path);
    return;
  }
  await window.focus();
  // A window that we do not control yet cannot be navigated.
  await window.navigate(path).catch(() => self.clients.openWindow(path));
}
