/// <reference lib="webworker" />
// The service worker: the app's files for a start without a network, notifications, and the outbox when the browser
// finds a network while the app is closed.
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { drainInWorker } from '../outbox/drainInWorker.ts';
import { syncTag } from './backgroundSync.ts';
import { skipWaiting } from './messages.ts';
import { noticeIn, pathIn } from './notice.ts';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: (string | { url: string; revision: string | null })[];
};

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [/^\/api\//] }));

// The first visit is looked after at once, so that pages not opened yet are there when the network goes.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// A new worker waits until the person agrees to reload.
self.addEventListener('message', ({ data }) => {
  if (data === skipWaiting) void self.skipWaiting();
});

// Background sync is not among the browser types, because not every browser has it.
self.addEventListener('sync', (event) => {
  if (event instanceof ExtendableEvent && 'tag' in event && event.tag === syncTag)
    event.waitUntil(drainInWorker());
});

self.addEventListener('push', (event) => event.waitUntil(showNotice(event.data)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openAt(pathIn(event.notification.data, self.location.origin)));
});

async function showNotice(message: PushMessageData | null): Promise<void> {
  const { id, title, text, url } = noticeIn(jsonIn(message));
  await self.registration.showNotification(title, { body: text, tag: id, data: url, icon: '/icon-192.png' });
  if ('setAppBadge' in self.navigator) await self.navigator.setAppBadge().catch(() => undefined);
}

function jsonIn(message: PushMessageData | null): unknown {
  try {
    return message?.json();
  } catch {
    return undefined;
  }
}

/** The app that is open already goes there; otherwise it is opened. */
async function openAt(path: string): Promise<void> {
  const [window] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (window === undefined) {
    await self.clients.openWindow(path);
    return;
  }
  await window.focus();
  // A window that is not ours yet cannot be sent anywhere.
  await window.navigate(path).catch(() => self.clients.openWindow(path));
}
