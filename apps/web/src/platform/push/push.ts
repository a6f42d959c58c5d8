// Web push from the page's side: the question, asked at most twice on a device and only after a click; the device,
// named to the server while somebody is signed in, and let go when they leave.
import { mayAskForPush } from '@schooldog/domain/notifications';
import { connectivity } from '../connectivity/connectivity.ts';
import { readDevice, writeDevice } from '../deviceStorage.ts';
import { sessionStore } from '../session/session.ts';
import { forgetThisDevice, nameThisDevice } from './device.ts';

const askedKey = 'pushAsked';

/** Called once. Browsers without web push, and pages without a service worker, go without. */
export function startPush(): void {
  if (!('Notification' in window) || !('PushManager' in window) || !('serviceWorker' in navigator)) return;
  window.addEventListener('click', askOnce);
  connectivity.subscribe(follow);
  sessionStore.subscribe(follow);
  follow();
}

/** A click that comes at a bad moment is no question; the next one may be. */
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

/** Whatever changed, afterwards the device is named for whoever is there, or for nobody. */
function follow(): void {
  const session = present();
  if (session === null) {
    // Starting without a network, or waiting for the second step, is no leaving.
    if (wasHere && sessionStore.get().session?.user == null) leave();
    return;
  }
  wasHere = true;
  if (Notification.permission !== 'granted' || connectivity.get().isOffline) return;
  const current = `${session.user?.id} ${session.signedInAt}`;
  if (namedFor === current) return;
  namedFor = current;
  // A push service that is away is tried again at the next start.
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
