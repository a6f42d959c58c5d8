// Where supported, the browser drains the outbox itself once the network is back, even when the app is closed.

export const syncTag = 'outbox';

type SyncManager = Readonly<{ register(tag: string): Promise<void> }>;

export async function requestBackgroundSync(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    const sync = syncOf(registration);
    await sync?.register(syncTag);
  } catch {
    // Missing, not allowed, or in a private window: the page drains while it is open.
  }
}

function syncOf(registration: (object & { sync?: SyncManager }) | undefined): SyncManager | undefined {
  return registration?.sync;
}
