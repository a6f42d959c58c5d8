// This browser's end of web push: it subscribes with the server's key, and registers at the server once a session.
import type { Session } from '@schooldog/contract/account';
import { makeId } from '@schooldog/domain/kernel';
import { client } from '../api/client.ts';
import { readDevice, writeDevice } from '../deviceStorage.ts';

const savedKey = 'pushSavedFor';

/** The server deletes a device with its session, so each sign-in registers it again. */
export async function nameThisDevice(session: Session): Promise<void> {
  if (session.user === null) return;
  const { pushManager } = await navigator.serviceWorker.ready;
  const existing = await pushManager.getSubscription();
  const savedAs = (endpoint: string) => [session.user?.id, session.signedInAt, endpoint].join(' ');
  if (existing !== null && readDevice(savedKey) === savedAs(existing.endpoint)) return;

  const { endpoint, keys } = (await subscribed(pushManager, existing)).toJSON();
  const p256dh = keys?.['p256dh'];
  const auth = keys?.['auth'];
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return;
  const id = makeId((count) => crypto.getRandomValues(new Uint8Array(count)));
  await client.notifications.savePushSubscription({
    id,
    subscription: { endpoint, keys: { p256dh, auth } },
  });
  writeDevice(savedKey, savedAs(endpoint));
}

/** After the sign-out nothing of that user reaches this device, even before the server knows. */
export async function forgetThisDevice(): Promise<void> {
  writeDevice(savedKey, null);
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

async function subscribed(
  pushManager: PushManager,
  existing: PushSubscription | null,
): Promise<PushSubscription> {
  const { publicKey } = await client.notifications.getPushKey();
  if (existing !== null) {
    if (keyOf(existing) === publicKey) return existing;
    await existing.unsubscribe();
  }
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) });
}

function keyOf(subscription: PushSubscription): string {
  const key = subscription.options.applicationServerKey;
  return key === null ? '' : base64url(new Uint8Array(key));
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.codePointAt(0) ?? 0);
}
