// Web push. The library encrypts and signs; the request is made here, because the library's own has no limit on the
// whole exchange. The library is loaded with the first push.
import type { PushSubscription, RequestOptions } from 'web-push';
import type { VapidKeys } from '../vapid.ts';
import { DeliveryFault } from './fault.ts';
import { post, postTimeoutMilliseconds } from './post.ts';

export type PushTarget = Readonly<{ endpoint: string; keys: Readonly<{ p256dh: string; auth: string }> }>;
type PushNotice = Readonly<{
  id: string;
  title: string;
  text: string;
  url: string;
  action?: string;
  userId?: string;
}>;
export type PushOutlet = Readonly<{ send(target: PushTarget, notice: PushNotice): Promise<void> }>;

/** A device that was off for longer than a day gets its notifications from the app itself when it opens. */
const timeToLiveSeconds = 24 * 60 * 60;

export function createPushOutlet(
  vapid: VapidKeys,
  timeoutMilliseconds = postTimeoutMilliseconds,
): PushOutlet {
  return {
    send: async (target, notice) =>
      post({ ...(await encrypted(target, notice, vapid)), timeoutMilliseconds }),
  };
}

async function encrypted(target: PushTarget, notice: PushNotice, vapid: VapidKeys) {
  const { id, title, text, url, action, userId } = notice;
  const payload = JSON.stringify({ id, title, text, url, action, userId });
  const subscription = {
    endpoint: target.endpoint,
    keys: { p256dh: target.keys.p256dh, auth: target.keys.auth },
  };
  const details = await requestDetails(subscription, payload, {
    vapidDetails: { subject: vapid.subject, publicKey: vapid.publicKey, privateKey: vapid.privateKey },
    TTL: timeToLiveSeconds,
    // Every notification is shown at once, so it may wake a phone.
    urgency: 'high',
    // A repeat replaces the first at the push service instead of adding a second.
    topic: id,
  });
  const headers = Object.entries(details.headers).filter(([name]) => name !== 'Content-Length');
  return { url: target.endpoint, headers: Object.fromEntries(headers), body: new Uint8Array(details.body) };
}

/** Keys that cannot be used for encryption will never work. */
async function requestDetails(...request: [PushSubscription, string, RequestOptions]) {
  const { default: webPush } = await import('web-push');
  try {
    return webPush.generateRequestDetails(...request);
  } catch {
    throw new DeliveryFault('gone');
  }
}
