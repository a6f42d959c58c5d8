// Web push on the page: the permission prompt, shown at most twice on a device and only after a click; the device,
// registered while a user is signed in, and removed when they leave.
import { mayAskForPush } from '@schooldog/domain/notifications';
import { connectivity } from '../connectivity/connectivity.ts';
import { readDevice, writeDevice } from '../deviceStorage.ts';
import { sessionStore } from '../session/session.ts';
import { forgetThisDevice, nameThisDevice } from './device.ts';

const askedKey = 'pushAsked';

/** Called once. Does nothing in browsers without web push, and on pages without a service worker. */
export function startPush(): void {
  if (!('Notification' in window) || !('PushManager' in window) || !('serviceWorker' in navigator)) return;
  window.addEventListener('click', askOnce);
  connectivity.subscribe(follow);
  sessionStore.subscribe(follow);
  follow();
}

/** A click at the wrong moment shows no prompt; the next one may. */
function askOnce(): void {
  const facts = {
    isOnline: !connectivity.get().isOffline,
    isSignedIn: present() !== null,
    permission: Notification.permission,
    timesAsked: Number(readDevice(askedKey) ?? 0),
  };
  if (!mayAskForPush(facts)) return;
  window.removeEventListener('click', askOnce);
  writeDevice(askedKey, String(facts.timesAsked + 1));
  void Notification.requestPermission().then(follow);
}

let namedFor: string | null = null;
let wasHere = false;

/** After any change the device is registered for the present user, or for none. */
function follow(): void {
  const session = present();
  if (session === null) {
    // An offline start, or a pending second step, is no sign-out.
    if (wasHere && sessionStore.get().session?.user == null) leave();
    return;
  }
  wasHere = true;
  if (Notification.permission !== 'granted' || connectivity.get().isOffline) return;
  const current = `${session.user?.id} ${session.signedInAt}`;
  if (namedFor === current) return;
  namedFor = current;
  // A push service that is down is retried at the next start.
  nameThisDevice(session).catch(() => undefined);
}

function leave(): void {
  wasHere = false;
  namedFor = null;
  forgetThisDevice().catch(() => undefined);
}

function present() {
  const { session, isFromDevice } = sessionStore.get();
  return isFromDevice || session?.user == null ? null : session;
}
