// The service worker: the app's files for a start without a network, notifications, and the outbox when the browser
// finds a network while the app is closed.
import { createHandlerBoundToURL, cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { openLocalDatabase } from '../localDatabase/database.ts';
import { drainLocally } from '../outbox/drainLocally.ts';
import { isManuallyOffline } from '../outbox/manualOffline.ts';
import { syncTag } from './backgroundSync.ts';
import { noticeIn, pathIn } from './notice.ts';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: (string | { url: string; revision: string | null })[];
};

/** Not among the browser types, because not every browser has it. */
type SyncEvent = ExtendableEvent & Readonly<{ tag: string }>;

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [/^\/api\//] }));

// The first visit is looked after at once, so that pages not opened yet are there when the network goes.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// A new worker waits until the person agrees to reload.
self.addEventListener('message', ({ data }) => {
  if (data === 'SKIP_WAITING') void self.skipWaiting();
});
